import type {ObjectSchema, RpcMethod} from './schema';
import {hashMalformed, hashMissing} from './shared/bundlerErrors';
import {exampleBundle, exampleHash, exampleSender} from './shared/exampleOperation';
import {log} from './shared/log';
import {receipt} from './shared/receipt';
import {address, bytes32, data, flag, nothing, quantity} from './shared/scalars';

/** Events and receipts as a bundler returns them: without `removed`, `type` and similar fields. */
const bundlerLog = {
  title: 'BundlerLog',
  type: 'object',
  properties: {
    logIndex: log.properties.logIndex,
    transactionIndex: log.properties.transactionIndex,
    transactionHash: log.properties.transactionHash,
    blockHash: log.properties.blockHash,
    blockNumber: log.properties.blockNumber,
    address: log.properties.address,
    data: log.properties.data,
    topics: log.properties.topics,
  },
  required: [
    'logIndex',
    'transactionIndex',
    'transactionHash',
    'blockHash',
    'blockNumber',
    'address',
    'data',
    'topics',
  ],
  additionalProperties: true,
} as const satisfies ObjectSchema;

const bundleReceipt = {
  title: 'BundleTransactionReceipt',
  type: 'object',
  description:
    'The receipt of the bundler’s whole transaction, with the events of all its operations.',
  properties: {
    transactionHash: receipt.properties.transactionHash,
    transactionIndex: receipt.properties.transactionIndex,
    blockHash: receipt.properties.blockHash,
    blockNumber: receipt.properties.blockNumber,
    from: {...address, description: 'The bundler’s account.'},
    to: {anyOf: [address, nothing], description: 'The EntryPoint.'},
    cumulativeGasUsed: receipt.properties.cumulativeGasUsed,
    gasUsed: {
      ...quantity,
      'x-unit': 'gas',
      description: 'The gas of all operations in the transaction.',
    },
    contractAddress: {
      anyOf: [address, nothing],
      description: 'Always `null`, because a bundle deploys contracts through factories.',
    },
    logs: {
      type: 'array',
      items: bundlerLog,
      description: 'The events of all operations and of the EntryPoint.',
    },
    logsBloom: receipt.properties.logsBloom,
    status: {
      anyOf: [quantity, nothing],
      description: '`0x1` if the bundle succeeded. An operation in it may still have failed.',
    },
    effectiveGasPrice: {
      ...quantity,
      'x-unit': 'wei per gas',
      description: 'The price that the bundler paid, not the account.',
    },
  },
  required: [
    'transactionHash',
    'transactionIndex',
    'blockHash',
    'blockNumber',
    'from',
    'to',
    'cumulativeGasUsed',
    'gasUsed',
    'contractAddress',
    'logs',
    'logsBloom',
    'status',
  ],
  additionalProperties: true,
} as const satisfies ObjectSchema;

