import type {ProviderFacts} from './schema';

export const reown = {
  identifiers: [
    {
      name: 'CAIP-2 network ID',
      chain: 'linea',
      value: 'eip155:59144',
      source: 'https://www.npmjs.com/package/@reown/appkit-utils/v/1.8.24',
    },
    {
      name: 'CAIP-2 network ID',
      chain: 'lineaSepolia',
      value: 'eip155:59141',
      source: 'https://www.npmjs.com/package/@reown/appkit-utils/v/1.8.24',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
