import type {ObjectSchema, RpcMethod} from './schema';
import {callFields} from './shared/call';
import {quantity} from './shared/scalars';
import {stateOverrides} from './shared/stateOverrides';

/** The transaction to price. The node ignores keys that it does not know. */
const call = {
  title: 'CallToPrice',
  type: 'object',
  properties: {
    from: {
      ...callFields.from,
      description:
        'The sender. It must afford `gasLimit × 7 wei + value`, by its own balance or by an override.',
    },
    to: {
      ...callFields.to,
      description: 'The recipient.',
      'x-default': 'none, which deploys a contract',
    },
    value: callFields.value,
    data: {
      ...callFields.data,
      description:
        'The calldata, or the init code of a deployment. Its compressed size drives the priority fee.',
    },
    input: callFields.input,
    gas: {
      type: callFields.gas.type,
      title: callFields.gas.title,
      pattern: callFields.gas.pattern,
      'x-label': callFields.gas['x-label'],
      'x-hex': callFields.gas['x-hex'],
      'x-unit': 'gas',
      description: 'Held against the maximum of the node and otherwise not used.',
      'x-limit': 'at most 24,000,000 in the advanced profiles (`plugin-linea-max-tx-gas-limit`)',
    },
    gasPrice: {
      ...callFields.gasPrice,
      description: 'Prices the simulation instead of the base fee. Leave it out.',
      'x-limit': 'at least the base fee, and not beside `maxFeePerGas` or `maxPriorityFeePerGas`',
    },
    maxFeePerGas: {
      ...callFields.maxFeePerGas,
      description: 'Caps the gas search by what the sender can pay. Leave it out.',
    },
    maxPriorityFeePerGas: {
      ...callFields.maxPriorityFeePerGas,
      description: 'Has no part in the answer. Leave it out.',
      'x-limit': 'at most the base fee',
    },
    nonce: {
      ...callFields.nonce,
      description: 'May lie in the future.',
      'x-default': 'the next nonce of `from`, or 0 without `from`',
      'x-limit': 'not below the next nonce of `from`',
    },
    chainId: {
      ...callFields.chainId,
      description: 'The chain that the transaction is meant for.',
    },
    accessList: callFields.accessList,
    authorizationList: {
      ...callFields.authorizationList,
      description:
        'Delegations of a type 4 transaction (EIP-7702). They count in the gas limit, not in the compressed size behind the priority fee.',
    },
  },
  additionalProperties: false,
} as const satisfies ObjectSchema;

