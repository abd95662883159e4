import {names, type MovedArea} from './movedArea';

/** The second edition. Its tooling pages are in `tooling.ts`. */
export const developers = [
  {
    from: ['/developers'],
    to: '/get-started',
    moved: {
      'bridge-architecture/message-service': '/technology/message-service',
      'community/hackathons': '/support#channels',
      'deploy-smart-contract': '/get-started/how-to/deploy-smart-contract',
      'linea-version': '/release-notes',
      tooling: '/get-started',
      'use-message-bridge': '/technology/message-service',
    },
  },
  {
    from: ['/developers/guides'],
    to: '/get-started/how-to',
    kept: names(`
      bridge bridge/how-to-bridge-erc20-tokens bridge/how-to-bridge-eth
      deploy-subdomain
      finalized-block
      gas-fees
      linea-inscriptions
      linea-safe
    `),
    moved: {
      '': '/get-started/how-to',
      'gas/gas-fees': '/get-started/how-to/gas-fees',
      'gas/gas-on-linea': '/get-started/how-to/gas-fees',
      'linea-api': '/api',
      'linea-sdk': '/api/linea-sdk',
      'run-a-node/enodes': '/get-started/how-to/run-a-node/bootnodes',
      'run-a-node/use-binary': '/get-started/how-to/run-a-node',
      'run-a-node/use-docker': '/get-started/how-to/run-a-node',
    },
  },
  {
    from: ['/developers/guides/community'],
    to: '/learn/ecosystem-tutorials',
    kept: ['', 'irys', 'irys/irys-dynamic-nfts', 'irys/irys-nfts'],
  },
  {
    from: ['/developers/quickstart'],
    to: '/get-started',
    kept: [''],
    moved: {
      'ethereum-differences': '/get-started/build/ethereum-differences',
      'goerli-to-sepolia': '/get-started',
      'info-contracts': '/get-started/build/network-info',
    },
  },
  {
    from: ['/developers/reference/api'],
    to: '/api/reference',
    kept: [
      '',
      ...names(`
        eth-sendrawtransaction
        linea-estimategas
        linea-getproof
        linea-gettransactionexclusionstatusv1
      `),
    ],
  },
] satisfies readonly MovedArea[];
