// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Needs the precompile 0x03 when it is created.
contract Ripemd {
    bytes32 public immutable digest = ripemd160("Linea");
}
