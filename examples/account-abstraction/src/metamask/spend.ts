import {readFileSync} from 'node:fs';
import {createExecution, type Delegation, ExecutionMode} from '@metamask/smart-accounts-kit';
import {DelegationManager} from '@metamask/smart-accounts-kit/contracts';
import {formatEther, parseEther} from 'viem';
import {account, agent, client} from './accounts';

const delegation = JSON.parse(readFileSync('delegation.json', 'utf8')) as Delegation;
const amount = parseEther(process.argv[2] ?? '0.0004');

const hash = await agent.sendTransaction({
  to: account.environment.DelegationManager,
  data: DelegationManager.encode.redeemDelegations({
    delegations: [[delegation]],
    modes: [ExecutionMode.SingleDefault],
    executions: [[createExecution({target: agent.account.address, value: amount})]],
  }),
});
const {status} = await client.waitForTransactionReceipt({hash});
const left = await client.getBalance({address: account.address});
console.log(`${status} ${hash}`);
console.log(`${formatEther(left)} ETH left in the account`);
