import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {quantity, quantityParam} from './shared/scalars';

export const eth_feeHistory: RpcMethod = {
  name: 'eth_feeHistory',
  group: 'calls',
  summary: 'Returns the base fees, fullness and paid priority fees of past blocks.',
  params: [
    {
      name: 'blockCount',
      required: true,
      description: 'The number of blocks, counted back from the newest one.',
      schema: {...quantityParam, 'x-unit': 'blocks', 'x-limit': '1 to 1,024'},
    },
    {
      name: 'newestBlock',
      required: true,
      description:
        'The last block of the range. `pending` means `latest` here, and so do `finalized` and `safe` on Linea Besu up to 2.1.1.',
      schema: block,
    },
    {
      name: 'rewardPercentiles',
      required: false,
      description: 'The priority fees to return for each block, as percentiles of the gas used.',
      schema: {
        type: 'array',
        items: {type: 'number', minimum: 0, maximum: 100},
        maxItems: 100,
        'x-default': 'none',
        'x-limit': '0 to 100, in ascending order, without duplicates; at most 100 entries',
      },
    },
  ],
  result: {
    description:
      'Lists from the oldest to the newest block. They’re shorter than requested if the chain has fewer blocks.',
    schema: {
      title: 'FeeHistory',
      type: 'object',
      properties: {
        oldestBlock: {...quantity, description: 'The number of the first block of the range.'},
        baseFeePerGas: {
          type: 'array',
          items: {...quantity, 'x-unit': 'wei per gas'},
          description: 'The base fees, plus that of the block after the range.',
        },
        gasUsedRatio: {
          type: 'array',
          items: {type: 'number', minimum: 0, maximum: 1},
          description: 'Gas used, as a fraction of the block’s gas limit.',
        },
        baseFeePerBlobGas: {
          type: 'array',
          items: {...quantity, 'x-unit': 'wei per gas'},
          description:
            'The base fees of blob gas, plus that of the next block. `0x1` since Cancun, `0x0` before. Some endpoints omit it.',
        },
        blobGasUsedRatio: {
          type: 'array',
          items: {type: 'number', minimum: 0, maximum: 1},
          description: 'Always 0: Linea has no blobs. Some endpoints omit it.',
        },
        reward: {
          type: 'array',
          items: {type: 'array', items: {...quantity, 'x-unit': 'wei per gas'}},
          description:
            'For each block, the priority fee paid at each percentile. An advanced profile raises it to a floor.',
        },
      },
      required: ['oldestBlock', 'baseFeePerGas', 'gasUsedRatio'],
      additionalProperties: true,
    },
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid block count params',
      cause: '`blockCount` is missing, 0 or more than 1,024.',
      cure: 'Send 1 to 1,024. For more blocks, request several ranges.',
    },
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause: '`newestBlock` is missing or malformed.',
      cure: 'Send a hexadecimal number or `latest` as the second parameter.',
    },
    {
      code: -32602,
      message: 'Invalid block number params',
      cause: 'The node has no such block yet.',
      cure: 'Use `latest`.',
    },
    {
      code: -32602,
      message: 'Invalid reward percentiles params',
      cause:
        'The third parameter isn’t a list of numbers. Since Besu 26.9.0, also if a number is repeated, out of order or not between 0 and 100, or if there are more than 100.',
      cure: 'Send at most 100 numbers from 0 to 100, not strings, in ascending order.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  limits: [
    'At most 1,024 blocks. Besu rejects more, and Geth returns 1,024.',
    'At most 100 percentiles. If there are more, Besu returns an error since 26.9.0. Earlier versions omit `reward`.',
  ],
  examples: [
    {
      title: 'Fees of the newest four blocks',
      params: ['0x4', 'latest', [25, 50, 75]],
      result: {
        oldestBlock: '0x1ce5452',
        baseFeePerGas: ['0x7', '0x7', '0x7', '0x7', '0x7'],
        gasUsedRatio: [0.000026867, 0.0000930045, 0.0000379375, 0.0000485935],
        reward: [
          ['0x27f6779', '0x27f6779', '0x27f6779'],
          ['0x27f6779', '0x27f6779', '0x27f6779'],
          ['0x27f6779', '0x27f6779', '0x27f6779'],
          ['0x27f6779', '0x27f6779', '0x27f6779'],
        ],
      },
      seen: 'Linea Mainnet',
      stable: false,
    },
  ],
  viem: {
    action: 'getFeeHistory',
    args: [
      {
        object: {
          blockCount: {param: 0, as: 'number'},
          blockTag: {param: 1},
          rewardPercentiles: {param: 2},
        },
      },
    ],
  },
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthFeeHistory.java',
    'besu-eth/besu@23c6fc83:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthFeeHistory.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'besu-eth/besu@9fcf3cc4:config/src/main/resources/linea-mainnet.json',
    'ethereum/go-ethereum@02b73d4e:eth/gasprice/feehistory.go',
    'ethereum/go-ethereum@02b73d4e:eth/ethconfig/config.go',
    'ethereum/execution-apis@033ca6e6:src/eth/fee_market.yaml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-feehistory.mdx',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_feehistory',
  ],
  checked: '2026-11-21',
};
