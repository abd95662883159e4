import {
  BaseError,
  ContractFunctionRevertedError,
  HttpRequestError,
  UserRejectedRequestError,
} from 'viem';

/** Returns the message for the buyer. */
export function explain(error: Error): string {
  if (!(error instanceof BaseError)) {
    return error.message;
  }
  if (error.walk((cause) => cause instanceof UserRejectedRequestError)) {
    return 'You declined. Nothing was paid.';
  }
  const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError);
  if (revert instanceof ContractFunctionRevertedError && revert.reason !== undefined) {
    return `USDC rejected the call: ${revert.reason}`;
  }
  const request = error.walk((cause) => cause instanceof HttpRequestError);
  if (request instanceof HttpRequestError) {
    return `The request failed: ${request.details}`;
  }
  return error.shortMessage;
}
