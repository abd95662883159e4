/** The id of a method's page, as sidebars name it: its path below docs/, and its route below the site. */
export function pageOf(method: string): `api/reference/${string}` {
  return `api/reference/${method.toLowerCase().replaceAll('_', '-')}`;
}
