import {createPublicClient, getAddress, http, keccak256, toHex, zeroHash} from 'viem';
import {linea} from 'viem/chains';

const L2_MESSAGE_SERVICE = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';

/** An EIP-1967 storage slot: the hash of a text, minus one. */
function slotOf(text: string): `0x${string}` {
  return toHex(BigInt(keccak256(toHex(text))) - 1n, {size: 32});
}

const client = createPublicClient({
  chain: linea,
  transport: http('https://rpc.linea.build'),
});

for (const name of ['implementation', 'admin']) {
  const slot = slotOf(`eip1967.proxy.${name}`);
  const word = await client.getStorageAt({address: L2_MESSAGE_SERVICE, slot});
  // A storage word has 32 bytes; the address is in the last 20.
  console.log(name, getAddress(`0x${(word ?? zeroHash).slice(-40)}`));
}
