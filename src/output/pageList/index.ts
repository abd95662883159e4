import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versionsOf} from '../docsOf';
import {listOldPaths, type OldPathSources} from './listOldPaths';

/** A page that can be suggested. */
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

/** All routes of a version, including those of unlisted pages, and the home page. */
function routesOf(version: Pick<LoadedVersion, 'docs'>, baseUrl: string): ReadonlySet<string> {
  const paths = version.docs.map(({permalink}) => permalink.slice(baseUrl.length - 1));
  return new Set(['/', ...paths.map((path) => path.replace(/(?<=.)\/$/, ''))]);
}

/**
 * Writes the data of the not-found page: paths and titles of all pages, and the targets of old paths
 * (`@generated/page-list/default/pages.json`, `oldPaths.json`).
 */
export function pageList(sources: Partial<OldPathSources> = {}) {
  return function listedPages({baseUrl}: Pick<LoadContext, 'baseUrl'>): Plugin {
    return {
      name: 'page-list',
      async allContentLoaded({allContent, actions}) {
        const version = versionsOf(allContent).find(({isLast}) => isLast) ?? {docs: []};
        const oldPaths = listOldPaths(sources, routesOf(version, baseUrl));
        await actions.createData('pages.json', listPages(version));
        await actions.createData('oldPaths.json', oldPaths);
      },
    };
  };
}
