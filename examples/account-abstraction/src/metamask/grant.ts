import {writeFileSync} from 'node:fs';
import {createDelegation, ScopeType} from '@metamask/smart-accounts-kit';
import {parseEther} from 'viem';
import {account, agent, client, owner} from './accounts';

// #region deploy
if (!(await account.isDeployed())) {
  const {factory, factoryData} = await account.getFactoryArgs();
  const hash = await owner.sendTransaction({to: factory, data: factoryData});
  await client.waitForTransactionReceipt({hash});
}
const hash = await owner.sendTransaction({to: account.address, value: parseEther('0.002')});
await client.waitForTransactionReceipt({hash});
console.log(`account ${account.address}`);
// #endregion deploy

// #region sign
const delegation = createDelegation({
  from: account.address,
  to: agent.account.address,
  environment: account.environment,
  scope: {type: ScopeType.NativeTokenTransferAmount, maxAmount: parseEther('0.001')},
});
const signature = await account.signDelegation({delegation});
writeFileSync('delegation.json', JSON.stringify({...delegation, signature}));
console.log(`signed  up to 0.001 ETH for ${agent.account.address}`);
// #endregion sign
