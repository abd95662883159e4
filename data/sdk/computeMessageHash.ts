import type {SdkFunction} from './schema';

export const computeMessageHash: SdkFunction = {
  name: 'computeMessageHash',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'utilities',
  signature: 'computeMessageHash(parameters: ComputeMessageHashParameters): Hash',
  summary: 'Computes a message’s hash from its six fields.',
  notes: [
    'Use the values in `MessageSent`, not those that you passed to `sendMessage`. For a withdrawal, `fee` in the event excludes the minimum fee. The event also has the `nonce`.',
  ],
  params: [
    {name: 'from', type: 'Address', meaning: 'Who called `sendMessage`.'},
    {name: 'to', type: 'Address', meaning: 'The recipient on the other layer.'},
    {name: 'fee', type: 'bigint', meaning: 'The fee in the event, in wei.'},
    {name: 'value', type: 'bigint', meaning: 'The ETH in the event, in wei.'},
    {name: 'nonce', type: 'bigint', meaning: 'The message number.'},
    {
      name: 'calldata',
      type: 'Hex',
      isOptional: true,
      meaning: 'The message’s calldata. Default: `0x`.',
    },
  ],
  returns: 'The hash, as in `MessageSent`.',
  sample: {file: 'hashMessage.ts', region: 'call', lead: 'Compare the hash with the event:'},
  types: [
    'ComputeMessageHashParameters',
    'ComputeMessageHashReturnType',
    'ComputeMessageHashErrorType',
  ],
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-viem/src/utils/computeMessageHash.ts',
};
