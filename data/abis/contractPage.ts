/** The id of a contract's page, as sidebars name it: its path below docs/, and its route below the site. */
export function contractPage(page: string): `api/linea-smart-contracts/${string}` {
  return `api/linea-smart-contracts/${page}`;
}
