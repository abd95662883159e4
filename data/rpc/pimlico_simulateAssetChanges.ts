import type {RpcMethod} from './schema';
import {entryPointUnknown, malformed, whenSimulated} from './shared/bundlerErrors';
import {exampleEntryPoint, exampleFirstOperation} from './shared/exampleOperation';
import {address, blockNumber} from './shared/scalars';
import {entryPoint, partialUserOperationSince07} from './shared/userOperation';

export const pimlico_simulateAssetChanges: RpcMethod = {
  name: 'pimlico_simulateAssetChanges',
  group: 'account-abstraction',
  summary:
    'Returns the ETH, tokens and NFTs that a user operation moves into or out of its account.',
  params: [
    {
      name: 'userOperation',
      required: true,
      description: 'The operation. Its signature must have the right format, but any signer works.',
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
      description: 'The block whose state the simulation uses.',
      schema: {...blockNumber, 'x-default': 'the newest block'},
    },
  ],
  result: {
    description: 'The account’s changes.',
    schema: {
      title: 'AssetChanges',
      type: 'object',
      properties: {
        assetChanges: {
          type: 'array',
          description: 'One entry for each asset that moves.',
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
                    description: 'The asset type. `NATIVE` is ETH.',
                  },
                  address: {
                    ...address,
                    description: 'The token contract. Omitted for ETH.',
                  },
                  decimals: {type: 'integer', description: 'The decimals of an ERC-20 token.'},
                  tokenId: {
                    anyOf: [{type: 'integer'}, {type: 'string'}],
                    description: 'The ID of an NFT.',
                  },
                  name: {type: 'string', description: 'The asset’s name, if it has one.'},
                  symbol: {type: 'string', description: 'The asset’s symbol, if it has one.'},
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
                    description: 'The change. Negative if the account loses the asset.',
                  },
                  pre: {
                    type: 'string',
                    pattern: '^(?:0|[1-9][0-9]*)$',
                    description: 'The balance before the operation.',
                  },
                  post: {
                    type: 'string',
                    pattern: '^(?:0|[1-9][0-9]*)$',
                    description: 'The balance after the operation.',
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
    {...whenSimulated.alreadyDeployed, cure: 'Omit `factory` and `factoryData`.'},
    {
      ...whenSimulated.deploymentFailed,
      cure: 'Check `factoryData`, and that the factory has code on this network. If you set `verificationGasLimit`, raise it.',
    },
    {
      ...whenSimulated.accountMissing,
      cure: 'Add `factory` and `factoryData`. Check the network.',
    },
    {
      ...whenSimulated.prefundMissing,
      cure: 'Send ETH to `sender`, lower or omit the limits and prices, or use a paymaster.',
    },
    {
      ...whenSimulated.accountReverted,
      cure: 'Decode the data with the account’s ABI. Send a signature of the right length.',
    },
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
      title: 'Documented format, for an operation that sends 1 wei',
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
