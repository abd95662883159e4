import {names, type MovedArea} from './movedArea';

/** All folders of tooling pages so far. The current one is last. */
const folders = [
  '/developers/tooling',
  '/get-started/tools',
  '/network/build/tools',
  '/network/tooling',
  '/tools',
  '/get-started/tooling',
] as const;

/** Pages that kept their name, by category. */
const providers = {
  'account-abstraction': `arcana biconomy etherspot metamask noves oklink openfort particle-network
    pimlico smartwallets station`,
  ai: 'spheron',
  analytics: 'arkham cookie3 dune mobula',
  attestations: 'primus verax',
  'contracts-templates': 'cookbook thirdweb',
  'cross-chain': 'arcana axelar ccip ccip-read layerzero reactive-network shortcuts thirdweb',
  'data-indexers': `alchemy arkham bitscrunch codex covalent dipdup/overview dipdup/quickstart dune envio etherscan
    flair goldsky/goldsky-index goldsky/goldsky-mirror goldsky/overview mobula moralis nftscan noves
    reservoir scopescan sentio subquery subsquid thegraph`,
  gas: 'blocknative',
  libraries: 'ape ethereum-list ethers-js multicall reown viem wagmi web3j',
  'node-providers': 'erpc',
  oracles: 'api3 chainlink dia ora pyth redstone supra tellor umbrella',
  'permanent-data': 'irys/irys-querying irys/irys-quickstart irys/overview',
  privacy: 'secret',
  security: 'goplus-security-api hexagate hypernative scamfari spherex',
  'social-login': 'arcana dynamic metamask openfort privy',
} as const;

/** Pages with a new name. */
const renamed = {
  'account-abstraction/account-abstraction': 'account-abstraction',
  'attestations/pado': 'attestations/primus',
  'cloud-infra': 'ai',
  'cloud-infra/spheron': 'ai/spheron',
  'cross-chain/ccip-read-gateway': 'cross-chain/ccip-read',
  'data-indexers/dipdup': 'data-indexers/dipdup/overview',
  'data-indexers/goldsky': 'data-indexers/goldsky/overview',
  'libraries/wallet-connect': 'libraries/reown',
  'libraries/walletconnect': 'libraries/reown',
  'permanent-data/irys': 'permanent-data/irys/overview',
  'permanent-data/irys/irys-query-package': 'permanent-data/irys/irys-querying',
} as const;

/** Tools and services. The whole folder moved several times. */
export const tooling = [
  {
    from: folders,
    to: '/get-started/tooling',
    kept: Object.entries(providers).flatMap(([category, pages]) => [
      category,
      ...names(pages).map((page) => `${category}/${page}`),
    ]),
    moved: Object.fromEntries(
      Object.entries(renamed).map(([old, page]) => [old, `/get-started/tooling/${page}`]),
    ),
  },
  {
    // The folder of the second edition is in `developers.ts`. `/get-started/tools` is a page: this site's tools.
    from: folders.filter(
      (folder) => folder !== '/developers/tooling' && folder !== '/get-started/tools',
    ),
    to: '/get-started/tooling',
    kept: [''],
  },
  {
    // A folder that existed for a short time, with these pages only.
    from: ['/network/tools'],
    to: '/get-started/tooling',
    kept: ['', ...names('account-abstraction/metamask analytics/dune node-providers')],
  },
] satisfies readonly MovedArea[];
