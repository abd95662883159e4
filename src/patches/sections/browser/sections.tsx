import {type ReactNode, useEffect} from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import {useHistory} from '@docusaurus/router';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import Loading from '@theme/Loading';
import Loadable from 'react-loadable';
import {type Document, documentsOf, type Section, sidebarOf} from './expandSection';

interface Route {
  readonly path: string;
  readonly routes?: Route[];
}

/** One route for all pages of a section, until the section has loaded. */
export interface SectionRoute extends Route {
  readonly component: {readonly preload: () => Promise<unknown>};
  readonly isSection: true;
}

/** The hash of the added routes. Docusaurus ignores the part after the last hyphen. */
const HASH = 'p';

const sidebars: Record<string, unknown> = {};

/** The list of routes that contains each section route. */
const siblings = new Map<SectionRoute, Route[]>();

export function isSection(route: object): route is SectionRoute {
  return 'isSection' in route;
}

/** Props of the docs version, to which sidebars are added as they load. */
export function withSidebars<T extends {docsSidebars: object}>(version: T): T {
  return {...version, docsSidebars: Object.assign(sidebars, version.docsSidebars)};
}

/** Records the lists that contain section routes. */
export function withSections(routes: Route[]): Route[] {
  for (const route of routes) {
    if (isSection(route)) {
      siblings.set(route, routes);
    }
    withSections(route.routes ?? []);
  }
  return routes;
}

/** Adds the pages of a section to the lists of Docusaurus, which are read at each use. */
function add(route: SectionRoute, section: Section): void {
  const {name, sidebar, component, items, loaders} = section;
  const documents = documentsOf(section);
  const routes = documents.map(({path: written}, place) => {
    const path = written.replace(/\/$/, '');
    const content = `page-${name}-${place}`;
    Object.assign(registry, {[content]: [loaders[place]]});
    Object.assign(routesChunkNames, {[`${path}-${HASH}`]: {__comp: component, content}});
    const flags = {exact: true, strict: true, sensitive: true};
    return {path, component: ComponentCreator(path, HASH), sidebar, ...flags};
  });
  const {versions} = Object.values(globalData['docusaurus-plugin-content-docs'] ?? {})[0] as {
    readonly versions: readonly {docs: readonly Document[]}[];
  };
  for (const version of versions) {
    const known = new Set(version.docs.map(({id}) => id));
    version.docs = [...version.docs, ...documents.filter(({id}) => !known.has(id))];
  }
  sidebars[sidebar] = sidebarOf(items, documents.values());
  const list = siblings.get(route) ?? [];
  list.splice(list.indexOf(route), 1, ...routes);
}

/** Renders the page after its section has loaded. */
function Found(): ReactNode {
  const history = useHistory();
  useEffect(() => {
    history.replace(history.location);
  }, [history]);
  return null;
}

/** The route of a section. If loading fails, it shows the error with a Retry button. */
export function sectionRoute(
  path: string,
  load: () => Promise<{readonly default: Section}>,
): SectionRoute {
  const route: SectionRoute = {
    path,
    isSection: true,
    component: Loadable({
      loading: Loading,
      loader: async () => {
        add(route, (await load()).default);
        return Found;
      },
    }) as unknown as SectionRoute['component'],
  };
  return route;
}
