import {createPublicClient, http, isHash, parseAbiItem} from 'viem';
import {linea, mainnet} from 'viem/chains';

const LINEA_ROLLUP = '0xd19d4B5d358258f05D7B411E21A1460D11B0876F';
const SECONDS_PER_L1_BLOCK = 12n;
const BLOCKS_PER_REQUEST = 500n;

const event = parseAbiItem(
  'event DataFinalizedV3(uint256 indexed startBlockNumber, uint256 indexed endBlockNumber, bytes32 indexed shnarf, bytes32 parentStateRootHash, bytes32 finalStateRootHash)',
);

const hash = process.argv[2] ?? '';
const l1Url = process.env.L1_RPC_URL;
if (!isHash(hash) || l1Url === undefined) {
  throw new Error('Pass an L2 transaction hash, and set L1_RPC_URL to an Ethereum endpoint');
}
const l2 = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});
const l1 = createPublicClient({chain: mainnet, transport: http(l1Url)});

const {blockNumber} = await l2.getTransactionReceipt({hash});
const {timestamp} = await l2.getBlock({blockNumber});
console.log(`in L2 block  ${blockNumber}`);

/** Finds the finalization of the block. Starts at the L1 block with the same time. */
async function findFinalization() {
  const {number: newest, timestamp: now} = await l1.getBlock();
  const age = now > timestamp ? now - timestamp : 0n;
  // L1 can skip slots, so the search can start too early, but not too late.
  let fromBlock = newest - age / SECONDS_PER_L1_BLOCK - 1n;

  for (; fromBlock <= newest; fromBlock += BLOCKS_PER_REQUEST) {
    const end = fromBlock + BLOCKS_PER_REQUEST - 1n;
    const toBlock = end < newest ? end : newest;
    const logs = await l1.getLogs({address: LINEA_ROLLUP, event, fromBlock, toBlock, strict: true});
    const found = logs.find(
      ({args}) => args.startBlockNumber <= blockNumber && blockNumber <= args.endBlockNumber,
    );
    if (found) {
      return found;
    }
  }
  return undefined;
}

const log = await findFinalization();
if (log) {
  console.log(`finalized as ${log.args.startBlockNumber} to ${log.args.endBlockNumber}`);
  console.log(`https://etherscan.io/tx/${log.transactionHash}`);
} else {
  console.log('not finalized yet');
}
