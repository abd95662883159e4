import {isAddress, parseAbi} from 'viem';
import {lineaSepolia} from 'wagmi/chains';

const address: unknown = import.meta.env.VITE_TIP_JAR;
if (typeof address !== 'string' || !isAddress(address)) {
  throw new Error('Set VITE_TIP_JAR=0x… in .env');
}

/** Your contract: its chain, its address and its interface. */
export const tipJar = {
  chainId: lineaSepolia.id,
  address,
  abi: parseAbi([
    'function beneficiary() view returns (address)',
    'function startBlock() view returns (uint256)',
    'function total() view returns (uint256)',
    'function tip(string message) payable',
    'function withdraw()',
    'event Tipped(address indexed from, uint256 amount, string message)',
    'event Withdrawn(uint256 amount)',
    'error NothingSent()',
    'error MessageTooLong(uint256 length)',
    'error NotBeneficiary(address caller)',
    'error EmptyJar()',
    'error TransferFailed()',
  ]),
} as const;

/** Options for values that change: read them again every three seconds. */
export const live = {refetchInterval: 3000};
