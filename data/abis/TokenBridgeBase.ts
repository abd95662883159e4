import type {ContractFacts, Revert} from './schema';

/** The message service has pauses of its own, and the same error. */
const paused = {
  error: 'IsPaused',
  when: 'The message service is paused: `L1_L2` on L1, `L2_L1` on L2, or `GENERAL`.',
} as const satisfies Revert;

/** What else the message service answers when the bridge sends. */
const sending = [
  {
    error: 'FeeTooLow',
    when: 'On L2, the transaction’s value is below the message service’s `minimumFeeInWei`.',
  },
  {
    error: 'RateLimitExceeded',
    when: 'On L2, the value above the minimum fee doesn’t fit into the rate limit period. Exactly the minimum fee always fits.',
  },
  {error: 'FeePaymentFailed', when: 'On L2, `block.coinbase` doesn’t accept ETH.'},
] as const satisfies readonly Revert[];

/** What a token of home answers that is taken or given out. */
const moving = [
  {
    message: 'SafeERC20: low-level call failed',
    when: 'The original’s transfer reverts without data. If it reverts with data, you get the token’s error.',
  },
  {
    message: 'SafeERC20: ERC20 operation did not succeed',
    when: 'The original’s transfer returns `false`.',
  },
] as const satisfies readonly Revert[];

/** What a copy answers that is not one of the bridge's own. */
const foreignCopy = {
  error: 'OnlyBridge',
  when: 'The copy is a custom contract that is set to another bridge.',
} as const satisfies Revert;

/** Why the bridge does not get the tokens, in the order of the checks. */
const taking = [
  {error: 'ZeroAddressNotAllowed', when: '`_token` or `_recipient` is zero.'},
  {error: 'ZeroAmountNotAllowed', when: '`_amount` is 0.'},
  {error: 'ReservedToken', when: 'The token is reserved on this layer.'},
  foreignCopy,
  {
    message: 'ERC20: insufficient allowance',
    when: 'The caller has allowed the bridge less than `_amount` of a standard copy.',
  },
  {
    message: 'ERC20: burn amount exceeds balance',
    when: 'The caller has less than `_amount` of a standard copy.',
  },
  ...moving,
] as const satisfies readonly Revert[];

/** Why it does not send the message then. */
const announcing = [
  {
    error: 'DecimalsAreUnknown',
    when: 'The original’s `decimals` doesn’t return 32 bytes, and its copy isn’t confirmed.',
  },
  ...sending,
] as const satisfies readonly Revert[];

const oddToken =
  'Or the copy isn’t confirmed, and the original returns a malformed name or symbol, or decimals above 255.';

/** Why a transfer cannot start. */
const bridging = [
  ...taking,
  {
    message: '(no data)',
    when: `\`_token\` has no code, or its code lacks \`balanceOf\`. ${oddToken}`,
  },
  ...announcing,
] as const satisfies readonly Revert[];

/** What comes of an answer that only looks like a text. */
const malformed = [
  {message: '(no data)', when: 'The response has 64 bytes or more, and isn’t ABI-encoded text.'},
  {message: 'Panic(0x41)', when: 'The length in such a response is 2^64 or more.'},
] as const satisfies readonly Revert[];

const noPermit =
  'The data has 1 to 3 bytes or is a truncated permit, or the call needs a `permit` that the token lacks.';

/** Why the call of a permit fails, in the order of the checks. */
const permitting = [
  {error: 'InvalidPermitData', when: 'The bytes don’t start with the selector of `permit`.'},
  {error: 'PermitNotFromSender', when: 'The permit’s owner isn’t the caller.'},
  {error: 'PermitNotAllowingBridge', when: 'The permit’s spender isn’t this bridge.'},
  {
    message: 'ERC20Permit: expired deadline',
    when: 'The allowance of a standard copy is too small, and the permit has expired.',
  },
  {
    message: 'ERC20Permit: invalid signature',
    when: 'The allowance of a standard copy is too small, and the signature is from another account or for other values.',
  },
  {
    message: 'ECDSA: invalid signature',
    when: 'The allowance of a standard copy is too small, and the signature is invalid.',
  },
  {
    message: "ECDSA: invalid signature 's' value",
    when: 'The allowance of a standard copy is too small, and `s` is in the upper half of its range.',
  },
] as const satisfies readonly Revert[];

const fromTheOtherBridge = {
  only: 'the message service of this layer, while it delivers a message from the other bridge',
} as const;

