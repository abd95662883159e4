import {useBalance, useReadContract} from 'wagmi';
import {Failure} from './Failure';
import {eth} from './format';
import {live, tipJar} from './tipJar';

/** Shows the ETH in the jar, and the total of all tips. */
export function Jar() {
  const {address, chainId} = tipJar;
  const balance = useBalance({address, chainId, query: live});
  const total = useReadContract({...tipJar, functionName: 'total', query: live});
  return (
    <section aria-label="Amounts">
      <dl>
        <dt>In the jar</dt>
        <dd>{eth(balance.data?.value)}</dd>
        <dt>Received so far</dt>
        <dd>{eth(total.data)}</dd>
      </dl>
      <Failure error={balance.error ?? total.error} />
    </section>
  );
}
