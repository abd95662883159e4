# #region decode-claim-error
cast decode-error --sig "MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32)" $DATA
# #endregion decode-claim-error

# #region decode-verifier-error
cast decode-error --sig "InvalidProofOrProofVerificationRanOutOfGas(string)" $DATA
# #endregion decode-verifier-error
