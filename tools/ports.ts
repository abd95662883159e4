/** The port of the site in browser tests. Set E2E_PORT to test two checkouts at the same time. */
export const sitePort = Number(process.env.E2E_PORT ?? 4173);
