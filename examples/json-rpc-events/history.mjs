// Prints a token's transfers up to the newest final block, and saves where to continue.

// #region history
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

const URL = 'https://rpc.linea.build';
const TOKEN = '0x1789e0043623282D5DCc7F213d703C6D8BAfBB04';
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const FIRST_BLOCK = Number(process.env.FIRST_BLOCK ?? 28_279_188);
const BLOCKS_AT_ONCE = 5_000;
const NEXT_BLOCK = 'next-block.txt';

/** The node rejected the request. Other errors mean that the request didn't reach it. */
class Refused extends Error {}

/** Sends a request and returns its result. */
async function call(method, ...params) {
  const response = await fetch(URL, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
  });
  if (response.status === 429 || response.status >= 500) {
    throw new Error(`HTTP ${response.status}: wait, then run this program again`);
  }
  const {result, error} = await response.json();
  if (error) {
    throw new Refused(`${error.code}: ${error.message}`);
  }
  return result;
}

const quantity = (number) => `0x${number.toString(16)}`;

/** The events in a block range. Halves the range while the node rejects it. */
async function eventsIn(first, last) {
  const filter = {address: TOKEN, topics: [TRANSFER]};
  const range = {fromBlock: quantity(first), toBlock: quantity(last)};
  try {
    return await call('eth_getLogs', {...filter, ...range});
  } catch (error) {
    if (!(error instanceof Refused) || first === last) {
      throw error;
    }
    const middle = Math.floor((first + last) / 2);
    return [...(await eventsIn(first, middle)), ...(await eventsIn(middle + 1, last))];
  }
}

const final = Number((await call('eth_getBlockByNumber', 'finalized', false)).number);
let next = existsSync(NEXT_BLOCK) ? Number(readFileSync(NEXT_BLOCK, 'utf8')) : FIRST_BLOCK;
while (next <= final) {
  const last = Math.min(next + BLOCKS_AT_ONCE - 1, final);
  for (const {blockNumber, logIndex, transactionHash, data} of await eventsIn(next, last)) {
    console.log(Number(blockNumber), Number(logIndex), transactionHash, BigInt(data));
  }
  next = last + 1;
  writeFileSync(NEXT_BLOCK, String(next));
}
console.log(`done up to block ${final}`);
// #endregion
