import {useReadContract} from 'wagmi';
import {horizons} from './contracts';
import {explain} from './explain';
import {Token} from './Token';

/** All tokens, the newest first. */
export function Gallery() {
  const supply = useReadContract({...horizons, functionName: 'totalSupply'});
  if (supply.isError) {
    return <p role="alert">{explain(supply.error)}</p>;
  }
  const count = Number(supply.data ?? 0n);
  return (
    <ul className="gallery">
      {Array.from({length: count}, (_, index) => (
        <Token key={count - index} tokenId={BigInt(count - index)} />
      ))}
    </ul>
  );
}
