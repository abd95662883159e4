import {errors} from './generated/errors.js';
import type {RpcError} from './generated/types.js';
import {matchMessages} from './matchMessages.js';

export {errors} from './generated/errors.js';

/**
 * The errors that a message of a node, gateway, wallet or library can be, best match first.
 *
 * @param message the message, or a text that contains it.
 * @param code the code of JSON-RPC, if it is known: errors with another code are left out.
 */
export function explainError(message: string, code?: number): readonly RpcError[] {
  return matchMessages(errors, message).filter(
    (error) => code === undefined || error.code === code,
  );
}
