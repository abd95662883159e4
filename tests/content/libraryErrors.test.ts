import {
  ExecutionRevertedError,
  InsufficientFundsError,
  InvalidInputRpcError,
  JsonRpcVersionUnsupportedError,
  LimitExceededRpcError,
  MethodNotSupportedRpcError,
  ResourceNotFoundRpcError,
  ResourceUnavailableRpcError,
  TransactionRejectedRpcError,
  UnknownRpcError,
} from 'viem';
import {expect, it} from 'vitest';
import {libraryErrors} from '../../data/rpc/errors/library';

const cause = new Error('the message of the node');

/** viem's errors that the page lists, with their codes. */
const errors = [
  [null, new UnknownRpcError(cause)],
  [null, new ExecutionRevertedError()],
  [null, new InsufficientFundsError()],
  [InvalidInputRpcError.code, new InvalidInputRpcError(cause)],
  [ResourceNotFoundRpcError.code, new ResourceNotFoundRpcError(cause)],
  [ResourceUnavailableRpcError.code, new ResourceUnavailableRpcError(cause)],
  [TransactionRejectedRpcError.code, new TransactionRejectedRpcError(cause)],
  [MethodNotSupportedRpcError.code, new MethodNotSupportedRpcError(cause, {method: '<method>'})],
  [LimitExceededRpcError.code, new LimitExceededRpcError(cause)],
  [JsonRpcVersionUnsupportedError.code, new JsonRpcVersionUnsupportedError(cause)],
] as const;

it.each(errors.map(([code, error]) => [error.name, code, error] as const))(
  'viem’s %s is listed in its words',
  (_name, code, error) => {
    expect(libraryErrors.errors).toContainEqual(
      expect.objectContaining({code, message: error.shortMessage.replace('\n', ' ')}),
    );
  },
);

it('viem keeps the message of the node in its details, where the page says', () => {
  expect(new InvalidInputRpcError(cause).details).toBe(cause.message);
});
