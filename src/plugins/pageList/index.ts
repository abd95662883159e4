import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

/** A page of the documentation, for suggestions. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
}

/** The pages of the current version, by path. */
export function listPages(version: Pick<LoadedVersion, 'docs'>): readonly ListedPage[] {
  return version.docs
    .filter(({unlisted}) => !unlisted)
    .map(({permalink, title}) => ({path: permalink.replace(/(?<=.)\/$/, ''), title}))
    .sort((a, b) => a.path.localeCompare(b.path, 'en'));
}

/**
 * Writes the paths and titles of all pages where the not-found page loads them from, and no other page does:
 * `@generated/page-list/default/pages.json`.
 */
export function pageList(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const version = docs?.loadedVersions.find(({isLast}) => isLast);
      await actions.createData('pages.json', version ? listPages(version) : []);
    },
  };
}
