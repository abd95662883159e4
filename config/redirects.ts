import type {Options} from '@docusaurus/plugin-client-redirects';

/** Old paths whose successor stands on this site: the new path, then the old ones that lead to it. */
const moved: Readonly<Record<string, readonly string[]>> = {
  '/': [
    '/build-on-linea/use-linea-testnet/bridge-funds/usdc-bridge',
    '/build-on-linea/use-linea-testnet/bridge-funds/use-etherscan',
    '/build-on-linea/use-linea-testnet/fund',
    '/build-on-linea/use-linea-testnet/set-up-your-wallet',
    '/get-started/configure-metamask',
    '/get-started/fund',
    '/get-started/quickstart',
    '/use-mainnet',
    '/use-mainnet/fund',
    '/use-mainnet/set-up-your-wallet',
    '/use-zkevm',
  ],
  '/get-started': [
    '/build-on-linea',
    '/build-on-linea/quickstart',
    '/build-on-linea/tooling',
    '/developers/guides',
    '/developers/quickstart',
    '/developers/quickstart/goerli-to-sepolia',
    '/developers/tooling',
  ],
  '/get-started/build/network-info': [
    '/build-on-linea/use-linea-testnet/info-contracts',
    '/developers/quickstart/info-contracts',
    '/use-mainnet/info-contracts',
  ],
  '/technology/architecture': [
    '/architecture',
    '/architecture/overview',
    '/get-started/concepts',
    '/get-started/concepts/architecture',
  ],
  '/api': [
    '/build-on-linea/quickstart/rpc',
    '/developers/guides/linea-api',
    '/developers/reference/api',
  ],
  '/api/reference/linea-estimategas': [
    '/developers/reference/api/linea-estimategas',
    '/reference/api/linea-estimategas',
  ],
  '/release-notes': ['/build-on-linea/linea-version', '/developers/linea-version'],
  '/zero-knowledge-glossary': ['/reference/glossary', '/users/zero-knowledge-glossary'],
};

/** Redirects from the paths of earlier versions of the documentation. */
export const redirects = {
  redirects: Object.entries(moved).map(([to, from]) => ({to, from: [...from]})),
} satisfies Options;
