import {type MovedArea} from './movedArea';

export const firstEdition = [
  {
    from: ['/build-on-linea'],
    to: '/get-started',
    kept: [''],
    moved: {
      'ethereum-differences': '/get-started/build/ethereum-differences',
      'gas-fees': '/get-started/how-to/gas-fees',
      'linea-version': '/release-notes',
      quickstart: '/get-started',
      'quickstart/rpc': '/api',
      'run-a-node': '/get-started/how-to/run-a-node',
      'run-a-node/use-binary': '/get-started/how-to/run-a-node',
      'run-a-node/use-docker': '/get-started/how-to/run-a-node',
      tooling: '/get-started',
      'tooling/cross-chain/shortcuts': '/get-started/tooling/cross-chain/shortcuts',
      'tooling/linea-inscriptions': '/get-started/how-to/linea-inscriptions',
      'tooling/linea-safe': '/get-started/how-to/linea-safe',
      'tooling/node-providers': '/get-started/tooling/node-providers',
    },
  },
  {
    from: ['/build-on-linea/use-linea-testnet'],
    to: '/',
    moved: {
      'bridge-funds': '/get-started/how-to/bridge',
      'bridge-funds/usdc-bridge': '/',
      'bridge-funds/use-etherscan': '/',
      fund: '/',
      'info-contracts': '/get-started/build/network-info',
      'set-up-your-wallet': '/',
    },
  },
  {
    from: ['/use-mainnet'],
    to: '/',
    moved: {
      '': '/',
      'bridges-of-linea': '/get-started/how-to/bridge',
      'bridges-of-linea/how-to-bridge-eth': '/get-started/how-to/bridge/how-to-bridge-eth',
      'decentralization-roadmap': '/technology/decentralization',
      fund: '/',
      'gas-import': '/get-started/how-to/gas-fees',
      'gas-on-linea': '/get-started/how-to/gas-fees',
      'info-contracts': '/get-started/build/network-info',
      'set-up-your-wallet': '/',
    },
  },
  {
    from: ['/use-linea', '/use-zkevm'],
    to: '/',
    moved: {'': '/'},
  },
  {
    from: ['/use-linea/index.md'],
    to: '/',
    moved: {'': '/'},
  },
] satisfies readonly MovedArea[];
