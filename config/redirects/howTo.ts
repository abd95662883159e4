import {names, type MovedArea} from './movedArea';

/** Guides that had one page for each tool or client. */
export const howTo = [
  {
    from: ['/developers/quickstart/deploy-smart-contract', '/network/how-to/deploy-smart-contract'],
    to: '/get-started/how-to/deploy-smart-contract',
    kept: ['', ...names('atlas cookbook foundry hardhat remix thirdweb')],
  },
  {
    from: ['/developers/quickstart/verify-smart-contract', '/network/how-to/verify-smart-contract'],
    to: '/get-started/how-to/verify-smart-contract',
    kept: ['', ...names('atlas foundry hardhat')],
  },
  {
    from: ['/developers/guides/run-a-node', '/network/how-to/run-a-node'],
    to: '/get-started/how-to/run-a-node',
    kept: ['', ...names('besu bootnodes erigon geth linea-besu maru nethermind volume-creation')],
  },
  {
    from: ['/get-started/how-to/run-a-node', '/network/how-to/run-a-node'],
    to: '/get-started/how-to/run-a-node',
    moved: {'beta-v4-migration': '/get-started/how-to/run-a-node/operate#upgrade'},
  },
  {
    from: ['/network/how-to'],
    to: '/get-started/how-to',
    kept: names(`
      bridge bridge/how-to-bridge-erc20-tokens bridge/how-to-bridge-eth
      connect-wallet
      deploy-subdomain
      finalized-block
      gas-fees
      get-testnet-eth
      linea-safe
      migrate-dapp
      recover-state
    `),
    moved: {
      '': '/get-started/how-to',
      'poh-api': '/get-started/tooling/attestations',
      'state-recovery': '/technology/state-recovery',
      'write-and-deploy-assertions': '/get-started/tooling/security/phylax',
    },
  },
  {
    from: ['/get-started/how-to', '/network/how-to'],
    to: '/get-started/how-to',
    moved: {
      fallback: '/get-started/connect#endpoint',
      'verify-users-with-proof-of-humanity': '/get-started/tooling/attestations',
    },
  },
  {
    from: ['/how-to/gas-fees'],
    to: '/get-started/how-to/gas-fees',
    kept: [''],
  },
] satisfies readonly MovedArea[];
