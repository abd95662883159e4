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
import {data, nothing} from './shared/scalars';
import {stateOverrides} from './shared/stateOverrides';

export const eth_call: RpcMethod = {
  name: 'eth_call',
  group: 'calls',
  summary: 'What a contract returns to a call, without a transaction and without a fee.',
  params: [
    {name: 'call', required: true, description: 'The message to run.', schema: call},
    {
      name: 'block',
      required: true,
      description: 'The block on whose state the message runs, as if it stood right behind it.',
      schema: blockOrHash,
    },
    {
      name: 'stateOverrides',
      required: false,
      description: 'Accounts as this one call sees them.',
      schema: {...stateOverrides, 'x-default': 'the state of the block as it is'},
    },
  ],
  result: {
    description:
      'The bytes that the call returned, ABI-encoded by a Solidity function: `0x` when there is no code at `to`. Without `to`, the runtime code that the init code made. `null` when the node does not know the block.',
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
      cause: '`requireCanonical` is `true`, and the block with that hash left the chain.',
      cure: 'Ask for the hash of the block that is there now.',
    },
    nonceTooLow,
    intrinsicGas,
    {
      code: -32004,
      message:
        'Upfront cost exceeds account balance (transaction up-front cost <cost> exceeds transaction sender account balance <balance> for sender <address>)',
      cause:
        '`from` cannot pay `value`. With a price field it has to pay `gas` × price on top, with the maximum of the node in place of a missing `gas`. Besu newer than 26.9 says `Insufficient funds for transfer` when it is the value alone.',
      cure: 'Name a `from` that holds enough, or override its `balance`. Leave the price fields out.',
    },
    {
      code: -32009,
      message: 'Gas price below current base fee (gasPrice is less than the current BaseFee)',
      cause: 'A price field is there, and it pays less than the base fee of 7 wei.',
      cure: 'Leave the price fields out.',
    },
    invalidCall,
    {
      code: -32602,
      message: 'Invalid block param (block not found)',
      cause:
        'The block is missing or malformed. A block that the node does not know gives `null` instead.',
      cure: 'Give a number in hexadecimal, a tag or a hash as second parameter.',
    },
    initCodeTooLarge,
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The node no longer keeps the state of the block, or the third parameter is no map of overrides, or an account in it has both `state` and `stateDiff`.',
      cure: 'Ask for a newer block or a node that keeps all states. Correct the overrides.',
    },
    {
      code: -39001,
      message: 'Unknown block',
      cause: 'The block is `safe` or `finalized`, and the node has not heard of one yet.',
      cure: 'Ask for `latest`. On your own node, connect Maru and wait until it is in sync.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  limits: [
    'Gas of a call: at most 50,000,000 with an advanced profile of Linea Besu and with Geth as it comes; 100,000,000 with a basic profile and with stock Besu (`--rpc-gas-cap`). Besu lowers a higher `gas` without a word.',
    'Without `gas`, Besu up to 26.8.0 gives the call 16,777,216 gas, and newer releases that maximum.',
    'A Linea Besu node of the shipped profiles keeps the state of the newest 512 blocks, unless `--bonsai-historical-block-limit` says otherwise. For older blocks it answers `-32603`.',
    'A call may take 30 seconds on Besu and 5 seconds on Geth, unless the node is set otherwise.',
  ],
  examples: [
    {
      title: 'The USDC of an account',
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
      title: 'Code that is not deployed: it returns 42',
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
  ],
  checked: '2026-11-21',
};
