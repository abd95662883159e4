import {formatEther} from 'viem';
import {useBalance, useReadContracts} from 'wagmi';
import {explain} from '../agent/explain';
import {allowance, EVERY} from './wagmi';

/** The allowance: what is left today, and what the contract holds. */
export function Status() {
  const query = {refetchInterval: EVERY};
  const balance = useBalance({...allowance, query});
  const state = useReadContracts({
    allowFailure: false,
    contracts: [
      {...allowance, functionName: 'dailyLimit'},
      {...allowance, functionName: 'available'},
      {...allowance, functionName: 'paused'},
    ],
    query,
  });
  if (state.error) {
    return <p role="alert">{explain(state.error)}</p>;
  }
  if (!state.data || !balance.data) {
    return <p role="status">Reading the contract …</p>;
  }
  const [limit, available, paused] = state.data;
  return (
    <section className="status" aria-label="Status">
      <p className={paused ? 'badge paused' : 'badge'}>{paused ? 'Paused' : 'Active'}</p>
      <p>
        <strong>{formatEther(available)} ETH</strong> of {formatEther(limit)} ETH available today
      </p>
      <meter aria-label="Available today" max={Number(limit)} value={Number(available)} />
      <p>The contract holds {formatEther(balance.data.value)} ETH.</p>
    </section>
  );
}
