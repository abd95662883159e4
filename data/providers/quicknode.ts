import type {ProviderFacts} from './schema';

export const quicknode = {
  endpoints: [
    {
      name: 'Quicknode, Mainnet, HTTP',
      url: 'https://YOUR_ENDPOINT.linea-mainnet.quiknode.pro/YOUR_TOKEN/',
      access: 'key',
      source: 'https://www.quicknode.com/docs/linea/endpoints',
    },
    {
      name: 'Quicknode, Mainnet, WebSocket',
      url: 'wss://YOUR_ENDPOINT.linea-mainnet.quiknode.pro/YOUR_TOKEN/',
      access: 'key',
      source: 'https://www.quicknode.com/docs/linea/endpoints',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