const delivering = [
  {
    error: 'CallerIsNotMessageService',
    when: 'The caller isn’t this layer’s message service.',
  },
  {
    error: 'SenderNotAuthorized',
    when: 'The message isn’t from the other bridge, or no message is being delivered. A simulation with the message service as caller fails too.',
  },
] as const satisfies readonly Revert[];

/** What stops a payout, or the mint that stands for it. */
const paying = [
  ...moving,
  foreignCopy,
  {
    message: '(no data)',
    when: 'The token has no copy here yet and the metadata is empty or malformed, or the token is reserved on this layer.',
  },
] as const satisfies readonly Revert[];

export const TokenBridgeBase = {
  name: 'TokenBridgeBase',
  kind: 'abstract contract',
  summary:
    'Locks and unlocks tokens on their home layer, and mints and burns their copies on the other layer.',
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
      meaning:
        'May set the message service. Messages release tokens, so this role controls all tokens in the bridge.',
    },
    {
      kind: 'constant',
      signature: 'function SET_RESERVED_TOKEN_ROLE() public view returns (bytes32)',
      value: 'keccak256("SET_RESERVED_TOKEN_ROLE")',
      meaning: 'May reserve tokens that were never bridged, so that the bridge rejects them.',
    },
    {
      kind: 'constant',
      signature: 'function REMOVE_RESERVED_TOKEN_ROLE() public view returns (bytes32)',
      value: 'keccak256("REMOVE_RESERVED_TOKEN_ROLE")',
      meaning: 'May remove a token’s reservation, so that the bridge accepts the token.',
    },
    {
      kind: 'constant',
      signature: 'function SET_CUSTOM_CONTRACT_ROLE() public view returns (bytes32)',
      value: 'keccak256("SET_CUSTOM_CONTRACT_ROLE")',
      meaning:
        'May register a custom contract as a token’s copy before its first transfer arrives.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant EMPTY',
      value: 'address(0x0)',
      meaning: 'The status of a token that was never bridged, or whose reservation was removed.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant RESERVED_STATUS',
      value: 'address(0x111)',
      meaning: 'The status of a token that `bridgeToken` rejects.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant NATIVE_STATUS',
      value: 'address(0x222)',
      meaning: 'The status of a token that has left this layer, its home, at least once.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant DEPLOYED_STATUS',
      value: 'address(0x333)',
      meaning:
        'The status of a token whose copy on the other layer is confirmed. Its transfers don’t include name, symbol and decimals.',
    },
    {
      kind: 'constant',
      signature: 'bytes4 internal constant _PERMIT_SELECTOR',
      value: 'IERC20PermitUpgradeable.permit.selector',
      meaning:
        'The selector that permit data must start with. The bridge supports only ERC-2612 permits.',
    },
    {
      kind: 'variable',
      signature: 'function tokenBeacon() public view returns (address)',
      meaning:
        'Returns the beacon of all standard copies on this layer, whose owner can replace their code. The address is set once, with the proxy.',
      returns: 'This layer’s beacon.',
    },
    {
      kind: 'variable',
      signature:
        'function nativeToBridgedToken(uint256 chainId, address native) public view returns (address bridged)',
      meaning:
        'Returns a token’s copy or its status value. For a token of the other layer, pass that layer’s chain ID: you get the copy on this layer. For a token of this layer, pass this layer’s chain ID: you get the status value.',
      sample: '/api/linea-smart-contracts/tokenbridge/tokenbridge#copy',
      params: {
        chainId: 'The chain ID of the token’s home layer.',
        native: 'The original on that layer.',
      },
      returns: {
        bridged:
          'The copy, for a token from the other layer. For a token from this layer, `RESERVED_STATUS`, `NATIVE_STATUS` or `DEPLOYED_STATUS`, which aren’t contracts. Zero if there is no entry.',
      },
    },
    {
      kind: 'variable',
      signature:
        'function bridgedToNativeToken(address bridged) public view returns (address native)',
      meaning:
        'Returns the original of a genuine copy. Only contracts that the bridge deployed, or that `setCustomContract` registered, return an address other than zero.',
      params: {bridged: 'A contract on this layer.'},
      returns: {native: 'The original on the other layer; zero if the contract isn’t a copy.'},
    },
    {
      kind: 'variable',
      signature: 'function sourceChainId() public view returns (uint256)',
      meaning: 'Returns the chain ID of the bridge’s own layer, for both directions of a transfer.',
      returns: 'The chain ID of this bridge’s layer.',
    },
    {
      kind: 'variable',
      signature: 'function targetChainId() public view returns (uint256)',
      meaning:
        'Returns the chain ID of the other layer, which is the other bridge’s `sourceChainId`.',
      returns: 'The other layer’s chain ID.',
    },
    {
      kind: 'modifier',
      signature: 'modifier isNewToken(address _token)',
      meaning: 'Rejects copies on this layer, and tokens that are bridged, confirmed or reserved.',
      params: {_token: 'The token to reserve, or to give a custom contract.'},
      reverts: [
        {error: 'AlreadyBridgedToken', when: 'The token is a copy here, or has a status value.'},
      ],
    },
    {
      kind: 'modifier',
      signature: 'modifier nonZeroAddress(address _addr)',
      meaning:
        'Rejects the zero address. It runs before the role check in functions that have both.',
      params: {_addr: 'A token, a recipient or a contract.'},
      reverts: [{error: 'ZeroAddressNotAllowed', when: 'The address is zero.'}],
    },
    {
      kind: 'modifier',
      signature: 'modifier nonZeroAmount(uint256 _amount)',
      meaning:
        'Rejects an amount of 0. It checks the argument only: 0 can still arrive if a token keeps everything as a fee.',
      params: {_amount: 'The amount, in the token’s smallest unit.'},
      reverts: [{error: 'ZeroAmountNotAllowed', when: 'The amount is 0.'}],
    },
    {
      kind: 'modifier',
      signature: 'modifier nonZeroChainId(uint256 _chainId)',
      meaning: 'Rejects a chain ID of 0, in the setup only.',
      params: {_chainId: 'The chain ID of one of the layers.'},
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
        'Reserves tokens and permanently sets the trusted bridge on the other layer: no function changes `remoteSender` later. The caller must check that the beacon and the chain IDs aren’t zero.',
      params: {_initializationData: 'The initial settings, mirrored between the two layers.'},
      reverts: [
        {
          error: 'ZeroAddressNotAllowed',
          when: 'The message service, admin, other bridge, a reserved token or a role’s account is zero.',
        },
        {error: 'ZeroHashNotAllowed', when: 'An entry of `roleAddresses` has no role.'},
        {error: 'SourceChainSameAsTargetChain', when: 'Both chain IDs are equal.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'The function isn’t called from an initializer.',
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
        'Returns the ABI version, `1.1` in this revision. `Initialized` contains a separate initialization number, now 3.',
    },
    {
      kind: 'function',
      signature:
        'function bridgeToken(address _token, uint256 _amount, address _recipient) public payable',
      meaning:
        'Sends tokens to the other layer: locks an original or burns a copy, and sends a message that pays out there what the bridge received. Approve the bridge first, even for a copy. The transaction’s value is the message fee, never part of the transfer. Pauses of the message service stop the call too, with the same `IsPaused` error.',
      sample: '/api/linea-smart-contracts/tokenbridge/tokenbridge#bridge',
      params: {
        _token: 'The token on this layer, original or copy; not zero.',
        _amount: 'The amount, in the token’s smallest unit; not 0.',
        _recipient:
          'The recipient on the other layer; not zero. A contract wallet may not exist at that address there.',
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
        'Does the work of `bridgeToken`, without the reentrancy guard and the pause check. `bridgedToNativeToken` identifies a copy; any other address counts as a token of this layer.',
      params: {
        _token: 'The token on this layer, original or copy; not zero.',
        _amount: 'The amount, in the token’s smallest unit; not 0.',
        _recipient: 'The recipient on the other layer; not zero.',
      },
      reverts: [...bridging, paused],
      emits: ['NewToken', 'BridgingInitiatedV2'],
    },
    {
      kind: 'function',
      signature:
        'function _tranferTokensToEscrow(address _token, uint256 _amount) internal returns (uint256 amount)',
      meaning:
        'Moves tokens to the escrow and compares its balance before and after. If a token takes a fee on transfer, only the received amount counts. The name is misspelled in the source: an override needs the same spelling.',
      params: {
        _token: 'A token that is native to this layer.',
        _amount: 'The amount to take from the caller, in the token’s smallest unit.',
      },
      returns: {amount: 'The amount that the escrow received, in the token’s smallest unit.'},
      reverts: moving,
    },
    {
      kind: 'function',
      signature:
        'function _getEscrowAddress(address _token) internal view returns (address escrowAddress)',
      meaning:
        'Returns the address where a token is locked; an override can differ for each token. Payouts come from the bridge: if you change the escrow, override `_completeBridging` too.',
      params: {_token: 'A token that is native to this layer. Ignored here.'},
      returns: {escrowAddress: 'The escrow; here always the bridge.'},
    },
    {
      kind: 'function',
      signature:
        'function bridgeTokenWithPermit(address _token, uint256 _amount, address _recipient, bytes _permitData) external payable',
      meaning:
        'Sends tokens with a signed permit instead of `approve`. If the allowance already covers the permit’s amount, the permit isn’t used, so it’s harmless if another account submits it first.',
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
          when: `${noPermit} Or \`_token\` has no code or no \`balanceOf\`. ${oddToken}`,
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
        'Pays out a transfer during a claim. Claim the message instead of calling this function: direct calls and simulations always fail. If the payout reverts, the claim reverts with the same error, or with `MessageSendingFailed` if there is no data. You can repeat the claim. A token’s first claim deploys its copy, which costs several times the gas of later claims.',
      callers: [fromTheOtherBridge],
      pausedBy: ['COMPLETE_TOKEN_BRIDGING', 'GENERAL'],
      reverts: [
        {
          error: 'ReentrantCall',
          when: 'A token calls back and claims while a function of the bridge is running.',
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
        'Unlocks the token if its status value shows that it’s native to this layer. Otherwise, mints the copy, and deploys it first if there is none. `RESERVED_STATUS` counts as a copy’s address; it has no code, so the call reverts.',
      params: {
        _nativeToken: 'The token on its home layer.',
        _amount: 'The amount that arrives, in the token’s smallest unit.',
        _recipient: 'The recipient on this layer.',
        _chainId: 'The chain ID of the token’s home layer.',
        _tokenMetadata: 'Name, symbol and decimals, needed only if there is no copy yet.',
      },
      reverts: paying,
      emits: ['NewTokenDeployed', 'BridgingFinalizedV2'],
    },
    {
      kind: 'function',
      signature: 'function setMessageService(address _messageService) external',
      meaning:
        'Replaces the message service immediately. Unclaimed transfers from the old service fail with `CallerIsNotMessageService` while the new one is set. The function doesn’t check that the address is a message service.',
      callers: [{role: 'SET_MESSAGE_SERVICE_ROLE'}],
      reverts: [
        {
          error: 'ZeroAddressNotAllowed',
          when: '`_messageService` is zero. This check comes before the role check.',
        },
      ],
      emits: ['MessageServiceUpdated'],
    },
    {
      kind: 'function',
      signature: 'function confirmDeployment(address[] _tokens) external payable',
      meaning:
        'Tells the home layer that these copies exist. After the claim, transfers from home omit name, symbol and decimals. The transaction’s value is the message fee. Only pauses of the message service stop the call.',
      callers: ['anyone'],
      reverts: [
        {error: 'TokenListEmpty', when: 'The list is empty.'},
        {error: 'TokenNotDeployed', when: 'One of the addresses isn’t a copy on this layer.'},
        paused,
        ...sending,
      ],
      emits: ['DeploymentConfirmed'],
    },
    {
      kind: 'function',
      signature: 'function setDeployed(address[] _nativeTokens) external',
      meaning:
        'Sets `DEPLOYED_STATUS`, even on reserved tokens. Don’t give a token that must stay reserved a custom contract on the other layer: any account could then confirm it. The function has no reentrancy guard, and no pause of the bridge stops it.',
      callers: [fromTheOtherBridge],
      reverts: delivering,
      emits: ['TokenDeployed'],
    },
    {
      kind: 'function',
      signature:
        'function deployBridgedToken(address _nativeToken, bytes _tokenMetadata, uint256 _chainId) internal returns (address bridgedTokenAddress)',
      meaning:
        'Deploys a copy as a beacon proxy with CREATE2; the salt is the hash of `_chainId` and `_nativeToken`. These two, the bridge, its beacon and the proxy’s code determine the copy’s address in advance.',
      params: {
        _nativeToken: 'The original on the other layer.',
        _tokenMetadata: 'Name, symbol and decimals, ABI-encoded as `(string,string,uint8)`.',
        _chainId: 'The chain ID of this layer, not of the token’s home layer.',
      },
      returns: {bridgedTokenAddress: 'The copy on this layer.'},
      reverts: [{message: '(no data)', when: 'The metadata is empty or malformed.'}],
      emits: ['NewTokenDeployed'],
    },
    {
      kind: 'function',
      signature: 'function setReserved(address _token) external',
      meaning:
        'Reserves a token that is native to this layer. Call it on the token’s home layer: for a token of L1, a call on L2 succeeds but stops nothing.',
      callers: [{role: 'SET_RESERVED_TOKEN_ROLE'}],
      reverts: [
        {
          error: 'ZeroAddressNotAllowed',
          when: '`_token` is zero. This check comes before the role check.',
        },
        {
          error: 'AlreadyBridgedToken',
          when: 'The token is bridged, reserved or a copy. This check comes before the role check.',
        },
      ],
      emits: ['TokenReserved'],
    },
    {
      kind: 'function',
      signature: 'function removeReserved(address _token) external',
      meaning:
        'Removes a reservation. The token then counts as never bridged, and can be reserved again.',
      callers: [{role: 'REMOVE_RESERVED_TOKEN_ROLE'}],
      reverts: [
        {
          error: 'ZeroAddressNotAllowed',
          when: '`_token` is zero. This check comes before the role check.',
        },
        {error: 'NotReserved', when: 'The token isn’t reserved on this layer.'},
      ],
      emits: ['ReservationRemoved'],
    },
    {
      kind: 'function',
      signature:
        'function setCustomContract(address _nativeToken, address _targetContract) external',
      meaning:
        'Registers a token’s custom copy: arriving transfers mint `_targetContract`, and `bridgeToken` burns it. Call it before the token’s first claim on this layer. Any account that bridges the token can make that claim first.',
      callers: [{role: 'SET_CUSTOM_CONTRACT_ROLE'}],
      reverts: [
        {
          error: 'ZeroAddressNotAllowed',
          when: 'One of the addresses is zero. This check comes before the role check.',
        },
        {
          error: 'AlreadyBridgedToken',
          when: '`_nativeToken` is a copy or has a status value on this layer, so the bridge treats it as a token of the wrong layer.',
        },
        {
          error: 'AlreadyBrigedToNativeTokenSet',
          when: '`_targetContract` is already the copy of a token.',
        },
        {
          error: 'StatusAddressNotAllowed',
          when: '`_targetContract` is one of the three status values.',
        },
        {
          error: 'NativeToBridgedTokenAlreadySet',
          when: '`_nativeToken` already has a copy on this layer.',
        },
      ],
      emits: ['CustomContractSet'],
    },
    {
      kind: 'function',
      signature: 'function _safeName(address _token) internal view returns (string tokenName)',
      meaning:
        'Reads a token’s name, with a placeholder if the token has none. A malformed response of 64 bytes or more reverts, without an error of the bridge.',
      params: {_token: 'A token that is native to this layer.'},
      returns: {
        tokenName:
          'The name; `NO_NAME` if the call fails, `NOT_VALID_ENCODING` if the response has another form.',
      },
      reverts: malformed,
    },
    {
      kind: 'function',
      signature: 'function _safeSymbol(address _token) internal view returns (string symbol)',
      meaning: 'Reads a token’s symbol, by the rules of `_safeName`.',
      params: {_token: 'A token that is native to this layer.'},
      returns: {
        symbol:
          'The symbol; `NO_SYMBOL` if the call fails, `NOT_VALID_ENCODING` if the response has another form.',
      },
      reverts: malformed,
    },
    {
      kind: 'function',
      signature: 'function _safeDecimals(address _token) internal view returns (uint8)',
      meaning:
        'Reads a token’s decimals. There is no default of 18, because the amounts on the two layers could then differ.',
      params: {_token: 'A token that is native to this layer.'},
      returns: 'The number of decimals.',
      reverts: [
        {error: 'DecimalsAreUnknown', when: 'The call fails, or doesn’t return 32 bytes.'},
        {message: '(no data)', when: 'The response is a number above 255.'},
      ],
    },
    {
      kind: 'function',
      signature:
        'function _returnDataToString(bytes _data) internal pure returns (string decodedString)',
      meaning:
        'Decodes a token’s text. It reads 64 bytes or more as ABI-encoded text, and exactly 32 bytes, from old tokens, as text up to the first zero byte.',
      params: {_data: 'The token’s response.'},
      returns: {
        decodedString:
          'The text; `NOT_VALID_ENCODING` for any other length, or for 32 bytes that start with zero.',
      },
      reverts: malformed,
    },
    {
      kind: 'function',
      signature: 'function _permit(address _token, bytes _permitData) internal',
      meaning:
        'Submits a permit to the token. It always checks owner and spender, but the rest only if the allowance is below the permit’s amount. That amount can differ from the bridged amount.',
      params: {
        _token: 'The token, original or copy.',
        _permitData: 'The complete calldata of `permit`, with its selector.',
      },
      reverts: [
        {message: '(no data)', when: `${noPermit} Or \`_token\` has no code.`},
        ...permitting,
      ],
    },
  ],
} as const satisfies ContractFacts;
