import type {RpcError} from '../schema';

/**
 * The errors of every method that reads an account at a block. Besu: `AbstractBlockParameterOrBlockHashMethod`,
 * and the parameters `Address` and `BlockParameterOrBlockHash`.
 */

/** A tag that the node has no block for. */
export const unknownBlock: RpcError = {
  code: -39001,
  message: 'Unknown block',
  cause: 'The block is `safe` or `finalized`, and the node has no such block yet.',
  cure: 'Connect your node to Maru, and wait until it’s in sync. Or use another endpoint. `latest` works, but isn’t final.',
};

export const invalidAddress: RpcError = {
  code: -32602,
  message: 'Invalid address params',
  cause:
    'The address is missing, longer than 20 bytes, or contains characters that aren’t hexadecimal digits.',
  cure: 'Send `0x` and 40 digits. Resolve an ENS name first.',
};

/** Despite its message, the node never returns it for an unknown block. */
export const invalidBlock: RpcError = {
  code: -32602,
  message: 'Invalid block param (block not found)',
  cause:
    'The block parameter is malformed, or is missing on Besu before 26.6.1. The block itself may exist.',
  cure: 'Send a number with `0x`, a tag or a hash.',
};

/** Only with `requireCanonical`. */
export const notCanonical: RpcError = {
  code: -32000,
  message: 'Invalid input',
  cause:
    '`requireCanonical` is `true`, and the block with this hash is no longer part of the chain.',
  cure: 'Use the hash of the current block at this height.',
};
