/** Whether a page is a how-to by its place. */
export function isHowTo(file: string): boolean {
  return /(?:^|\/)docs\/get-started\/(?:how-to\/.*|connect)\.mdx?$/.test(file);
}

/** True for the pages of JSON-RPC methods and groups, not for the list of all methods, which has no request. */
export function isMethodPage(file: string): boolean {
  return /(?:^|\/)docs\/api\/reference\/(?!index\.)[^/]+\.mdx?$/.test(file);
}
