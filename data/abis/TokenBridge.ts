import type {ContractAbi} from './contractAbi';

/** The members of `TokenBridge` that pages name. */
export const TokenBridge = {
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/TokenBridge.sol',
  items: [
    'function nativeToBridgedToken(uint256 chainId, address native) view returns (address bridged)',
    'function bridgedToNativeToken(address bridged) view returns (address native)',
    'function bridgeToken(address _token, uint256 _amount, address _recipient) payable',
    'function bridgeTokenWithPermit(address _token, uint256 _amount, address _recipient, bytes _permitData) payable',
    'event BridgingInitiatedV2(address indexed sender, address indexed recipient, address indexed token, uint256 amount)',
    'event BridgingFinalizedV2(address indexed nativeToken, address indexed bridgedToken, uint256 amount, address indexed recipient)',
    'function confirmDeployment(address[] _tokens) payable',
    'event NewTokenDeployed(address indexed bridgedToken, address indexed nativeToken)',
    'error ReservedToken(address token)',
    'error DecimalsAreUnknown(address token)',
    'error ZeroAmountNotAllowed(uint256 amount)',
    'error ZeroAddressNotAllowed()',
    'error InvalidPermitData(bytes4 permitData, bytes4 permitSelector)',
    'error PermitNotFromSender(address owner)',
    'error PermitNotAllowingBridge(address spender)',
    'error TokenNotDeployed(address token)',
  ],
} as const satisfies ContractAbi;
