import type {ObjectSchema, RpcMethod} from './schema';
import {block} from './shared/block';
import {blockOrHash} from './shared/blockParameter';
import {call} from './shared/call';
import {log} from './shared/log';
import {address, bytes32, data, flag, quantity, quantityParam} from './shared/scalars';
import {stateOverrides} from './shared/stateOverrides';

/** What a simulated block says of itself. Besu: `BlockOverridesParameter`. */
const blockOverrides = {
  title: 'BlockOverrides',
  type: 'object',
  properties: {
    number: {
      ...quantityParam,
      description: 'The number of the block.',
      'x-default': 'one more than that of the block before',
      'x-limit': 'at most 256 above the block that the simulation starts from',
    },
    time: {
      ...quantityParam,
      'x-unit': 'unix seconds',
      description: 'The time of the block.',
      'x-default': '12 seconds after the block before',
    },
    gasLimit: {
      ...quantityParam,
      'x-unit': 'gas',
      description: 'The most gas that it may use.',
      'x-default':
        'that of the block before; Besu before 26.9.0 moves it toward the target of the node',
    },
    feeRecipient: {
      ...address,
      description: 'Who gets the priority fees.',
      'x-default': 'that of the block before',
    },
    baseFeePerGas: {
      ...quantityParam,
      'x-unit': 'wei per gas',
      description: 'The base fee.',
      'x-default': '`0x0`; with `validation`, what follows from the block before',
    },
    blobBaseFee: {
      ...quantityParam,
      'x-unit': 'wei per gas',
      description: 'What `BLOBBASEFEE` returns.',
    },
    prevRandao: {...bytes32, description: 'What `PREVRANDAO` returns.', 'x-default': 'zeros'},
  },
  additionalProperties: false,
} as const satisfies ObjectSchema;

/** One simulated block. Besu: `JsonBlockStateCallParameter`. */
const blockStateCall = {
  title: 'BlockStateCall',
  type: 'object',
  properties: {
    calls: {
      type: 'array',
      items: call,
      description: 'The transactions of the block, in order. Each sees what those before it did.',
    },
    stateOverrides: {
      ...stateOverrides,
      description: 'Accounts as the block finds them. They stay for the blocks after it.',
    },
    blockOverrides: {...blockOverrides, description: 'What the block says of itself.'},
  },
  additionalProperties: false,
} as const satisfies ObjectSchema;

