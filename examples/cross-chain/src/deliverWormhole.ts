import {isAddress, parseAbi, toHex} from 'viem';
import {client} from './client';

const api = process.env.WORMHOLE_API ?? 'https://api.testnet.wormholescan.io';
const [messenger, id] = process.argv.slice(2);
if (!messenger || !isAddress(messenger) || !id) {
  throw new Error('Usage: deliverWormhole.ts <messenger on this chain> <message>');
}

const response = await fetch(`${api}/v1/signed_vaa/${id}`);
if (response.status === 404) {
  throw new Error('The guardians have not signed the message yet. Try again later');
}
if (!response.ok) {
  throw new Error(`${response.status} ${await response.text()}`);
}
const {vaaBytes} = (await response.json()) as {vaaBytes: string};

const abi = parseAbi([
  'function deliver(bytes message)',
  'function lastText() view returns (string)',
]);
const hash = await client.writeContract({
  address: messenger,
  abi,
  functionName: 'deliver',
  args: [toHex(Buffer.from(vaaBytes, 'base64'))],
  chain: null,
});
console.log(`delivered ${(await client.waitForTransactionReceipt({hash})).transactionHash}`);
console.log(
  `text      ${await client.readContract({address: messenger, abi, functionName: 'lastText'})}`,
);
