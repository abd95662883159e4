import type {RpcMethod} from './schema';
import {malformed} from './shared/bundlerErrors';
import {exampleBundle, exampleHash} from './shared/exampleOperation';
import {bytes32, nothing} from './shared/scalars';

export const pimlico_getUserOperationStatus: RpcMethod = {
  name: 'pimlico_getUserOperationStatus',
  group: 'account-abstraction',
  summary: 'Returns a user operation’s state at the bundler, and its transaction.',
  params: [
    {
      name: 'userOpHash',
      required: true,
      description: 'The hash that `eth_sendUserOperation` returned.',
      schema: bytes32,
    },
  ],
  result: {
    description: 'The operation’s state at the bundler. The bundler deletes old states.',
    schema: {
      title: 'UserOperationStatus',
      type: 'object',
      properties: {
        status: {
          type: 'string',
          enum: [
            'not_found',
            'queued',
            'not_submitted',
            'submitted',
            'rejected',
            'reverted',
            'included',
            'failed',
          ],
          description: 'One of the [states](/api/reference/pimlico-getuseroperationstatus#states).',
        },
        transactionHash: {
          anyOf: [bytes32, nothing],
          description: 'The bundler’s transaction, or `null` if there’s none.',
        },
      },
      required: ['status', 'transactionHash'],
      additionalProperties: true,
    },
  },
  errors: [malformed],
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
  limits: ['Pimlico keeps a state for one hour. After that, the status is `not_found`.'],
  examples: [
    {
      title: 'The operation from the eth_sendUserOperation example',
      params: [exampleHash],
      result: {status: 'included', transactionHash: exampleBundle},
      seen: 'local node',
      stable: false,
    },
    {
      title: 'An unknown hash',
      params: ['0x0000000000000000000000000000000000000000000000000000000000000000'],
      result: {status: 'not_found', transactionHash: null},
      seen: 'local node',
      stable: true,
    },
  ],
  playground: true,
  sources: [
    'pimlicolabs/alto@b2bc09c6:src/rpc/methods/pimlico_getUserOperationStatus.ts',
    'pimlicolabs/alto@b2bc09c6:src/mempool/statusManager.ts',
    'pimlicolabs/alto@b2bc09c6:src/types/schemas.ts',
    'pimlicolabs/docs@0507860e:docs/pages/references/bundler/endpoints/pimlico_getUserOperationStatus.mdx',
    'Consensys/doc.linea@994028bc:docs/api/reference/index.mdx',
    'MetaMask/metamask-docs@38ba4779:services/reference/linea/json-rpc-methods/bundler/index.md',
  ],
  checked: '2026-11-22',
};
