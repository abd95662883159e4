import {LineaSDK} from '@consensys/linea-sdk';

const [direction, transaction = ''] = process.argv.slice(2);
const sdk = new LineaSDK({
  network: 'linea-sepolia',
  mode: 'read-only',
  l1RpcUrl: process.env.L1_RPC_URL ?? '',
  l2RpcUrl: process.env.L2_RPC_URL ?? 'https://rpc.sepolia.linea.build',
});
const [l1, l2] = [sdk.getL1Contract(), sdk.getL2Contract()];
const [from, to] = direction === 'deposit' ? [l1, l2] : [l2, l1];

const [message] = (await from.getMessagesByTransactionHash(transaction)) ?? [];
if (message === undefined) throw new Error(`${transaction} sent no message`);
console.log(`message ${message.messageHash}`);
console.log(`status  ${await to.getMessageStatus(message.messageHash)}`);
