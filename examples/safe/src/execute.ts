import {isHex} from 'viem';
import {client} from './linea';
import {load, openSafe} from './transactionFile';

const {safe, safeAddress} = await openSafe();
const transaction = await load(safe);
if (!(await safe.isValidTransaction(transaction))) {
  throw new Error('The Safe would reject the transaction: check the signatures, nonce and balance');
}
const data = await safe.getEncodedTransaction(transaction);
if (!isHex(data)) {
  throw new Error('The kit encoded no transaction');
}
const hash = await client.sendTransaction({to: safeAddress, data});
const {status, gasUsed} = await client.waitForTransactionReceipt({hash});
console.log(`${status} ${hash}, ${gasUsed} gas`);
