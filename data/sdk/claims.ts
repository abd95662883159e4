import type {SdkField, SdkFunction} from './schema';

/** The fields of a message, as its event has them. */
const message = [
  {
    name: 'from',
    type: 'Address',
    meaning: 'The sender. For a token, the sending layer’s token bridge.',
  },
  {
    name: 'to',
    type: 'Address',
    meaning: 'The recipient. For a token, the receiving layer’s token bridge.',
  },
  {name: 'fee', type: 'bigint', meaning: 'The fee in the message, in wei.'},
  {name: 'value', type: 'bigint', meaning: 'The ETH in the message, in wei.'},
  {name: 'calldata', type: 'Hex', meaning: 'The message’s calldata, or `0x` without any.'},
  {name: 'messageNonce', type: 'bigint', meaning: 'The message number.'},
] as const satisfies readonly SdkField[];

const feeRecipient: SdkField = {
  name: 'feeRecipient',
  type: 'Address',
  isOptional: true,
  meaning: 'Who gets the fee. Default: the account that claims.',
};

const nonceNote =
  'Pass each field by name. Don’t spread a message into the call: its `nonce` would become your transaction’s nonce.';
const simulationNote =
  'viem estimates gas before it sends, so a claim that would revert throws and costs nothing. If you pass `gas`, viem skips the estimate, and a revert costs gas.';

export const claimOnL1: SdkFunction = {
  name: 'claimOnL1',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'write',
  signature: 'claimOnL1(client: Client, parameters: ClaimOnL1Parameters): Promise<Hash>',
  client: 'L1, with an account',
  summary:
    'Claims a message from L2 on L1. Pass `l2Client` to build the proof, or `messageProof` if you have it.',
  notes: [
    nonceNote,
    'With `l2Client`, the action calls [`getMessageProof`](#getmessageproof). Pass `messageL2BlockNumber` too. Without it, the action searches all L2 blocks for the message.',
    simulationNote,
  ],
  params: [
    ...message,
    {
      name: 'l2Client',
      type: 'Client',
      isOptional: true,
      meaning: 'Builds the proof. If you leave it out, pass `messageProof`.',
    },
    {
      name: 'messageProof',
      type: 'MessageProof',
      isOptional: true,
      meaning: 'From `getMessageProof`. If you leave it out, pass `l2Client`.',
    },
    feeRecipient,
    {
      name: 'lineaRollupAddress',
      type: 'Address',
      isOptional: true,
      meaning: 'Default: `LineaRollup` of the client’s network.',
    },
    {
      name: 'l2MessageServiceAddress',
      type: 'Address',
      isOptional: true,
      meaning: 'With `l2Client` only. Default: `L2MessageService` of its network.',
    },
    {
      name: 'messageL2BlockNumber',
      type: 'bigint',
      isOptional: true,
      meaning: 'With `l2Client` only. The message’s L2 block. Default: all blocks.',
    },
  ],
  takesTransaction: true,
  returns: 'The hash of the claim’s L1 transaction.',
  throws: [
    'AccountNotFoundError',
    'ChainNotFoundError',
    'ClientChainNotConfiguredError',
    'Unsupported chain ID',
    'MissingMessageProofOrClientForClaimingOnL1Error',
    'MessageNotFoundError',
    'L2BlockNotFinalizedError',
    'EventNotFoundInFinalizationDataError',
    'MessagesNotFoundInBlockRangeError',
    'MerkleRootNotFoundInFinalizationDataError',
  ],
  calls: ['LineaRollup.claimMessageWithProof'],
  sample: {file: 'claimWithdrawal.ts', region: 'call', lead: 'Claim a withdrawal on L1:'},
  types: ['ClaimOnL1Parameters', 'ClaimOnL1ReturnType', 'ClaimOnL1ErrorType'],
  source: 'LFDT-Lineth/lineth-monorepo@9969426e:ts-libs/sdk/sdk-viem/src/actions/claimOnL1.ts',
};

export const claimOnL2: SdkFunction = {
  name: 'claimOnL2',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'write',
  signature: 'claimOnL2(client: Client, parameters: ClaimOnL2Parameters): Promise<Hash>',
  client: 'L2, with an account',
  summary: 'Claims a message from L1 on L2. It needs no proof, because L2 stores the message hash.',
  notes: [
    nonceNote,
    'The action doesn’t read the status first. If the message isn’t anchored, is already claimed, or has a wrong field, the claim reverts with [`MessageDoesNotExistOrHasAlreadyBeenClaimed`](/api/linea-smart-contracts/messageservice/l2/l2messageservice#messagedoesnotexistorhasalreadybeenclaimed).',
    simulationNote,
  ],
  params: [
    ...message,
    feeRecipient,
    {
      name: 'l2MessageServiceAddress',
      type: 'Address',
      isOptional: true,
      meaning: 'Default: `L2MessageService` of the client’s network.',
    },
  ],
  takesTransaction: true,
  returns: 'The hash of the claim’s L2 transaction.',
  throws: ['AccountNotFoundError', 'ChainNotFoundError', 'Unsupported chain ID'],
  calls: ['L2MessageService.claimMessage'],
  sample: {file: 'claimDeposit.ts', region: 'call', lead: 'Claim a deposit on L2:'},
  types: ['ClaimOnL2Parameters', 'ClaimOnL2ReturnType', 'ClaimOnL2ErrorType'],
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-viem/src/actions/claimOnL2.ts',
};
