// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

// Accepts one signature for every account, for tests only.
contract StandInPohVerifier {
    function verify(bytes memory signature, address) external pure returns (bool) {
        return keccak256(signature) == keccak256("human");
    }
}