export const eth_getUserOperationReceipt: RpcMethod = {
  name: 'eth_getUserOperationReceipt',
  group: 'account-abstraction',
  summary: 'Returns the success, cost and events of a user operation.',
  params: [
    {
      name: 'userOpHash',
      required: true,
      description: 'The hash that `eth_sendUserOperation` returned.',
      schema: bytes32,
    },
  ],
  result: {
    description:
      'The receipt. `null` if the operation is pending, unknown, or older than the bundler’s search range.',
    schema: {
      anyOf: [
        {
          title: 'UserOperationReceipt',
          type: 'object',
          properties: {
            userOpHash: {...bytes32, description: 'The operation’s hash.'},
            entryPoint: {...address, description: 'The EntryPoint that executed the operation.'},
            sender: {...address, description: 'The smart account.'},
            nonce: {
              ...quantity,
              description: 'The operation’s nonce, with the key in the upper 192 bits.',
            },
            paymaster: {
              ...address,
              description: 'The contract that paid. Omitted if the account paid.',
            },
            actualGasCost: {
              ...quantity,
              'x-unit': 'wei',
              description: 'The amount that the account or its paymaster paid.',
            },
            actualGasUsed: {
              ...quantity,
              'x-unit': 'gas',
              description:
                'The gas that the account or its paymaster paid for, including the bundler’s share.',
            },
            success: {
              ...flag,
              description:
                '`true` if `callData` succeeded. `false` if it reverted: the account or paymaster still paid.',
            },
            reason: {
              ...data,
              description: 'The revert data of `callData`. Omitted if it succeeded.',
            },
            logs: {
              type: 'array',
              items: bundlerLog,
              description:
                'The events of `callData` and of the paymaster’s work after it. After a revert with data, also the EntryPoint’s `UserOperationRevertReason`.',
            },
            receipt: bundleReceipt,
          },
          required: [
            'userOpHash',
            'entryPoint',
            'sender',
            'nonce',
            'actualGasCost',
            'actualGasUsed',
            'success',
            'logs',
            'receipt',
          ],
          additionalProperties: true,
        },
        nothing,
      ],
    },
  },
  errors: [hashMalformed, hashMissing],
  availability: [
    {
      place: 'public endpoint',
      answers: 'conditional',
      networks: ['mainnet'],
      note: 'Documented for Linea Mainnet only. For Linea Sepolia, use Infura.',
    },
    {place: 'Infura', answers: 'yes', note: 'On Linea Mainnet and Linea Sepolia.'},
    {
      place: 'Linea Besu',
      answers: 'no',
      note: 'Nodes don’t include a bundler. Run one, such as Alto, with your node.',
    },
    {place: 'other clients', answers: 'no'},
  ],
  examples: [
    {
      title: 'Receipt of the operation from the eth_sendUserOperation example',
      params: [exampleHash],
      result: {
        userOpHash: exampleHash,
        entryPoint: '0x0000000071727de22e5e9d8baf0edac6f37da032',
        sender: exampleSender,
        nonce: '0x1',
        actualGasUsed: '0x17e2d',
        actualGasCost: '0x41f79405da6',
        success: true,
        logs: [],
        receipt: {
          transactionHash: exampleBundle,
          transactionIndex: '0x0',
          blockHash: '0x5fb709d4a3b614447d2ec4d8f1522d1d445eb2c1baf978a932d82bdfb98a34e1',
          blockNumber: '0x16',
          from: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
          to: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
          cumulativeGasUsed: '0x1710e',
          gasUsed: '0x1710e',
          contractAddress: null,
          logs: [
            {
              logIndex: '0x0',
              transactionIndex: '0x0',
              transactionHash: exampleBundle,
              blockHash: '0x5fb709d4a3b614447d2ec4d8f1522d1d445eb2c1baf978a932d82bdfb98a34e1',
              blockNumber: '0x16',
              address: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
              data: '0x0000000000000000000000000000000000000000000000000000046773a77a00',
              topics: [
                '0x2da466a7b24304f47e87fa2e1e5a81b9831ce54fec19055ce277ca2f39ba42c4',
                '0x000000000000000000000000a3abdc7f6334cd3ee466a115f30522377787c024',
              ],
            },
            {
              logIndex: '0x1',
              transactionIndex: '0x0',
              transactionHash: exampleBundle,
              blockHash: '0x5fb709d4a3b614447d2ec4d8f1522d1d445eb2c1baf978a932d82bdfb98a34e1',
              blockNumber: '0x16',
              address: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
              data: '0x',
              topics: ['0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972'],
            },
            {
              logIndex: '0x2',
              transactionIndex: '0x0',
              transactionHash: exampleBundle,
              blockHash: '0x5fb709d4a3b614447d2ec4d8f1522d1d445eb2c1baf978a932d82bdfb98a34e1',
              blockNumber: '0x16',
              address: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
              data: '0x000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000041f79405da60000000000000000000000000000000000000000000000000000000000017e2d',
              topics: [
                '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
                '0x630ba2c962611d18169515d88e7397fd3a6083540d4650226043e4ef8a138a2e',
                '0x000000000000000000000000a3abdc7f6334cd3ee466a115f30522377787c024',
                '0x0000000000000000000000000000000000000000000000000000000000000000',
              ],
            },
          ],
          logsBloom:
            '0x00080000000000000000000000000000000000000000000000000000000000000008000000008000000000010000000000000000000000000000020000000000008000000000000000000000000000000040000000000000000000000000200000000800020800000000000000000800000100000000000000000000000200000000000000000000000000000000000000000000000000000000008000000000000000000000000000400000000000000000000000000000000002000000000000000000000000400001000000000000000000000000000000000000000020000040000000000000000000000000000000000000000000000000000000000000',
          status: '0x1',
          effectiveGasPrice: '0x282bbff',
        },
      },
      seen: 'local node',
      stable: false,
    },
    {
      title: 'An unknown hash',
      params: ['0x0000000000000000000000000000000000000000000000000000000000000000'],
      result: null,
      seen: 'local node',
      stable: true,
    },
  ],
  playground: true,
  sources: [
    'pimlicolabs/alto@b2bc09c6:src/rpc/methods/eth_getUserOperationReceipt.ts',
    'pimlicolabs/alto@b2bc09c6:src/executor/bundleManager.ts',
    'pimlicolabs/alto@b2bc09c6:src/utils/userop.ts',
    'pimlicolabs/alto@b2bc09c6:src/types/schemas.ts',
    'pimlicolabs/alto@b2bc09c6:src/rpc/server.ts',
    'pimlicolabs/alto@b2bc09c6:src/cli/config/bundler.ts',
    'ethereum/ERCs@0ad0fc5b:ERCS/erc-7769.md',
    'Consensys/doc.linea@994028bc:docs/api/reference/index.mdx',
    'MetaMask/metamask-docs@38ba4779:services/reference/linea/json-rpc-methods/bundler/index.md',
  ],
  checked: '2026-11-22',
};
