import type {ContractFacts, Revert} from './schema';

/** The message service has pauses of its own, and the same error. */
const paused = {
  error: 'IsPaused',
  when: 'The message service is paused for what leaves this layer, `L1_L2` on L1 or `L2_L1` on L2, or altogether.',
} as const satisfies Revert;

/** What else the message service answers when the bridge sends. */
const sending = [
  {
    error: 'FeeTooLow',
    when: 'On L2, the value of the transaction is below `minimumFeeInWei` of the message service.',
  },
  {
    error: 'RateLimitExceeded',
    when: 'On L2, what the value exceeds the minimum fee by does not fit into the period. With exactly the minimum this cannot happen.',
  },
  {error: 'FeePaymentFailed', when: 'On L2, `block.coinbase` takes no ETH.'},
] as const satisfies readonly Revert[];

/** What a token of home answers that is taken or given out. */
const moving = [
  {
    message: 'SafeERC20: low-level call failed',
    when: 'The transfer in the original reverts without data. With data, the error of the token comes through.',
  },
  {
    message: 'SafeERC20: ERC20 operation did not succeed',
    when: 'The transfer in the original answers `false`.',
  },
] as const satisfies readonly Revert[];

/** What a copy answers that is not one of the bridge's own. */
const foreignCopy = {
  error: 'OnlyBridge',
  when: 'The copy is a custom contract in which another bridge is entered.',
} as const satisfies Revert;

/** Why the bridge does not get the tokens, in the order of the checks. */
const taking = [
  {error: 'ZeroAddressNotAllowed', when: '`_token` or `_recipient` is zero.'},
  {error: 'ZeroAmountNotAllowed', when: '`_amount` is 0.'},
  {error: 'ReservedToken', when: 'The token is reserved on this layer.'},
  foreignCopy,
  {
    message: 'ERC20: insufficient allowance',
    when: 'Of a standard copy, the caller has allowed the bridge less than `_amount`.',
  },
  {
    message: 'ERC20: burn amount exceeds balance',
    when: 'Of a standard copy, the caller has less than `_amount`.',
  },
  ...moving,
] as const satisfies readonly Revert[];

/** Why it does not send the message then. */
const announcing = [
  {
    error: 'DecimalsAreUnknown',
    when: 'The original does not answer for its decimals with 32 bytes, and its copy is not confirmed.',
  },
  ...sending,
] as const satisfies readonly Revert[];

const oddToken =
  'as long as its copy is not confirmed, the original answers for its name or symbol with what is no text, or for its decimals with more than 255.';

/** Why a transfer cannot start. */
const bridging = [
  ...taking,
  {
    message: '(no data)',
    when: `At \`_token\` there is no code, or code that does not know \`balanceOf\`. Or, ${oddToken}`,
  },
  ...announcing,
] as const satisfies readonly Revert[];

/** What comes of an answer that only looks like a text. */
const malformed = [
  {message: '(no data)', when: 'The answer has 64 bytes or more, and is no ABI-encoded text.'},
  {message: 'Panic(0x41)', when: 'The length in such an answer is 2^64 or more.'},
] as const satisfies readonly Revert[];

const noPermit =
  'The data has 1 to 3 bytes or is a permit cut short, or the token has no `permit` and needs one.';

/** Why the call of a permit fails, in the order of the checks. */
const permitting = [
  {error: 'InvalidPermitData', when: 'The bytes do not start with the selector of `permit`.'},
  {error: 'PermitNotFromSender', when: 'The permit names another owner than the caller.'},
  {error: 'PermitNotAllowingBridge', when: 'The permit names another spender than this bridge.'},
  {
    message: 'ERC20Permit: expired deadline',
    when: 'Of a standard copy whose allowance is too small, the permit is no longer good.',
  },
  {
    message: 'ERC20Permit: invalid signature',
    when: 'Of a standard copy whose allowance is too small, the signature is of another account, or for other values.',
  },
  {
    message: 'ECDSA: invalid signature',
    when: 'Of a standard copy whose allowance is too small, the signature is none of any account.',
  },
  {
    message: "ECDSA: invalid signature 's' value",
    when: 'Of a standard copy whose allowance is too small, `s` is in the upper half of its range.',
  },
] as const satisfies readonly Revert[];

