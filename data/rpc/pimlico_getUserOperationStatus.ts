import type {RpcMethod} from './schema';
import {malformed} from './shared/bundlerErrors';
import {exampleBundle, exampleHash} from './shared/exampleOperation';
import {bytes32, nothing} from './shared/scalars';

export const pimlico_getUserOperationStatus: RpcMethod = {
  name: 'pimlico_getUserOperationStatus',
  group: 'account-abstraction',
  summary: 'How far the bundler is with a user operation, and the transaction that it is in.',
  params: [
    {
      name: 'userOpHash',
      required: true,
      description: 'The hash that `eth_sendUserOperation` answered with.',
      schema: bytes32,
    },
  ],
  result: {
    description: 'The state at the bundler. It forgets an operation after a time.',
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
          description: 'See [the states](/api/reference/pimlico-getuseroperationstatus#states).',
        },
        transactionHash: {
          anyOf: [bytes32, nothing],
          description:
            'The transaction of the bundler, once there is one. It changes when the bundler sends again with a higher price.',
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
      note: 'The network lists it for Linea Mainnet. For Linea Sepolia only Infura does.',
    },
    {place: 'Infura', answers: 'yes', note: 'On Linea Mainnet and Linea Sepolia.'},
    {
      place: 'Linea Besu',
      answers: 'no',
      note: 'No node has it. Run a bundler, such as Alto, beside yours.',
    },
    {place: 'other clients', answers: 'no'},
  ],
  limits: ['Pimlico keeps a state for one hour; then the answer is `not_found`.'],
  examples: [
    {
      title: 'The operation that the example of eth_sendUserOperation sent',
      params: [exampleHash],
      result: {status: 'included', transactionHash: exampleBundle},
      seen: 'local node',
      stable: false,
    },
    {
      title: 'A hash that no operation has',
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
