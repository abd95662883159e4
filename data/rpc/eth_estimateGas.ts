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
import {quantity} from './shared/scalars';
import {stateOverrides} from './shared/stateOverrides';

export const eth_estimateGas: RpcMethod = {
  name: 'eth_estimateGas',
  group: 'calls',
  summary: 'The gas limit with which a transaction would succeed.',
  params: [
    {
      name: 'call',
      required: true,
      description: 'The transaction.',
      schema: {
        ...call,
        properties: {
          ...callFields,
          gas: {
            ...callFields.gas,
            description: 'Linea Besu does not use it. Geth takes it as upper end of its search.',
          },
          strict: {
            ...callFields.strict,
            description: 'Besu only: whether the sender has to afford the gas.',
            'x-default': '`true`',
          },
        },
      },
    },
    {
      name: 'block',
      required: false,
      description: 'The block on whose state the transaction runs.',
      schema: {...block, 'x-default': '`pending` on Besu, `latest` on Geth'},
    },
    {
      name: 'stateOverrides',
      required: false,
      description: 'Accounts as this one estimate sees them.',
      schema: {...stateOverrides, 'x-default': 'the state of the block as it is'},
    },
  ],
  result: {
    description:
      'The gas limit: exactly 21,000 for a plain transfer, else at most 1.5% above the least that works, unless the node is set otherwise.',
    schema: {...quantity, 'x-unit': 'gas'},
  },
  errors: [
    reverted,
    halted,
    wrongChain,
    {
      code: -32000,
      message: 'Block not found',
      cause: 'The node does not have a block with this number.',
      cure: 'Leave the block out, or ask for a lower one.',
    },
    {
      code: -32000,
      message: 'World state unavailable',
      cause: 'The node no longer keeps the state of the block.',
      cure: 'Leave the block out, or ask a node that keeps all states.',
    },
    nonceTooLow,
    {
      code: -32004,
      message: 'Upfront cost exceeds account balance',
      cause:
        'The call names `gasPrice` or `maxFeePerGas`, and what `from` holds on chain beside `value` does not pay for 21,000 gas at that price. Overrides do not count here.',
      cure: 'Leave the price fields out.',
    },
    invalidCall,
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause: 'The second parameter is neither a number nor a tag.',
      cure: 'Leave it out. Besu up to 26.9 refuses the hash of a block here.',
    },
    initCodeTooLarge,
    {
      code: -32603,
      message: 'Internal error (<reason>)',
      cause:
        '`value` is more than the sender holds: the reason contains `Cannot remove … wei from account`. Besu newer than 26.9 answers `-32004` and `Insufficient funds for transfer`.',
      cure: 'Name a `from` that holds enough, or override its `balance`.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The third parameter is no map of overrides, or an account in it has both `state` and `stateDiff`.',
      cure: 'Correct the overrides.',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has not heard of one yet.',
      cure: 'Leave the block out.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  limits: [
    'The search ends at 16,777,216 gas, the most that one transaction may have (EIP-7825).',
    'A Linea Besu node of the shipped profiles keeps the state of the newest 512 blocks, unless `--bonsai-historical-block-limit` says otherwise.',
  ],
  examples: [
    {
      title: 'A transfer of 1 wei',
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
      title: 'A call of a token',
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
  ],
  checked: '2026-11-21',
};
