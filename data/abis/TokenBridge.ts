import type {ContractFacts} from './schema';

export const TokenBridge = {
  name: 'TokenBridge',
  kind: 'contract',
  summary:
    'Moves ERC-20 tokens between Ethereum and Linea, through a proxy with the same code on each layer.',
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
        'Sets up a new proxy and sets its initialization number to 3. On the deployed proxies, it always reverts, because they’re already set up.',
      params: {
        _initializationData:
          'The initial settings, mirrored between the two layers. Each bridge needs the other’s address, so compute both before you deploy. Any account can set up a proxy that isn’t initialized yet.',
      },
      callers: ['anyone'],
      reverts: [
        {
          error: 'ZeroAddressNotAllowed',
          when: 'The message service, beacon, admin, other bridge, a reserved token or a role’s account is zero.',
        },
        {error: 'ZeroChainIdNotAllowed', when: 'One of the chain IDs is 0.'},
        {
          error: 'InitializedVersionWrong',
          when: 'The proxy is already set up, or you call the implementation. The message service, beacon and chain IDs are checked first.',
        },
        {error: 'ZeroHashNotAllowed', when: 'An entry of `roleAddresses` has no role.'},
        {error: 'SourceChainSameAsTargetChain', when: 'Both chain IDs are equal.'},
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
        'Completes a proxy’s upgrade to initialization number 3: clears storage slot 1, which the old reentrancy guard used. Call it in the upgrade transaction, because any account can call it.',
      callers: ['anyone'],
      reverts: [
        {
          message: 'Initializable: contract is already initialized',
          when: 'The proxy’s initialization number is 3 or higher, or you call the implementation.',
        },
        {
          error: 'ReentrantCall',
          when: 'The old guard shows that a function is running.',
        },
      ],
      emits: ['Initialized'],
    },
  ],
} as const satisfies ContractFacts;
