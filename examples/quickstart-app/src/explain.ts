import {BaseError, ContractFunctionRevertedError, UserRejectedRequestError} from 'viem';

/** Returns the message for the visitor. */
export function explain(error: Error): string {
  if (!(error instanceof BaseError)) {
    return error.message;
  }
  if (error.walk((cause) => cause instanceof UserRejectedRequestError)) {
    return 'You declined. Nothing was sent.';
  }
  const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError);
  if (revert instanceof ContractFunctionRevertedError && revert.data) {
    return `The contract rejected the call: ${revert.data.errorName}(${revert.data.args?.join(', ')})`;
  }
  return error.shortMessage;
}
