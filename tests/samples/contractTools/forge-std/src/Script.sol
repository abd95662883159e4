// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface ScriptCheats {
    function startBroadcast() external;
    function stopBroadcast() external;
}

/// Stands in for Script of forge-std, which readers get from GitHub and the registries do not have.
abstract contract Script {
    ScriptCheats internal constant vm =
        ScriptCheats(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// By this member forge knows a script.
    bool public IS_SCRIPT = true;
}
