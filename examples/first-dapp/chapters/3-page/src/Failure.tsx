import {BaseError, ContractFunctionRevertedError, UserRejectedRequestError} from 'viem';

/** What the contract's errors mean for a visitor. */
const refusals: Readonly<Record<string, string>> = {
  NothingSent: 'A tip needs more than 0 ETH.',
  MessageTooLong: 'The message is longer than 140 bytes. Shorten it.',
  NotBeneficiary: 'Only the beneficiary can withdraw.',
  EmptyJar: 'The jar is empty.',
  TransferFailed: "The beneficiary doesn't accept ETH.",
};

function explain(error: Error): string {
  if (!(error instanceof BaseError)) {
    return error.message;
  }
  if (error.walk((cause) => cause instanceof UserRejectedRequestError)) {
    return 'You declined. Nothing was sent.';
  }
  const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError);
  const name = revert instanceof ContractFunctionRevertedError && revert.data?.errorName;
  return (name && refusals[name]) || error.shortMessage;
}

/** Shows the visitor what went wrong. */
export function Failure({error}: {readonly error: Error | null}) {
  return error && <p role="alert">{explain(error)}</p>;
}
