// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// Stands in for a provider's paymaster of EntryPoint 0.7: it pays for every user operation. For tests only.
contract SponsorAll {
    struct PackedUserOperation {
        address sender;
        uint256 nonce;
        bytes initCode;
        bytes callData;
        bytes32 accountGasLimits;
        uint256 preVerificationGas;
        bytes32 gasFees;
        bytes paymasterAndData;
        bytes signature;
    }

    function validatePaymasterUserOp(PackedUserOperation calldata, bytes32, uint256)
        external
        pure
        returns (bytes memory context, uint256 validationData)
    {
        return ("", 0);
    }
}
