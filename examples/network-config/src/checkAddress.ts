import {createPublicClient, http, isAddress} from 'viem';
import {linea} from 'viem/chains';

const candidate = process.argv[2] ?? '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';

// Mixed case must match the EIP-55 checksum, so a mistyped letter is caught.
if (!isAddress(candidate)) {
  throw new Error(`${candidate} isn't an address, or its checksum is wrong`);
}

const client = createPublicClient({
  chain: linea,
  transport: http('https://rpc.linea.build'),
});
const code = await client.getCode({address: candidate});
const size = ((code?.length ?? 2) - 2) / 2;

console.log(size === 0 ? 'no contract here on Linea' : `${size} bytes of code on Linea`);
