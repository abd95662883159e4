import {skipToken, useQuery} from '@tanstack/react-query';
import {formatEther} from 'viem';
import {useConnection, useSendTransaction} from 'wagmi';
import {linea} from 'wagmi/chains';
import {quoteFee} from './quoteFee';

interface Props {
  readonly to: `0x${string}`;
  readonly value: bigint;
}

/** Shows a transfer's maximum fee on Linea, and sends the transfer at that price. */
export function SendEther({to, value}: Props) {
  const {address} = useConnection();
  const send = useSendTransaction();
  const quote = useQuery({
    queryKey: ['linea-fee', address, to, String(value)],
    queryFn: address === undefined ? skipToken : () => quoteFee({account: address, to, value}),
    refetchInterval: 12_000,
  });

  if (address === undefined) {
    return <p>Connect a wallet to see the fee.</p>;
  }
  // Check the data first: if a later request fails, the last quote stays.
  if (quote.data === undefined) {
    return quote.error ? <p role="alert">{quote.error.message}</p> : <p>Reading the fee …</p>;
  }
  const fees = quote.data;
  return (
    <>
      <p>Maximum fee: {formatEther(fees.gas * fees.maxFeePerGas)} ETH</p>
      <button onClick={() => send.mutate({chainId: linea.id, to, value, ...fees})}>Send</button>
      {send.data && <p role="status">Sent: {send.data}</p>}
      {send.error && <p role="alert">{send.error.message}</p>}
    </>
  );
}
