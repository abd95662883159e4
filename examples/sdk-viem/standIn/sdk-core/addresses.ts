import {isLineaMainnet, isLineaSepolia, isMainnet, isSepolia} from './chains';
import type {Address} from './hex';

const mainnet = {
  l1: '0xd19d4B5d358258f05D7B411E21A1460D11B0876F',
  l2: '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec',
  l1Bridge: '0x051F1D88f0aF5763fB888eC4378b4D8B29ea3319',
  l2Bridge: '0x353012dc4a9A6cF55c941bADC267f82004A8ceB9',
} as const;

/** The package has these without a checksum, and programs that compare texts notice. */
const lowerCase = (address: Address) => address.toLowerCase() as Address;

const sepolia = {
  l1: lowerCase('0xB218f8A4Bc926cF1cA7b3423c154a0D627Bdb7E5'),
  l2: lowerCase('0x971e727e956690b9957be6d51Ec16E73AcAC83A7'),
  l1Bridge: '0x5A0a48389BB0f12E5e017116c1105da97E129142',
  l2Bridge: '0x93DcAdf238932e6e6a85852caC89cBd71798F463',
} as const;

export function getContractsAddressesByChainId(chainId: number): {
  messageService: Address;
  destinationChainMessageService: Address;
  tokenBridge: Address;
} {
  const isL1 = isMainnet(chainId) || isSepolia(chainId);
  if (!isL1 && !isLineaMainnet(chainId) && !isLineaSepolia(chainId)) {
    throw new Error('Unsupported chain ID. Only Ethereum and Linea networks are supported.');
  }
  const {l1, l2, l1Bridge, l2Bridge} =
    isMainnet(chainId) || isLineaMainnet(chainId) ? mainnet : sepolia;
  return isL1
    ? {messageService: l1, destinationChainMessageService: l2, tokenBridge: l1Bridge}
    : {messageService: l2, destinationChainMessageService: l1, tokenBridge: l2Bridge};
}
