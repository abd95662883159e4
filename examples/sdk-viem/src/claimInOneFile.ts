import {
  claimOnL1,
  getL2ToL1MessageStatus,
  getMessagesByTransactionHash,
  OnChainMessageStatus,
} from '@lfdt-lineth/sdk-viem';
import {createPublicClient, createWalletClient, type Hex, http, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia, sepolia} from 'viem/chains';

const l1 = createWalletClient({
  account: privateKeyToAccount(process.env.PRIVATE_KEY as Hex),
  chain: sepolia,
  transport: http(process.env.L1_RPC_URL),
}).extend(publicActions);
const l2 = createPublicClient({
  chain: lineaSepolia,
  transport: http('https://rpc.sepolia.linea.build'),
});

const transactionHash = process.argv[2] as Hex;
const [message] = await getMessagesByTransactionHash(l2, {transactionHash});
if (message === undefined) throw new Error('The transaction sent no message');

const {messageHash, blockNumber, nonce, from, to, fee, value, calldata} = message;
const status = await getL2ToL1MessageStatus(l1, {
  l2Client: l2,
  messageHash,
  l2LogsBlockRange: {fromBlock: blockNumber, toBlock: blockNumber},
});
if (status !== OnChainMessageStatus.CLAIMABLE) throw new Error(`The message is ${status}`);

const fields = {from, to, fee, value, calldata, messageNonce: nonce};
const hash = await claimOnL1(l1, {...fields, l2Client: l2, messageL2BlockNumber: blockNumber});
const receipt = await l1.waitForTransactionReceipt({hash});
console.log(`claimed ${hash}, ${receipt.status}`);
