import type {ContractFacts} from './schema';

export const ITokenBridge = {
  name: 'ITokenBridge',
  kind: 'interface',
  summary:
    'Events and errors of the token bridge on both layers, and most of its functions, without `bridgeToken`.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/interfaces/ITokenBridge.sol',
  checked: '2026-11-22',
  page: 'tokenbridge/interfaces/itokenbridge',
  bases: [],
  uses: ['IPermissionsManager', 'IPauseManager'],
  members: [
    {
      kind: 'struct',
      signature:
        'struct InitializationData {address defaultAdmin; address messageService; address tokenBeacon; uint256 sourceChainId; uint256 targetChainId; address remoteSender; address[] reservedTokens; RoleAddress[] roleAddresses; PauseTypeRole[] pauseTypeRoles; PauseTypeRole[] unpauseTypeRoles;}',
      meaning:
        'What a new proxy is set up with. The two layers get mirrored values: the source of one is the target of the other.',
      params: {
        defaultAdmin: 'Who administers all roles; not zero.',
        messageService: 'The message service of the same layer; not zero.',
        tokenBeacon:
          'The beacon that names the code of all standard copies on this layer; not zero.',
        sourceChainId: 'The chain ID of the layer on which the proxy is; not 0.',
        targetChainId: 'The chain ID of the other layer; neither 0 nor `sourceChainId`.',
        remoteSender: 'The token bridge of the other layer; not zero.',
        reservedTokens:
          'Tokens of this layer that the bridge refuses from the start; none of them zero.',
        roleAddresses: 'Who gets which other role.',
        pauseTypeRoles: 'Which role pauses which type.',
        unpauseTypeRoles: 'Which role ends the pauses of which type.',
      },
    },
    {
      kind: 'event',
      signature:
        'event TokenBridgeBaseInitialized(bytes8 indexed contractVersion, InitializationData initializationData)',
      meaning:
        'A new proxy was set up. The deployed ones never emit it: earlier code set them up, and an upgrade does not make up for it.',
      missingOn: ['mainnet'],
      params: {
        contractVersion:
          'The version of the ABI as text, with zeros behind it: `0x312e310000000000` is 1.1.',
        initializationData: 'The arguments of the set-up.',
      },
    },
    {
      kind: 'event',
      signature: 'event TokenReserved(address indexed token)',
      meaning:
        'Nobody can start a transfer of the token on this layer from this block on. At set-up, once for each token of the list.',
      params: {token: 'The token, which is at home on this layer.'},
    },
    {
      kind: 'event',
      signature: 'event ReservationRemoved(address indexed token)',
      meaning: 'The bridge takes the token like any other from this block on.',
      params: {token: 'The token, which is at home on this layer.'},
    },
    {
      kind: 'event',
      signature:
        'event CustomContractSet(address indexed nativeToken, address indexed customContract, address indexed setBy)',
      meaning:
        'On this layer, transfers of the token mint and burn this contract instead of a standard copy, for good.',
      params: {
        nativeToken: 'The token on the other layer, where it is at home.',
        customContract: 'The contract on this layer that stands for it.',
        setBy: 'The account with the role.',
      },
    },
    {
      kind: 'event',
      signature:
        'event BridgingInitiated(address indexed sender, address recipient, address indexed token, uint256 indexed amount)',
      meaning:
        'No code of this revision emits it: `BridgingInitiatedV2` took its place, in which the recipient can be filtered by and the amount cannot. It is kept so that old logs can be read.',
      params: {
        sender: 'Who called the bridge.',
        recipient: 'Who gets the tokens on the other layer.',
        token: 'The token on this layer, original or copy.',
        amount: 'In the smallest unit of the token.',
      },
    },
    {
      kind: 'event',
      signature:
        'event BridgingInitiatedV2(address indexed sender, address indexed recipient, address indexed token, uint256 amount)',
      meaning:
        'Tokens left this layer. The message that carries them is in `MessageSent` of the message service, earlier in the same transaction: keep that one for the claim.',
      params: {
        sender: 'Who called the bridge.',
        recipient: 'Who gets the tokens on the other layer.',
        token: 'The token on this layer, original or copy.',
        amount:
          'What arrives, in the smallest unit of the token. Of a token that takes a fee on transfer, what the bridge received.',
      },
    },
    {
      kind: 'event',
      signature:
        'event BridgingFinalized(address indexed nativeToken, address indexed bridgedToken, uint256 indexed amount, address recipient)',
      meaning:
        'No code of this revision emits it: `BridgingFinalizedV2` took its place. It is kept so that old logs can be read.',
      params: {
        nativeToken: 'The token on the layer where it is at home.',
        bridgedToken: 'The copy on this layer.',
        amount: 'In the smallest unit of the token.',
        recipient: 'Who got the tokens.',
      },
    },
    {
      kind: 'event',
      signature:
        'event BridgingFinalizedV2(address indexed nativeToken, address indexed bridgedToken, uint256 amount, address indexed recipient)',
      meaning:
        'Tokens arrived on this layer, in the transaction of the claim: unlocked if they are at home here, minted otherwise.',
      params: {
        nativeToken: 'The token on the layer where it is at home.',
        bridgedToken: 'The copy that was minted on this layer; zero if tokens were unlocked.',
        amount: 'In the smallest unit of the token.',
        recipient: 'Who got the tokens.',
      },
    },
    {
      kind: 'event',
      signature: 'event NewToken(address indexed token)',
      meaning:
        'A token left its home layer for the first time. From this block on it cannot be reserved any more.',
      params: {token: 'The token, which is at home on this layer.'},
    },
    {
      kind: 'event',
      signature:
        'event NewTokenDeployed(address indexed bridgedToken, address indexed nativeToken)',
      meaning:
        'The first transfer of a token arrived on this layer, and deployed the copy. A custom contract does not emit it.',
      params: {
        bridgedToken: 'The new contract on this layer.',
        nativeToken: 'The token on the other layer, where it is at home.',
      },
    },
    {
      kind: 'event',
      signature: 'event TokenDeployed(address indexed token)',
      meaning:
        'Emitted on the home layer when a confirmation is claimed, not on the layer of the copy: from now on transfers of the token carry no name, symbol and decimals.',
      params: {token: 'The original, which is at home on this layer.'},
    },
    {
      kind: 'event',
      signature: 'event DeploymentConfirmed(address[] tokens, address indexed confirmedBy)',
      meaning:
        'Somebody sent a confirmation to the home layer, where it takes effect once it is claimed.',
      params: {
        tokens: 'The originals on the other layer, and not the copies that the call named.',
        confirmedBy: 'Who called; it needs no role.',
      },
    },
    {
      kind: 'event',
      signature:
        'event MessageServiceUpdated(address indexed newMessageService, address indexed oldMessageService, address indexed setBy)',
      meaning:
        'What the old service has not delivered yet, it cannot deliver any more while the new one is in place.',
      params: {
        newMessageService: 'The service that the bridge trusts from this block on.',
        oldMessageService: 'The service before.',
        setBy: 'The account with the role.',
      },
    },
    {
      kind: 'error',
      signature: 'error ReservedToken(address token)',
      meaning:
        'The token goes another way to the other layer, as USDC does, or is kept off this bridge. No other argument makes it pass.',
      params: {token: 'The token of the call.'},
    },
    {
      kind: 'error',
      signature: 'error AlreadyBridgedToken(address token)',
      meaning:
        'Too late to reserve the token or to give it a custom contract: on this layer it is a copy, was bridged before, or is reserved already. The name tells only the second.',
      params: {token: 'The token of the call.'},
    },
    {
      kind: 'error',
      signature: 'error InvalidPermitData(bytes4 permitData, bytes4 permitSelector)',
      meaning:
        'The bytes are not a call of `permit` in the form of ERC-2612. A bare signature, or the permit of DAI on Ethereum, ends here.',
      params: {
        permitData: 'The first four bytes of what was passed.',
        permitSelector: 'The four bytes that were expected, the selector of `permit`.',
      },
    },
    {
      kind: 'error',
      signature: 'error PermitNotFromSender(address owner)',
      meaning:
        'Only whoever signed may take a permit to the bridge. A contract that calls for its users has to hold their tokens itself.',
      params: {owner: 'The owner that the permit names; it has to be the caller.'},
    },
    {
      kind: 'error',
      signature: 'error PermitNotAllowingBridge(address spender)',
      meaning:
        'The permit is for another contract than this bridge: perhaps that of the other layer.',
      params: {spender: 'The spender that the permit names.'},
    },
    {
      kind: 'error',
      signature: 'error ZeroAmountNotAllowed(uint256 amount)',
      meaning: 'A transfer of nothing would cost a message and a claim.',
      params: {amount: 'Always 0.'},
    },
    {
      kind: 'error',
      signature: 'error NotReserved(address token)',
      meaning:
        'There is no reservation to take off. Somebody may have been faster, or the token is at home on the other layer.',
      params: {token: 'The token of the call.'},
    },
    {
      kind: 'error',
      signature: 'error TokenNotDeployed(address token)',
      meaning:
        'A confirmation names an address that is no copy on this layer: most often the original. One such address fails the whole list.',
      params: {token: 'The first address that is no copy, as it was passed.'},
    },
    {
      kind: 'error',
      signature: 'error AlreadyBrigedToNativeTokenSet(address token)',
      meaning:
        'The contract stands for a token already. The name is spelled like that in the source, and the selector depends on it.',
      params: {token: 'The contract that was to become the copy.'},
    },
    {
      kind: 'error',
      signature: 'error NativeToBridgedTokenAlreadySet(address token)',
      meaning:
        'The token has a copy on this layer already. Whoever claims its first transfer before the custom contract is set causes this for good.',
      params: {token: 'The original on the other layer.'},
    },
    {
      kind: 'error',
      signature: 'error StatusAddressNotAllowed(address token)',
      meaning:
        'The address is one of the three with which the bridge marks a state: those that end in 111, 222 and 333, with zeros before.',
      params: {token: 'The contract that was to become the copy.'},
    },
    {
      kind: 'error',
      signature: 'error DecimalsAreUnknown(address token)',
      meaning:
        'The copy could show other amounts than the original, so the bridge does not guess. It asks with each transfer until the copy is confirmed.',
      params: {token: 'The token of the call.'},
    },
    {
      kind: 'error',
      signature: 'error TokenListEmpty()',
      meaning: 'A confirmation without a token would only cost a message.',
    },
    {
      kind: 'error',
      signature: 'error ZeroChainIdNotAllowed()',
      meaning: 'A proxy was to be set up without the chain ID of one of the layers.',
    },
    {
      kind: 'error',
      signature: 'error SourceChainSameAsTargetChain()',
      meaning: 'A proxy was to be set up with one chain ID for both layers.',
    },
    {
      kind: 'function',
      signature: 'function CONTRACT_VERSION() external view returns (string contractVersion)',
      meaning:
        'Ask it before you choose an ABI: the proxy keeps its address when its code changes.',
      returns: {contractVersion: 'The version of the ABI; `1.1` in this revision.'},
    },
    {
      kind: 'function',
      signature:
        'function bridgeTokenWithPermit(address _token, uint256 _amount, address _recipient, bytes _permitData) external payable',
      meaning: 'Takes the allowance along as a signature, and saves the transaction of `approve`.',
      params: {
        _token: 'The token on this layer, original or copy; not zero.',
        _amount: 'In the smallest unit of the token; not 0.',
        _recipient:
          'Who gets it on the other layer; not zero. A contract wallet may not exist at that address there.',
        _permitData: 'The whole calldata of `permit`, with its selector; empty for none.',
      },
      callers: ['anyone'],
      emits: ['NewToken', 'BridgingInitiatedV2'],
    },
    {
      kind: 'function',
      signature:
        'function completeBridging(address _nativeToken, uint256 _amount, address _recipient, uint256 _chainId, bytes _tokenMetadata) external',
      meaning:
        'The calldata of each message between the two bridges. To see what a message will do, decode it as this call.',
      params: {
        _nativeToken: 'The token on the layer where it is at home.',
        _amount: 'What arrives, in the smallest unit of the token.',
        _recipient: 'Who gets it on this layer.',
        _chainId: 'The chain ID of the layer where the token is at home, whichever way it goes.',
        _tokenMetadata:
          'Name, symbol and decimals of the original, ABI-encoded as `(string,string,uint8)`. Empty for a token that goes home, and once its copy is confirmed.',
      },
      callers: [
        {
          only: 'the message service of this layer, while it delivers a message of the other bridge',
        },
      ],
      emits: ['NewTokenDeployed', 'BridgingFinalizedV2'],
    },
    {
      kind: 'function',
      signature: 'function confirmDeployment(address[] _tokens) external payable',
      meaning:
        'Call it on the layer of the copies, to make later transfers from home cheaper. A message takes it there, which has to be claimed.',
      params: {_tokens: 'Copies on this layer, not originals; at least one.'},
      callers: ['anyone'],
      emits: ['DeploymentConfirmed'],
    },
    {
      kind: 'function',
      signature: 'function setMessageService(address _messageService) external',
      meaning: 'Changes whom the bridge believes: who controls the service, controls the tokens.',
      params: {_messageService: 'The new service of this layer; not zero.'},
      callers: [{only: 'accounts with `SET_MESSAGE_SERVICE_ROLE`'}],
      emits: ['MessageServiceUpdated'],
    },
    {
      kind: 'function',
      signature: 'function setDeployed(address[] _nativeTokens) external',
      meaning: 'The calldata of the message that a confirmation sends.',
      params: {_nativeTokens: 'Originals, at home on this layer.'},
      callers: [
        {
          only: 'the message service of this layer, while it delivers a message of the other bridge',
        },
      ],
      emits: ['TokenDeployed'],
    },
    {
      kind: 'function',
      signature: 'function setReserved(address _token) external',
      meaning:
        'Keeps a token off the bridge that has never crossed it. On the wrong layer it has no effect on transfers.',
      params: {_token: 'A token that is at home on this layer; not zero.'},
      callers: [{only: 'accounts with `SET_RESERVED_TOKEN_ROLE`'}],
      emits: ['TokenReserved'],
    },
    {
      kind: 'function',
      signature: 'function removeReserved(address _token) external',
      meaning: 'Opens the bridge to a token again.',
      params: {_token: 'A token that is at home on this layer; not zero.'},
      callers: [{only: 'accounts with `REMOVE_RESERVED_TOKEN_ROLE`'}],
      emits: ['ReservationRemoved'],
    },
    {
      kind: 'function',
      signature:
        'function setCustomContract(address _nativeToken, address _targetContract) external',
      meaning:
        'Enters a contract as the copy of a token before its first transfer arrives. Nothing takes the entry back.',
      params: {
        _nativeToken: 'The token on the other layer, where it is at home; not zero.',
        _targetContract:
          'The contract on this layer; not zero. It has to let the bridge mint and burn, which is not checked.',
      },
      callers: [{only: 'accounts with `SET_CUSTOM_CONTRACT_ROLE`'}],
      emits: ['CustomContractSet'],
    },
  ],
} as const satisfies ContractFacts;
