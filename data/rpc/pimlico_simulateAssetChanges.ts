import type {RpcMethod} from './schema';
import {entryPointUnknown, malformed, whenSimulated} from './shared/bundlerErrors';
import {exampleEntryPoint, exampleFirstOperation} from './shared/exampleOperation';
import {address, blockNumber} from './shared/scalars';
import {entryPoint, partialUserOperationSince07} from './shared/userOperation';

export const pimlico_simulateAssetChanges: RpcMethod = {
  name: 'pimlico_simulateAssetChanges',
  group: 'account-abstraction',
  summary:
    'What a user operation would take from its account and bring to it: ETH, tokens and NFTs.',
  params: [
    {
      name: 'userOperation',
      required: true,
      description:
        'The operation, for EntryPoint 0.7 or later. Its signature needs the right form, not the right signer.',
      schema: partialUserOperationSince07,
    },
    {
      name: 'entryPoint',
      required: true,
      description: 'The EntryPoint that the account trusts.',
      schema: entryPoint,
    },
    {
      name: 'blockNumber',
      required: false,
      description: 'The block on whose state it is simulated.',
      schema: {...blockNumber, 'x-default': 'the newest block'},
    },
  ],
  result: {
    description:
      'The changes of the account. Amounts are decimal text, and negative for what leaves.',
    schema: {
      title: 'AssetChanges',
      type: 'object',
      properties: {
        assetChanges: {
          type: 'array',
          description: 'One entry for each asset that changes hands.',
          items: {
            type: 'object',
            properties: {
              token: {
                type: 'object',
                description: 'The asset.',
                properties: {
                  tokenType: {
                    type: 'string',
                    enum: ['NATIVE', 'ERC-20', 'ERC-721', 'ERC-1155'],
                    description: 'Its kind; `NATIVE` is ETH.',
                  },
                  address: {
                    ...address,
                    description: 'The contract of the token; left out for ETH.',
                  },
                  decimals: {type: 'integer', description: 'The decimals of an ERC-20 token.'},
                  tokenId: {
                    anyOf: [{type: 'integer'}, {type: 'string'}],
                    description: 'The number of an NFT.',
                  },
                  name: {type: 'string', description: 'Its name, if it has one.'},
                  symbol: {type: 'string', description: 'Its symbol, if it has one.'},
                },
                required: ['tokenType'],
                additionalProperties: true,
              },
              value: {
                type: 'object',
                description: 'The amount.',
                properties: {
                  diff: {
                    type: 'string',
                    pattern: '^-?(?:0|[1-9][0-9]*)$',
                    description: 'What is added; negative when it is taken.',
                  },
                  pre: {
                    type: 'string',
                    pattern: '^(?:0|[1-9][0-9]*)$',
                    description: 'The balance before.',
                  },
                  post: {
                    type: 'string',
                    pattern: '^(?:0|[1-9][0-9]*)$',
                    description: 'The balance after.',
                  },
                },
                required: ['diff', 'pre', 'post'],
                additionalProperties: true,
              },
            },
            required: ['token', 'value'],
            additionalProperties: true,
          },
        },
      },
      required: ['assetChanges'],
      additionalProperties: true,
    },
  },
  errors: [
    whenSimulated.alreadyDeployed,
    whenSimulated.deploymentFailed,
    whenSimulated.accountMissing,
    whenSimulated.prefundMissing,
    whenSimulated.accountReverted,
    whenSimulated.nonceWrong,
    whenSimulated.paymasterReverted,
    whenSimulated.paymasterEmpty,
    whenSimulated.callReverted,
    entryPointUnknown,
    malformed,
  ],
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
  examples: [
    {
      title: 'The form of a request, and of an answer for an operation that sends 1 wei',
      params: [exampleFirstOperation, exampleEntryPoint],
      result: {
        assetChanges: [
          {
            token: {tokenType: 'NATIVE'},
            value: {diff: '-1', pre: '1000000000000000000', post: '999999999999999999'},
          },
        ],
      },
      seen: 'computed',
      stable: false,
    },
  ],
  playground: true,
  sources: [
    'pimlicolabs/alto@b2bc09c6:src/rpc/methods/pimlico_simulateAssetChange.ts',
    'pimlicolabs/alto@b2bc09c6:src/types/schemas.ts',
    'pimlicolabs/docs@438bd30a:docs/pages/references/bundler/endpoints/pimlico_simulateAssetChanges.mdx',
    'MetaMask/metamask-docs@6568d0ff:services/reference/_partials/bundler/_pimlico_simulateassetchanges-parameters.mdx',
    'MetaMask/metamask-docs@39b9b168:services/reference/_partials/bundler/_pimlico_simulateassetchanges-returns.mdx',
    'MetaMask/metamask-docs@38ba4779:services/reference/_partials/bundler/_pimlico_simulateassetchanges-description.mdx',
    'Consensys/doc.linea@994028bc:docs/api/reference/index.mdx',
    'MetaMask/metamask-docs@38ba4779:services/reference/linea/json-rpc-methods/bundler/index.md',
  ],
  checked: '2026-11-22',
};
