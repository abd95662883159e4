import type {RpcMethod} from './schema';
import {block} from './shared/blockParameter';
import {call, callFields} from './shared/call';
import {
  halted,
  initCodeTooLarge,
  invalidCall,
  nonceTooLow,
  reverted,
  wrongChain,
} from './shared/callErrors';
import {keptStates} from './shared/keptStates';
import {quantity} from './shared/scalars';
import {stateOverrides} from './shared/stateOverrides';

export const eth_estimateGas: RpcMethod = {
  name: 'eth_estimateGas',
  group: 'calls',
  summary: 'Returns a gas limit with which a transaction succeeds.',
  params: [
    {
      name: 'call',
      required: true,
      description: 'The transaction to estimate.',
      schema: {
        ...call,
        properties: {
          ...callFields,
          gas: {
            ...callFields.gas,
            description: 'Ignored by Linea Besu. The upper end of the search on Geth.',
            'x-default': 'on Geth, the node’s maximum',
          },
          strict: {
            ...callFields.strict,
            description: 'Besu only: whether the sender must be able to pay for the gas.',
            'x-default': '`true`',
          },
        },
      },
    },
    {
      name: 'block',
      required: false,
      description: 'The block whose state the transaction runs on.',
      schema: {...block, 'x-default': '`pending` on Besu, `latest` on Geth'},
    },
    {
      name: 'stateOverrides',
      required: false,
      description: 'Changes to accounts, for this estimate only.',
      schema: {...stateOverrides, 'x-default': 'no changes'},
    },
  ],
  result: {
    description:
      'The gas limit: 21,000 for a plain transfer, otherwise up to 1.5% above the lowest that works.',
    schema: {...quantity, 'x-unit': 'gas'},
  },
  errors: [
    reverted,
    {
      ...halted,
      cure: 'If it ran out of gas, split the transaction: raising `gas` has no effect. Make large code smaller. Otherwise, compare the bytecode with Linea’s opcodes.',
    },
    wrongChain,
    {
      code: -32000,
      message: 'Block not found',
      cause: 'The node has no block with this number (or hash, on Besu after 26.9.0).',
      cure: 'Use `latest`, or check the number or hash.',
    },
    {
      code: -32000,
      message: 'World state unavailable',
      cause: 'The node no longer keeps the state of the block.',
      cure: 'Omit the block, or use a node that keeps all states.',
    },
    nonceTooLow,
    {
      code: -32004,
      message: 'Upfront cost exceeds account balance',
      cause:
        'The call sets a price, at which the real balance of `from` doesn’t cover `value` plus 21,000 gas.',
      cure: 'Omit the price fields.',
    },
    invalidCall,
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause: 'The second parameter isn’t a number or a tag.',
      cure: 'Omit the block. Besu up to 26.9.0 rejects a block hash here.',
    },
    initCodeTooLarge,
    {
      code: -32603,
      message: 'Internal error (<reason>)',
      cause:
        '`value` exceeds the balance of `from`. The reason contains `Cannot remove … wei from account`.',
      cure: 'Use a `from` with enough ETH, or override its `balance`.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The third parameter isn’t a map of overrides, or one of its accounts has both `state` and `stateDiff`.',
      cure: 'Correct the overrides.',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has no such block yet.',
      cure: 'Omit the block.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes', note: 'It doesn’t support the tag `safe`.'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  limits: [
    'The search ends at 16,777,216 gas, the maximum for one transaction (EIP-7825).',
    keptStates('`World state unavailable`'),
  ],
  examples: [
    {
      title: 'Gas limit of a 1 wei transfer',
      params: [
        {
          from: '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec',
          to: '0x1111111111111111111111111111111111111111',
          value: '0x1',
        },
      ],
      result: '0x5208',
      seen: 'local node',
      stable: true,
    },
    {
      title: 'Gas limit of a token call',
      params: [
        {
          to: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
          data: '0x70a08231000000000000000000000000d8da6bf26964af9d7eed9e03e53415d37aa96045',
        },
      ],
      result: '0x7b17',
      seen: 'Linea Mainnet',
      stable: false,
    },
  ],
  viem: {
    action: 'estimateGas',
    args: [
      {
        object: {
          account: {param: 0, path: ['from']},
          to: {param: 0, path: ['to']},
          value: {param: 0, path: ['value'], as: 'bigint'},
        },
      },
    ],
  },
  ethers: {
    action: 'estimateGas',
    args: [
      {
        object: {
          from: {param: 0, path: ['from']},
          to: {param: 0, path: ['to']},
          value: {param: 0, path: ['value'], as: 'bigint'},
        },
      },
    ],
    sends: [
      {
        from: '0x508ca82df566dcd1b0de8296e70a96332cd644ec',
        to: '0x1111111111111111111111111111111111111111',
        value: '0x1',
      },
    ],
  },
  playground: true,
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthEstimateGas.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractEstimateGas.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/mainnet/MainnetTransactionProcessor.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/mainnet/TransactionValidationParams.java',
    'besu-eth/besu@22d513e3:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthEstimateGas.java',
    'besu-eth/besu@410deee9:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractEstimateGas.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/mainnet/OsakaTargetingGasLimitCalculator.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/ApiConfiguration.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/rpc/methods/LineaEstimateGas.java',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-estimategas.mdx',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_estimategas',
    'MetaMask/metamask-docs@07bb1689:services/reference/linea/json-rpc-methods/_eth_estimategas-parameters.mdx',
  ],
  checked: '2026-11-21',
};
