import type {ProviderFacts} from './schema';

export const primus = {
  contracts: [
    {
      name: 'PrimusZKTLS',
      chain: 'linea',
      address: '0xe6a7E3d26B898e96fA8bC00fFE6e51b25Dc24d6a',
      purpose: 'Verifies proof signatures',
      sources: [
        'https://docs.primuslabs.xyz/enterprise/onchain-interaction/overview',
        'xiangxiecrypto/primus-zktls-hook-toolkit@92dc8f75c7be561ad31c485f436df9b134f348bd:script/Deploy.s.sol',
      ],
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
