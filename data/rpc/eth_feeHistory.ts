import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {quantity, quantityParam} from './shared/scalars';

export const eth_feeHistory: RpcMethod = {
  name: 'eth_feeHistory',
  group: 'calls',
  summary: 'Base fees, fullness and paid priority fees of past blocks.',
  params: [
    {
      name: 'blockCount',
      required: true,
      description: 'How many blocks, counted back from the newest one.',
      schema: {...quantityParam, 'x-unit': 'blocks', 'x-limit': '1 to 1,024'},
    },
    {
      name: 'newestBlock',
      required: true,
      description:
        'The last block of the range. Besu reads `finalized`, `safe` and `pending` as `latest` here.',
      schema: block,
    },
    {
      name: 'rewardPercentiles',
      required: false,
      description: 'Which priority fees to name for each block: percentiles of the gas used.',
      schema: {
        type: 'array',
        items: {type: 'number', minimum: 0, maximum: 100},
        maxItems: 100,
        'x-default': 'none, and no `reward` in the answer',
        'x-limit': 'each higher than the one before it',
      },
    },
  ],
  result: {
    description:
      'Lists that run from the oldest to the newest block. Fewer blocks than asked for when the chain is shorter.',
    schema: {
      title: 'FeeHistory',
      type: 'object',
      properties: {
        oldestBlock: {...quantity, description: 'The number of the first block of the range.'},
        baseFeePerGas: {
          type: 'array',
          items: {...quantity, 'x-unit': 'wei per gas'},
          description: 'The base fees, and one more: that of the block after the range.',
        },
        gasUsedRatio: {
          type: 'array',
          items: {type: 'number', minimum: 0, maximum: 1},
          description: 'Gas used, as a part of the gas limit of the block.',
        },
        baseFeePerBlobGas: {
          type: 'array',
          items: {...quantity, 'x-unit': 'wei per gas'},
          description:
            'Base fees of blob gas, and one more. `0x1` since Cancun, `0x0` before. Some endpoints leave it out.',
        },
        blobGasUsedRatio: {
          type: 'array',
          items: {type: 'number', minimum: 0, maximum: 1},
          description: 'Always 0: there are no blobs on Linea. Some endpoints leave it out.',
        },
        reward: {
          type: 'array',
          items: {type: 'array', items: {...quantity, 'x-unit': 'wei per gas'}},
          description:
            'For each block, the priority fee paid at each percentile. With an advanced profile, raised to a floor.',
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
      cure: 'Ask for several ranges.',
    },
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause: '`newestBlock` is missing or malformed.',
      cure: 'Give a number in hexadecimal or `latest` as second parameter.',
    },
    {
      code: -32602,
      message: 'Invalid block number params',
      cause: '`newestBlock` lies in the future.',
      cure: 'Ask for `latest`.',
    },
    {
      code: -32602,
      message: 'Invalid reward percentiles params',
      cause:
        'The third parameter is no list of numbers. Since Besu 26.9.0 also: a percentile outside 0 to 100, one that is not higher than the one before, or more than 100 of them.',
      cure: 'Write numbers, not strings, in rising order.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  limits: [
    'At most 1,024 blocks: Besu refuses more, Geth answers with 1,024.',
    'At most 100 percentiles: Besu up to 26.8 leaves `reward` out when there are more.',
  ],
  examples: [
    {
      title: 'The fees of the newest four blocks',
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
