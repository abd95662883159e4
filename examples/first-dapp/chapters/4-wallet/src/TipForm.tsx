import {parseEther} from 'viem';
import {simulateContract, writeContract} from 'wagmi/actions';
import {Progress} from './Progress';
import {tipJar} from './tipJar';
import {useTransaction} from './useTransaction';
import {config} from './wagmi';

async function sendTip(form: FormData) {
  // Simulate first: a call that fails on the node costs nothing.
  const {request} = await simulateContract(config, {
    ...tipJar,
    functionName: 'tip',
    args: [String(form.get('message'))],
    value: parseEther(String(form.get('amount'))),
  });
  return writeContract(config, request);
}

/** Lets the visitor send a tip with a message. */
export function TipForm() {
  const {mutate, ...tip} = useTransaction(sendTip);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        mutate(new FormData(form), {onSuccess: () => form.reset()});
      }}
    >
      <label htmlFor="amount">Amount in ETH</label>
      <input
        id="amount"
        name="amount"
        type="number"
        min="0"
        step="any"
        defaultValue="0.0001"
        required
      />
      <label htmlFor="message">Message</label>
      <input id="message" name="message" maxLength={140} autoComplete="off" />
      <button disabled={tip.isPending}>Send tip</button>
      <Progress {...tip} done="Thank you! Your tip is in the jar." />
    </form>
  );
}
