// For tests: what a drawing would need of a page, and does not have itself. Nothing, if it was cut loose.
export function missingIn(svg: string): string[] {
  const drawing = new DOMParser().parseFromString(svg, "image/svg+xml");
  const ids = [...svg.matchAll(/(?:href="|url\((?:"|&quot;)?)#([\w-]+)/g)].map((found) => found[1]!);
  const lost = ids.filter((id) => !drawing.querySelector(`[id="${id}"]`));
  return [...lost, ...(svg.match(/var\([^)]*\)|\sclass="[^"]*"|<!--|(?:href|src)="[^#][^"]*"/g) ?? [])];
}
