/**
 * Every path at which this site has had a page. A page that is moved or removed keeps its line, and its path
 * is redirected (`config/redirects`): what was published never dies.
 */
export const publishedRoutes: readonly string[] = [
  '/',
  '/api',
  '/api/reference/linea-estimategas',
  '/get-started',
  '/get-started/build/block-explorers',
  '/get-started/build/contracts',
  '/get-started/build/network-info',
  '/get-started/build/quickstart/app',
  '/get-started/build/quickstart/deploy',
  '/get-started/connect',
  '/get-started/how-to/bridge',
  '/get-started/how-to/connect-wallet',
  '/get-started/how-to/deploy-smart-contract',
  '/get-started/how-to/gas-fees',
  '/get-started/how-to/get-testnet-eth',
  '/get-started/how-to/run-a-node',
  '/learn',
  '/release-notes',
  '/risk-disclosures',
  '/search',
  '/support',
  '/technology/architecture',
  '/zero-knowledge-glossary',
];
