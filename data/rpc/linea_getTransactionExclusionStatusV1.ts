import type {RpcMethod} from './schema';
import {address, bytes32, nothing, quantity} from './shared/scalars';

export const linea_getTransactionExclusionStatusV1: RpcMethod = {
  name: 'linea_getTransactionExclusionStatusV1',
  group: 'linea',
  summary: 'Returns when, where and why a transaction was rejected as too large for the prover.',
  params: [
    {
      name: 'transactionHash',
      required: true,
      description:
        'The hash that `eth_sendRawTransaction` returned, or that your library computed.',
      schema: bytes32,
    },
  ],
  result: {
    description:
      'The newest rejection reported for this hash in the last seven days, or [`null`](/api/reference/linea-gettransactionexclusionstatusv1#null).',
    schema: {
      anyOf: [
        {
          title: 'ExclusionStatus',
          type: 'object',
          properties: {
            txHash: {...bytes32, description: 'The transaction hash from the request.'},
            from: {...address, description: 'The sender, recovered from the signature.'},
            nonce: {...quantity, description: 'The transaction nonce.'},
            txRejectionStage: {
              type: 'string',
              enum: ['SEQUENCER', 'RPC', 'P2P'],
              description:
                'Where the transaction was rejected: by the sequencer, by the node that you sent to (`RPC`), or by another node (`P2P`).',
            },
            reasonMessage: {
              type: 'string',
              description:
                'The [reason](/api/reference/linea-gettransactionexclusionstatusv1#reasons).',
            },
            blockNumber: {
              ...quantity,
              description:
                'The block that the sequencer was building. Omitted if a node rejected the transaction.',
            },
            timestamp: {
              type: 'string',
              pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?Z$',
              description: 'The time of the rejection, in UTC (ISO 8601).',
            },
          },
          required: ['txHash', 'from', 'nonce', 'txRejectionStage', 'reasonMessage', 'timestamp'],
          additionalProperties: true,
        },
        nothing,
      ],
    },
  },
  errors: [
    {
      code: -32602,
      message: 'params should be a list',
      cause: '`params` is an object.',
      cure: 'Send an array that contains the hash.',
      producer: 'exclusion',
    },
    {
      code: -32602,
      message: 'The given request params list should have one argument',
      cause: '`params` contains no hash, or more than one.',
      cure: 'Send one request for each hash.',
      producer: 'exclusion',
      provoked: [],
    },
    {
      code: -32602,
      message: 'Hex string of transaction hash cannot be parsed: <reason>',
      cause:
        'The hash isn’t 32 bytes of hexadecimal digits. The reason contains the number of bytes.',
      cure: 'Compare it with the hash in your wallet: a digit may be missing, or it’s an address.',
      producer: 'exclusion',
      provoked: ['0x526e56101cf39c1e717cef9cedf6fdddb42684711abda35bae51136dbb350a'],
    },
    {
      code: -32000,
      message: 'Server error',
      cause: 'The service couldn’t query its database. `data` may contain the reason.',
      cure: 'Try again in a minute.',
      producer: 'exclusion',
    },
    {
      code: -32601,
      message: 'Method not found',
      cause: 'You called a node. Only the transaction exclusion service has this method.',
      cure: 'Use the public endpoint or Infura.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes'},
    {
      place: 'Linea Besu',
      answers: 'no',
      note: 'The transaction exclusion service has the method. It stores your node’s rejections only if the node reports them.',
    },
    {place: 'other clients', answers: 'no'},
  ],
  limits: [
    'The service stores only rejections for the prover’s limits.',
    'A status is available for seven days after the rejection.',
    'A node reports in the background, and retries after a second to a minute, for two hours at most. So a status can be late or missing.',
  ],
  since: {
    release: 'Alpha v3.5.2',
    mainnet: '2024-09-23',
    sepolia: '2024-09-18',
    source: 'Consensys/doc.linea@994028bc:docs/changelog/release-notes.mdx',
  },
  examples: [
    {
      title: 'A deployment that the sender’s node rejected',
      params: ['0x583eb047887cc72f93ead08f389a2cd84440f3322bc4b191803d5adb0a167525'],
      result: {
        txHash: '0x583eb047887cc72f93ead08f389a2cd84440f3322bc4b191803d5adb0a167525',
        from: '0x0d06838d1dfba9ef0a4166cca9be16fb1d76dbfc',
        nonce: '0x1',
        txRejectionStage: 'RPC',
        reasonMessage:
          'Transaction 0x583eb047887cc72f93ead08f389a2cd84440f3322bc4b191803d5adb0a167525 line count for module HUB=2119318 is above the limit 2097152',
        timestamp: '2024-10-31T09:18:51Z',
      },
      seen: 'computed',
      stable: true,
    },
    {
      title: 'A transaction that the sequencer dropped while building block 10000',
      params: ['0x526e56101cf39c1e717cef9cedf6fdddb42684711abda35bae51136dbb350ad7'],
      result: {
        txHash: '0x526e56101cf39c1e717cef9cedf6fdddb42684711abda35bae51136dbb350ad7',
        from: '0x4d144d7b9c96b26361d6ac74dd1d8267edca4fc2',
        nonce: '0x64',
        txRejectionStage: 'SEQUENCER',
        reasonMessage: 'TX_MODULE_LINE_COUNT_OVERFLOW(ADD)',
        blockNumber: '0x2710',
        timestamp: '2024-08-31T09:18:51Z',
      },
      seen: 'computed',
      stable: true,
    },
  ],
  playground: true,
  sources: [
    'Consensys/linea-monorepo@cb180134:transaction-exclusion-api/app/src/main/kotlin/net/consensys/linea/transactionexclusion/app/api/RequestHandlersV1.kt',
    'Consensys/linea-monorepo@cb180134:transaction-exclusion-api/app/src/main/kotlin/net/consensys/linea/transactionexclusion/app/api/ArgumentParser.kt',
    'Consensys/linea-monorepo@cb180134:transaction-exclusion-api/app/src/main/kotlin/net/consensys/linea/transactionexclusion/dto/RejectedTransactionJsonDto.kt',
    'Consensys/linea-monorepo@cb180134:transaction-exclusion-api/app/src/main/kotlin/net/consensys/linea/transactionexclusion/service/TransactionExclusionServiceV1Impl.kt',
    'Consensys/linea-monorepo@cb180134:transaction-exclusion-api/core/src/testFixtures/kotlin/net.consensys.linea.transactionexclusion.test/Common.kt',
    'Consensys/linea-monorepo@cb180134:transaction-exclusion-api/app/src/integrationTest/kotlin/net/consensys/linea/transactionexclusion/TransactionExclusionAppTest.kt',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txselection/selectors/LineaTransactionSelector.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txselection/selectors/TraceLineLimitTransactionSelector.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txpoolvalidation/validators/SimulationValidator.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/jsonrpc/JsonRpcManager.java',
    'besu-eth/besu@683880ba:plugin-api/src/main/java/org/hyperledger/besu/plugin/data/TransactionSelectionResult.java',
    'Consensys/linea-monorepo@cb180134:e2e/src/transaction-exclusion.spec.ts',
    'Consensys/doc.linea@994028bc:docs/api/reference/linea-gettransactionexclusionstatusv1.mdx',
  ],
  checked: '2026-11-22',
};
