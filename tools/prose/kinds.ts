/** Whether a page is a how-to by its place. */
export function isHowTo(file: string): boolean {
  return /(?:^|\/)docs\/get-started\/(?:how-to\/.*|connect)\.mdx?$/.test(file);
}

/** Whether a page describes a JSON-RPC method. */
export function isMethodPage(file: string): boolean {
  return /(?:^|\/)docs\/api\/reference\/[^/]+\.mdx?$/.test(file);
}
