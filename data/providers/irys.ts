import type {ProviderFacts} from './schema';

const TOKENS =
  'Irys-xyz/irys-docs-v3@732cfa242ffdfce77499e5644fb72a152a54ba2c:app/_content/build/d/features/supported-tokens.mdx';

export const irys = {
  endpoints: [
    {
      name: 'Uploads and GraphQL, mainnet',
      url: 'https://uploader.irys.xyz',
      access: 'public',
      source:
        'Irys-xyz/js-sdk@6011a62ae8331e3fa18ce30437abb04165ed5853:packages/upload-core/src/irys.ts',
    },
    {
      name: 'Uploads, devnet',
      url: 'https://devnet.irys.xyz',
      access: 'public',
      source:
        'Irys-xyz/js-sdk@6011a62ae8331e3fa18ce30437abb04165ed5853:packages/upload-core/src/irys.ts',
    },
    {
      name: 'Downloads',
      url: 'https://gateway.irys.xyz',
      access: 'public',
      source:
        'Irys-xyz/irys-docs-v3@732cfa242ffdfce77499e5644fb72a152a54ba2c:app/_content/build/d/downloading.mdx',
    },
  ],
  identifiers: [
    {name: 'Payment token, mainnet', chain: 'linea', value: 'linea-eth', source: TOKENS},
    {name: 'Payment token, devnet', chain: 'lineaSepolia', value: 'linea-eth', source: TOKENS},
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
