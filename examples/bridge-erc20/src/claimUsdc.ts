import {type Hex} from 'viem';
import {waitForTransactionReceipt, writeContract} from 'viem/actions';
import {CIRCLE, readLayers} from './usdc';

const {here, there} = readLayers();
const hash = process.argv[3] ?? '';

// Circle returns 404 until it has seen the burn.
const answer = await fetch(`${CIRCLE}/messages/${here.domain}?transactionHash=${hash}`);
if (!answer.ok && answer.status !== 404) {
  throw new Error(`Circle returned HTTP ${answer.status}`);
}
const {messages} = (answer.ok ? await answer.json() : {messages: []}) as {
  messages: {status: string; delayReason?: string | null; message: Hex; attestation: Hex}[];
};
const [burn] = messages;

if (burn?.status === 'complete') {
  const {request} = await there.transmitter.simulate.receiveMessage([
    burn.message,
    burn.attestation,
  ]);
  const claim = await writeContract(there.client, request);
  const {status} = await waitForTransactionReceipt(there.client, {hash: claim});
  console.log(`claimed ${claim}, ${status}`);
} else {
  // Circle also returns a reason if a fast transfer is delayed.
  const reason = burn?.delayReason ? `, ${burn.delayReason}` : '';
  console.log(`Circle  ${burn?.status ?? 'has not seen the burn'}${reason}`);
}
