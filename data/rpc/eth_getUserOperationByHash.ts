import type {RpcMethod} from './schema';
import {hashMalformed, hashMissing} from './shared/bundlerErrors';
import {
  exampleBundle,
  exampleEntryPoint,
  exampleHash,
  exampleOperation,
} from './shared/exampleOperation';
import {address, bytes32, nothing, quantity} from './shared/scalars';
import {userOperation} from './shared/userOperation';

export const eth_getUserOperationByHash: RpcMethod = {
  name: 'eth_getUserOperationByHash',
  group: 'account-abstraction',
  summary: 'Returns a user operation that a block includes, with its transaction and block.',
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
      'The operation. `null` if it’s pending, unknown, or older than the bundler’s search range.',
    schema: {
      anyOf: [
        {
          title: 'IncludedUserOperation',
          type: 'object',
          properties: {
            userOperation: {...userOperation, description: 'The operation as signed.'},
            entryPoint: {...address, description: 'The EntryPoint that executed the operation.'},
            transactionHash: {
              ...bytes32,
              description: 'The bundler’s transaction, which often contains other operations too.',
            },
            blockHash: {...bytes32, description: 'The block hash.'},
            blockNumber: {...quantity, description: 'The block number.'},
          },
          required: ['userOperation', 'entryPoint', 'transactionHash', 'blockHash', 'blockNumber'],
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
      title: 'The operation from the eth_sendUserOperation example',
      params: [exampleHash],
      result: {
        userOperation: exampleOperation,
        entryPoint: exampleEntryPoint,
        transactionHash: exampleBundle,
        blockHash: '0x5fb709d4a3b614447d2ec4d8f1522d1d445eb2c1baf978a932d82bdfb98a34e1',
        blockNumber: '0x16',
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
  viem: {
    action: 'getUserOperation',
    from: 'viem/account-abstraction',
    args: [{object: {hash: {param: 0}}}],
  },
  playground: true,
  sources: [
    'pimlicolabs/alto@b2bc09c6:src/rpc/methods/eth_getUserOperationByHash.ts',
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
