// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// The forge cheatcodes that this project's tests use.
interface Vm {
    /// Makes the next call come from `sender`.
    function prank(address sender) external;
    /// Sets a balance.
    function deal(address account, uint256 balance) external;
    /// Requires that the next call fails with this error.
    function expectRevert(bytes calldata message) external;
}

// Forge listens at this address.
Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
