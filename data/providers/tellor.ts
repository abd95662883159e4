import type {ProviderContract, ProviderFacts} from './schema';

const sources = [
  'tellor-io/TellorDocs@660e38a50f010ce6418ff86bffba5425e02a91f4:the-basics/contracts-reference.md',
  'Consensys/doc.linea@994028bc:docs/network/build/tools/oracles/tellor.mdx',
] as const satisfies ProviderContract['sources'];

export const tellor = {
  contracts: [
    {
      name: 'Oracle',
      chain: 'linea',
      address: '0x896419Ed2E0dC848a1f7d2814F4e5Df4b9B9bFcc',
      purpose: 'Stores reports',
      sources,
    },
    {
      name: 'Oracle',
      chain: 'lineaSepolia',
      address: '0xC7199e0686DF9844B511fAf2796C518F6D7292EB',
      purpose: 'Stores reports',
      sources,
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
