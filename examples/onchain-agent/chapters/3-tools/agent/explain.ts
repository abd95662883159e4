import {BaseError, ContractFunctionRevertedError, UserRejectedRequestError} from 'viem';

/** An error in one sentence, with the name of the contract's error if there is one. */
export function explain(error: unknown): string {
  if (!(error instanceof BaseError)) {
    return error instanceof Error ? error.message : String(error);
  }
  if (error.walk((cause) => cause instanceof UserRejectedRequestError)) {
    return 'You declined. Nothing was sent.';
  }
  const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError);
  if (revert instanceof ContractFunctionRevertedError && revert.data) {
    return `The contract rejected the call: ${revert.data.errorName}(${revert.data.args?.join(', ') ?? ''})`;
  }
  return error.shortMessage;
}
