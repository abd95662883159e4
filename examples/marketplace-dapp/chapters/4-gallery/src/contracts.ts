import {type Address, isAddress, parseAbi} from 'viem';
import {lineaSepolia} from 'wagmi/chains';

function addressIn(variable: 'VITE_HORIZONS' | 'VITE_MARKET'): Address {
  const address: unknown = import.meta.env[variable];
  if (typeof address !== 'string' || !isAddress(address)) {
    throw new Error(`Set ${variable}=0x… in .env`);
  }
  return address;
}

export const horizons = {
  chainId: lineaSepolia.id,
  address: addressIn('VITE_HORIZONS'),
  abi: parseAbi([
    'function totalSupply() view returns (uint256)',
    'function ownerOf(uint256 tokenId) view returns (address)',
    'function imageOf(uint256 tokenId) view returns (string)',
    'function mint() returns (uint256)',
    'function approve(address to, uint256 tokenId)',
    'error SoldOut()',
  ]),
} as const;

export const market = {
  chainId: lineaSepolia.id,
  address: addressIn('VITE_MARKET'),
  abi: parseAbi([
    'function priceOf(uint256 tokenId) view returns (uint256)',
    'function proceeds(address seller) view returns (uint256)',
    'function list(uint256 tokenId, uint96 price)',
    'function cancel(uint256 tokenId)',
    'function buy(uint256 tokenId) payable',
    'function withdraw()',
    'error PriceIsZero()',
    'error NotYours(uint256 tokenId)',
    'error NotForSale(uint256 tokenId)',
    'error WrongPayment(uint256 price)',
    'error NothingToWithdraw()',
  ]),
} as const;
