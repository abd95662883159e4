import type {ProviderFacts} from './schema';

const sdk = 'https://www.npmjs.com/package/@wormhole-foundation/sdk-base/v/6.1.5';
const guardian = 'wormhole-foundation/wormhole@640e1848:node/pkg/watchers/evm/chain_config.go';

export const wormhole = {
  contracts: [
    {
      name: 'Core',
      chain: 'linea',
      address: '0x0C56aebD76E6D9e4a1Ec5e94F4162B4CBbf77b32',
      purpose: 'Publishes messages and checks signatures',
      sources: [sdk, guardian],
    },
    {
      name: 'Core',
      chain: 'lineaSepolia',
      address: '0x79A1027a6A159502049F10906D333EC57E95F083',
      purpose: 'Publishes messages and checks signatures',
      sources: [sdk, guardian],
    },
  ],
  endpoints: [
    {
      name: 'Wormholescan, all messages',
      url: 'https://wormholescan.io',
      access: 'public',
      source: 'https://www.npmjs.com/package/@wormhole-foundation/sdk-connect/v/6.1.5',
    },
    {
      name: 'Signed messages, Mainnet',
      url: 'https://api.wormholescan.io',
      access: 'public',
      source: 'https://www.npmjs.com/package/@wormhole-foundation/sdk-connect/v/6.1.5',
    },
    {
      name: 'Signed messages, testnets',
      url: 'https://api.testnet.wormholescan.io',
      access: 'public',
      source: 'https://www.npmjs.com/package/@wormhole-foundation/sdk-connect/v/6.1.5',
    },
  ],
  identifiers: [
    {name: 'Wormhole chain ID', chain: 'linea', value: '38', source: sdk},
    {name: 'Wormhole chain ID', chain: 'lineaSepolia', value: '38', source: sdk},
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
