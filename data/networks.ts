import {publicEndpoints} from './publicEndpoints';
import type {Sourced, SourceRef} from './source';

/** A Linea network that this site documents. */
export type NetworkKey = 'mainnet' | 'sepolia';

/** Every chain on which something documented here is deployed. */
export type ChainKey = 'linea' | 'lineaSepolia' | 'ethereum' | 'ethereumSepolia';

/** A block explorer and, where it has one, the base URL of its API. */
export interface Explorer {
  readonly name: string;
  readonly url: string;
  readonly apiUrl?: string;
}

/** A chain as explorers and wallets know it. The first explorer is the one that address links open. */
export interface Chain {
  readonly name: string;
  readonly chainId: number;
  readonly explorers: readonly [Explorer, ...Explorer[]];
}

/** A JSON-RPC endpoint. `access` says whether a reader needs a key of their own. */
export interface Endpoint {
  readonly provider: string;
  readonly url: string;
  readonly access: 'public' | 'key';
}

/** A service that hands out test ETH. */
export interface Faucet {
  readonly name: string;
  readonly url: string;
  readonly requires: string;
}

/** A Linea network: everything that a wallet, a client or a dapp is configured with. */
export interface Network extends Sourced {
  readonly name: string;
  readonly chain: ChainKey;
  readonly l1: ChainKey;
  readonly currency: {readonly name: string; readonly symbol: string; readonly decimals: number};
  readonly rpc: {
    readonly http: readonly [Endpoint, ...Endpoint[]];
    readonly ws: readonly Endpoint[];
  };
  readonly bridge: {readonly name: string; readonly url: string};
  readonly faucets: readonly Faucet[];
  readonly statusUrl: string;
  /** Seconds between two blocks, as configured. No empty blocks are made, so the average is longer. */
  readonly blockTimeSeconds: number;
  /** How far apart blocks really are, for people. */
  readonly averageBlockTime?: string;
  /** Most gas that a block may use, as its header says. */
  readonly blockGasLimit: number;
  /** Further figures with a source of their own, shown as rows of the network table. */
  readonly limits: readonly {
    readonly label: string;
    readonly value: string;
    readonly source: SourceRef;
  }[];
}

/** The chains, by key. */
export const chains = {
  linea: {
    name: 'Linea Mainnet',
    chainId: 59144,
    explorers: [
      {
        name: 'Lineascan',
        url: 'https://lineascan.build',
        apiUrl: 'https://api.etherscan.io/v2/api?chainid=59144',
      },
      {
        name: 'Blockscout',
        url: 'https://explorer.linea.build',
        apiUrl: 'https://api-explorer.linea.build/api',
      },
    ],
  },
  lineaSepolia: {
    name: 'Linea Sepolia',
    chainId: 59141,
    explorers: [
      {
        name: 'Lineascan',
        url: 'https://sepolia.lineascan.build',
        apiUrl: 'https://api.etherscan.io/v2/api?chainid=59141',
      },
      {
        name: 'Blockscout',
        url: 'https://explorer.sepolia.linea.build',
        apiUrl: 'https://api-explorer.sepolia.linea.build/api',
      },
    ],
  },
  ethereum: {
    name: 'Ethereum Mainnet',
    chainId: 1,
    explorers: [
      {
        name: 'Etherscan',
        url: 'https://etherscan.io',
        apiUrl: 'https://api.etherscan.io/v2/api?chainid=1',
      },
    ],
  },
  ethereumSepolia: {
    name: 'Ethereum Sepolia',
    chainId: 11155111,
    explorers: [
      {
        name: 'Etherscan',
        url: 'https://sepolia.etherscan.io',
        apiUrl: 'https://api.etherscan.io/v2/api?chainid=11155111',
      },
    ],
  },
} as const satisfies Record<ChainKey, Chain>;

