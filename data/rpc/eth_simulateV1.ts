import type {ObjectSchema, RpcMethod} from './schema';
import {block} from './shared/block';
import {blockOrHash} from './shared/blockParameter';
import {call, callFields} from './shared/call';
import {log} from './shared/log';
import {address, bytes32, data, flag, quantity, quantityParam} from './shared/scalars';
import {stateOverrides} from './shared/stateOverrides';
import {transaction} from './shared/transaction';
import {unlisted} from './shared/unlisted';

/** The block fields that a request can override. Besu: `BlockOverridesParameter`. */
const blockOverrides = {
  title: 'BlockOverrides',
  type: 'object',
  properties: {
    number: {
      ...quantityParam,
      description: 'The block number.',
      'x-default': 'the number after the previous block',
      'x-limit': 'at most 256 above the block that the simulation starts from',
    },
    time: {
      ...quantityParam,
      'x-unit': 'unix seconds',
      description: 'The block time.',
      'x-default': '12 seconds after the previous block',
    },
    gasLimit: {
      ...quantityParam,
      'x-unit': 'gas',
      description: 'The maximum gas of the block.',
      'x-default':
        'that of the previous block; Besu before 26.9.0 moves it toward the node’s target',
    },
    feeRecipient: {
      ...address,
      description: 'The account that receives the priority fees.',
      'x-default': 'that of the previous block',
    },
    baseFeePerGas: {
      ...quantityParam,
      'x-unit': 'wei per gas',
      description: 'The base fee.',
      'x-default': '`0x0`; with `validation`, computed from the previous block',
    },
    blobBaseFee: {
      ...quantityParam,
      'x-unit': 'wei per gas',
      description: 'The value that `BLOBBASEFEE` returns.',
      'x-default': '`0x0`; with `validation`, computed from the previous block',
    },
    prevRandao: {
      ...bytes32,
      description: 'The value that `PREVRANDAO` returns.',
      'x-default': 'zeros',
    },
    mixHash: {
      ...bytes32,
      description: 'Besu only: another name for `prevRandao`. It has priority if you set both.',
    },
    hash: {
      ...bytes32,
      description: 'Besu only: the block hash to report.',
      'x-default': 'the hash of the simulated header',
    },
    stateRoot: {
      ...bytes32,
      description: 'Besu only: the state root to report.',
      'x-default': 'the root of the simulated state',
    },
    difficulty: {
      type: 'integer',
      minimum: 0,
      description: 'Besu only: the difficulty, as a JSON number.',
      'x-default': 'that of the previous block',
    },
    extraData: {
      ...data,
      description: 'Besu only: the extra data of the header.',
      'x-default': '`0x`',
    },
    parentBeaconBlockRoot: {
      ...bytes32,
      description: 'Besu only: the parent’s root in the consensus layer.',
      'x-default': 'zeros',
    },
  },
  additionalProperties: false,
} as const satisfies ObjectSchema;

/** A call of a simulation. Besu: `SimulateCallParameterDeserializer`. */
const simulatedCall = {
  ...call,
  properties: {
    ...callFields,
    gas: {
      ...callFields.gas,
      'x-default': '16,777,216 on Besu up to 26.8.0, otherwise what the shared budget has left',
    },
    input: {
      ...data,
      description: 'Another name for `data`. It has priority if you set both.',
    },
  },
} as const satisfies ObjectSchema;

/** One simulated block. Besu: `JsonBlockStateCallParameter`. */
const blockStateCall = {
  title: 'BlockStateCall',
  type: 'object',
  properties: {
    calls: {
      type: 'array',
      items: simulatedCall,
      description: 'The calls of the block, in order. Each call sees the changes of earlier calls.',
    },
    stateOverrides: {
      ...stateOverrides,
      description: 'Changes to accounts before the first call. They persist in later blocks.',
    },
    blockOverrides: {...blockOverrides, description: 'Changes to the block header.'},
  },
  additionalProperties: false,
} as const satisfies ObjectSchema;

