import type {DeployedContract} from '@site/data/contracts';
import type {Chain, ChainKey, Network, NetworkKey} from '@site/data/networks';

/** Two networks with every kind of row. All hosts are reserved names. */
export const networks: Record<NetworkKey, Network> = {
  mainnet: {
    name: 'Linea Mainnet',
    chain: 'linea',
    l1: 'ethereum',
    currency: {name: 'Ether', symbol: 'ETH', decimals: 18},
    rpc: {
      http: [
        {provider: 'First', url: 'https://one.example', access: 'public'},
        {provider: 'Second', url: 'https://two.example/rpc', access: 'public'},
        {provider: 'Keyed', url: 'https://keyed.example/YOUR-KEY', access: 'key'},
      ],
      ws: [{provider: 'First', url: 'wss://one.example', access: 'public'}],
    },
    bridge: {name: 'Linea Bridge', url: 'https://bridge.example/'},
    faucets: [],
    statusUrl: 'https://status.example/',
    blockTimeSeconds: 2,
    blockGasLimit: 2_000_000_000,
    limits: [
      {label: 'Largest calldata', value: '30 kB', source: 'https://limits.example/calldata'},
    ],
    sources: ['https://facts.example/networks', 'owner/repo@0123456789abcdef:docs/networks.md'],
    checked: '2026-11-21',
  },
  sepolia: {
    name: 'Linea Sepolia',
    chain: 'lineaSepolia',
    l1: 'ethereumSepolia',
    currency: {name: 'Linea Ether', symbol: 'LineaETH', decimals: 18},
    rpc: {http: [{provider: 'First', url: 'https://test.example', access: 'public'}], ws: []},
    bridge: {name: 'Linea Bridge', url: 'https://bridge.example/'},
    faucets: [{name: 'Tap', url: 'https://tap.example/', requires: 'an account'}],
    statusUrl: 'https://status.example/',
    blockTimeSeconds: 1,
    blockGasLimit: 1_000_000,
    limits: [],
    sources: ['https://facts.example/networks'],
    checked: '2026-11-20',
  },
};

export const chains: Record<ChainKey, Chain> = {
  linea: {
    name: 'Linea Mainnet',
    chainId: 59144,
    explorers: [
      {name: 'L2 Scan', url: 'https://l2scan.example/'},
      {name: 'Other Scan', url: 'https://other.example'},
    ],
  },
  lineaSepolia: {
    name: 'Linea Sepolia',
    chainId: 59141,
    explorers: [{name: 'L2 Test Scan', url: 'https://l2test.example'}],
  },
  ethereum: {
    name: 'Ethereum Mainnet',
    chainId: 1,
    explorers: [{name: 'L1 Scan', url: 'https://l1scan.example'}],
  },
  ethereumSepolia: {
    name: 'Ethereum Sepolia',
    chainId: 11155111,
    explorers: [{name: 'L1 Test Scan', url: 'https://l1test.example'}],
  },
};

/** A contract of Linea Mainnet, with a test's changes. */
export function contract(change: Partial<DeployedContract> = {}): DeployedContract {
  return {
    name: 'MessageService',
    network: 'mainnet',
    chain: 'linea',
    group: 'messaging',
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    kind: 'proxy',
    purpose: 'Sends messages.',
    sources: ['https://a.example/x', 'https://b.example/y'],
    checked: '2026-11-21',
    ...change,
  };
}
