import type {ProviderFacts} from './schema';

const pimlico = 'pimlicolabs/docs@f3881d1:docs/pages/guides/supported-chains.mdx';
const code = (version: '0.6.0' | '0.7.0' | '0.8.0') =>
  `https://www.npmjs.com/package/@account-abstraction/contracts/v/${version}` as const;
const viem = 'https://www.npmjs.com/package/viem/v/2.57.1';

/** The contracts of ERC-4337 that bundlers of several providers call. */
export const entryPoints = {
  contracts: [
    {
      name: 'EntryPoint 0.6',
      chain: 'linea',
      address: '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
      purpose: 'Older accounts',
      sources: [pimlico, code('0.6.0')],
    },
    {
      name: 'EntryPoint 0.7',
      chain: 'linea',
      address: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
      purpose: 'Most accounts',
      sources: [pimlico, code('0.7.0')],
    },
    {
      name: 'EntryPoint 0.8',
      chain: 'linea',
      address: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
      purpose: 'Accounts that use EIP-7702',
      sources: [pimlico, code('0.8.0')],
    },
    {
      name: 'EntryPoint 0.9',
      chain: 'linea',
      address: '0x433709009B8330FDa32311DF1C2AFA402eD8D009',
      purpose: 'Newest, supported by few accounts',
      sources: [pimlico, viem],
    },
    {
      name: 'EntryPoint 0.6',
      chain: 'lineaSepolia',
      address: '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
      purpose: 'Older accounts',
      sources: [pimlico, code('0.6.0')],
    },
    {
      name: 'EntryPoint 0.7',
      chain: 'lineaSepolia',
      address: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
      purpose: 'Most accounts',
      sources: [pimlico, code('0.7.0')],
    },
    {
      name: 'EntryPoint 0.9',
      chain: 'lineaSepolia',
      address: '0x433709009B8330FDa32311DF1C2AFA402eD8D009',
      purpose: 'Newest, supported by few accounts',
      sources: [pimlico, viem],
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
