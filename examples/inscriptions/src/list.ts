import {getAddress, parseAbiItem} from 'viem';
import {client} from './linea';

const event = parseAbiItem(
  'event ethscriptions_protocol_CreateEthscription(address indexed initialOwner, string contentURI)',
);
const address = getAddress(process.env.CONTRACT ?? '');
const fromBlock = BigInt(process.env.FROM_BLOCK ?? 0);
const logs = await client.getLogs({address, event, fromBlock, strict: true});

const seen = new Set<string>();
const transactions = new Set<string>();
for (const {args, transactionHash} of logs) {
  const content = args.contentURI.replaceAll('\0', '');
  const counts =
    content.startsWith('data:') && !seen.has(content) && !transactions.has(transactionHash);
  if (counts) {
    seen.add(content);
    transactions.add(transactionHash);
  }
  console.log(`${counts ? 'counts ' : 'ignored'} ${args.initialOwner} ${content.slice(-27)}`);
}