/** An event of a simulated call. */
const simulatedLog = {
  ...log,
  properties: {
    ...log.properties,
    transactionHash: {...bytes32, description: 'The hash of the simulated transaction.'},
    blockHash: {...bytes32, description: 'The hash of the simulated block.'},
    removed: {...flag, description: 'Always `false`.'},
  },
} as const satisfies ObjectSchema;

/** The outcome of one call. Besu: `CallProcessingResult`. */
const callResult = {
  title: 'SimulatedCall',
  type: 'object',
  properties: {
    status: {...quantity, description: '`0x1` for success, `0x0` for a revert or a halt.'},
    returnData: {...data, description: 'The returned bytes. After a revert, see `error`.'},
    gasUsed: {...quantity, 'x-unit': 'gas', description: 'The gas that the call used.'},
    maxUsedGas: {
      ...quantity,
      'x-unit': 'gas',
      description: 'The gas that the call used before refunds. Older nodes omit it.',
    },
    logs: {type: 'array', items: simulatedLog, description: 'The events that the call emitted.'},
    error: {
      type: 'object',
      properties: {
        code: {
          type: 'integer',
          description: '3 for a revert, -32015 for any other stop of the EVM.',
        },
        message: {type: 'string', description: 'The reason for the failure.'},
        data: {...data, description: 'The revert bytes.'},
      },
      required: ['code', 'message'],
      additionalProperties: true,
      description: 'Only with status `0x0`.',
    },
  },
  required: ['status', 'returnData', 'gasUsed'],
  additionalProperties: true,
} as const satisfies ObjectSchema;

/** A transaction of a simulated block: never signed. Besu: `TransactionWithMetadataResult`. */
const simulatedTransaction = {
  ...transaction,
  title: 'SimulatedTransaction',
  properties: {
    ...transaction.properties,
    hash: {...bytes32, description: 'The hash of the simulated transaction.'},
    gas: {...quantity, 'x-unit': 'gas', description: 'The gas limit of the call.'},
    gasPrice: {...quantity, 'x-unit': 'wei per gas', description: 'The price per gas of the call.'},
    blockHash: {...bytes32, description: 'The hash of the simulated block.'},
    blockNumber: {...quantity, description: 'The number of the simulated block.'},
    blockTimestamp: {
      ...quantity,
      'x-unit': 'unix seconds',
      description: 'The time of the simulated block. Older nodes omit it.',
    },
    transactionIndex: {...quantity, description: 'The position in the block, from 0.'},
    chainId: {
      ...quantity,
      description:
        'The chain ID. Missing for a legacy transaction: a call with `gasPrice` and without `accessList`.',
    },
    yParity: {
      ...quantity,
      description: '`0x0`: the transaction isn’t signed. Missing for a legacy transaction.',
    },
    v: {...quantity, description: '`0x0`, or `0x1b` for a legacy transaction.'},
    r: {...quantity, description: '`0x0`: the transaction isn’t signed.'},
    s: {...quantity, description: '`0x0`: the transaction isn’t signed.'},
  },
} as const satisfies ObjectSchema;

/** The header fields of a block that Besu also returns for a simulated one. */
const {
  number,
  hash,
  parentHash,
  timestamp,
  miner,
  gasLimit,
  gasUsed,
  baseFeePerGas,
  size,
  stateRoot,
  transactionsRoot,
  receiptsRoot,
  logsBloom,
  nonce,
  sha3Uncles,
  uncles,
  withdrawalsRoot,
  withdrawals,
  blobGasUsed,
  excessBlobGas,
  parentBeaconBlockRoot,
  requestsHash,
} = block.properties;

