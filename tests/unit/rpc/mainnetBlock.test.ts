import {
  type Hex,
  hexToBytes,
  keccak256,
  recoverTransactionAddress,
  serializeTransaction,
  size,
  toHex,
  toRlp,
} from 'viem';
import {describe, expect, it} from 'vitest';
import {genesisBlock} from '@site/data/rpc/shared/genesisBlock';
import {
  mainnetBlock,
  mainnetFullBlock,
  mainnetLegacyTransaction,
  mainnetReceipt,
  mainnetTransaction,
} from '@site/data/rpc/shared/mainnetBlock';

/** A block header in JSON-RPC. Older blocks lack the fields of later forks. */
type Header = Readonly<
  Record<
    | 'parentHash'
    | 'sha3Uncles'
    | 'miner'
    | 'stateRoot'
    | 'transactionsRoot'
    | 'receiptsRoot'
    | 'logsBloom'
    | 'difficulty'
    | 'number'
    | 'gasLimit'
    | 'gasUsed'
    | 'timestamp'
    | 'extraData'
    | 'mixHash'
    | 'nonce'
    | 'baseFeePerGas',
    Hex
  > &
    Partial<
      Record<
        | 'withdrawalsRoot'
        | 'blobGasUsed'
        | 'excessBlobGas'
        | 'parentBeaconBlockRoot'
        | 'requestsHash',
        Hex
      >
    >
>;

/** A number in RLP: no leading zeros, and zero is empty. */
const integer = (value: Hex): Hex => (value === '0x0' ? '0x' : value);

/** The header as a list, in Ethereum's encoding order. */
const headerOf = (block: Header): Hex[] => [
  block.parentHash,
  block.sha3Uncles,
  block.miner,
  block.stateRoot,
  block.transactionsRoot,
  block.receiptsRoot,
  block.logsBloom,
  integer(block.difficulty),
  integer(block.number),
  integer(block.gasLimit),
  integer(block.gasUsed),
  integer(block.timestamp),
  block.extraData,
  block.mixHash,
  block.nonce,
  integer(block.baseFeePerGas),
  ...[
    block.withdrawalsRoot,
    block.blobGasUsed === undefined ? undefined : integer(block.blobGasUsed),
    block.excessBlobGas === undefined ? undefined : integer(block.excessBlobGas),
    block.parentBeaconBlockRoot,
    block.requestsHash,
  ].filter((field) => field !== undefined),
];

const hashOf = (block: Header) => keccak256(toRlp(headerOf(block)));

/** The root of a trie with one entry, under index 0. Its key is the RLP of 0, `0x80`: two nibbles, an even leaf. */
const rootOfOne = (entry: Hex) => keccak256(toRlp(['0x2080', entry]));

/** The filter of 2,048 bits over addresses and topics. */
function bloomOf(items: readonly Hex[]): Hex {
  const bits = new Uint8Array(256);
  for (const item of items) {
    const hash = hexToBytes(keccak256(item));
    for (const at of [0, 2, 4]) {
      const bit = (((hash[at] ?? 0) << 8) + (hash[at + 1] ?? 0)) & 2047;
      const place = 255 - (bit >> 3);
      bits[place] = (bits[place] ?? 0) | (1 << (bit & 7));
    }
  }
  return toHex(bits);
}

const transaction = mainnetTransaction;
const raw = serializeTransaction(
  {
    type: 'eip1559',
    chainId: Number(transaction.chainId),
    nonce: Number(transaction.nonce),
    maxPriorityFeePerGas: BigInt(transaction.maxPriorityFeePerGas),
    maxFeePerGas: BigInt(transaction.maxFeePerGas),
    gas: BigInt(transaction.gas),
    to: transaction.to,
    value: BigInt(transaction.value),
    data: transaction.input,
    accessList: [],
  },
  {r: transaction.r, s: transaction.s, yParity: Number(transaction.yParity)},
);

describe('the block of Linea Mainnet in the examples', () => {
  it('has its own hash and size', () => {
    expect(hashOf(mainnetBlock)).toBe(mainnetBlock.hash);
    expect(size(toRlp([headerOf(mainnetBlock), [raw], [], []]))).toBe(Number(mainnetBlock.size));
  });

  it('holds the transaction, signed by its sender', async () => {
    expect(keccak256(raw)).toBe(transaction.hash);
    expect(rootOfOne(raw)).toBe(mainnetBlock.transactionsRoot);
    const sender = await recoverTransactionAddress({serializedTransaction: raw});
    expect(sender.toLowerCase()).toBe(transaction.from);
    expect(mainnetBlock.transactions).toEqual([transaction.hash]);
    expect(mainnetFullBlock).toEqual({...mainnetBlock, transactions: [transaction]});
  });

  it('holds the receipt', () => {
    const [log] = mainnetReceipt.logs;
    const bloom = bloomOf([log.address, ...log.topics]);
    const entry = toRlp([
      mainnetReceipt.status,
      mainnetReceipt.cumulativeGasUsed,
      bloom,
      [[log.address, [...log.topics], log.data]],
    ]);
    expect(rootOfOne(`0x02${entry.slice(2)}`)).toBe(mainnetBlock.receiptsRoot);
    expect(mainnetReceipt.logsBloom).toBe(bloom);
    expect(mainnetBlock.logsBloom).toBe(bloom);
    expect(mainnetReceipt.gasUsed).toBe(mainnetBlock.gasUsed);
  });

  it('charges the base fee and the tip', () => {
    const price = BigInt(mainnetBlock.baseFeePerGas) + BigInt(transaction.maxPriorityFeePerGas);
    expect(BigInt(mainnetReceipt.effectiveGasPrice)).toBe(price);
    expect(transaction.gasPrice).toBe(mainnetReceipt.effectiveGasPrice);
  });

  it('names one place in transaction, receipt and log', () => {
    const place = {
      blockHash: mainnetBlock.hash,
      blockNumber: mainnetBlock.number,
      transactionIndex: '0x0',
    };
    const hash = {transactionHash: transaction.hash};
    const time = {blockTimestamp: mainnetBlock.timestamp};
    expect(transaction).toMatchObject({...place, ...time});
    expect(mainnetReceipt).toMatchObject({...place, ...hash});
    expect(mainnetReceipt.logs[0]).toMatchObject({...place, ...hash, ...time});
  });
});

describe('the legacy transaction in the examples', () => {
  it('is signed by its sender for this chain', async () => {
    const legacy = mainnetLegacyTransaction;
    const signed = serializeTransaction(
      {
        type: 'legacy',
        chainId: Number(legacy.chainId),
        nonce: Number(legacy.nonce),
        gasPrice: BigInt(legacy.gasPrice),
        gas: BigInt(legacy.gas),
        to: legacy.to,
        value: BigInt(legacy.value),
        data: legacy.input,
      },
      {r: legacy.r, s: legacy.s, v: BigInt(legacy.v)},
    );
    expect(keccak256(signed)).toBe(legacy.hash);
    const sender = await recoverTransactionAddress({serializedTransaction: signed});
    expect(sender.toLowerCase()).toBe(legacy.from);
  });
});

describe('the genesis block in the examples', () => {
  it('has its own hash and size', () => {
    expect(hashOf(genesisBlock)).toBe(genesisBlock.hash);
    expect(size(toRlp([headerOf(genesisBlock), [], []]))).toBe(Number(genesisBlock.size));
  });
});
