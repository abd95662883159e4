import type {ProviderFacts} from './schema';

export const goPlus = {
  endpoints: [
    {
      name: 'REST API',
      url: 'https://api.gopluslabs.io',
      access: 'public',
      source: 'GoPlusSecurity/goplus-sdk-python@41044000:swagger_client/configuration.py',
    },
  ],
  identifiers: [
    {
      name: 'chain_id',
      chain: 'linea',
      value: '59144',
      source: 'GoPlusSecurity/goplus-sdk-python@41044000:swagger_client/api/nft_controller_api.py',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
