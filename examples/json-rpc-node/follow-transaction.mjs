// Prints the state of a transaction on Linea Mainnet. Pass the signed transaction.

// #region follow
import {
  createPublicClient,
  http,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});
const ask = (method, ...params) => client.request({method, params});

/** The outcome in a block, or undefined if no block includes the transaction. */
async function outcomeOf(hash) {
  const receipt = await ask('eth_getTransactionReceipt', hash);
  if (receipt === null) {
    return undefined;
  }
  const outcome = receipt.status === '0x1' ? 'succeeded' : 'reverted';
  return `${outcome} in block ${Number(receipt.blockNumber)}`;
}

/** The state of a signed transaction. Checks the most certain states first. */
async function stateOf(signed) {
  const hash = keccak256(signed);
  const outcome = await outcomeOf(hash);
  if (outcome !== undefined) {
    return outcome;
  }
  const refusal = await ask('linea_getTransactionExclusionStatusV1', hash);
  if (refusal !== null) {
    return `excluded (${refusal.txRejectionStage}): ${refusal.reasonMessage}`;
  }
  const {nonce} = parseTransaction(signed);
  const from = await recoverTransactionAddress({serializedTransaction: signed});
  if (Number(await ask('eth_getTransactionCount', from, 'latest')) > nonce) {
    // A block may have included this transaction since the first check.
    return (await outcomeOf(hash)) ?? `replaced: another transaction used nonce ${nonce}`;
  }
  const waiting = await ask('eth_getTransactionByHash', hash);
  return waiting === null ? 'unknown: send it again' : 'waiting';
}

const [signed] = process.argv.slice(2);
console.log(await stateOf(signed));
// #endregion