const fromTheOtherBridge = {
  only: 'the message service of this layer, while it delivers a message of the other bridge',
} as const;

const delivering = [
  {
    error: 'CallerIsNotMessageService',
    when: 'Anybody else than the message service of this layer calls.',
  },
  {
    error: 'SenderNotAuthorized',
    when: 'The message is not of the other bridge, or none is being delivered: in a simulation in the name of the message service, too.',
  },
] as const satisfies readonly Revert[];

/** What stops a payout, or the mint that stands for it. */
const paying = [
  ...moving,
  foreignCopy,
  {
    message: '(no data)',
    when: 'The token has no copy here yet, and the metadata is empty or malformed; or it is reserved on this layer.',
  },
] as const satisfies readonly Revert[];

export const TokenBridgeBase = {
  name: 'TokenBridgeBase',
  kind: 'abstract contract',
  summary: 'Locks and unlocks tokens at home, and mints and burns their copies on the other layer.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/TokenBridgeBase.sol',
  checked: '2026-11-22',
  page: 'tokenbridge/tokenbridgebase',
  bases: [
    'ITokenBridge',
    'Initializable',
    'TransientStorageReentrancyGuardUpgradeable',
    'AccessControlUpgradeable',
    'MessageServiceBase',
    'TokenBridgePauseManager',
    'PermissionsManager',
    'StorageFiller39',
  ],
  uses: ['IMessageService', 'IRateLimiter', 'BridgedToken'],
  members: [
    {
      kind: 'constant',
      signature: 'function SET_MESSAGE_SERVICE_ROLE() public view returns (bytes32)',
      value: 'keccak256("SET_MESSAGE_SERVICE_ROLE")',
      meaning: 'Decides whose messages release tokens, and so over all that the bridge holds.',
    },
    {
      kind: 'constant',
      signature: 'function SET_RESERVED_TOKEN_ROLE() public view returns (bytes32)',
      value: 'keccak256("SET_RESERVED_TOKEN_ROLE")',
      meaning: 'Keeps tokens off the bridge that never crossed it.',
    },
    {
      kind: 'constant',
      signature: 'function REMOVE_RESERVED_TOKEN_ROLE() public view returns (bytes32)',
      value: 'keccak256("REMOVE_RESERVED_TOKEN_ROLE")',
      meaning: 'Opens the bridge to such tokens again.',
    },
    {
      kind: 'constant',
      signature: 'function SET_CUSTOM_CONTRACT_ROLE() public view returns (bytes32)',
      value: 'keccak256("SET_CUSTOM_CONTRACT_ROLE")',
      meaning: 'Chooses what stands for a token before its first transfer arrives.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant EMPTY',
      value: 'address(0x0)',
      meaning: 'The mark of a token that the bridge has not met, or that is no longer reserved.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant RESERVED_STATUS',
      value: 'address(0x111)',
      meaning: 'The mark of a token that `bridgeToken` refuses.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant NATIVE_STATUS',
      value: 'address(0x222)',
      meaning: 'The mark of a token that has left its home, here, at least once.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant DEPLOYED_STATUS',
      value: 'address(0x333)',
      meaning:
        'The mark of a token whose copy on the other layer is confirmed: its transfers carry no name, symbol and decimals.',
    },
    {
      kind: 'constant',
      signature: 'bytes4 internal constant _PERMIT_SELECTOR',
      value: 'IERC20PermitUpgradeable.permit.selector',
      meaning: 'With what the bytes of a permit have to start: ERC-2612, and no other form.',
    },
    {
      kind: 'variable',
      signature: 'function tokenBeacon() public view returns (address)',
      meaning:
        'Set once with the proxy. All standard copies on this layer ask this beacon for their code, and its owner can exchange it.',
      returns: 'The beacon of this layer.',
    },
    {
      kind: 'variable',
      signature:
        'function nativeToBridgedToken(uint256 chainId, address native) public view returns (address bridged)',
      meaning:
        'Two questions in one. With the chain ID of the other layer: where is the copy here of a token that is at home there? With that of this layer: what is the mark of a token that is at home here?',
      sample: '/api/linea-smart-contracts/tokenbridge/tokenbridge#copy',
      params: {
        chainId: 'The chain ID of the layer where the token is at home.',
        native: 'The original on that layer.',
      },
      returns: {
        bridged:
          'Of a token from the other layer, its copy. Of a token from this layer, `RESERVED_STATUS`, `NATIVE_STATUS` or `DEPLOYED_STATUS`, which are no contracts. Zero when there is none.',
      },
    },
    {
      kind: 'variable',
      signature:
        'function bridgedToNativeToken(address bridged) public view returns (address native)',
      meaning:
        'Tells a copy from a fake: only contracts that the bridge deployed, or that were entered by `setCustomContract`, have an answer other than zero.',
      params: {bridged: 'A contract on this layer.'},
      returns: {native: 'The original on the other layer; zero if the contract is no copy.'},
    },
    {
      kind: 'variable',
      signature: 'function sourceChainId() public view returns (uint256)',
      meaning: 'Does not follow the way of a transfer: a proxy answers the same for both ways.',
      returns: 'The chain ID of the layer on which this bridge is.',
    },
    {
      kind: 'variable',
      signature: 'function targetChainId() public view returns (uint256)',
      meaning: 'Of the two bridges, one answers what the other answers for `sourceChainId`.',
      returns: 'The chain ID of the other layer.',
    },
    {
      kind: 'modifier',
      signature: 'modifier isNewToken(address _token)',
      meaning:
        'Refuses copies on this layer, and tokens with any mark: bridged, confirmed or reserved.',
      params: {_token: 'The token that is to be reserved or to get a custom contract.'},
      reverts: [{error: 'AlreadyBridgedToken', when: 'The token is a copy here, or has a mark.'}],
    },
    {
      kind: 'modifier',
      signature: 'modifier nonZeroAddress(address _addr)',
      meaning: 'Comes before the look at the role in all functions that have both.',
      params: {_addr: 'A token, a recipient or a contract.'},
      reverts: [{error: 'ZeroAddressNotAllowed', when: 'The address is zero.'}],
    },
    {
      kind: 'modifier',
      signature: 'modifier nonZeroAmount(uint256 _amount)',
      meaning:
        'Looks at the argument. Of a token that keeps everything as a fee, 0 can arrive all the same.',
      params: {_amount: 'In the smallest unit of the token.'},
      reverts: [{error: 'ZeroAmountNotAllowed', when: 'The amount is 0.'}],
    },
    {
      kind: 'modifier',
      signature: 'modifier nonZeroChainId(uint256 _chainId)',
      meaning: 'Guards the set-up only.',
      params: {_chainId: 'Of one of the layers.'},
      reverts: [{error: 'ZeroChainIdNotAllowed', when: 'The chain ID is 0.'}],
    },
    {
      kind: 'constructor',
      signature: 'constructor()',
      meaning: 'Locks the implementation, so that only proxies can be set up.',
    },
    {
      kind: 'function',
      signature: 'function __TokenBridge_init(InitializationData _initializationData) internal',
      meaning:
        'Marks the reserved tokens and trusts one bridge on the other layer, for good: no function changes `remoteSender` later. Whether the beacon and the chain IDs are zero is left to the caller.',
      params: {_initializationData: 'Mirrored values on the two layers.'},
      reverts: [
        {
          error: 'ZeroAddressNotAllowed',
          when: 'The message service, the admin, the other bridge, a reserved token or an account of a role is zero.',
        },
        {error: 'ZeroHashNotAllowed', when: 'An entry of `roleAddresses` has no role.'},
        {error: 'SourceChainSameAsTargetChain', when: 'Both chain IDs are the same.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'It is not called from an initializer.',
        },
      ],
      emits: [
        'PauseTypeRoleSet',
        'UnPauseTypeRoleSet',
        'RoleGranted',
        'RemoteSenderSet',
        'TokenReserved',
        'TokenBridgeBaseInitialized',
      ],
    },
    {
      kind: 'function',
      signature: 'function CONTRACT_VERSION() public view returns (string contractVersion)',
      meaning:
        'The version of the ABI. That of the set-up, which upgrades count up, is in `Initialized`.',
    },
    {
      kind: 'function',
      signature:
        'function bridgeToken(address _token, uint256 _amount, address _recipient) public payable',
      meaning:
        'Locks a token that is at home here, or burns a copy, and sends the other bridge a message that pays out as much there. The whole value of the transaction is the fee of that message: it pays whoever claims, and adds nothing to the transfer. Allow the bridge to take the amount first, of a copy, too. Pauses of the message service stop it like its own, with the same error.',
      sample: '/api/linea-smart-contracts/tokenbridge/tokenbridge#bridge',
      params: {
        _token: 'The token on this layer, original or copy; not zero.',
        _amount: 'In the smallest unit of the token; not 0.',
        _recipient:
          'Who gets it on the other layer; not zero. A contract wallet may not exist at that address there.',
      },
      callers: ['anyone'],
      pausedBy: ['INITIATE_TOKEN_BRIDGING', 'GENERAL'],
      reverts: [
        {
          error: 'ReentrantCall',
          when: 'A token or a recipient calls back while the bridge is running.',
        },
        ...bridging,
      ],
      emits: ['NewToken', 'BridgingInitiatedV2'],
    },
    {
      kind: 'function',
      signature:
        'function _bridgeToken(address _token, uint256 _amount, address _recipient) internal',
      meaning:
        'Does the work of `bridgeToken`, without the guard and the look at the pauses. A copy is recognized by `bridgedToNativeToken`; whatever else is passed counts as a token of this layer.',
      params: {
        _token: 'The token on this layer, original or copy; not zero.',
        _amount: 'In the smallest unit of the token; not 0.',
        _recipient: 'Who gets it on the other layer; not zero.',
      },
      reverts: [...bridging, paused],
      emits: ['NewToken', 'BridgingInitiatedV2'],
    },
    {
      kind: 'function',
      signature:
        'function _tranferTokensToEscrow(address _token, uint256 _amount) internal returns (uint256 amount)',
      meaning:
        'Compares the balance before and after, so that of a token with a fee on transfer only what came in counts. The name lacks a letter in the source; an override has to lack it, too.',
      params: {
        _token: 'A token that is at home on this layer.',
        _amount: 'What is taken from the caller, in the smallest unit of the token.',
      },
      returns: {amount: 'What the escrow received, in the smallest unit of the token.'},
      reverts: moving,
    },
    {
      kind: 'function',
      signature:
        'function _getEscrowAddress(address _token) internal view returns (address escrowAddress)',
      meaning:
        'Meant to be overridden, token by token. Tokens come back from the bridge itself, so who moves the escrow elsewhere overrides `_completeBridging` as well.',
      params: {_token: 'A token that is at home on this layer. Ignored here.'},
      returns: {escrowAddress: 'Where tokens are locked; here always the bridge.'},
    },
    {
      kind: 'function',
      signature:
        'function bridgeTokenWithPermit(address _token, uint256 _amount, address _recipient, bytes _permitData) external payable',
      meaning:
        'Spares the transaction of `approve`. When the allowance already reaches the amount of the permit, the permit is not used, so it does no harm that somebody brought it to the token before.',
      sample: '/get-started/how-to/bridge/how-to-bridge-erc20-tokens#permit',
      sampleIn: 'viem',
      callers: ['anyone'],
      pausedBy: ['INITIATE_TOKEN_BRIDGING', 'GENERAL'],
      reverts: [
        {
          error: 'ReentrantCall',
          when: 'A token or a recipient calls back while the bridge is running.',
        },
        ...permitting,
        ...taking,
        {
          message: '(no data)',
          when: `${noPermit} Or at \`_token\` there is no code, or code that does not know \`balanceOf\`. Or, ${oddToken}`,
        },
        ...announcing,
      ],
      emits: ['NewToken', 'BridgingInitiatedV2'],
    },
    {
      kind: 'function',
      signature:
        'function completeBridging(address _nativeToken, uint256 _amount, address _recipient, uint256 _chainId, bytes _tokenMetadata) public',
      meaning:
        'Claim the message instead of calling it: a call of your own always fails, and so does a simulation. When it reverts within a claim, the claim reverts with the same error, or with `MessageSendingFailed` where there is no data, and can be repeated. The first claim of a token deploys its copy, which takes several times the gas of later ones.',
      callers: [fromTheOtherBridge],
      pausedBy: ['COMPLETE_TOKEN_BRIDGING', 'GENERAL'],
      reverts: [
        {
          error: 'ReentrantCall',
          when: 'The claim is made while a function of the bridge runs, by a token that calls back.',
        },
        ...delivering,
        ...paying,
      ],
      emits: ['NewTokenDeployed', 'BridgingFinalizedV2'],
    },
    {
      kind: 'function',
      signature:
        'function _completeBridging(address _nativeToken, uint256 _amount, address _recipient, uint256 _chainId, bytes _tokenMetadata) internal',
      meaning:
        'Unlocks if the mark says that the token is at home here. Otherwise it mints, and deploys the copy before if there is none. `RESERVED_STATUS` is taken for the address of a copy, and has no code.',
      params: {
        _nativeToken: 'The token on the layer where it is at home.',
        _amount: 'What arrives, in the smallest unit of the token.',
        _recipient: 'Who gets it on this layer.',
        _chainId: 'The chain ID of the layer where the token is at home.',
        _tokenMetadata: 'Name, symbol and decimals, needed only when there is no copy yet.',
      },
      reverts: paying,
      emits: ['NewTokenDeployed', 'BridgingFinalizedV2'],
    },
    {
      kind: 'function',
      signature: 'function setMessageService(address _messageService) external',
      meaning:
        'Takes effect at once. Transfers that were sent through the old service and are not claimed yet fail with `CallerIsNotMessageService`, as long as the new one stays. Nothing checks that the address is a message service.',
      callers: [{role: 'SET_MESSAGE_SERVICE_ROLE'}],
      reverts: [
        {
          error: 'ZeroAddressNotAllowed',
          when: '`_messageService` is zero; looked at before the role.',
        },
      ],
      emits: ['MessageServiceUpdated'],
    },
    {
      kind: 'function',
      signature: 'function confirmDeployment(address[] _tokens) external payable',
      meaning:
        'The whole value of the transaction is the fee of the message. Once that is claimed, transfers from home leave out name, symbol and decimals. No pause of token transfers stops it, only those of the message service.',
      callers: ['anyone'],
      reverts: [
        {error: 'TokenListEmpty', when: 'No token is named.'},
        {error: 'TokenNotDeployed', when: 'One of the addresses is no copy on this layer.'},
        paused,
        ...sending,
      ],
      emits: ['DeploymentConfirmed'],
    },
    {
      kind: 'function',
      signature: 'function setDeployed(address[] _nativeTokens) external',
      meaning:
        'Writes `DEPLOYED_STATUS` whatever the mark was before, a reservation included. So a token that is to stay reserved must not get a custom contract on the other layer: anybody could confirm it then. Not guarded against reentrancy, and stopped by no pause of the bridge.',
      callers: [fromTheOtherBridge],
      reverts: delivering,
      emits: ['TokenDeployed'],
    },
    {
      kind: 'function',
      signature:
        'function deployBridgedToken(address _nativeToken, bytes _tokenMetadata, uint256 _chainId) internal returns (address bridgedTokenAddress)',
      meaning:
        'Deploys a beacon proxy with CREATE2, whose salt is the hash of `_chainId` and `_nativeToken`. So the address of a copy is fixed before it exists, by these two, the bridge, its beacon and the code of the proxy.',
      params: {
        _nativeToken: 'The token on the other layer.',
        _tokenMetadata: 'Name, symbol and decimals, ABI-encoded as `(string,string,uint8)`.',
        _chainId: 'The chain ID of this layer, and not of the one where the token is at home.',
      },
      returns: {bridgedTokenAddress: 'The copy on this layer.'},
      reverts: [{message: '(no data)', when: 'The metadata is empty or malformed.'}],
      emits: ['NewTokenDeployed'],
    },
    {
      kind: 'function',
      signature: 'function setReserved(address _token) external',
      meaning:
        'Marks the token on this layer. To keep a token of L1 off the bridge it has to be called on L1; on L2 the call succeeds and stops nothing.',
      callers: [{role: 'SET_RESERVED_TOKEN_ROLE'}],
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: '`_token` is zero; looked at before the role.'},
        {
          error: 'AlreadyBridgedToken',
          when: 'The token was bridged, is a copy or is reserved already; looked at before the role.',
        },
      ],
      emits: ['TokenReserved'],
    },
    {
      kind: 'function',
      signature: 'function removeReserved(address _token) external',
      meaning: 'Leaves the token like one that the bridge has not met; it can be reserved again.',
      callers: [{role: 'REMOVE_RESERVED_TOKEN_ROLE'}],
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: '`_token` is zero; looked at before the role.'},
        {error: 'NotReserved', when: 'The token is not reserved on this layer.'},
      ],
      emits: ['ReservationRemoved'],
    },
    {
      kind: 'function',
      signature:
        'function setCustomContract(address _nativeToken, address _targetContract) external',
      meaning:
        'From then on, transfers that arrive mint `_targetContract`, and what is passed of it to `bridgeToken` is burned. Only before the first transfer was claimed here: a race that any holder of the token can win.',
      callers: [{role: 'SET_CUSTOM_CONTRACT_ROLE'}],
      reverts: [
        {
          error: 'ZeroAddressNotAllowed',
          when: 'One of the addresses is zero; looked at before the role.',
        },
        {
          error: 'AlreadyBridgedToken',
          when: '`_nativeToken` is a copy on this layer, or has a mark here: it is taken for a token of the wrong layer.',
        },
        {
          error: 'AlreadyBrigedToNativeTokenSet',
          when: '`_targetContract` stands for a token already.',
        },
        {
          error: 'StatusAddressNotAllowed',
          when: '`_targetContract` is one of the addresses that serve as marks.',
        },
        {
          error: 'NativeToBridgedTokenAlreadySet',
          when: '`_nativeToken` has a copy on this layer already.',
        },
      ],
      emits: ['CustomContractSet'],
    },
    {
      kind: 'function',
      signature: 'function _safeName(address _token) internal view returns (string tokenName)',
      meaning:
        'A token without a name does not fail, but one with a malformed answer of 64 bytes or more does, and not with an error of the bridge.',
      params: {_token: 'A token that is at home on this layer.'},
      returns: {
        tokenName:
          'Its name; `NO_NAME` when the call fails, `NOT_VALID_ENCODING` when the answer has another form.',
      },
      reverts: malformed,
    },
    {
      kind: 'function',
      signature: 'function _safeSymbol(address _token) internal view returns (string symbol)',
      meaning: 'Treats answers as `_safeName` does.',
      params: {_token: 'A token that is at home on this layer.'},
      returns: {
        symbol:
          'Its symbol; `NO_SYMBOL` when the call fails, `NOT_VALID_ENCODING` when the answer has another form.',
      },
      reverts: malformed,
    },
    {
      kind: 'function',
      signature: 'function _safeDecimals(address _token) internal view returns (uint8)',
      meaning: 'Does not fall back to 18: amounts on the two layers would not be the same.',
      params: {_token: 'A token that is at home on this layer.'},
      returns: 'How many digits stand behind the point.',
      reverts: [
        {error: 'DecimalsAreUnknown', when: 'The call fails, or answers with other than 32 bytes.'},
        {message: '(no data)', when: 'The answer is a number above 255.'},
      ],
    },
    {
      kind: 'function',
      signature:
        'function _returnDataToString(bytes _data) internal pure returns (string decodedString)',
      meaning:
        'Takes 64 bytes and more for an ABI-encoded text, and exactly 32 for one that ends before the first zero byte, as old tokens answer.',
      params: {_data: 'What a token answered.'},
      returns: {
        decodedString:
          'The text; `NOT_VALID_ENCODING` for any other length, or 32 bytes that start with zero.',
      },
      reverts: malformed,
    },
    {
      kind: 'function',
      signature: 'function _permit(address _token, bytes _permitData) internal',
      meaning:
        'Checks owner and spender in any case, the rest only when the allowance is below the amount of the permit. That amount need not be the one that is bridged.',
      params: {
        _token: 'The token, original or copy.',
        _permitData: 'The whole calldata of `permit`, with its selector.',
      },
      reverts: [
        {message: '(no data)', when: `${noPermit} Or there is no code at \`_token\`.`},
        ...permitting,
      ],
    },
  ],
} as const satisfies ContractFacts;
