import {useBalance, useConnection, useReadContract} from 'wagmi';
import {simulateContract, writeContract} from 'wagmi/actions';
import {eth} from './format';
import {Progress} from './Progress';
import {live, tipJar} from './tipJar';
import {useTransaction} from './useTransaction';
import {config} from './wagmi';

async function sendWithdrawal() {
  const {request} = await simulateContract(config, {...tipJar, functionName: 'withdraw'});
  return writeContract(config, request);
}

/** Lets the beneficiary empty the jar. Other visitors don't see it. */
export function Withdraw() {
  const {address: visitor} = useConnection();
  const {address, chainId} = tipJar;
  const beneficiary = useReadContract({...tipJar, functionName: 'beneficiary'});
  const balance = useBalance({address, chainId, query: live});
  const {mutate, ...withdrawal} = useTransaction(sendWithdrawal);
  if (visitor !== beneficiary.data) {
    return null;
  }
  const amount = balance.data?.value;
  return (
    <section aria-label="Withdrawal">
      <button disabled={!amount || withdrawal.isPending} onClick={() => mutate()}>
        Withdraw {eth(amount)}
      </button>
      <Progress {...withdrawal} done="The jar is empty. You have the ETH." />
    </section>
  );
}
