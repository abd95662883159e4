import type {FormEvent} from 'react';
import {type Address, parseEther} from 'viem';
import {useConnection} from 'wagmi';
import {horizons, market} from './contracts';
import {useSend} from './useSend';

interface Props {
  readonly tokenId: bigint;
  readonly owner: Address | undefined;
  readonly price: bigint | undefined;
}

/** What the connected account can do with a token: list, cancel or buy. */
export function Trade({tokenId, owner, price}: Props) {
  const {address, chainId} = useConnection();
  const {send, isPending, outcome} = useSend();
  if (address === undefined || chainId !== market.chainId || price === undefined) {
    return null;
  }

  const list = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = parseEther(String(new FormData(event.currentTarget).get('price')));
    send([
      {...market, functionName: 'list', args: [tokenId, wanted]},
      {...horizons, functionName: 'approve', args: [market.address, tokenId]},
    ]);
  };
  const cancel = () => send([{...market, functionName: 'cancel', args: [tokenId]}]);
  const buy = () => send([{...market, functionName: 'buy', args: [tokenId], value: price}]);

  const isMine = owner === address;
  return (
    <div className="trade">
      {isMine && price === 0n && (
        <form onSubmit={list}>
          <label>
            Price in ETH
            <input name="price" inputMode="decimal" pattern="\d+(\.\d{1,18})?" required />
          </label>
          <button disabled={isPending}>List #{tokenId}</button>
        </form>
      )}
      {isMine && price > 0n && (
        <button disabled={isPending} onClick={cancel}>
          Cancel #{tokenId}
        </button>
      )}
      {!isMine && price > 0n && (
        <button disabled={isPending} onClick={buy}>
          Buy #{tokenId}
        </button>
      )}
      {outcome}
    </div>
  );
}
