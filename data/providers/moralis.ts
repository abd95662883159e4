import type {ProviderFacts} from './schema';

export const moralis = {
  endpoints: [
    {
      name: 'Data API, version 2.2',
      url: 'https://deep-index.moralis.io/api/v2.2',
      access: 'key',
      source: 'https://docs.moralis.com/data-api/first-request',
    },
  ],
  identifiers: [
    {
      name: 'chain',
      chain: 'linea',
      value: '0xe708',
      source:
        'MoralisWeb3/onchain-skills@beae2956:skills/moralis-data-api/references/SupportedApisAndChains.md',
    },
    {
      name: 'chain',
      chain: 'lineaSepolia',
      value: '0xe705',
      source:
        'MoralisWeb3/onchain-skills@beae2956:skills/moralis-data-api/references/SupportedApisAndChains.md',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
