import type {JsonValue} from '../schema';

/**
 * Block 28,279,188 of Linea Mainnet, from January 25, 2026, with its one transaction: 2,000,000 LINEA change hands.
 * The reference shows it with every method that answers with blocks, transactions or receipts.
 *
 * Header, signed transaction and outcome are a test case of the network's tracer. The hashes, the size and what
 * receipts and logs repeat follow from them; `tests/unit/rpc/mainnetBlock.test.ts` computes them again.
 *
 * Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/test/resources/replays/osaka/incident-1445-28279135-28279249.json.gz
 */

/** The transaction, as `eth_getTransactionByHash` answers it. */
export const mainnetTransaction = {
  hash: '0x68cf4b88ac2051a7fa86e76036bd5c4cede9f17dfa95324251362a6a16a2dac0',
  type: '0x2',
  chainId: '0xe708',
  nonce: '0x2b8',
  from: '0xe45c00b52109385f6e0e69120f5b0c3e20becac5',
  to: '0x1789e0043623282d5dcc7f213d703c6d8bafbb04',
  value: '0x0',
  input:
    '0xa9059cbb0000000000000000000000008698500917b4beb25a3f647365729bb4e10e35a400000000000000000000000000000000000000000001a784379d99db42000000',
  gas: '0x186a0',
  gasPrice: '0x11e1a307',
  maxFeePerGas: '0x23c34600',
  maxPriorityFeePerGas: '0x11e1a300',
  accessList: [],
  blockHash: '0x39b262d77abaa9e6d83a736c72666cf8b8b469561d1fb889680ce6baf8337c6c',
  blockNumber: '0x1af8194',
  blockTimestamp: '0x69757520',
  transactionIndex: '0x0',
  yParity: '0x0',
  v: '0x0',
  r: '0x97b437db998728ee8052f8170d5c7660bbe520e44af581f3db10b833f7224f6d',
  s: '0x5c40712eae27567fbd9af5075a4137b2ffd96f60c8c5d19b24f3cec8a94ed5d3',
} as const satisfies JsonValue;

/** Its receipt. */
export const mainnetReceipt = {
  transactionHash: '0x68cf4b88ac2051a7fa86e76036bd5c4cede9f17dfa95324251362a6a16a2dac0',
  transactionIndex: '0x0',
  blockHash: '0x39b262d77abaa9e6d83a736c72666cf8b8b469561d1fb889680ce6baf8337c6c',
  blockNumber: '0x1af8194',
  type: '0x2',
  status: '0x1',
  from: '0xe45c00b52109385f6e0e69120f5b0c3e20becac5',
  to: '0x1789e0043623282d5dcc7f213d703c6d8bafbb04',
  contractAddress: null,
  gasUsed: '0xac03',
  cumulativeGasUsed: '0xac03',
  effectiveGasPrice: '0x11e1a307',
  logs: [
    {
      address: '0x1789e0043623282d5dcc7f213d703c6d8bafbb04',
      topics: [
        '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
        '0x000000000000000000000000e45c00b52109385f6e0e69120f5b0c3e20becac5',
        '0x0000000000000000000000008698500917b4beb25a3f647365729bb4e10e35a4',
      ],
      data: '0x00000000000000000000000000000000000000000001a784379d99db42000000',
      blockNumber: '0x1af8194',
      transactionHash: '0x68cf4b88ac2051a7fa86e76036bd5c4cede9f17dfa95324251362a6a16a2dac0',
      transactionIndex: '0x0',
      blockHash: '0x39b262d77abaa9e6d83a736c72666cf8b8b469561d1fb889680ce6baf8337c6c',
      blockTimestamp: '0x69757520',
      logIndex: '0x0',
      removed: false,
    },
  ],
  logsBloom:
    '0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000000000000000000000000000000008000000000000000000000000000000000000402000000000000000000000000000000000000000000000000000000010000000800002000000000000000000000000000000000000000000000000000000000000000000080000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000400000000000000000000000000040000000000000000000000000000800000000000000000000000',
} as const satisfies JsonValue;

const header = {
  number: '0x1af8194',
  hash: '0x39b262d77abaa9e6d83a736c72666cf8b8b469561d1fb889680ce6baf8337c6c',
  parentHash: '0xc979319c776ab06b2d6391cdf9f85b7dcf839034c69c9fa006d2f1ad06c8da4e',
  timestamp: '0x69757520',
  miner: '0x8f81e2e3f8b46467523463835f965ffe476e1c9e',
  gasLimit: '0x77359400',
  gasUsed: '0xac03',
  baseFeePerGas: '0x7',
  size: '0x344',
  extraData: '0x0100007530000f42400000a3b000000000000000000000000000000000000000',
  stateRoot: '0x4d9a7026936c2a8fa3fb7909cf19ce99e76fcca6e9ab7e982d38f7ae158ce038',
  transactionsRoot: '0xc23ed0a024303275dabeb2e8fc4c3f8bb7cf0f25b6229b371e37bd2dc61f1489',
  receiptsRoot: '0x5c55a3a75cfa782bc9fa177867c4615e63b2da91a3f955033009ce5d70918b54',
  logsBloom:
    '0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000000000000000000000000000000008000000000000000000000000000000000000402000000000000000000000000000000000000000000000000000000010000000800002000000000000000000000000000000000000000000000000000000000000000000080000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000400000000000000000000000000040000000000000000000000000000800000000000000000000000',
  mixHash: '0x688973f40a419dca21552c901ea77c2eedc14945740e7fc242324e6785473d1e',
  nonce: '0x0000000000000000',
  difficulty: '0x0',
  sha3Uncles: '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347',
  uncles: [],
  withdrawalsRoot: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  withdrawals: [],
  blobGasUsed: '0x0',
  excessBlobGas: '0x0',
  parentBeaconBlockRoot: '0x0000000000000000000000000000000000000000000000000000000000000000',
  requestsHash: '0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
} as const satisfies JsonValue;

/** The block with the hash of its transaction. */
export const mainnetBlock = {
  ...header,
  transactions: [mainnetTransaction.hash],
} as const satisfies JsonValue;

/** The block with its transaction. */
export const mainnetFullBlock = {
  ...header,
  transactions: [mainnetTransaction],
} as const satisfies JsonValue;

/** A legacy transaction, alone in block 28,279,139: it has no `yParity`, no tip and no access list. */
export const mainnetLegacyTransaction = {
  hash: '0x1d895833e18127860cd1511e5c9e0e7f61d80c64b517ea4b7141a9da88bbc4a8',
  type: '0x0',
  chainId: '0xe708',
  nonce: '0x2ec',
  from: '0xb0c36351168f1da578e2fe429f212ac360832f3b',
  to: '0x1625ee4da9adcfed7d39c5acd18f2cc5c1170de0',
  value: '0x0',
  input: '0xb46300ec',
  gas: '0x5a69',
  gasPrice: '0x27f6780',
  blockHash: '0x29e3ebe719e43ce1b52d634377b84c89837cc139e96a8c57d9a3fd0eecca957b',
  blockNumber: '0x1af8163',
  blockTimestamp: '0x697574b2',
  transactionIndex: '0x0',
  v: '0x1ce33',
  r: '0x954917e163d9d60d9ef04ef2cf4502cf493491cd829f60db80a1c7091e53d165',
  s: '0x171a49002181000a08d6de4cd0648ef131fb4fb173db83ada23046f1b5fc633f',
} as const satisfies JsonValue;
