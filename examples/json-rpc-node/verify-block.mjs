// Checks that a header has the hash that you asked for. Pass the block hash.

// #region verify
import {createPublicClient, http, keccak256, toRlp} from 'viem';
import {linea} from 'viem/chains';

// The header in the order of its encoding. An old block lacks the last fields.
const HEADER = `parentHash sha3Uncles miner stateRoot transactionsRoot receiptsRoot
  logsBloom difficulty number gasLimit gasUsed timestamp extraData mixHash nonce
  baseFeePerGas withdrawalsRoot blobGasUsed excessBlobGas parentBeaconBlockRoot
  requestsHash`.split(/\s+/);
const QUANTITIES = `difficulty number gasLimit gasUsed timestamp baseFeePerGas
  blobGasUsed excessBlobGas`.split(/\s+/);

/** The bytes of a quantity without leading zeros. Zero becomes no bytes. */
function bytesOf(quantity) {
  const digits = BigInt(quantity).toString(16);
  return digits === '0' ? '0x' : `0x${digits.length % 2 === 0 ? '' : '0'}${digits}`;
}

const [hash] = process.argv.slice(2);
const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});
const block = await client.request({method: 'eth_getBlockByHash', params: [hash, false]});
if (block === null) {
  throw new Error('the node has no block with this hash');
}

const header = HEADER.filter((name) => block[name] !== undefined).map((name) =>
  QUANTITIES.includes(name) ? bytesOf(block[name]) : block[name],
);
const computed = keccak256(toRlp(header));
console.log(computed === hash ? `genuine: block ${Number(block.number)}` : `not ${computed}`);
// #endregion
if (computed !== hash) {
  process.exitCode = 1;
}
