import {isAddress, parseAbi} from 'viem';
import {lineaSepolia} from 'wagmi/chains';

const address: unknown = import.meta.env.VITE_GUESTBOOK;
if (typeof address !== 'string' || !isAddress(address)) {
  throw new Error('Put VITE_GUESTBOOK=0x… into the file .env');
}

/** Your contract: on which chain it is, where, and what it understands. */
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
