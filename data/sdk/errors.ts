import type {SdkError} from './schema';

/** Errors that actions throw before a contract answers, in the order in which a program meets them. */
export const sdkErrors: readonly SdkError[] = [
  {
    name: 'AccountNotFoundError',
    from: 'sdk-viem',
    when: 'Neither the call nor the client has an account.',
    fix: 'Pass `account`, or create the wallet client with one.',
  },
  {
    name: 'ChainNotFoundError',
    from: 'viem',
    when: 'The client in the first argument has no `chain`.',
    fix: 'Create the client with a chain from `viem/chains`.',
  },
  {
    name: 'ClientChainNotConfiguredError',
    from: 'viem',
    when: '`l2Client` has no `chain`.',
    fix: 'Create `l2Client` with `linea` or `lineaSepolia`.',
  },
  {
    name: 'Error',
    from: 'sdk-core',
    message: 'Unsupported chain ID',
    when: 'The chain isn’t Linea Mainnet, Linea Sepolia or their L1, and an address is missing.',
    fix: 'Pass every address parameter.',
  },
  {
    name: 'BaseError',
    from: 'viem',
    message: 'Insufficient token balance for bridging',
    when: 'The account has less of the token than `amount`.',
    fix: 'Lower `amount`, or top up the account.',
  },
  {
    name: 'BaseError',
    from: 'viem',
    message: 'Failed to fetch',
    when: 'The token has no `decimals`, or the call to the L1 token bridge failed.',
    fix: 'Check the token address. On your own deployment, pass `fee`.',
  },
  {
    name: 'TransactionReceiptNotFoundError',
    from: 'viem',
    when: 'The transaction is pending or doesn’t exist on this layer.',
    fix: 'Wait for the receipt, and pass the client of the layer that sent the message.',
  },
  {
    name: 'MessageNotFoundError',
    from: 'sdk-viem',
    when: 'The endpoint found no message with this hash in the searched blocks.',
    fix: 'Use the other layer, a wider range, a lower-case hash or an archive endpoint.',
  },
  {
    name: 'L2BlockNotFinalizedError',
    from: 'sdk-viem',
    when: 'L1 doesn’t have the proof of the message’s L2 block yet.',
    fix: 'Wait for finalization, which takes hours.',
  },
  {
    name: 'EventNotFoundInFinalizationDataError',
    from: 'sdk-viem',
    when: 'The finalization transaction has no `L2MerkleRootAdded` or `L2MessagingBlockAnchored` event.',
    fix: 'Check `lineaRollupAddress`.',
  },
  {
    name: 'MessagesNotFoundInBlockRangeError',
    from: 'sdk-viem',
    when: 'The L2 endpoint returned no messages for the finalized blocks.',
    fix: 'Use an L2 endpoint that serves old logs.',
  },
  {
    name: 'MerkleRootNotFoundInFinalizationDataError',
    from: 'sdk-viem',
    when: 'The messages that L2 returned don’t produce a Merkle root that L1 has.',
    fix: 'Use another L2 endpoint. This one left out logs.',
  },
  {
    name: 'MissingMessageProofOrClientForClaimingOnL1Error',
    from: 'sdk-viem',
    when: 'The claim has neither `messageProof` nor `l2Client`.',
    fix: 'Pass one of the two.',
  },
];
