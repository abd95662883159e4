// cspell:ignore balanse
import {describe, expect, it} from 'vitest';
import type {JsonSchema} from '@site/data/rpc/schema';
import * as accessLists from '@site/data/rpc/shared/accessList';
import * as authorizationLists from '@site/data/rpc/shared/authorizationList';
import * as blocks from '@site/data/rpc/shared/block';
import * as blockParameters from '@site/data/rpc/shared/blockParameter';
import {call} from '@site/data/rpc/shared/call';
import * as logs from '@site/data/rpc/shared/log';
import {logFilter} from '@site/data/rpc/shared/logFilter';
import * as proofs from '@site/data/rpc/shared/proof';
import * as receipts from '@site/data/rpc/shared/receipt';
import * as scalars from '@site/data/rpc/shared/scalars';
import {stateOverrides} from '@site/data/rpc/shared/stateOverrides';
import * as traces from '@site/data/rpc/shared/trace';
import * as transactions from '@site/data/rpc/shared/transaction';
import {withdrawal} from '@site/data/rpc/shared/withdrawal';
import {allSchemaProblems} from './methodProblems';
import {validatorOf} from './validatorOf';

const {accessList, accessListParam} = accessLists;
const {authorizationList, authorizationListParam} = authorizationLists;

const ofParameters: readonly JsonSchema[] = [
  ...Object.values(scalars),
  ...Object.values(blockParameters),
  accessListParam,
  authorizationListParam,
  call,
  logFilter,
  stateOverrides,
];
const ofResults: readonly JsonSchema[] = [
  accessList,
  authorizationList,
  withdrawal,
  ...[blocks, logs, proofs, receipts, traces, transactions].flatMap(
    (module): readonly JsonSchema[] => Object.values<JsonSchema>(module),
  ),
];

const zeros = (bytes: number) => `0x${'00'.repeat(bytes)}`;
const hash = `0x${'ab'.repeat(32)}`;

/** The genesis block of Linea Mainnet. Its hash and its state root were computed from the configuration of Besu. */
const genesisBlock = {
  number: '0x0',
  hash: '0xb6762a65689107b2326364aefc18f94cda413209fab35c00d4af51eaa20ffbc6',
  mixHash: zeros(32),
  parentHash: zeros(32),
  nonce: zeros(8),
  sha3Uncles: '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347',
  logsBloom: zeros(256),
  transactionsRoot: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  stateRoot: '0x716659ad8045834538750b4c0885b6759b6b096e14a0ccda4e301e49de97987f',
  receiptsRoot: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  miner: zeros(20),
  difficulty: '0x1',
  totalDifficulty: '0x1',
  extraData: zeros(97),
  baseFeePerGas: '0x8',
  size: '0x274',
  gasLimit: '0x3a2c940',
  gasUsed: '0x0',
  timestamp: '0x6391bff3',
  uncles: [],
  transactions: [],
};

/** A transfer on Linea Mainnet: its hash and its sender were computed from the signed bytes. */
const transfer = {
  accessList: [],
  blockHash: '0x4d76e4447702a7dfbccb4a9e3be640b00078290ae1a84cce58f8589b1f7ae989',
  blockNumber: '0x24d37',
  chainId: '0xe708',
  from: '0x45a318273749d6eb00f5f6ca3bc7cd3de26d642a',
  gas: '0x6270',
  gasPrice: '0x237a9ccfa',
  maxPriorityFeePerGas: '0x237a9ccf3',
  maxFeePerGas: '0x2a9322923',
  hash: '0x17db0f3d77434c21e76a405e0d3a329ba0a9eadf6a767c6dd40f8149eb30651e',
  input: '0x',
  nonce: '0x74e7',
  to: '0x124fb955862709e30740028cb86c477221842b14',
  transactionIndex: '0x0',
  type: '0x2',
  value: '0x470de4df820007',
  yParity: '0x1',
  v: '0x1',
  r: '0x5258ce88c9dd9ca3346c0577bc59838cd85de61e112b12c46aaf525a0af1b1da',
  s: '0x6c8c928040c9fba1877f058125dd9a79e763c5b1be1e3240683997a75b5da5f2',
};

const waiting = {
  ...transfer,
  blockHash: null,
  blockNumber: null,
  blockTimestamp: null,
  transactionIndex: null,
};

const log = {
  address: transfer.to,
  topics: [hash],
  data: '0x',
  blockNumber: '0x1',
  transactionHash: hash,
  transactionIndex: '0x0',
  blockHash: hash,
  logIndex: '0x0',
  removed: false,
};

const receipt = {
  blockHash: transfer.blockHash,
  blockNumber: transfer.blockNumber,
  contractAddress: null,
  cumulativeGasUsed: '0x5208',
  effectiveGasPrice: transfer.gasPrice,
  from: transfer.from,
  gasUsed: '0x5208',
  logs: [log],
  logsBloom: zeros(256),
  status: '0x1',
  to: transfer.to,
  transactionHash: transfer.hash,
  transactionIndex: '0x0',
  type: '0x2',
};

