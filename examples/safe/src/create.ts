import Safe from '@safe-global/protocol-kit';
import {isHex} from 'viem';
import {client} from './linea';

const owners = process.env.OWNERS?.split(',') ?? [];

const safe = await Safe.init({
  provider: 'https://rpc.sepolia.linea.build',
  predictedSafe: {
    safeAccountConfig: {owners, threshold: 2},
    safeDeploymentConfig: {safeVersion: '1.4.1', saltNonce: '1'},
  },
});
const safeAddress = await safe.getAddress();
console.log(`safe     ${safeAddress}`);

// The kit prepares the transaction. viem sends it, with Linea's fees.
const {to, data} = await safe.createSafeDeploymentTransaction();
if (!isHex(to) || !isHex(data)) {
  throw new Error('The kit prepared no transaction');
}
const hash = await client.sendTransaction({to, data});
const {status, gasUsed} = await client.waitForTransactionReceipt({hash});
console.log(`${status}  ${hash}, ${gasUsed} gas`);
