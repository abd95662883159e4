import {assertNew, dayOf, type DraftKind, isKebabCase, readOrThrow} from './draft';
import {ROUTES, withRoute} from './withRoute';
import {withSidebarItem} from './withSidebarItem';

/** The sidebars by the first part of a path. Others have pages that are listed from facts. */
const SIDEBARS: Readonly<Record<string, string>> = {
  'get-started': 'config/sidebars/getStarted.ts',
  api: 'config/sidebars/api.ts',
  learn: 'config/sidebars/learn.ts',
  technology: 'config/sidebars/technology.ts',
};

/** A draft of a page: its front matter in order, and the first paragraph. */
function pageFrame(title: string, today: Date): string {
  return `---
title: ${title}
description: TODO in 80 to 160 characters, what the reader gets from this page, unlike any other
keywords: [TODO words that a reader types and the page does not contain]
sources:
  - https://TODO
checked: ${dayOf(today)}
---

TODO Answer the question of the title in the first paragraph.

## TODO the first task or part {/* #TODO */}

TODO The first action, or the request and response, is within 150 words.

## Next {/* #next */}

- TODO The page of ours that follows.
`;
}

/** A page of a sidebar, after the other pages of its folder. */
export const newPage: DraftKind = {
  usage: 'page <path-below-docs> "<Title>"',
  draft: (read, [path = '', title = ''], today) => {
    const id = path.replace(/^\/+|\.mdx$/g, '');
    const [section = ''] = id.split('/');
    const sidebar = SIDEBARS[section];
    if (sidebar === undefined || !id.includes('/') || !id.split('/').every(isKebabCase)) {
      throw new Error(
        `"${path}" is no path of a page. Use kebab case below one of ${Object.keys(SIDEBARS).join(', ')}: get-started/how-to/gas-fees`,
      );
    }
    if (title.trim() === '' || title.length > 50) {
      throw new Error('Give a title of at most 50 characters');
    }
    const file = `docs/${id}.mdx`;
    assertNew(read, [file, `docs/${id}/index.mdx`]);
    return Promise.resolve({
      created: new Map([[file, pageFrame(title.trim(), today)]]),
      changed: new Map([
        [sidebar, withSidebarItem(readOrThrow(read, sidebar), id, sidebar)],
        [ROUTES, withRoute(readOrThrow(read, ROUTES), `/${id}`)],
      ]),
      next: `Replace each TODO, and move the page in ${sidebar} if another place is better`,
    });
  },
};
