import type {ProviderFacts} from './schema';

export const oklink = {
  endpoints: [
    {
      name: 'Linea explorer',
      url: 'https://www.oklink.com/linea',
      access: 'public',
      source: 'Consensys/doc.linea@994028bc:docs/network/build/block-explorers.mdx',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
