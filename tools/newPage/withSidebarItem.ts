/**
 * The text of a sidebar with one more page, after the last page of the same folder.
 *
 * @param id the path of the page below docs/, without extension.
 * @throws if the sidebar has no page of that folder.
 */
export function withSidebarItem(text: string, id: string, file: string): string {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const lines = text.split('\n');
  const at = lines.findLastIndex((line) => {
    const [, page] = /^\s+'([\w/.-]+)',$/.exec(line) ?? [];
    return page?.startsWith(folder) === true && !page.slice(folder.length).includes('/');
  });
  if (at === -1) {
    throw new Error(
      `${file} has no page of ${folder}, so the place of ${id} isn't clear. Choose the folder of a page in the sidebar`,
    );
  }
  const [indent = ''] = /^\s+/.exec(lines[at] ?? '') ?? [];
  return [...lines.slice(0, at + 1), `${indent}'${id}',`, ...lines.slice(at + 1)].join('\n');
}
