import {formatEther} from 'viem';
import {useConnection, useReadContract} from 'wagmi';
import {horizons, market} from './contracts';
import {useSend} from './useSend';

/** Mints a token, and pays out the proceeds of sales. */
export function Account() {
  const {address} = useConnection();
  const {data: proceeds = 0n} = useReadContract({
    ...market,
    functionName: 'proceeds',
    args: address && [address],
  });
  const {send, isPending, outcome} = useSend();
  const mint = () => send([{...horizons, functionName: 'mint'}]);
  const withdraw = () => send([{...market, functionName: 'withdraw'}]);

  return (
    <>
      <button disabled={isPending} onClick={mint}>
        Mint a horizon
      </button>
      {proceeds > 0n && (
        <button disabled={isPending} onClick={withdraw}>
          Withdraw {formatEther(proceeds)} ETH
        </button>
      )}
      {outcome}
    </>
  );
}
