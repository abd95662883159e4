import type {ProviderFacts} from './schema';

const chains = 'pimlicolabs/docs@f3881d1:docs/pages/guides/supported-chains.mdx';
const paymaster = 'https://docs.pimlico.io/references/paymaster/verifying-paymaster/endpoints';
const open = 'pimlicolabs/docs@f3881d1:docs/pages/references/bundler/public-endpoint.mdx';

export const pimlico = {
  endpoints: [
    {
      name: 'Linea Mainnet',
      url: 'https://api.pimlico.io/v2/59144/rpc',
      access: 'key',
      source: paymaster,
    },
    {
      name: 'Linea Sepolia',
      url: 'https://api.pimlico.io/v2/59141/rpc',
      access: 'key',
      source: paymaster,
    },
    {
      name: 'Linea Mainnet, bundler only',
      url: 'https://public.pimlico.io/v2/59144/rpc',
      access: 'public',
      source: open,
    },
    {
      name: 'Linea Sepolia, bundler and paymaster',
      url: 'https://public.pimlico.io/v2/59141/rpc',
      access: 'public',
      source: open,
    },
  ],
  identifiers: [
    {name: 'Slug', chain: 'linea', value: 'linea', source: chains},
    {name: 'Slug', chain: 'lineaSepolia', value: 'linea-sepolia', source: chains},
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
