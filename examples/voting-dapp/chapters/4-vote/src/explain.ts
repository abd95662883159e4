import {BaseError, ContractFunctionRevertedError, UserRejectedRequestError} from 'viem';

const refusals: Readonly<Record<string, string>> = {
  VotingClosed: "The poll is closed. Your vote arrived too late and wasn't counted.",
  NotAVoter: 'This account is not on the list of voters.',
  AlreadyVoted: 'This account has already voted.',
};

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
    const {errorName} = revert.data;
    return refusals[errorName] ?? `The contract rejected the call: ${errorName}`;
  }
  return error.shortMessage;
}