/** A simulated block. Besu: `BlockStateCallResult`, whose total difficulty is never there. */
const simulatedBlock = {
  title: 'SimulatedBlock',
  type: 'object',
  properties: {
    calls: {
      type: 'array',
      items: callResult,
      description: 'The outcome of each call, in the order of the request.',
    },
    number,
    hash: {...hash, description: 'The hash of the simulated header. The chain has no such block.'},
    parentHash,
    timestamp: {...timestamp, description: 'The time of the simulated block.'},
    miner,
    gasLimit,
    gasUsed,
    baseFeePerGas,
    size,
    extraData: {...data, description: '`0x`, unless the request overrides it.'},
    stateRoot: {...stateRoot, description: 'The root of the simulated state.'},
    transactionsRoot,
    receiptsRoot,
    logsBloom,
    mixHash: {...bytes32, description: 'The value that `PREVRANDAO` returns: zeros by default.'},
    nonce,
    difficulty: {
      ...quantity,
      description: 'The difficulty of the previous block, unless the request overrides it.',
    },
    sha3Uncles,
    uncles,
    withdrawalsRoot,
    withdrawals,
    blobGasUsed,
    excessBlobGas,
    parentBeaconBlockRoot: {
      ...parentBeaconBlockRoot,
      description: 'Zeros, unless the request overrides it. Since Cancun.',
    },
    requestsHash,
    transactions: {
      anyOf: [
        {type: 'array', items: bytes32},
        {type: 'array', items: simulatedTransaction},
      ],
      description:
        'The hashes of the simulated transactions, or whole transactions with `returnFullTransactions`.',
    },
    trieLog: {
      ...data,
      description: 'The encoded state changes of the block. Only with `returnTrieLog`.',
    },
  },
  required: ['calls', 'number', 'hash', 'timestamp', 'gasLimit', 'gasUsed', 'transactions'],
  additionalProperties: true,
} as const satisfies ObjectSchema;

/** The accounts of the example: the payer, and a contract that the request adds. */
const PAYER = '0x1111111111111111111111111111111111111111';
const PAYEE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** Paths in the first parameter of the example. */
const firstCall = ['blockStateCalls', 0, 'calls', 0] as const;
const firstOverrides = ['blockStateCalls', 0, 'stateOverrides'] as const;

