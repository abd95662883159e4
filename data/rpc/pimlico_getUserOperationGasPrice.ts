import type {ObjectSchema, RpcMethod} from './schema';
import {malformed} from './shared/bundlerErrors';
import {quantity} from './shared/scalars';

/** Both prices of an operation. */
const price = {
  title: 'UserOperationPrice',
  type: 'object',
  properties: {
    maxFeePerGas: {
      ...quantity,
      'x-unit': 'wei per gas',
      description: 'The value for the operation’s `maxFeePerGas`.',
    },
    maxPriorityFeePerGas: {
      ...quantity,
      'x-unit': 'wei per gas',
      description: 'The value for the operation’s `maxPriorityFeePerGas`.',
    },
  },
  required: ['maxFeePerGas', 'maxPriorityFeePerGas'],
  additionalProperties: true,
} as const satisfies ObjectSchema;

export const pimlico_getUserOperationGasPrice: RpcMethod = {
  name: 'pimlico_getUserOperationGasPrice',
  group: 'account-abstraction',
  summary: 'Returns the gas prices that the bundler accepts for a user operation.',
  params: [],
  result: {
    description: 'Three pairs of prices.',
    schema: {
      title: 'UserOperationPrices',
      type: 'object',
      properties: {
        slow: {...price, description: 'The lowest pair.'},
        standard: {...price, description: 'The middle pair.'},
        fast: {
          ...price,
          description: 'The highest pair.',
        },
      },
      required: ['slow', 'standard', 'fast'],
      additionalProperties: true,
    },
  },
  errors: [
    {
      ...malformed,
      cause: 'You sent a parameter. `-32601` here doesn’t mean that the method is missing.',
      cure: 'Send an empty array as `params`.',
    },
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
      title: 'Prices of a bundler with margins of 5, 10 and 15%',
      params: [],
      result: {
        slow: {maxFeePerGas: '0x2a2df00', maxPriorityFeePerGas: '0x2a2def7'},
        standard: {maxFeePerGas: '0x2c30200', maxPriorityFeePerGas: '0x2c301f7'},
        fast: {maxFeePerGas: '0x2e32500', maxPriorityFeePerGas: '0x2e324f6'},
      },
      seen: 'local node',
      stable: false,
    },
  ],
  playground: true,
  sources: [
    'pimlicolabs/alto@b2bc09c6:src/rpc/methods/pimlico_getUserOperationGasPrice.ts',
    'pimlicolabs/alto@b2bc09c6:src/handlers/gasPriceManager.ts',
    'pimlicolabs/alto@b2bc09c6:src/cli/config/options.ts',
    'pimlicolabs/alto@b2bc09c6:src/rpc/rpcHandler.ts',
    'pimlicolabs/alto@b2bc09c6:src/types/schemas.ts',
    'pimlicolabs/docs@0239aded:docs/pages/references/bundler/endpoints/pimlico_getUserOperationGasPrice.mdx',
    'pimlicolabs/docs@0239aded:docs/pages/references/bundler/faqs.mdx',
    'Consensys/doc.linea@994028bc:docs/api/reference/index.mdx',
    'MetaMask/metamask-docs@38ba4779:services/reference/linea/json-rpc-methods/bundler/index.md',
  ],
  checked: '2026-11-22',
};
