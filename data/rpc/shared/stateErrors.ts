import type {RpcError} from '../schema';

/**
 * The errors of every method that reads an account at a block. Besu: `AbstractBlockParameterOrBlockHashMethod`,
 * and the parameters `Address` and `BlockParameterOrBlockHash`.
 */

/** A tag that the node has no block for. */
export const unknownBlock: RpcError = {
  code: -39001,
  message: 'Unknown block',
  cause: 'The block is `safe` or `finalized`, and the node has not heard of one yet.',
  cure: 'Ask for `latest`. On your own node, connect Maru and wait until it is in sync.',
};

export const invalidAddress: RpcError = {
  code: -32602,
  message: 'Invalid address params',
  cause:
    'The address is missing, is longer than 20 bytes, or has other characters than hexadecimal digits.',
  cure: 'Write `0x` and 40 digits. Resolve a name of ENS first.',
};

/** Despite its words, never the answer to a block that the node does not know. */
export const invalidBlock: RpcError = {
  code: -32602,
  message: 'Invalid block param (block not found)',
  cause:
    'The block is malformed, or it is missing and the node is older than Besu 26.6.1. Since 26.6.0, a number without `0x` is malformed, too. A block that the node does not know gives `null` instead.',
  cure: 'Give the block as last parameter: a number or a hash with `0x`, or a tag.',
};

/** Only with `requireCanonical`. */
export const notCanonical: RpcError = {
  code: -32000,
  message: 'Invalid input',
  cause: '`requireCanonical` is `true`, and the block with that hash left the chain.',
  cure: 'Ask for the hash of the block that is there now.',
};
