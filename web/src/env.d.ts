/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:shelf" {
  const names: Record<string, Record<string, { title: string; tagline: string; credits: string }>>;
  export default names;
}
