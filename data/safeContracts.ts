import type {Sourced, SourceRef} from './source';

/** A version of Safe's contracts. */
export type SafeVersion = '1.3.0' | '1.4.1' | '1.5.0';

/** A contract of Safe that wallets share, at the same address on Linea Mainnet and Linea Sepolia. */
export interface SafeContract extends Sourced {
  readonly version: SafeVersion;
  /** As the source code has it. */
  readonly name: string;
  /** EIP-55 checksummed. */
  readonly address: `0x${string}`;
  /** One sentence in our words: what it is for. */
  readonly purpose: string;
  readonly sources: readonly [SourceRef, SourceRef, ...SourceRef[]];
}

/** From which factory and package the addresses of a version follow: CREATE2 with a salt of zero and the published code. */
export interface SafeRelease {
  readonly version: SafeVersion;
  readonly factory: `0x${string}`;
  readonly package: string;
}

export const safeReleases: readonly SafeRelease[] = [
  {
    version: '1.5.0',
    factory: '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7',
    package: '@safe-global/safe-smart-account',
  },
  {
    version: '1.4.1',
    factory: '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7',
    package: '@safe-global/safe-contracts',
  },
  {
    version: '1.3.0',
    factory: '0x4e59b44847b379578588920cA78FbF26c0B4956C',
    package: '@gnosis.pm/safe-contracts',
  },
];

const registry = (version: SafeVersion, file: string): SourceRef =>
  `safe-global/safe-deployments@d0989c95:src/assets/v${version}/${file}.json`;

/** Singletons and factories, each with the block in which it was seen on either network. */
const seen: SourceRef = 'safe-global/safe-eth-py@e9d83ccf:safe_eth/safe/addresses.py';
const published: Readonly<Record<SafeVersion, SourceRef>> = {
  '1.5.0': 'https://www.npmjs.com/package/@safe-global/safe-smart-account/v/1.5.0',
  '1.4.1': 'https://www.npmjs.com/package/@safe-global/safe-contracts/v/1.4.1',
  '1.3.0': 'https://www.npmjs.com/package/@gnosis.pm/safe-contracts/v/1.3.0',
};
/** On April 28, 2026 Linea's own council moved its Safe on L2 to this singleton and this handler. */
const council: SourceRef =
  'Consensys-Incorporated/doc.linea@3853886a:docs/changelog/security-council-record.mdx';

const checked = '2026-11-21';

const purposes = {
  SafeL2:
    'The code of a Safe, with an event for each transaction. Services that show a history need these events. Use it on Linea.',
  Safe: 'Code of a Safe without an event for each transaction, for Ethereum, where gas is expensive.',
  SafeProxyFactory: 'Creates Safes: small proxies of SafeL2 or Safe.',
  CompatibilityFallbackHandler:
    'Handles other calls: accepts tokens, and confirms messages signed by the owners (EIP-1271).',
  MultiSend:
    'Runs several calls as one. A call can be a delegate call, with all rights of the Safe.',
  MultiSendCallOnly: 'Runs several calls as one, without delegate calls. Safer than MultiSend.',
  CreateCall: 'Lets a Safe create contracts.',
  SignMessageLib: 'Marks a message as signed by the Safe, on chain.',
  SimulateTxAccessor: 'Simulates a transaction without executing it.',
} as const;

const contractsOf = (
  version: SafeVersion,
  rows: readonly (readonly [
    name: string,
    purpose: keyof typeof purposes,
    file: string,
    address: `0x${string}`,
    ...more: SourceRef[],
  ])[],
): readonly SafeContract[] =>
  rows.map(([name, purpose, file, address, ...more]) => ({
    version,
    name,
    address,
    purpose: purposes[purpose],
    sources: [registry(version, file), published[version], ...more],
    checked,
  }));

/** The contracts, newest version first. In each version, the contracts that every Safe needs come first. */
export const safeContracts: readonly SafeContract[] = [
  ...contractsOf('1.5.0', [
    ['SafeL2', 'SafeL2', 'safe_l2', '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e', seen],
    ['Safe', 'Safe', 'safe', '0xFf51A5898e281Db6DfC7855790607438dF2ca44b', seen],
    [
      'SafeProxyFactory',
      'SafeProxyFactory',
      'safe_proxy_factory',
      '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
      seen,
    ],
    [
      'CompatibilityFallbackHandler',
      'CompatibilityFallbackHandler',
      'compatibility_fallback_handler',
      '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
    ],
    ['MultiSend', 'MultiSend', 'multi_send', '0x218543288004CD07832472D464648173c77D7eB7'],
    [
      'MultiSendCallOnly',
      'MultiSendCallOnly',
      'multi_send_call_only',
      '0xA83c336B20401Af773B6219BA5027174338D1836',
    ],
    ['CreateCall', 'CreateCall', 'create_call', '0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4'],
    [
      'SignMessageLib',
      'SignMessageLib',
      'sign_message_lib',
      '0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa',
    ],
    [
      'SimulateTxAccessor',
      'SimulateTxAccessor',
      'simulate_tx_accessor',
      '0x07EfA797c55B5DdE3698d876b277aBb6B893654C',
    ],
  ]),
  ...contractsOf('1.4.1', [
    ['SafeL2', 'SafeL2', 'safe_l2', '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762', seen, council],
    ['Safe', 'Safe', 'safe', '0x41675C099F32341bf84BFc5382aF534df5C7461a', seen],
    [
      'SafeProxyFactory',
      'SafeProxyFactory',
      'safe_proxy_factory',
      '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
      seen,
    ],
    [
      'CompatibilityFallbackHandler',
      'CompatibilityFallbackHandler',
      'compatibility_fallback_handler',
      '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
      council,
    ],
    ['MultiSend', 'MultiSend', 'multi_send', '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'],
    [
      'MultiSendCallOnly',
      'MultiSendCallOnly',
      'multi_send_call_only',
      '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
    ],
    ['CreateCall', 'CreateCall', 'create_call', '0x9b35Af71d77eaf8d7e40252370304687390A1A52'],
    [
      'SignMessageLib',
      'SignMessageLib',
      'sign_message_lib',
      '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
    ],
    [
      'SimulateTxAccessor',
      'SimulateTxAccessor',
      'simulate_tx_accessor',
      '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199',
    ],
  ]),
  ...contractsOf('1.3.0', [
    [
      'GnosisSafeL2',
      'SafeL2',
      'gnosis_safe_l2',
      '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
      seen,
    ],
    ['GnosisSafe', 'Safe', 'gnosis_safe', '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552', seen],
    [
      'GnosisSafeProxyFactory',
      'SafeProxyFactory',
      'proxy_factory',
      '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
      seen,
    ],
    [
      'CompatibilityFallbackHandler',
      'CompatibilityFallbackHandler',
      'compatibility_fallback_handler',
      '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4',
    ],
    ['MultiSend', 'MultiSend', 'multi_send', '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761'],
    [
      'MultiSendCallOnly',
      'MultiSendCallOnly',
      'multi_send_call_only',
      '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
    ],
    ['CreateCall', 'CreateCall', 'create_call', '0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4'],
    [
      'SimulateTxAccessor',
      'SimulateTxAccessor',
      'simulate_tx_accessor',
      '0x59AD6735bCd8152B84860Cb256dD9e96b85F69Da',
    ],
  ]),
];