export const eth_simulateV1: RpcMethod = {
  name: 'eth_simulateV1',
  group: 'calls',
  summary: 'Simulates several transactions in a row and returns the outcome of each.',
  params: [
    {
      name: 'simulation',
      required: true,
      description: 'The blocks to simulate, and options.',
      schema: {
        title: 'Simulation',
        type: 'object',
        properties: {
          blockStateCalls: {
            type: 'array',
            items: blockStateCall,
            maxItems: 256,
            description: 'The blocks to simulate, in order.',
          },
          validation: {
            ...flag,
            description:
              'Whether to check nonces and the base fee as in a real block. The node always checks balances.',
            'x-default': '`false`',
          },
          traceTransfers: {
            ...flag,
            description: 'Whether to include ETH transfers in `logs`, as events.',
            'x-default': '`false`',
          },
          returnFullTransactions: {
            ...flag,
            description: 'Whether to return whole transactions in `transactions`.',
            'x-default': '`false`: hashes',
          },
          returnTrieLog: {
            ...flag,
            description:
              'Besu only: whether to return `trieLog` for each block. It requires Bonsai storage.',
            'x-default': '`false`',
          },
          traceBlockImport: {
            ...flag,
            description:
              'Besu only: whether to run the simulation with the block import tracer of a plugin.',
            'x-default': '`false`',
            'x-limit': 'not together with `traceTransfers`',
          },
        },
        required: ['blockStateCalls'],
        additionalProperties: false,
      },
    },
    {
      name: 'block',
      required: true,
      description: 'The block that the simulation starts from.',
      schema: blockOrHash,
    },
  ],
  result: {
    description: 'The simulated blocks, each with the outcome of its calls.',
    schema: {
      type: 'array',
      items: simulatedBlock,
    },
  },
  errors: [
    {
      code: -32000,
      message: 'Block not found',
      cause: 'The node doesn’t have a block with this number or hash.',
      cure: 'Use `latest`, or check the number or hash.',
    },
    {
      code: -32000,
      message: 'Invalid precompile address',
      cause: '`movePrecompileToAddress` is set for an address that isn’t a precompile.',
      cure: 'Move only precompiles: `0x01` to `0x11`, and `0x100`.',
    },
    {
      code: -32602,
      message: 'Invalid params',
      cause:
        'The first parameter is missing, a field is malformed, or a top-level or `blockOverrides` name is unknown.',
      cure: 'Compare the names and values with the method’s parameters.',
    },
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause:
        'The second parameter is missing or malformed. For an unknown block, the message is `Block not found`.',
      cure: 'Send a hexadecimal number, a tag or a hash as the second parameter.',
    },
    {
      code: -32602,
      message: 'Invalid nonces',
      cause:
        'Besu up to 26.8.0: two calls of one sender have nonces that don’t increase, even without `validation`.',
      cure: 'Omit `nonce`, or increase it.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The node no longer keeps the state of the block, or an overridden account has both `state` and `stateDiff`.',
      cure: 'Start from a newer block. Correct the overrides.',
    },
    {
      code: -38010,
      message: 'transaction nonce <nonce> below sender account nonce <nonce> for sender <address>',
      cause: 'A call’s `nonce` was already used.',
      cure: 'Omit `nonce`.',
    },
    {
      code: -38011,
      message:
        'transaction nonce <nonce> does not match sender account nonce <nonce> for sender <address>',
      cause: 'With `validation`, a call’s `nonce` is too high.',
      cure: 'Omit `nonce`.',
    },
    {
      code: -38012,
      message: 'gasPrice is less than the current BaseFee',
      cause: 'With `validation`, a call has no price or pays less than the base fee.',
      cure: 'Set a price of at least the base fee, or set the block’s `baseFeePerGas` to `0x0`.',
    },
    {
      code: -38013,
      message: 'intrinsic gas cost <cost> exceeds gas limit <limit>',
      cause: 'A call’s `gas` is below the sum of 21,000 and the cost of its calldata.',
      cure: 'Raise `gas` or omit it.',
    },
    {
      code: -38014,
      message:
        'transaction up-front cost <cost> exceeds transaction sender account balance <balance> for sender <address>',
      cause: 'A sender can’t pay a call’s value and gas, even without `validation`.',
      cure: 'Override the sender’s `balance`.',
    },
    {
      code: -38015,
      message: 'Transaction gas exceeds block gas limit',
      cause: 'A call’s `gas` exceeds what the block or the node’s cap has left.',
      cure: 'Lower `gas`, or spread the calls over several requests.',
    },
    {
      code: -38020,
      message: 'Block numbers are not ascending',
      cause: 'A block number isn’t higher than that of the previous block.',
      cure: 'Omit the numbers, or increase them.',
    },
    {
      code: -38021,
      message: 'Timestamps are not ascending',
      cause: 'A block time isn’t later than that of the previous block.',
      cure: 'Omit the times, or increase them.',
    },
    {
      code: -38026,
      message: 'Too many block calls',
      cause: 'The simulation has more than 256 blocks.',
      cure: 'Simulate fewer blocks. The empty blocks in gaps between numbers count, too.',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has no such block yet.',
      cure: 'Use `latest`.',
    },
  ],
  availability: [
    ...unlisted,
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes', note: 'Geth supports it.'},
  ],
  limits: [
    'Besu and Geth: at most 256 blocks, including empty blocks in gaps. Geth: at most 5,000 calls per block and 10,000 in total.',
    'Gas of all calls together (`--rpc-gas-cap`): 50,000,000 with an advanced profile and on Geth by default; 100,000,000 with a basic profile and on stock Besu.',
  ],
  samplesAt: 'own node',
  examples: [
    {
      title: 'Payment, and a call that returns the new balance',
      params: [
        {
          blockStateCalls: [
            {
              stateOverrides: {
                [PAYER]: {balance: '0xde0b6b3a7640000'},
                [PAYEE]: {
                  balance: '0x0',
                  code: '0x475f5260205ff3',
                },
              },
              calls: [
                {
                  from: PAYER,
                  to: PAYEE,
                  value: '0xde0b6b3a7640000',
                },
                {to: PAYEE},
              ],
            },
          ],
        },
        'latest',
      ],
      result: [
        {
          number: '0x3',
          hash: '0x796cf8b1cff4cec4e13eda4133b49a382c360a9d34fd3bcec1f237d6b03f5402',
          parentHash: '0x0000000000000000000000000000000000000000000000000000000000000000',
          timestamp: '0x6553f105',
          miner: '0x0000000000000000000000000000000000000000',
          gasLimit: '0x1c9c380',
          gasUsed: '0xa434',
          baseFeePerGas: '0x7',
          extraData: '0x',
          stateRoot: '0x0000000000000000000000000000000000000000000000000000000000000000',
          transactionsRoot: '0x463d519740d7f2eea09b3d7e90b84693458a0128f4f3fc65148f25b337009eec',
          receiptsRoot: '0x463d519740d7f2eea09b3d7e90b84693458a0128f4f3fc65148f25b337009eec',
          logsBloom: `0x${'0'.repeat(512)}`,
          mixHash: '0x0000000000000000000000000000000000000000000000000000000000000000',
          nonce: '0x0000000000000000',
          difficulty: '0x0',
          sha3Uncles: '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347',
          uncles: [],
          transactions: [
            '0xc9a93719d75fda01cd43cb62418f6134dcf05730c9803a5edfeb2f8c2be0b31f',
            '0x2bc320460908e211317cbc775f06871eea1af02e9af86dbdd4fd3630333719bc',
          ],
          calls: [
            {
              status: '0x1',
              gasUsed: '0x521a',
              returnData: '0x0000000000000000000000000000000000000000000000000de0b6b3a7640000',
              logs: [],
            },
            {
              status: '0x1',
              gasUsed: '0x521a',
              returnData: '0x0000000000000000000000000000000000000000000000000de0b6b3a7640000',
              logs: [],
            },
          ],
        },
      ],
      seen: 'local node',
      stable: false,
    },
  ],
  viem: {
    action: 'simulateBlocks',
    args: [
      {
        object: {
          blocks: {
            list: [
              {
                object: {
                  stateOverrides: {
                    list: [
                      {
                        object: {
                          address: {param: 0, path: [...firstCall, 'from']},
                          balance: {
                            param: 0,
                            path: [...firstOverrides, PAYER, 'balance'],
                            as: 'bigint',
                          },
                        },
                      },
                      {
                        object: {
                          address: {param: 0, path: [...firstCall, 'to']},
                          balance: {
                            param: 0,
                            path: [...firstOverrides, PAYEE, 'balance'],
                            as: 'bigint',
                          },
                          code: {param: 0, path: [...firstOverrides, PAYEE, 'code']},
                        },
                      },
                    ],
                  },
                  calls: {
                    list: [
                      {
                        object: {
                          account: {param: 0, path: [...firstCall, 'from']},
                          to: {param: 0, path: [...firstCall, 'to']},
                          value: {param: 0, path: [...firstCall, 'value'], as: 'bigint'},
                        },
                      },
                      {object: {to: {param: 0, path: ['blockStateCalls', 0, 'calls', 1, 'to']}}},
                    ],
                  },
                },
              },
            ],
          },
          blockTag: {param: 1},
        },
      },
    ],
  },
  playground: true,
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthSimulateV1.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/SimulateV1Parameter.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/BlockOverridesParameter.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/JsonBlockStateCallParameter.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/SimulateCallParameterDeserializer.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/JsonRpcObjectMapperFactory.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/BlockStateCallResult.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/TransactionBaseResult.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/transaction/CallParameter.java',
    'besu-eth/besu@683880ba:datatypes/src/main/java/org/hyperledger/besu/datatypes/StateOverride.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/transaction/BlockSimulator.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/transaction/BlockStateCalls.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/transaction/BlockSimulationParameter.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/transaction/exceptions/BlockStateCallError.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/transaction/exceptions/BlockStateCallError.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'https://github.com/besu-eth/besu/pull/10702',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/simulate.go',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/errors.go',
    'Consensys/shomei@3f47bed:services/rpc/client/src/main/java/net/consensys/shomei/rpc/client/BesuSimulateClient.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods',
  ],
  checked: '2026-11-22',
};
