import type {ProviderContract, ProviderFacts} from './schema';

const sources = [
  'pyth-network/pyth-crosschain@7c915eb10e457166b9d0f2ca05132eae10542e0f:contract_manager/src/store/contracts/EvmPriceFeedContracts.json',
  'Consensys/doc.linea@994028bc:docs/network/build/tools/oracles/pyth.mdx',
] as const satisfies ProviderContract['sources'];

export const pyth = {
  contracts: [
    {
      name: 'Pyth Core',
      chain: 'linea',
      address: '0xA2aa501b19aff244D90cc15a4Cf739D2725B5729',
      purpose: 'Verifies and stores prices',
      sources,
    },
    {
      name: 'Pyth Core',
      chain: 'lineaSepolia',
      address: '0xA2aa501b19aff244D90cc15a4Cf739D2725B5729',
      purpose: 'Verifies and stores prices',
      sources,
    },
  ],
  endpoints: [
    {
      name: 'Hermes',
      url: 'https://pyth.dourolabs.app/hermes',
      access: 'key',
      source: 'https://docs.pyth.network/price-feeds/core/upgrade/preparing/evm',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
