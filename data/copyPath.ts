/**
 * The path of a page's copy in Markdown: `/api` is in `/api.md`, the home page in `/index.md`.
 *
 * @param page the path of the page. The page of a category can end in a slash.
 * @param baseUrl the base path of the site, with a slash on both ends.
 */
export const copyPath = (page: string, baseUrl: string): string =>
  page === baseUrl ? `${baseUrl}index.md` : `${page.replace(/\/$/, '')}.md`;
