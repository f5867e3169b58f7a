/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:shelf" {
  const names: Record<string, Record<string, { title: string; tagline: string; credits: string }>>;
  export default names;
}

declare module "subset-font" {
  interface Options {
    targetFormat: "truetype" | "woff2";
    keepFeatures: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module "*&raw" {
  const text: string;
  export default text;
}
