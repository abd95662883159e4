import type {RpcGroup} from './groups';

const FOLDER = 'api/reference/';

/** The id of a method's page in a sidebar. It's also the page's path in `docs/`, without the extension, and its route. */
export function pageOf(method: string): `api/reference/${string}` {
  return `${FOLDER}${method.toLowerCase().replaceAll('_', '-')}`;
}

/** The id of a group's page. No method may have the name of a group: a test compares them. */
export function groupPage(group: RpcGroup): `api/reference/${RpcGroup}` {
  return `${FOLDER}${group}`;
}

/**
 * True for the pages of the JSON-RPC reference: methods, groups and the list of methods. Of these, only methods' pages
 * have no pages below them in the sidebar.
 * @param id the page's id in a sidebar
 */
export const isReferencePage = (id: string): boolean => id.startsWith(FOLDER);
