import type {ObjectSchema, RpcMethod} from './schema';
import {callFields} from './shared/call';
import {quantity} from './shared/scalars';
import {stateOverrides} from './shared/stateOverrides';

/** The transaction to price. The node ignores unknown keys. */
const call = {
  title: 'CallToPrice',
  type: 'object',
  properties: {
    from: {
      ...callFields.from,
      description:
        'The sender. Its balance, or an override, must cover `gasLimit × 7 wei + value`.',
    },
    to: {
      ...callFields.to,
      description: 'The recipient.',
      'x-default': 'none: the transaction deploys a contract',
    },
    value: callFields.value,
    data: {
      ...callFields.data,
      description:
        'The calldata, or the init code of a deployment. The priority fee depends on its compressed size.',
    },
    input: callFields.input,
    gas: {
      type: callFields.gas.type,
      title: callFields.gas.title,
      pattern: callFields.gas.pattern,
      'x-label': callFields.gas['x-label'],
      'x-hex': callFields.gas['x-hex'],
      'x-unit': 'gas',
      description: 'Only compared with the node’s maximum. Omit it.',
      'x-limit': 'at most 24,000,000 (`plugin-linea-max-tx-gas-limit` in the advanced profiles)',
    },
    gasPrice: {
      ...callFields.gasPrice,
      description: 'Replaces the base fee in the simulation. Omit it.',
      'x-limit':
        'at least the base fee, and not together with `maxFeePerGas` or `maxPriorityFeePerGas`',
    },
    maxFeePerGas: {
      ...callFields.maxFeePerGas,
      description: 'Limits the gas search to what the sender can pay. Omit it.',
    },
    maxPriorityFeePerGas: {
      ...callFields.maxPriorityFeePerGas,
      description: 'Doesn’t change the result. Omit it.',
      'x-limit': 'at most the base fee',
    },
    nonce: {
      ...callFields.nonce,
      description: 'The nonce. It can be a future one.',
      'x-default': 'the next nonce of `from`, or 0 without `from`',
      'x-limit': 'not below the next nonce of `from`',
    },
    chainId: {
      ...callFields.chainId,
      description: 'The chain ID of the target network.',
    },
    accessList: callFields.accessList,
    authorizationList: {
      ...callFields.authorizationList,
      description:
        'Delegations of a type 4 transaction (EIP-7702). They don’t count in the compressed size.',
    },
  },
  additionalProperties: false,
} as const satisfies ObjectSchema;

