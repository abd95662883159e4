import type {ContractFacts} from './schema';

export const ITokenBridge = {
  name: 'ITokenBridge',
  kind: 'interface',
  summary:
    'Events and errors of the token bridge on both layers, and most of its functions, but not `bridgeToken`.',
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
        'The settings of a new proxy. The two layers use mirrored values: the source of one is the target of the other.',
      params: {
        defaultAdmin: 'The account that administers all roles; not zero.',
        messageService: 'The message service of the same layer; not zero.',
        tokenBeacon:
          'The beacon that sets the code of all standard copies on this layer; not zero.',
        sourceChainId: 'The chain ID of the proxy’s layer; not 0.',
        targetChainId: 'The chain ID of the other layer; not 0, and not `sourceChainId`.',
        remoteSender: 'The token bridge on the other layer; not zero.',
        reservedTokens:
          'Tokens of this layer that the bridge rejects from the start; none of them zero.',
        roleAddresses: 'The other roles and their accounts.',
        pauseTypeRoles: 'The role that pauses each type.',
        unpauseTypeRoles: 'The role that lifts the pauses of each type.',
      },
    },
    {
      kind: 'event',
      signature:
        'event TokenBridgeBaseInitialized(bytes8 indexed contractVersion, InitializationData initializationData)',
      meaning:
        'Emitted when a new proxy is set up. The deployed proxies never emit it, because earlier code set them up.',
      missingOn: ['mainnet'],
      params: {
        contractVersion: 'The ABI version as text, padded with zeros: `0x312e310000000000` is 1.1.',
        initializationData: 'The arguments of the setup.',
      },
    },
    {
      kind: 'event',
      signature: 'event TokenReserved(address indexed token)',
      meaning:
        'Emitted when a token is reserved: from this block on, its transfers can’t start on this layer. The setup emits it once for each reserved token.',
      params: {token: 'The token, native to this layer.'},
    },
    {
      kind: 'event',
      signature: 'event ReservationRemoved(address indexed token)',
      meaning:
        'Emitted when a reservation is removed. From this block on, the bridge accepts the token.',
      params: {token: 'The token, native to this layer.'},
    },
    {
      kind: 'event',
      signature:
        'event CustomContractSet(address indexed nativeToken, address indexed customContract, address indexed setBy)',
      meaning:
        'Emitted when a custom contract permanently replaces the standard copy of a token on this layer. The bridge then mints and burns this contract.',
      params: {
        nativeToken: 'The original on the other layer.',
        customContract: 'The contract that is the copy on this layer.',
        setBy: 'The account with the role.',
      },
    },
    {
      kind: 'event',
      signature:
        'event BridgingInitiated(address indexed sender, address recipient, address indexed token, uint256 indexed amount)',
      meaning:
        'Not emitted by this revision; it remains so that you can read old logs. `BridgingInitiatedV2` replaced it: there you can filter by the recipient, but not by the amount.',
      params: {
        sender: 'The account that called the bridge.',
        recipient: 'The account that gets the tokens on the other layer.',
        token: 'The token on this layer, original or copy.',
        amount: 'The amount, in the token’s smallest unit.',
      },
    },
    {
      kind: 'event',
      signature:
        'event BridgingInitiatedV2(address indexed sender, address indexed recipient, address indexed token, uint256 amount)',
      meaning:
        'Emitted when tokens leave this layer. To claim, you need `MessageSent` of the message service, which comes earlier in the same transaction and contains the message.',
      params: {
        sender: 'The account that called the bridge.',
        recipient: 'The account that gets the tokens on the other layer.',
        token: 'The token on this layer, original or copy.',
        amount:
          'The amount that arrives, in the token’s smallest unit. For a token with a fee on transfer, this is what the bridge received.',
      },
    },
    {
      kind: 'event',
      signature:
        'event BridgingFinalized(address indexed nativeToken, address indexed bridgedToken, uint256 indexed amount, address recipient)',
      meaning:
        'Not emitted by this revision; it remains so that you can read old logs. `BridgingFinalizedV2` replaced it.',
      params: {
        nativeToken: 'The token on its home layer.',
        bridgedToken: 'The copy on this layer.',
        amount: 'The amount, in the token’s smallest unit.',
        recipient: 'The account that got the tokens.',
      },
    },
    {
      kind: 'event',
      signature:
        'event BridgingFinalizedV2(address indexed nativeToken, address indexed bridgedToken, uint256 amount, address indexed recipient)',
      meaning:
        'Emitted when a claim delivers tokens on this layer: unlocked if they’re native to it, minted otherwise.',
      params: {
        nativeToken: 'The token on its home layer.',
        bridgedToken: 'The minted copy on this layer; zero if tokens were unlocked.',
        amount: 'The amount, in the token’s smallest unit.',
        recipient: 'The account that got the tokens.',
      },
    },
    {
      kind: 'event',
      signature: 'event NewToken(address indexed token)',
      meaning:
        'Emitted when a token leaves its home layer for the first time. From this block on, the token can’t be reserved.',
      params: {token: 'The token, native to this layer.'},
    },
    {
      kind: 'event',
      signature:
        'event NewTokenDeployed(address indexed bridgedToken, address indexed nativeToken)',
      meaning:
        'Emitted when a token’s first transfer arrives on this layer and deploys the copy. A custom contract doesn’t emit it.',
      params: {
        bridgedToken: 'The new contract on this layer.',
        nativeToken: 'The original on the other layer.',
      },
    },
    {
      kind: 'event',
      signature: 'event TokenDeployed(address indexed token)',
      meaning:
        'Emitted on the token’s home layer, not the copy’s layer, when a confirmation is claimed. From now on, the token’s transfers don’t include name, symbol and decimals.',
      params: {token: 'The original, native to this layer.'},
    },
    {
      kind: 'event',
      signature: 'event DeploymentConfirmed(address[] tokens, address indexed confirmedBy)',
      meaning:
        'Emitted when an account sends a confirmation to the home layer. It takes effect after the claim.',
      params: {
        tokens: 'The originals on the other layer, not the copies in the call.',
        confirmedBy: 'The caller, which needs no role.',
      },
    },
    {
      kind: 'event',
      signature:
        'event MessageServiceUpdated(address indexed newMessageService, address indexed oldMessageService, address indexed setBy)',
      meaning:
        'Emitted when the message service changes. The old service can’t deliver its remaining messages while the new one is set.',
      params: {
        newMessageService: 'The service that the bridge trusts from this block on.',
        oldMessageService: 'The previous service.',
        setBy: 'The account with the role.',
      },
    },
    {
      kind: 'error',
      signature: 'error ReservedToken(address token)',
      meaning:
        'The bridge rejects this token, whatever the other arguments are. It may cross another way, as USDC does.',
      params: {token: 'The token in the call.'},
    },
    {
      kind: 'error',
      signature: 'error AlreadyBridgedToken(address token)',
      meaning:
        'The token can’t be reserved or get a custom contract: it was bridged before, is a copy on this layer, or is already reserved.',
      params: {token: 'The token in the call.'},
    },
    {
      kind: 'error',
      signature: 'error InvalidPermitData(bytes4 permitData, bytes4 permitSelector)',
      meaning:
        'The bytes aren’t a `permit` call in the form of ERC-2612. A bare signature and the permit of DAI on Ethereum fail here.',
      params: {
        permitData: 'The first four bytes of the argument.',
        permitSelector: 'The expected four bytes: the selector of `permit`.',
      },
    },
    {
      kind: 'error',
      signature: 'error PermitNotFromSender(address owner)',
      meaning:
        'The caller isn’t the permit’s owner. A contract can’t pass its users’ permits: it must hold the tokens itself.',
      params: {owner: 'The owner in the permit, which must be the caller.'},
    },
    {
      kind: 'error',
      signature: 'error PermitNotAllowingBridge(address spender)',
      meaning:
        'The permit’s spender isn’t this bridge but another contract, such as the other layer’s bridge.',
      params: {spender: 'The spender in the permit.'},
    },
    {
      kind: 'error',
      signature: 'error ZeroAmountNotAllowed(uint256 amount)',
      meaning: 'The transfer sends no tokens: the amount is 0.',
      params: {amount: 'Always 0.'},
    },
    {
      kind: 'error',
      signature: 'error NotReserved(address token)',
      meaning:
        'The token isn’t reserved. The reservation is already removed, or the token’s home is the other layer.',
      params: {token: 'The token in the call.'},
    },
    {
      kind: 'error',
      signature: 'error TokenNotDeployed(address token)',
      meaning:
        'A confirmation contains an address that isn’t a copy on this layer, usually the original. One such address fails the whole list.',
      params: {token: 'The first address in the call that isn’t a copy.'},
    },
    {
      kind: 'error',
      signature: 'error AlreadyBrigedToNativeTokenSet(address token)',
      meaning:
        'The contract is already the copy of a token. The misspelled name is in the source, and the selector depends on it.',
      params: {token: 'The contract that was passed as the copy.'},
    },
    {
      kind: 'error',
      signature: 'error NativeToBridgedTokenAlreadySet(address token)',
      meaning:
        'The token already has a copy on this layer, which can’t be replaced. The first claim deploys the copy if no custom contract is set before.',
      params: {token: 'The original on the other layer.'},
    },
    {
      kind: 'error',
      signature: 'error StatusAddressNotAllowed(address token)',
      meaning:
        'The address is one of the bridge’s three status values: `0x111`, `0x222` and `0x333`, padded with zeros to 20 bytes.',
      params: {token: 'The contract that was passed as the copy.'},
    },
    {
      kind: 'error',
      signature: 'error DecimalsAreUnknown(address token)',
      meaning:
        'The token doesn’t return its decimals. The bridge reads them for each transfer until the copy is confirmed, so that the copy has the same decimals.',
      params: {token: 'The token in the call.'},
    },
    {
      kind: 'error',
      signature: 'error TokenListEmpty()',
      meaning: 'The confirmation contains no token, so its message would have no effect.',
    },
    {
      kind: 'error',
      signature: 'error ZeroChainIdNotAllowed()',
      meaning: 'The setup of a proxy lacks the chain ID of one of the layers.',
    },
    {
      kind: 'error',
      signature: 'error SourceChainSameAsTargetChain()',
      meaning: 'The setup of a proxy has one chain ID for both layers.',
    },
    {
      kind: 'function',
      signature: 'function CONTRACT_VERSION() external view returns (string contractVersion)',
      meaning:
        'Returns the version of the ABI. Check it before you choose an ABI: the proxy keeps its address when its code changes.',
      returns: {contractVersion: 'The version of the ABI; `1.1` in this revision.'},
    },
    {
      kind: 'function',
      signature:
        'function bridgeTokenWithPermit(address _token, uint256 _amount, address _recipient, bytes _permitData) external payable',
      meaning: 'Sends tokens with a signed allowance, which saves the `approve` transaction.',
      params: {
        _token: 'The token on this layer, original or copy; not zero.',
        _amount: 'The amount, in the token’s smallest unit; not 0.',
        _recipient:
          'The recipient on the other layer; not zero. A contract wallet may not exist at that address there.',
        _permitData:
          'The complete calldata of `permit`, with its selector; empty if you don’t use a permit.',
      },
      callers: ['anyone'],
      emits: ['NewToken', 'BridgingInitiatedV2'],
    },
    {
      kind: 'function',
      signature:
        'function completeBridging(address _nativeToken, uint256 _amount, address _recipient, uint256 _chainId, bytes _tokenMetadata) external',
      meaning:
        'Pays out a transfer on arrival. Each transfer message between the bridges contains this call: to see what a message does, decode its calldata.',
      params: {
        _nativeToken: 'The token on its home layer.',
        _amount: 'The amount that arrives, in the token’s smallest unit.',
        _recipient: 'The recipient on this layer.',
        _chainId: 'The chain ID of the token’s home layer, in both directions.',
        _tokenMetadata:
          'Name, symbol and decimals of the original, ABI-encoded as `(string,string,uint8)`. Empty if the token returns home, or if its copy is confirmed.',
      },
      callers: [
        {
          only: 'the message service of this layer, while it delivers a message from the other bridge',
        },
      ],
      emits: ['NewTokenDeployed', 'BridgingFinalizedV2'],
    },
    {
      kind: 'function',
      signature: 'function confirmDeployment(address[] _tokens) external payable',
      meaning:
        'Confirms copies to the home layer, which makes later transfers from there cheaper. Call it on the layer of the copies. The message needs a claim.',
      params: {_tokens: 'Copies on this layer, not originals; at least one.'},
      callers: ['anyone'],
      emits: ['DeploymentConfirmed'],
    },
    {
      kind: 'function',
      signature: 'function setMessageService(address _messageService) external',
      meaning:
        'Sets the message service that the bridge trusts. An account that controls the service controls the tokens.',
      params: {_messageService: 'The new service of this layer; not zero.'},
      callers: [{only: 'accounts with `SET_MESSAGE_SERVICE_ROLE`'}],
      emits: ['MessageServiceUpdated'],
    },
    {
      kind: 'function',
      signature: 'function setDeployed(address[] _nativeTokens) external',
      meaning:
        'Applies a confirmation on the home layer. The message of a confirmation contains this call.',
      params: {_nativeTokens: 'Originals, native to this layer.'},
      callers: [
        {
          only: 'the message service of this layer, while it delivers a message from the other bridge',
        },
      ],
      emits: ['TokenDeployed'],
    },
    {
      kind: 'function',
      signature: 'function setReserved(address _token) external',
      meaning:
        'Reserves a token that was never bridged, so that the bridge rejects it. On the wrong layer, this doesn’t affect transfers.',
      params: {_token: 'A token that is native to this layer; not zero.'},
      callers: [{only: 'accounts with `SET_RESERVED_TOKEN_ROLE`'}],
      emits: ['TokenReserved'],
    },
    {
      kind: 'function',
      signature: 'function removeReserved(address _token) external',
      meaning: 'Lets a reserved token cross the bridge.',
      params: {_token: 'A token that is native to this layer; not zero.'},
      callers: [{only: 'accounts with `REMOVE_RESERVED_TOKEN_ROLE`'}],
      emits: ['ReservationRemoved'],
    },
    {
      kind: 'function',
      signature:
        'function setCustomContract(address _nativeToken, address _targetContract) external',
      meaning:
        'Registers a contract as a token’s copy before the token’s first transfer arrives. You can’t undo this.',
      params: {
        _nativeToken: 'The original on the other layer; not zero.',
        _targetContract:
          'The contract on this layer; not zero. It must let the bridge mint and burn, which isn’t checked.',
      },
      callers: [{only: 'accounts with `SET_CUSTOM_CONTRACT_ROLE`'}],
      emits: ['CustomContractSet'],
    },
  ],
} as const satisfies ContractFacts;