/** The limits that both networks share. */
const protocolLimits = [
  {
    label: 'Empty blocks',
    value: 'None: a second without a transaction has no block',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/sequencer.md',
  },
  {
    label: 'Gas of one transaction',
    value: '16,777,216 at most (EIP-7825)',
    source:
      'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/main/java/net/consensys/linea/zktracer/module/txndata/transactions/UserTransaction.java',
  },
  {
    label: 'Calldata of one transaction',
    value: '60,000 bytes at most',
    source: 'Consensys/doc.linea@994028bc:docs/network/overview/ethereum-differences.mdx',
  },
  {
    label: 'Contract code',
    value: '24,576 bytes at most (EIP-170)',
    source: 'https://eips.ethereum.org/EIPS/eip-170',
  },
  {
    label: 'EVM version',
    value: 'Osaka',
    source:
      'LFDT-Lineth/lineth-monorepo@cb180134:tracer/arithmetization/src/main/resources/osakaOpcodes.yml',
  },
  {
    label: 'Transaction types',
    value: '0, 1, 2 and 4; no blob transactions (type 3)',
    source: 'Consensys/doc.linea@994028bc:docs/network/overview/ethereum-differences.mdx',
  },
  {
    label: 'Base fee',
    value: '7 wei while blocks use at most half of the gas limit',
    source: 'Consensys/doc.linea@994028bc:docs/network/overview/predictable-pricing.mdx',
  },
] as const satisfies Network['limits'];

