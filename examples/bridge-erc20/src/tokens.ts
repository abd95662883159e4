import {
  type Address,
  type Chain,
  type Client,
  erc20Abi,
  getAddress,
  getContract,
  isAddress,
  parseAbi,
  parseUnits,
  type PrivateKeyAccount,
  type Transport,
} from 'viem';
import {l1, l2} from './networks';

/** `TokenBridge` has the same functions on both layers. */
export const tokenBridgeAbi = parseAbi([
  'function bridgeToken(address _token, uint256 _amount, address _recipient) payable',
  'function bridgeTokenWithPermit(address _token, uint256 _amount, address _recipient, bytes _permitData) payable',
  'function nativeToBridgedToken(uint256 chainId, address native) view returns (address bridged)',
  'function bridgedToNativeToken(address bridged) view returns (address native)',
  'event BridgingInitiatedV2(address indexed sender, address indexed recipient, address indexed token, uint256 amount)',
  'error DecimalsAreUnknown(address token)',
  'error FeeTooLow()',
  'error InvalidPermitData(bytes4 permitData, bytes4 permitSelector)',
  'error IsPaused(uint8 pauseType)',
  'error PermitNotAllowingBridge(address spender)',
  'error PermitNotFromSender(address owner)',
  'error ReservedToken(address token)',
  'error ZeroAddressNotAllowed()',
  'error ZeroAmountNotAllowed(uint256 amount)',
]);

function layerOf(client: Client<Transport, Chain, PrivateKeyAccount>, tokenBridge: Address) {
  return {
    client,
    chain: client.chain,
    tokenBridge: getContract({address: tokenBridge, abi: tokenBridgeAbi, client}),
    tokenAt: (address: Address) => getContract({address, abi: erc20Abi, client}),
  };
}

export const ethereum = layerOf(l1, '0x5A0a48389BB0f12E5e017116c1105da97E129142');
export const linea = layerOf(l2, '0x93DcAdf238932e6e6a85852caC89cBd71798F463');

/** The layer from the command line, the other layer, and a token on the first layer. */
export function readLayersAndToken() {
  const [, , layer, token] = process.argv;
  if ((layer !== 'ethereum' && layer !== 'linea') || token === undefined || !isAddress(token)) {
    throw new Error('Pass a layer, ethereum or linea, and the address of a token on it');
  }
  const [here, there] = layer === 'ethereum' ? [ethereum, linea] : [linea, ethereum];
  return {here, there, token: getAddress(token)};
}

/** An amount from the command line, in the token's smallest unit. */
export function readAmount(text: string | undefined, decimals: number) {
  if (text === undefined) {
    throw new Error('Pass an amount of tokens');
  }
  return parseUnits(text, decimals);
}
