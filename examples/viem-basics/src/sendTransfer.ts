import {formatEther, parseEther} from 'viem';
import {client} from './linea';

// To yourself: you lose at most the fee.
const hash = await client.sendTransaction({
  to: client.account.address,
  value: parseEther('0.0001'),
});
console.log(`sent     ${hash}`);

const receipt = await client.waitForTransactionReceipt({hash});
console.log(`${receipt.status}  in block ${receipt.blockNumber}`);
console.log(`fee      ${formatEther(receipt.gasUsed * receipt.effectiveGasPrice)} ETH`);