/** The two networks, by key. */
export const networks = {
  mainnet: {
    name: 'Linea Mainnet',
    chain: 'linea',
    l1: 'ethereum',
    currency: {name: 'Linea Ether', symbol: 'ETH', decimals: 18},
    rpc: {
      http: [
        {provider: 'Linea', url: publicEndpoints.mainnet, access: 'public'},
        {
          provider: 'Infura',
          url: 'https://linea-mainnet.infura.io/v3/YOUR_API_KEY',
          access: 'key',
        },
      ],
      ws: [
        {
          provider: 'Infura',
          url: 'wss://linea-mainnet.infura.io/ws/v3/YOUR_API_KEY',
          access: 'key',
        },
      ],
    },
    bridge: {name: 'Linea native bridge', url: 'https://linea.build/hub/bridge/native-bridge'},
    faucets: [],
    statusUrl: 'https://linea.statuspage.io',
    blockTimeSeconds: 1,
    averageBlockTime: '7.5 seconds on average, April 20 to October 2026',
    blockGasLimit: 2_000_000_000,
    limits: [
      ...protocolLimits,
      {
        label: 'Hard finality',
        value: 'About 2 hours (median, August 2026)',
        source: 'Consensys/doc.linea@994028bc:docs/network/overview/transaction-finality.mdx',
      },
      {
        label: 'Deposit to Linea',
        value: 'About 20 minutes',
        source: 'Consensys-Incorporated/doc.linea@c3cf4262:docs/network/how-to/bridge.mdx',
      },
      {
        label: 'Withdrawal to Ethereum',
        value: 'Usually 2 to 12 hours, at most 16 in normal operation',
        source: 'Consensys-Incorporated/doc.linea@c3cf4262:docs/network/how-to/bridge.mdx',
      },
    ],
    sources: [
      'Consensys/doc.linea@994028bc:docs/network/build/connect.mdx',
      'Consensys/doc.linea@994028bc:docs/network/build/block-explorers.mdx',
      'Consensys/doc.linea@994028bc:docs/network/build/tools/node-providers/index.mdx',
      'ethereum-lists/chains@03b66c7a:_data/chains/eip155-59144.json',
      'Consensys/doc.linea@994028bc:docs/network/overview/transaction-finality.mdx',
      'Consensys/doc.linea@994028bc:docs/changelog/release-notes.mdx',
      'Consensys/doc.linea@994028bc:docs/api/reference/eth-getblockbynumber.mdx',
      'https://docs.metamask.io/services/get-started/endpoints',
      'https://docs.etherscan.io/v2-migration',
      'safe-global/safe-eth-py@4cfd6170:safe_eth/eth/clients/blockscout_client.py',
      'NomicFoundation/hardhat@5604dea9:packages/hardhat/src/internal/builtin-plugins/network-manager/chain-descriptors.ts',
    ],
    checked: '2026-11-21',
  },
  sepolia: {
    name: 'Linea Sepolia',
    chain: 'lineaSepolia',
    l1: 'ethereumSepolia',
    currency: {name: 'Linea Ether', symbol: 'ETH', decimals: 18},
    rpc: {
      http: [
        {provider: 'Linea', url: publicEndpoints.sepolia, access: 'public'},
        {
          provider: 'Infura',
          url: 'https://linea-sepolia.infura.io/v3/YOUR_API_KEY',
          access: 'key',
        },
      ],
      ws: [
        {
          provider: 'Infura',
          url: 'wss://linea-sepolia.infura.io/ws/v3/YOUR_API_KEY',
          access: 'key',
        },
      ],
    },
    bridge: {name: 'Linea native bridge', url: 'https://linea.build/hub/bridge/native-bridge'},
    faucets: [
      {
        name: 'MetaMask faucet',
        url: 'https://docs.metamask.io/developer-tools/faucet/',
        requires:
          'MetaMask, an Infura account, and activity on Ethereum Mainnet. Pays 0 to 0.5 ETH in 24 hours, by the address’s history and balance there',
      },
      {
        name: 'ethfaucet.com',
        url: 'https://ethfaucet.com',
        requires: 'A proof that you’re human, from BringID. 0.1 ETH in 24 hours (December 2025)',
      },
      {
        name: 'Chainlink faucet',
        url: 'https://faucets.chain.link/linea-sepolia',
        requires:
          'A connected wallet. The faucet then shows its other conditions. 0.5 ETH (September 30, 2026)',
      },
      {
        name: 'HackQuest faucet',
        url: 'https://hackquest.io/en/faucets/59141',
        requires: 'A HackQuest account and a captcha. The amount isn’t published',
      },
    ],
    statusUrl: 'https://linea.statuspage.io',
    blockTimeSeconds: 1,
    averageBlockTime: 'longer while no transaction waits',
    blockGasLimit: 2_000_000_000,
    limits: [
      ...protocolLimits,
      {
        label: 'Hard finality',
        value: 'Not published',
        source: 'Consensys/doc.linea@994028bc:docs/network/overview/transaction-finality.mdx',
      },
    ],
    sources: [
      'Consensys/doc.linea@994028bc:docs/network/build/connect.mdx',
      'Consensys/doc.linea@994028bc:docs/network/build/block-explorers.mdx',
      'Consensys-Incorporated/doc.linea@178aaaf6:docs/network/build/get-testnet-eth.mdx',
      'https://github.com/Consensys-Incorporated/doc.linea/pull/1312',
      'MetaMask/metamask-docs@12a53d36:src/components/Faucet/Hero.tsx',
      'MetaMask/metamask-docs@04f72134:src/components/Faucet/Faq.tsx',
      'MetaMask/metamask-docs@1904042e:src/components/Faucet/Alerts.tsx',
      'yusufky63/routedust@0ceff08e:packages/registry/src/faucets.ts',
      'Chain-Love/chain-love@012eeac3:listings/specific-networks/linea/faucets.csv',
      'Consensys/doc.linea@994028bc:docs/network/build/tools/node-providers/index.mdx',
      'ethereum-lists/chains@16cdd309:_data/chains/eip155-59141.json',
      'Consensys/doc.linea@994028bc:docs/network/how-to/recover-state.mdx',
      'Consensys/doc.linea@994028bc:docs/network/overview/transaction-finality.mdx',
      'https://docs.metamask.io/services/get-started/endpoints',
      'https://docs.etherscan.io/v2-migration',
      'safe-global/safe-eth-py@8f440c5a:safe_eth/eth/clients/blockscout_client.py',
      'NomicFoundation/hardhat@5604dea9:packages/hardhat/src/internal/builtin-plugins/network-manager/chain-descriptors.ts',
    ],
    checked: '2026-11-21',
  },
} as const satisfies Record<NetworkKey, Network>;

const l2Chains: ReadonlySet<ChainKey> = new Set(Object.values(networks).map(({chain}) => chain));

/** The layer of a chain: Linea's networks are L2, and those that they settle on are L1. */
export const layerOf = (chain: ChainKey): 'L1' | 'L2' => (l2Chains.has(chain) ? 'L2' : 'L1');
