import type {ContractFacts} from './schema';

export const TokenBridge = {
  name: 'TokenBridge',
  kind: 'contract',
  summary: 'Moves ERC-20 tokens between Ethereum and Linea: one on each layer, with the same code.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/TokenBridge.sol',
  checked: '2026-11-22',
  page: 'tokenbridge/tokenbridge',
  bases: ['InitializationVersionCheck', 'TokenBridgeBase'],
  deployed: [
    'ethereum/TokenBridge',
    'linea/TokenBridge',
    'ethereumSepolia/TokenBridge',
    'lineaSepolia/TokenBridge',
    'ethereum/TokenBridge implementation',
    'linea/TokenBridge implementation',
  ],
  showsInterface: true,
  members: [
    {
      kind: 'constructor',
      signature: 'constructor()',
      meaning: 'Locks the implementation, so that only proxies can be set up.',
    },
    {
      kind: 'function',
      signature: 'function initialize(InitializationData _initializationData) external',
      meaning:
        'Sets up a new proxy, as version 3. On the deployed ones an earlier form has run, and this one reverts for everybody.',
      params: {
        _initializationData:
          'Mirrored values on the two layers. Each names the bridge of the other one, so know both addresses before: a proxy that waits for its set-up can be taken by anybody.',
      },
      callers: ['anyone'],
      reverts: [
        {
          error: 'ZeroAddressNotAllowed',
          when: 'The message service, the beacon, the admin, the other bridge, a reserved token or an account of a role is zero.',
        },
        {error: 'ZeroChainIdNotAllowed', when: 'One of the chain IDs is 0.'},
        {
          error: 'InitializedVersionWrong',
          when: 'The proxy has been set up already, or it is the implementation. Service, beacon and chain IDs are looked at before.',
        },
        {error: 'ZeroHashNotAllowed', when: 'An entry of `roleAddresses` has no role.'},
        {error: 'SourceChainSameAsTargetChain', when: 'Both chain IDs are the same.'},
      ],
      emits: [
        'PauseTypeRoleSet',
        'UnPauseTypeRoleSet',
        'RoleGranted',
        'RemoteSenderSet',
        'TokenReserved',
        'TokenBridgeBaseInitialized',
        'Initialized',
      ],
    },
    {
      kind: 'function',
      signature: 'function reinitializeV3() external',
      meaning:
        'A step of the upgrade to version 3: clears storage slot 1, in which the guard against reentrancy used to be. It belongs into the transaction of the upgrade, since anybody may call it.',
      callers: ['anyone'],
      reverts: [
        {
          message: 'Initializable: contract is already initialized',
          when: 'The proxy has version 3 or a later one, or it is the implementation.',
        },
        {
          error: 'ReentrantCall',
          when: 'The old guard says that a function is running.',
        },
      ],
      emits: ['Initialized'],
    },
  ],
} as const satisfies ContractFacts;
