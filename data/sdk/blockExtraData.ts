import type {SdkField, SdkFunction} from './schema';

/** The values in the extra data of an L2 block. */
export const prices = [
  {name: 'version', type: 'number', meaning: 'The layout’s version, 1.'},
  {name: 'fixedCost', type: 'number', meaning: 'Fixed cost in wei per gas.'},
  {
    name: 'variableCost',
    type: 'number',
    meaning: 'Variable cost in wei per byte of compressed data.',
  },
  {
    name: 'ethGasPrice',
    type: 'number',
    meaning: 'Price in wei per gas that `eth_gasPrice` is based on.',
  },
] as const satisfies readonly SdkField[];

export const getBlockExtraData: SdkFunction = {
  name: 'getBlockExtraData',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'read',
  signature:
    'getBlockExtraData(client: Client, parameters: GetBlockExtraDataParameters): Promise<GetBlockExtraDataReturnType>',
  client: 'L2',
  summary:
    'Reads the [prices](/technology/gas-fees#formula) that the sequencer writes into an L2 block.',
  notes: [
    'The second argument is required. For the newest block, pass `{}`.',
    'Blocks store the prices in kwei. The action returns them in wei. On a chain without this data, such as L1 or a development node, the numbers are `NaN` or meaningless.',
  ],
  params: [
    {name: 'blockHash', type: 'Hash', isOptional: true, meaning: 'The block by its hash.'},
    {name: 'blockNumber', type: 'bigint', isOptional: true, meaning: 'The block by its number.'},
    {
      name: 'blockTag',
      type: 'BlockTag',
      isOptional: true,
      meaning: 'The block by a tag. Default: `latest`.',
    },
  ],
  returns: 'The prices.',
  results: [...prices],
  sample: {file: 'readPrices.ts', region: 'call', lead: 'Print the prices of the newest block:'},
  types: [
    'GetBlockExtraDataParameters',
    'GetBlockExtraDataReturnType',
    'GetBlockExtraDataErrorType',
  ],
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-viem/src/actions/getBlockExtraData.ts',
};
