import {load, openSafe, read, write} from './transactionFile';

const {safe} = await openSafe();
const transaction = await load(safe);
const {to, value, data, nonce} = transaction.data;
console.log(`${value} wei to ${to} with ${data}, nonce ${nonce}`);
console.log(`hash      ${await safe.getTransactionHash(transaction)}`);

const signed = await safe.signTransaction(transaction);
const signatures = [...signed.signatures.values()].map(({signer, data}) => [signer, data]);
write({...read(), signatures: Object.fromEntries(signatures)});
console.log(`signed by ${signatures.length} of ${await safe.getThreshold()}`);
