import type {RpcGroup} from './groups';

const FOLDER = 'api/reference/';

/** The id of a method's page, as sidebars name it: its path below docs/, and its route below the site. */
export function pageOf(method: string): `api/reference/${string}` {
  return `${FOLDER}${method.toLowerCase().replaceAll('_', '-')}`;
}

/** The id of a group's page. No method may have the name of a group: a test compares them. */
export function groupPage(group: RpcGroup): `api/reference/${RpcGroup}` {
  return `${FOLDER}${group}`;
}

/** Whether a page that is no category's is a method's. @param id as sidebars name it */
export const isMethodPage = (id: string): boolean => id.startsWith(FOLDER);
