import type {ProviderFacts} from './schema';

const mainnet = 'https://www.alchemy.com/rpc/linea';
const sepolia = 'https://www.alchemy.com/rpc/linea-sepolia';

export const alchemy = {
  endpoints: [
    {
      name: 'Alchemy, Mainnet, HTTP',
      url: 'https://linea-mainnet.g.alchemy.com/v2/YOUR_API_KEY',
      access: 'key',
      source: mainnet,
    },
    {
      name: 'Alchemy, Mainnet, WebSocket',
      url: 'wss://linea-mainnet.g.alchemy.com/v2/YOUR_API_KEY',
      access: 'key',
      source: mainnet,
    },
    {
      name: 'Alchemy, Sepolia, HTTP',
      url: 'https://linea-sepolia.g.alchemy.com/v2/YOUR_API_KEY',
      access: 'key',
      source: sepolia,
    },
    {
      name: 'Alchemy, Sepolia, WebSocket',
      url: 'wss://linea-sepolia.g.alchemy.com/v2/YOUR_API_KEY',
      access: 'key',
      source: sepolia,
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
