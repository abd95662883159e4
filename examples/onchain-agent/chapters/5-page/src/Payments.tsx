import {useQuery} from '@tanstack/react-query';
import {formatEther} from 'viem';
import {useConfig} from 'wagmi';
import {getBlockNumber, getContractEvents} from 'wagmi/actions';
import {explain} from '../agent/explain';
import {allowance, type config, EVERY, EXPLORER, FROM_BLOCK} from './wagmi';

/** Blocks per request for events. */
const SPAN = 5_000n;

const readPart = (wagmi: typeof config, fromBlock: bigint, toBlock: bigint) =>
  getContractEvents(wagmi, {...allowance, eventName: 'Paid', strict: true, fromBlock, toBlock});

interface Log {
  readonly payments: Awaited<ReturnType<typeof readPart>>;
  /** The first block that has not been read. */
  readonly next: bigint;
}

/** Continues a log up to the newest block. */
async function readOn(wagmi: typeof config, {payments, next}: Log): Promise<Log> {
  const latest = await getBlockNumber(wagmi);
  const found = [...payments];
  let fromBlock = next;
  while (fromBlock <= latest) {
    const toBlock = fromBlock + SPAN > latest ? latest : fromBlock + SPAN - 1n;
    found.push(...(await readPart(wagmi, fromBlock, toBlock)));
    fromBlock = toBlock + 1n;
  }
  return {payments: found, next: fromBlock};
}

/** What the agent paid, newest first, from the contract's events. */
export function Payments() {
  const wagmi = useConfig() as typeof config;
  const log = useQuery({
    queryKey: ['payments'],
    queryFn: ({client, queryKey}) =>
      readOn(wagmi, client.getQueryData<Log>(queryKey) ?? {payments: [], next: FROM_BLOCK}),
    refetchInterval: EVERY,
  });
  if (log.error) {
    return <p role="alert">{explain(log.error)}</p>;
  }
  if (log.data?.payments.length === 0) {
    return <p>The agent hasn’t paid anything yet.</p>;
  }
  return (
    <table>
      <caption>Payments by the agent</caption>
      <thead>
        <tr>
          <th scope="col">Request</th>
          <th scope="col">Amount</th>
          <th scope="col">Recipient</th>
          <th scope="col">Block</th>
        </tr>
      </thead>
      <tbody>
        {log.data?.payments.toReversed().map(({args, blockNumber, logIndex, transactionHash}) => (
          <tr key={`${transactionHash} ${logIndex}`}>
            <td>{String(args.request)}</td>
            <td>{formatEther(args.amount)} ETH</td>
            <td>
              <a href={`${EXPLORER}/address/${args.recipient}`}>{args.recipient.slice(0, 8)}…</a>
            </td>
            <td>
              <a href={`${EXPLORER}/tx/${transactionHash}`}>{String(blockNumber)}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
