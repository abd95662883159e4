import type {ProviderFacts} from './schema';

export const particleNetwork = {
  endpoints: [
    {
      name: 'Bundler, Linea Mainnet',
      url: 'https://bundler.particle.network/59144',
      access: 'public',
      source: 'Particle-Network/particle-docs-mintlify@2518632:aa/guides/bundler.mdx',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
