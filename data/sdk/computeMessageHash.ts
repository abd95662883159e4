import type {SdkFunction} from './schema';

export const computeMessageHash: SdkFunction = {
  name: 'computeMessageHash',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'utilities',
  signature: 'computeMessageHash(parameters: ComputeMessageHashParameters): Hash',
  summary: 'Computes the hash of a message from its six fields. It needs no client.',
  notes: [
    'The parameters of `sendMessage` are not enough: `fee` of a withdrawal is without the minimum fee, and `nonce` is the number in the event.',
  ],
  params: [
    {name: 'from', type: 'Address', meaning: 'Who called `sendMessage`.'},
    {name: 'to', type: 'Address', meaning: 'The recipient on the other layer.'},
    {name: 'fee', type: 'bigint', meaning: 'The fee in the event, in wei.'},
    {name: 'value', type: 'bigint', meaning: 'The ETH in the event, in wei.'},
    {name: 'nonce', type: 'bigint', meaning: 'The number of the message.'},
    {
      name: 'calldata',
      type: 'Hex',
      isOptional: true,
      meaning: 'The calldata of the message. Default: `0x`.',
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