const frame = {
  from: transfer.from,
  gas: transfer.gas,
  gasUsed: '0x5208',
  to: transfer.to,
  input: '0x',
  value: transfer.value,
  type: 'CALL',
};

const flat = {
  action: {callType: 'call', from: transfer.from, to: transfer.to, gas: '0x1068', input: '0x'},
  result: {gasUsed: '0x0', output: '0x'},
  blockHash: transfer.blockHash,
  blockNumber: 150839,
  transactionHash: transfer.hash,
  transactionPosition: 0,
  subtraces: 0,
  traceAddress: [],
  type: 'call',
};

describe('the shared schemas', () => {
  it('keep the rules, those of parameters closed and those of results open', () => {
    expect(ofParameters.flatMap((schema) => allSchemaProblems('it', schema, false))).toEqual([]);
    expect(ofResults.flatMap((schema) => allSchemaProblems('it', schema, true))).toEqual([]);
  });

  it.each<[what: string, schema: JsonSchema, value: unknown]>([
    ['a block without transactions', blocks.block, genesisBlock],
    ['a block with hashes', blocks.block, {...genesisBlock, transactions: [transfer.hash]}],
    ['a block with transactions', blocks.block, {...genesisBlock, transactions: [transfer]}],
    ['no block', blocks.blockOrNull, null],
    ['a field that nodes add', blocks.block, {...genesisBlock, balHash: hash}],
    ['a mined transaction', transactions.transaction, transfer],
    ['a waiting transaction', transactions.transactionOrNull, waiting],
    ['a deployment', transactions.transaction, {...transfer, to: null}],
    ['a receipt', receipts.receipt, receipt],
    [
      'an account with its proof',
      proofs.accountProof,
      {
        address: transfer.from,
        balance: '0x0',
        nonce: '0x0',
        codeHash: hash,
        storageHash: hash,
        accountProof: ['0xf8'],
        storageProof: [{key: '0x0', value: '0x0', proof: []}],
      },
    ],
    ['a trace', traces.flatTrace, flat],
    ['a trace that failed', traces.flatTrace, {...flat, result: undefined, error: 'Reverted'}],
    ['a tree of calls', traces.callFrame, {...frame, calls: [frame]}],
    ['accounts before', traces.prestate, {[transfer.from]: {balance: '0x1', nonce: 7}}],
    ['a difference', traces.stateDifference, {pre: {}, post: {}}],
    ['a quantity with upper-case digits', scalars.quantityParam, '0xFF'],
    ['a slot with zeros in front', scalars.slot, zeros(32)],
    ['a block by its number', blockParameters.blockOrHash, '0x1ce53dd'],
    ['a block by its hash', blockParameters.blockOrHash, hash],
    ['a block by a tag', blockParameters.block, 'finalized'],
    [
      'a block by an object',
      blockParameters.blockOrHash,
      {blockHash: hash, requireCanonical: true},
    ],
    ['a filter', logFilter, {fromBlock: '0x1', address: [transfer.to], topics: [null, [hash]]}],
    ['a call', call, {to: transfer.to, data: '0x313ce567'}],
    ['overrides', stateOverrides, {[transfer.to]: {stateDiff: {[hash]: hash}}}],
    ['an access list', accessListParam, [{address: transfer.to, storageKeys: [hash]}]],
  ])('accept %s', (_, schema, value) => {
    expect(validatorOf(schema)(JSON.parse(JSON.stringify(value)))).toBe('');
  });

  it.each<[what: string, schema: JsonSchema, value: unknown]>([
    ['a block without its hash', blocks.block, {...genesisBlock, hash: undefined}],
    [
      'a block with another kind of transactions',
      blocks.block,
      {...genesisBlock, transactions: [1]},
    ],
    ['a blob transaction', transactions.transaction, {...transfer, type: '0x3'}],
    ['a receipt without a status', receipts.receipt, {...receipt, status: undefined}],
    ['five topics', logs.log, {...log, topics: Array<string>(5).fill(hash)}],
    ['a number where hexadecimal text belongs', traces.callFrame, {...frame, gas: 25_200}],
    ['hexadecimal text where a number belongs', traces.flatTrace, {...flat, blockNumber: '0x1'}],
    ['a result with upper-case digits', scalars.quantity, '0xFF'],
    ['zeros in front', scalars.quantityParam, '0x01'],
    ['a decimal number', blockParameters.block, '100'],
    ['a hash where only numbers and tags go', blockParameters.block, hash],
    ['an unknown tag', blockParameters.blockOrHash, 'newest'],
    ['half a byte', scalars.data, '0x1'],
    ['an address of 39 digits', scalars.address, zeros(20).slice(0, -1)],
    ['a misspelled field', call, {too: transfer.to}],
    ['an override of no account', stateOverrides, {latest: {balance: '0x1'}}],
    ['a misspelled override', stateOverrides, {[transfer.to]: {balanse: '0x1'}}],
  ])('refuse %s', (_, schema, value) => {
    expect(validatorOf(schema)(JSON.parse(JSON.stringify(value)))).not.toBe('');
  });
});
