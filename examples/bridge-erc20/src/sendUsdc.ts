import {pad, zeroHash} from 'viem';
import {waitForTransactionReceipt, writeContract} from 'viem/actions';
import {account} from './networks';
import {readAmount} from './tokens';
import {CIRCLE, readLayers} from './usdc';

/** 2000 waits for the layer's finality. 1000 is a fast transfer. */
const FINALITY = 2000;

const {here, there} = readLayers();
const {client, messenger, usdc} = here;
const amount = readAmount(process.argv[3], 6);

// Circle returns the fee in basis points, possibly with decimals. Round it up.
const answer = await fetch(`${CIRCLE}/burn/USDC/fees/${here.domain}/${there.domain}`);
const fees = (await answer.json()) as {finalityThreshold: number; minimumFee: number}[];
const fee = fees.find(({finalityThreshold}) => finalityThreshold === FINALITY);
if (fee === undefined) {
  throw new Error('Circle returned no fee for this route');
}
const maxFee = (amount * BigInt(Math.ceil(fee.minimumFee * 100)) + 999_999n) / 1_000_000n;

const approval = await usdc.write.approve([messenger.address, amount]);
await waitForTransactionReceipt(client, {hash: approval});

const {request} = await messenger.simulate.depositForBurn([
  amount,
  there.domain,
  pad(account.address),
  usdc.address,
  zeroHash, // any account can claim
  maxFee,
  FINALITY,
]);
const hash = await writeContract(client, request);
const {status} = await waitForTransactionReceipt(client, {hash});
console.log(`burned  ${hash}, ${status}`);
