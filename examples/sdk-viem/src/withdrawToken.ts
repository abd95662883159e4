import {getContractsAddressesByChainId} from '@lfdt-lineth/sdk-core';
import {withdraw} from '@lfdt-lineth/sdk-viem';
import {erc20Abi, isAddress, parseUnits} from 'viem';
import {account, l2} from './clients';
import {messageIn} from './message';

const token = process.argv[2] ?? '';
if (!isAddress(token)) {
  throw new Error('Pass the address of the token on L2');
}

// #region call
// Unlike deposit, withdraw doesn't approve the amount. Approve it first.
const amount = parseUnits('10', 6);
const {tokenBridge} = getContractsAddressesByChainId(l2.chain.id);
const approval = await l2.writeContract({
  address: token,
  abi: erc20Abi,
  functionName: 'approve',
  args: [tokenBridge, amount],
});
await l2.waitForTransactionReceipt({hash: approval});

const hash = await withdraw(l2, {token, to: account.address, amount});
// #endregion
await l2.waitForTransactionReceipt({hash});

const {messageHash} = await messageIn(l2, hash);
console.log(`sent    ${hash}`);
console.log(`message ${messageHash}`);
