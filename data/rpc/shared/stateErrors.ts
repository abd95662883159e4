import type {RpcError} from '../schema';

/**
 * The errors of every method that reads an account at a block. Besu: `AbstractBlockParameterOrBlockHashMethod`,
 * and the parameters `Address` and `BlockParameterOrBlockHash`.
 */

/** A tag that the node has no block for. */
export const unknownBlock: RpcError = {
  code: -39001,
  message: 'Unknown block',
  cause: 'The block is `safe` or `finalized`, and the node doesn’t know such a block yet.',
  cure: 'Use `latest`. On your own node, connect Maru and wait until it is in sync.',
};

export const invalidAddress: RpcError = {
  code: -32602,
  message: 'Invalid address params',
  cause:
    'The address is missing, longer than 20 bytes, or contains characters that aren’t hexadecimal digits.',
  cure: 'Send `0x` and 40 digits. Resolve an ENS name first.',
};

/** Despite its words, never the answer to a block that the node does not know. */
export const invalidBlock: RpcError = {
  code: -32602,
  message: 'Invalid block param (block not found)',
  cause:
    'The block parameter is malformed, or it is missing on a node older than Besu 26.6.1. Since 26.6.0, a number without `0x` is malformed, too. For an unknown block, the node returns `null` instead.',
  cure: 'Send the block as the last parameter: a number or a hash with `0x`, or a tag.',
};

/** Only with `requireCanonical`. */
export const notCanonical: RpcError = {
  code: -32000,
  message: 'Invalid input',
  cause:
    '`requireCanonical` is `true`, and the block with this hash is no longer part of the chain.',
  cure: 'Use the hash of the current block at this height.',
};
