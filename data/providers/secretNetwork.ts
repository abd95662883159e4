import type {ProviderFacts} from './schema';

export const secretNetwork = {
  contracts: [
    {
      name: 'Gateway',
      chain: 'linea',
      address: '0xfaFCfceC4e29e9b4ECc8C0a3f7df1011580EEEf2',
      purpose: 'Receives requests for Secret Network',
      sources: [
        'SecretSaturn/SecretPath@e9865394:TNLS-Relayers/config.yml',
        'SecretFoundation/secretpath-config@6c7ab043:config/chains.json',
      ],
    },
    {
      name: 'Gateway',
      chain: 'lineaSepolia',
      address: '0x8EaAB5e8551781F3E8eb745E7fcc7DAeEFd27b1f',
      purpose: 'Receives requests for Secret Network',
      sources: [
        'SecretSaturn/SecretPath@e9865394:TNLS-Relayers/config.yml',
        'SecretFoundation/secretpath-config@6c7ab043:config/chains.json',
      ],
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
