import type {ProviderContract, ProviderFacts} from './schema';

const sources: ProviderContract['sources'] = [
  'MetaMask/delegation-framework@d2811d6:documents/Deployments.md',
  'MetaMask/smart-accounts-kit@25dfdc4:packages/delegation-deployments/src/contractAddresses.ts',
];

const contracts = [
  {
    name: 'DelegationManager',
    address: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
    purpose: 'Checks and redeems delegations',
  },
  {
    name: 'SimpleFactory',
    address: '0x69Aa2f9fe1572F1B640E1bbc512f5c3a734fc77c',
    purpose: 'Creates accounts',
  },
  {
    name: 'HybridDeleGatorImpl',
    address: '0x48dBe696A4D990079e039489bA2053B36E8FFEC4',
    purpose: 'Account with one owner and passkeys',
  },
  {
    name: 'MultiSigDeleGatorImpl',
    address: '0x56a9EdB16a0105eb5a4C54f4C062e2868844f3A7',
    purpose: 'Account with several signers',
  },
  {
    name: 'EIP7702StatelessDeleGatorImpl',
    address: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B',
    purpose: 'Account code for EIP-7702',
  },
] as const;

export const metamaskSmartAccounts = {
  contracts: (['linea', 'lineaSepolia'] as const).flatMap((chain) =>
    contracts.map(({name, address, purpose}) => ({name, chain, address, purpose, sources})),
  ),
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
