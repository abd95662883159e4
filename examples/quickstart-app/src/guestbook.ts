import {isAddress, parseAbi} from 'viem';
import {lineaSepolia} from 'wagmi/chains';

const address: unknown = import.meta.env.VITE_GUESTBOOK;
if (typeof address !== 'string' || !isAddress(address)) {
  throw new Error('Set VITE_GUESTBOOK=0x… in .env');
}

/** Your contract: its chain, its address and its interface. */
export const guestbook = {
  chainId: lineaSepolia.id,
  address,
  abi: parseAbi([
    'function authors() view returns (uint256)',
    'function entryOf(address author) view returns (string)',
    'function sign(string text)',
    'event Signed(address indexed author, string text)',
    'error WrongLength(uint256 length)',
  ]),
} as const;
