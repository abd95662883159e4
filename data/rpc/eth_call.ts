import type {RpcMethod} from './schema';
import {blockOrHash} from './shared/blockParameter';
import {call} from './shared/call';
import {
  halted,
  initCodeTooLarge,
  intrinsicGas,
  invalidCall,
  nonceTooLow,
  reverted,
  tipAboveMaximum,
  wrongChain,
} from './shared/callErrors';
import {keptStates} from './shared/keptStates';
import {data, nothing} from './shared/scalars';
import {stateOverrides} from './shared/stateOverrides';

export const eth_call: RpcMethod = {
  name: 'eth_call',
  group: 'calls',
  summary: 'Runs a contract call without a transaction and returns its output.',
  params: [
    {
      name: 'call',
      required: true,
      description: 'The message to run.',
      schema: call,
    },
    {
      name: 'block',
      required: true,
      description: 'The block to run on: the message sees the state after this block.',
      schema: blockOrHash,
    },
    {
      name: 'stateOverrides',
      required: false,
      description: 'Changes to accounts, for this call only.',
      schema: {...stateOverrides, 'x-default': 'no changes'},
    },
  ],
  result: {
    description: 'The returned bytes, or `null` if the node doesn’t have the block.',
    schema: {anyOf: [data, nothing]},
  },
  errors: [
    reverted,
    halted,
    wrongChain,
    tipAboveMaximum,
    {
      code: -32000,
      message: 'Invalid input',
      cause:
        '`requireCanonical` is `true`, and the block with this hash is no longer part of the chain.',
      cure: 'Use the hash of the current block at this height.',
    },
    nonceTooLow,
    intrinsicGas,
    {
      code: -32004,
      message:
        'Upfront cost exceeds account balance (transaction up-front cost <cost> exceeds transaction sender account balance <balance> for sender <address>)',
      cause:
        'The balance of `from` is below `value` plus `gas` × price. Without a price, only `value` counts.',
      cure: 'Use a `from` with enough ETH, or override its `balance`. Omit the price fields.',
    },
    {
      code: -32009,
      message: 'Gas price below current base fee (gasPrice is less than the current BaseFee)',
      cause: '`gasPrice` or `maxFeePerGas` is less than the base fee of 7 wei.',
      cure: 'Omit the price fields.',
    },
    invalidCall,
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause: 'The block parameter is missing or malformed.',
      cure: 'Send a hexadecimal number, a tag or a hash as the second parameter.',
    },
    initCodeTooLarge,
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The node no longer has the block’s state, the overrides aren’t a map, or an account has both `state` and `stateDiff`.',
      cure: 'Use a newer block, or a node that keeps all states. Correct the overrides.',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has no such block yet.',
      cure: 'Connect your node to Maru, and wait until it’s in sync. Or use another endpoint. `latest` works, but isn’t final.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes', note: 'It doesn’t support the tag `safe`.'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  limits: [
    'Maximum gas per call: 50,000,000 with an advanced profile of Linea Besu and with Geth’s default. It’s 100,000,000 with a basic profile and stock Besu (`--rpc-gas-cap`). Besu lowers a higher `gas` without an error.',
    'Without `gas`, Besu up to 26.8.0 gives the call 16,777,216 gas. Later releases give it the maximum.',
    keptStates('`-32603`'),
    'Time per call: 30 seconds on Besu and 5 seconds on Geth, by default.',
  ],
  examples: [
    {
      title: 'USDC balance of an account',
      params: [
        {
          to: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
          data: '0x70a08231000000000000000000000000d8da6bf26964af9d7eed9e03e53415d37aa96045',
        },
        'latest',
      ],
      result: '0x000000000000000000000000000000000000000000000000000000000026009c',
      seen: 'Linea Mainnet',
      stable: false,
    },
    {
      title: 'State override with code that returns 42',
      params: [
        {to: '0x1111111111111111111111111111111111111111'},
        'latest',
        {'0x1111111111111111111111111111111111111111': {code: '0x602a5f5260205ff3'}},
      ],
      result: '0x000000000000000000000000000000000000000000000000000000000000002a',
      seen: 'local node',
      stable: true,
    },
  ],
  viem: {
    action: 'call',
    args: [
      {
        object: {
          to: {param: 0, path: ['to']},
          data: {param: 0, path: ['data']},
          blockTag: {param: 1},
        },
      },
    ],
  },
  ethers: {
    action: 'call',
    args: [
      {
        object: {
          to: {param: 0, path: ['to']},
          data: {param: 0, path: ['data']},
          blockTag: {param: 1},
        },
      },
    ],
    sends: [
      {
        to: '0x176211869ca2b568f2a7d4ee941e073a821ee1ff',
        data: '0x70a08231000000000000000000000000d8da6bf26964af9d7eed9e03e53415d37aa96045',
      },
      'latest',
    ],
  },
  playground: true,
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthCall.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractBlockParameterOrBlockHashMethod.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/JsonRpcError.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/execution/BaseJsonRpcProcessor.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/transaction/TransactionSimulator.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/mainnet/MainnetTransactionValidator.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/mainnet/MainnetTransactionProcessor.java',
    'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/mainnet/TransactionValidationParams.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/transaction/TransactionSimulator.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/ApiConfiguration.java',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/StateOverride.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/errors.go',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/override/override.go',
    'ethereum/go-ethereum@02b73d4e:eth/ethconfig/config.go',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-call.mdx',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_call',
    'MetaMask/metamask-docs@360383d5:services/reference/linea/json-rpc-methods/_eth_call-parameters.mdx',
  ],
  checked: '2026-11-21',
};