export const linea_estimateGas: RpcMethod = {
  name: 'linea_estimateGas',
  group: 'linea',
  summary: 'Gas limit, base fee and priority fee that get a transaction into a Linea block.',
  params: [
    {name: 'call', required: true, description: 'The transaction to price.', schema: call},
    {
      name: 'stateOverrides',
      required: false,
      description: 'Accounts as the simulation sees them.',
      schema: {
        ...stateOverrides,
        'x-default': 'the pending state as it is',
        'x-limit': 'an object; a block number or tag in this position is refused',
      },
    },
  ],
  result: {
    description: 'Three numbers that go into a transaction as they are.',
    schema: {
      title: 'GasEstimate',
      type: 'object',
      properties: {
        gasLimit: {
          ...quantity,
          'x-unit': 'gas',
          description:
            'What `eth_estimateGas` finds for the call on the pending block: at most 1.5% above the least that works, unless the node is set otherwise.',
        },
        baseFeePerGas: {
          ...quantity,
          'x-unit': 'wei per gas',
          description:
            'The base fee of the next block: 7 wei unless blocks are more than half full.',
        },
        priorityFeePerGas: {
          ...quantity,
          'x-unit': 'wei per gas',
          description:
            'The tip at which the transaction covers its share of L1 data and infrastructure, with the margin of the node.',
        },
      },
      required: ['gasLimit', 'baseFeePerGas', 'priorityFeePerGas'],
      additionalProperties: true,
    },
  },
  errors: [
    {
      code: 3,
      message: 'Execution reverted (<reason>)',
      cause:
        'The call reverts on the pending state. `data` carries the revert bytes; the reason is there only for `Error(string)`.',
      cure: 'Decode `data` with the ABI of the contract. Set `from`, `value` or an override when the call depends on who sends it.',
    },
    {
      code: -32000,
      message: 'Transaction line count for module <module>=<count> is above the limit <limit>',
      cause:
        'The prover could not prove the transaction: it fills one module beyond its limit. A node that no longer counts lines (`--plugin-linea-tracing-end-timestamp`) does not refuse it.',
      cure: 'Split the work over several transactions, or call the operation behind the module less often. More gas does not help.',
    },
    {
      code: -32000,
      message:
        'transaction up-front cost <cost> exceeds transaction sender account balance <balance> for sender <address>',
      cause:
        'The sender can pay `value` but not `gasLimit × base fee` on top, or with `gasPrice` in place of the base fee. Versions after 2.1.1 answer with code -32004.',
      cure: 'Fund `from`, or override its `balance`.',
    },
    {
      code: -32000,
      message: 'max priority fee per gas cannot be greater than max fee per gas',
      cause:
        'The simulation caps the fee at the base fee, and `maxPriorityFeePerGas` of the call is higher. Where it exceeds `maxFeePerGas` of the call too, the message starts with `Max priority fee per gas exceeds max fee per gas`.',
      cure: 'Leave the fee fields out of the call.',
    },
    {
      code: -32000,
      message: 'gasPrice is less than the current BaseFee',
      cause: '`gasPrice` of the call is below 7 wei.',
      cure: 'Leave `gasPrice` out of the call.',
    },
    {
      code: -32000,
      message: 'Transaction processing could not be completed due to an exception (<reason>)',
      cause: 'The EVM stopped: an invalid opcode, or more gas needed than one transaction may use.',
      cure: 'Check the bytecode against the opcodes that Linea runs. Split a call that runs out of gas.',
    },
    {
      code: -32000,
      message:
        'Wrong chainId (transaction was meant for chain id <chainId> and not this chain id <chainId>)',
      cause: '`chainId` of the call is that of another network.',
      cure: 'Send 59144 (`0xe708`) to Linea Mainnet and 59141 (`0xe705`) to Linea Sepolia, or leave it out.',
    },
    {
      code: -32000,
      message: 'Failed simulation, reason: <reason>',
      cause: 'With the gas limit that was found, the transaction failed without a revert.',
      cure: 'Estimate again. If it stays, check the call against the newest block.',
    },
    {
      code: -32000,
      message: 'Module <module> does not exist in the limits file.',
      cause: 'The limits file of the node is older than its tracer.',
      cure: 'On your own node, install the limits file of the same release. Elsewhere, tell the provider.',
    },
    {
      code: -32000,
      message: 'Unable to query sender nonce',
      cause: 'The call names no `nonce`, and the node could not look up that of `from`.',
      cure: 'Name `nonce`, or ask again.',
    },
    {
      code: -32001,
      message:
        'Nonce too low (transaction nonce <nonce> below sender account nonce <nonce> for sender <address>)',
      cause: '`nonce` of the call was used already.',
      cure: 'Leave `nonce` out of the call.',
    },
    {
      code: -32004,
      message: 'Upfront cost exceeds account balance',
      cause:
        'The call names `gasPrice` or `maxFeePerGas`, and what `from` holds on chain beside `value` does not pay for 21,000 gas at that fee. Overrides do not count here.',
      cure: 'Leave the fee fields out of the call.',
    },
    {
      code: -32601,
      message: 'Method not found',
      cause:
        'The node does not load the plugin: stock Besu, another client, or the basic profiles.',
      cure: 'Use an endpoint with the Linea methods, or start Linea Besu with an advanced profile.',
    },
    {
      code: -32602,
      message: 'Invalid call params',
      cause:
        'The first parameter is missing, one of its fields is not hexadecimal, or `data` and `input` differ. Versions after 2.1.1 refuse `""` as `value` or `data`, too.',
      cure: 'Send an object with `0x` strings. Digits without `0x` are read as hexadecimal too.',
    },
    {
      code: -32602,
      message: 'Invalid params',
      cause:
        '`gasPrice` stands beside a field of EIP-1559, or `gas` is above the maximum of the node. The answer does not say which.',
      cure: 'Leave fee fields and `gas` out of the call.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The second parameter is not a map of overrides, for example a block tag, or an account has both `state` and `stateDiff`.',
      cure: 'Send the overrides as second parameter and no block.',
    },
    {
      code: -32603,
      message: 'Internal error (<reason>)',
      cause:
        '`value` is more than the sender holds (`Cannot remove … wei from account`), or the init code of a deployment is longer than 49,152 bytes (`Initcode size of … exceeds maximum size`).',
      cure: 'Lower `value`, fund `from` or override its `balance`. Split a contract that is too large.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes', note: 'Over HTTP, without a key.'},
    {place: 'Infura', answers: 'yes'},
    {
      place: 'Linea Besu',
      answers: 'conditional',
      note: 'The advanced profiles load the plugin and open the `LINEA` namespace, over HTTP and not over WebSocket. The basic profiles do neither, and answer with error -32601.',
    },
    {
      place: 'other clients',
      answers: 'no',
      note: 'Stock Besu, Geth, Erigon, Nethermind: error -32601.',
    },
  ],
  since: {
    release: 'Alpha v3.4.1',
    mainnet: '2024-09-30',
    sepolia: '2024-09-09',
    source: 'Consensys/doc.linea@994028bc:docs/changelog/release-notes.mdx',
  },
  notes: [
    'Linea Mainnet answered in compatibility mode from August 2024 (Alpha v3.4): the same priority fee for every transaction, a multiple of the minimum gas price.',
    'The pricing comes from the extraData of the newest block that the node has imported; a node that is not in sync keeps the prices that it has.',
  ],
  examples: [
    {
      title: 'An approval of wrapped ether',
      params: [
        {
          to: '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f',
          data: '0x095ea7b300000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c80000000000000000000000000000000000000000000000000de0b6b3a7640000',
        },
      ],
      result: {gasLimit: '0x5834', baseFeePerGas: '0x7', priorityFeePerGas: '0x282bbf8'},
      seen: 'local node',
      stable: true,
    },
  ],
  playground: true,
  sources: [
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/rpc/methods/LineaEstimateGas.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/bl/TransactionProfitabilityCalculator.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/acceptance-tests/src/test/kotlin/linea/plugin/acc/test/rpc/linea/EstimateGasTest.kt',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractEstimateGas.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/mainnet/MainnetTransactionValidator.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/mainnet/MainnetTransactionProcessor.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/JsonRpcErrorConverter.java',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/StateOverride.java',
    'LFDT-Lineth/lineth-monorepo@395ba4dd:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/lineth/rpc/methods/LineaEstimateGas.java',
    'LFDT-Lineth/lineth-monorepo@c7267d4c:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/lineth/sequencer/tracing/BespokeTracingActivationPolicy.java',
    'LFDT-Lineth/lineth-monorepo@1e143f25:linea-besu/plugins/linea-sequencer/acceptance-tests/src/test/kotlin/lineth/plugin/acc/test/rpc/linea/EstimateGasTest.kt',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/linea_estimategas',
    'Consensys/doc.linea@994028bc:docs/api/reference/linea-estimategas.mdx',
  ],
  checked: '2026-11-22',
};
