/** The port of the site that the browser tests look at. E2E_PORT moves it, so that two checkouts can be tested at once. */
export const sitePort = Number(process.env.E2E_PORT ?? 4173);