/** What became of one call. Besu: `CallProcessingResult`. */
const callResult = {
  title: 'SimulatedCall',
  type: 'object',
  properties: {
    status: {...quantity, description: '`0x1` for success, `0x0` for a revert or a halt.'},
    returnData: {...data, description: 'What the call returned; after a revert, see `error`.'},
    gasUsed: {...quantity, 'x-unit': 'gas', description: 'The gas that it used.'},
    maxUsedGas: {
      ...quantity,
      'x-unit': 'gas',
      description: 'The gas that it used before refunds. Older nodes leave it out.',
    },
    logs: {type: 'array', items: log, description: 'The events that it emitted.'},
    error: {
      type: 'object',
      properties: {
        code: {
          type: 'integer',
          description: '3 for a revert, -32015 when the EVM stopped otherwise.',
        },
        message: {type: 'string', description: 'What went wrong.'},
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

/** The accounts of the example: who pays, and a contract that the request puts there. */
const PAYER = '0x1111111111111111111111111111111111111111';
const PAYEE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The ways from the first parameter of the example to its parts. */
const firstCall = ['blockStateCalls', 0, 'calls', 0] as const;
const firstOverrides = ['blockStateCalls', 0, 'stateOverrides'] as const;

export const eth_simulateV1: RpcMethod = {
  name: 'eth_simulateV1',
  group: 'calls',
  summary: 'What would happen to several transactions in a row, in blocks that are never built.',
  params: [
    {
      name: 'simulation',
      required: true,
      description: 'The blocks, and how strictly to run them.',
      schema: {
        title: 'Simulation',
        type: 'object',
        properties: {
          blockStateCalls: {
            type: 'array',
            items: blockStateCall,
            maxItems: 256,
            description: 'The blocks to simulate, one on top of the other.',
          },
          validation: {
            ...flag,
            description:
              'Whether nonces and the base fee are checked as in a real block. The balance is checked either way.',
            'x-default': '`false`',
          },
          traceTransfers: {
            ...flag,
            description: 'Whether transfers of ETH are among the `logs`, as events.',
            'x-default': '`false`',
          },
          returnFullTransactions: {
            ...flag,
            description: 'Whether `transactions` of the answer holds whole transactions.',
            'x-default': '`false`: their hashes',
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
    description: 'The simulated blocks, each with what became of its calls.',
    schema: {
      type: 'array',
      items: {
        title: 'SimulatedBlock',
        type: 'object',
        properties: {
          calls: {
            type: 'array',
            items: callResult,
            description: 'The outcome of each call, in the order of the request.',
          },
          ...block.properties,
        },
        required: ['calls', 'number', 'hash', 'timestamp', 'gasLimit', 'gasUsed', 'transactions'],
        additionalProperties: true,
      },
    },
  },
  errors: [
    {
      code: -32000,
      message: 'Block not found',
      cause: 'The node does not have the block to start from.',
      cure: 'Ask for `latest`.',
    },
    {
      code: -32000,
      message: 'Invalid precompile address',
      cause: '`movePrecompileToAddress` stands at an address that is no precompile.',
      cure: 'Move only precompiles: 0x01 to 0x11 and 0x100.',
    },
    {
      code: -32602,
      message: 'Invalid params',
      cause: 'The first parameter is missing, or a field in it is malformed.',
      cure: 'Compare it with the table of parameters. A misspelled name is ignored, not refused.',
    },
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause: 'The second parameter is missing or malformed. The message means no unknown block.',
      cure: 'Give a number in hexadecimal, a tag or a hash as second parameter.',
    },
    {
      code: -32602,
      message: 'Invalid nonces',
      cause:
        'Besu up to 26.8.0: two calls of a sender name nonces that do not rise, whether with `validation` or without.',
      cure: 'Leave `nonce` out, or let it rise.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The node no longer keeps the state of the block, or an account in an override has both `state` and `stateDiff`.',
      cure: 'Start from a newer block. Correct the overrides.',
    },
    {
      code: -38010,
      message: 'transaction nonce <nonce> below sender account nonce <nonce> for sender <address>',
      cause: 'A call names a nonce that was used. Besu up to 26.8.0 gives the code -32603.',
      cure: 'Leave `nonce` out.',
    },
    {
      code: -38011,
      message:
        'transaction nonce <nonce> does not match sender account nonce <nonce> for sender <address>',
      cause:
        'With `validation`, a call names a nonce too high. Besu up to 26.8.0 gives the code -32603.',
      cure: 'Leave `nonce` out.',
    },
    {
      code: -38012,
      message: 'gasPrice is less than the current BaseFee',
      cause:
        'With `validation`, a call names no price or pays less than the base fee. Besu before 26.7.0 gives the code -32602.',
      cure: 'Give a price of at least the base fee, or set `baseFeePerGas` of the block to `0x0`.',
    },
    {
      code: -38013,
      message: 'intrinsic gas cost <cost> exceeds gas limit <limit>',
      cause: '`gas` of a call is below 21,000 and what its calldata costs on top.',
      cure: 'Leave `gas` out, or raise it.',
    },
    {
      code: -38014,
      message:
        'transaction up-front cost <cost> exceeds transaction sender account balance <balance> for sender <address>',
      cause:
        'A sender cannot pay value and gas of a call, even without `validation`. Besu before 26.7.0 gives the code -32602 with `validation`, and 26.9.0 the code -32603 where `value` alone is too much.',
      cure: 'Override the `balance` of the sender.',
    },
    {
      code: -38015,
      message: 'Transaction gas exceeds block gas limit',
      cause: '`gas` of a call is more than the block, or the cap of the node, has left.',
      cure: 'Lower `gas`, or spread the calls over several requests.',
    },
    {
      code: -38020,
      message: 'Block numbers are not ascending',
      cause: 'A block has the number of an earlier one or a lower one.',
      cure: 'Leave the numbers out, or let them rise.',
    },
    {
      code: -38021,
      message: 'Timestamps are not ascending',
      cause: 'A block has the time of an earlier one or a lower one.',
      cure: 'Leave the times out, or let them rise.',
    },
    {
      code: -38026,
      message: 'Too many block calls',
      cause: 'There are more than 256 blocks.',
      cure: 'Simulate fewer. Gaps between numbers count: the node fills them with empty blocks.',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has not heard of one yet.',
      cure: 'Ask for `latest`.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'unconfirmed'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes', note: 'Geth answers it.'},
  ],
  limits: [
    'Besu and Geth: at most 256 blocks, empty ones in gaps included. Geth: at most 5,000 calls in a block and 10,000 in all.',
    'Gas of all calls together: at most 50,000,000 with an advanced profile of Linea Besu and with Geth as it comes; 100,000,000 with a basic profile and with stock Besu (`--rpc-gas-cap`).',
  ],
  examples: [
    {
      title: 'A payment, and what the next call sees',
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
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/BlockStateCallResult.java',
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
  ],
  checked: '2026-11-22',
};