export const linea_estimateGas: RpcMethod = {
  name: 'linea_estimateGas',
  group: 'linea',
  summary: 'Returns the gas limit, base fee and priority fee that a transaction needs on Linea.',
  params: [
    {name: 'call', required: true, description: 'The transaction to price.', schema: call},
    {
      name: 'stateOverrides',
      required: false,
      description: 'Changes to accounts, for this simulation only.',
      schema: {
        ...stateOverrides,
        'x-default': 'no changes',
        'x-limit': 'an object; the node rejects a block number or tag here',
      },
    },
  ],
  result: {
    description: 'Three values to use in the transaction.',
    schema: {
      title: 'GasEstimate',
      type: 'object',
      properties: {
        gasLimit: {
          ...quantity,
          'x-unit': 'gas',
          description: 'The gas limit, by default at most 1.5% above the lowest one that works.',
        },
        baseFeePerGas: {
          ...quantity,
          'x-unit': 'wei per gas',
          description:
            'The base fee of the next block: 7 wei while blocks use at most half of the gas limit.',
        },
        priorityFeePerGas: {
          ...quantity,
          'x-unit': 'wei per gas',
          description:
            'The priority fee that covers the transaction’s share of L1 data and infrastructure, plus the node’s margin.',
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
      cause: 'The call reverts on the pending state. `data` contains the revert data.',
      cure: 'Decode `data`. Set `from`, `value` or an override if the call depends on the sender.',
    },
    {
      code: -32000,
      message: 'Transaction line count for module <module>=<count> is above the limit <limit>',
      cause: 'The transaction exceeds the limit of one module, so the prover can’t prove it.',
      cure: 'Split the transaction, or use the module’s operation less often. More gas doesn’t help.',
    },
    {
      code: -32000,
      message:
        'transaction up-front cost <cost> exceeds transaction sender account balance <balance> for sender <address>',
      cause:
        'The sender can pay `value`, but not the gas as well. Linea Besu after 2.1.1 returns code -32004.',
      cure: 'Fund `from`, or override its `balance`.',
    },
    {
      code: -32000,
      message: 'max priority fee per gas cannot be greater than max fee per gas',
      cause:
        'The simulation caps the maximum fee at the base fee, and your `maxPriorityFeePerGas` is higher.',
      cure: 'Omit the fee fields.',
    },
    {
      code: -32000,
      message: 'gasPrice is less than the current BaseFee',
      cause: 'The call’s `gasPrice` is below 7 wei.',
      cure: 'Omit `gasPrice`.',
    },
    {
      code: -32000,
      message: 'Transaction processing could not be completed due to an exception (<reason>)',
      cause:
        'The EVM stopped: an invalid opcode, `Code is too large` (above 24,576 bytes), or more gas than one transaction can use.',
      cure: 'Compare the bytecode with Linea’s opcodes. Make large code smaller. Split a call that runs out of gas.',
    },
    {
      code: -32000,
      message:
        'Wrong chainId (transaction was meant for chain id <chainId> and not this chain id <chainId>)',
      cause: 'The call’s `chainId` belongs to another network.',
      cure: 'Use 59144 (`0xe708`) for Linea Mainnet or 59141 (`0xe705`) for Linea Sepolia, or omit `chainId`.',
    },
    {
      code: -32000,
      message: 'Failed simulation, reason: <reason>',
      cause: 'With the estimated gas limit, the transaction failed without a revert.',
      cure: 'Estimate again. If the error persists, check the call on the newest block.',
    },
    {
      code: -32000,
      message: 'Module <module> does not exist in the limits file.',
      cause: 'The node’s limits file is older than its tracer.',
      cure: 'On your own node, install the limits file from the same release. Otherwise, tell the provider.',
    },
    {
      code: -32000,
      message: 'Unable to query sender nonce',
      cause: 'The call has no `nonce`, and the node couldn’t read the nonce of `from`.',
      cure: 'Set `nonce`, or retry.',
    },
    {
      code: -32001,
      message:
        'Nonce too low (transaction nonce <nonce> below sender account nonce <nonce> for sender <address>)',
      cause: 'The call’s `nonce` was already used. The node accepts a future nonce.',
      cure: 'Omit `nonce`.',
    },
    {
      code: -32004,
      message: 'Upfront cost exceeds account balance',
      cause:
        'At the call’s `gasPrice` or `maxFeePerGas`, the on-chain balance of `from` can’t pay `value` plus 21,000 gas.',
      cure: 'Omit the fee fields.',
    },
    {
      code: -32601,
      message: 'Method not found',
      cause: 'The node doesn’t load the plugin: stock Besu, another client, or a basic profile.',
      cure: 'Use an endpoint with the Linea methods, or run Linea Besu with an advanced profile.',
    },
    {
      code: -32602,
      message: 'Invalid call params',
      cause: 'The call is missing, a field isn’t hexadecimal, or `data` and `input` differ.',
      cure: 'Send an object with `0x` strings. The node also reads digits without `0x` as hexadecimal.',
    },
    {
      code: -32602,
      message: 'Invalid params',
      cause:
        'The call has both `gasPrice` and an EIP-1559 field, or `gas` exceeds the node’s maximum.',
      cure: 'Omit the fee fields and `gas`.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'The second parameter isn’t a map of overrides, or an account has both `state` and `stateDiff`.',
      cure: 'Send the overrides as the second parameter, and no block.',
    },
    {
      code: -32603,
      message: 'Internal error (<reason>)',
      cause:
        '`value` exceeds the sender’s balance, or the init code is longer than 49,152 bytes. The reason says which.',
      cure: 'Lower `value`, fund `from` or override its `balance`. Split a contract that’s too large.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes', note: 'Over HTTP, without a key.'},
    {place: 'Infura', answers: 'yes'},
    {
      place: 'Linea Besu',
      answers: 'conditional',
      note: 'With an advanced profile, over HTTP only. A basic profile returns -32601.',
    },
    {
      place: 'other clients',
      answers: 'no',
      note: 'Stock Besu, Geth, Erigon and Nethermind return -32601.',
    },
  ],
  since: {
    release: 'Alpha v3.4.1',
    mainnet: '2024-09-30',
    sepolia: '2024-09-09',
    source: 'Consensys/doc.linea@994028bc:docs/changelog/release-notes.mdx',
  },
  notes: [
    'From August 1, 2024 (Alpha v3.4) to Alpha v3.4.1, Linea Mainnet was in compatibility mode. It returned one priority fee for all transactions: a multiple of the minimum gas price.',
    'The prices come from the extraData of the newest block that the node has imported. A node that isn’t in sync keeps its previous prices.',
  ],
  examples: [
    {
      title: 'Price of a wrapped ether approval',
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
