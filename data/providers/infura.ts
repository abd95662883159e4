import type {ProviderFacts} from './schema';

const source = 'https://docs.metamask.io/services/get-started/endpoints#linea';

export const infura = {
  endpoints: [
    {
      name: 'Infura, Mainnet, HTTP',
      url: 'https://linea-mainnet.infura.io/v3/YOUR_API_KEY',
      access: 'key',
      source,
    },
    {
      name: 'Infura, Mainnet, WebSocket',
      url: 'wss://linea-mainnet.infura.io/ws/v3/YOUR_API_KEY',
      access: 'key',
      source,
    },
    {
      name: 'Infura, Sepolia, HTTP',
      url: 'https://linea-sepolia.infura.io/v3/YOUR_API_KEY',
      access: 'key',
      source,
    },
    {
      name: 'Infura, Sepolia, WebSocket',
      url: 'wss://linea-sepolia.infura.io/ws/v3/YOUR_API_KEY',
      access: 'key',
      source,
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
