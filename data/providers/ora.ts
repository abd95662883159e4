import type {ProviderFacts} from './schema';

export const ora = {
  contracts: [
    {
      name: 'OAO proxy',
      chain: 'linea',
      address: '0x0A0f4321214BB6C7811dD8a71cF587bdaF03f0A0',
      purpose: 'Accepts requests, returns results',
      sources: [
        'ora-io/OAO@8f7633108f3596dbbebb2f9ac036e19be0935bbb:README.md',
        'ora-io/docs@d42fdeb06ba12eb4083168deb2de930de75b4b3e:the-ora-network/ai-oracle/references/README.md',
      ],
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
