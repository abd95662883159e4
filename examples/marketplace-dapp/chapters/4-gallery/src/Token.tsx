import {formatEther} from 'viem';
import {useReadContract} from 'wagmi';
import {horizons, market} from './contracts';

/** One token: its picture, its price and its owner. */
export function Token({tokenId}: {readonly tokenId: bigint}) {
  const {data: image} = useReadContract({...horizons, functionName: 'imageOf', args: [tokenId]});
  const {data: owner} = useReadContract({...horizons, functionName: 'ownerOf', args: [tokenId]});
  const {data: price} = useReadContract({...market, functionName: 'priceOf', args: [tokenId]});

  return (
    <li>
      <img src={image} alt={`Horizon #${tokenId}`} width="200" height="200" />
      <h2>Horizon #{tokenId}</h2>
      <p>{price === undefined ? '…' : price > 0n ? `${formatEther(price)} ETH` : 'Not for sale'}</p>
      <p className="owner" title={owner}>
        Owner {owner?.slice(0, 6)}…{owner?.slice(-4)}
      </p>
    </li>
  );
}
