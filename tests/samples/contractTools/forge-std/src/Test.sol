// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface Cheats {
    function deal(address account, uint256 balance) external;
    function expectRevert(bytes4 selector) external;
    function expectRevert(bytes calldata data) external;
    function prank(address sender) external;
}

/// Stands in for Test of forge-std, which readers get from GitHub and the registries do not have:
/// the members that the examples use, on forge's own cheat codes.
abstract contract Test {
    Cheats internal constant vm = Cheats(address(uint160(uint256(keccak256("hevm cheat code")))));

    function assertEq(uint256 actual, uint256 expected) internal pure {
        require(actual == expected, "assertEq");
    }

    function assertEq(address actual, address expected) internal pure {
        require(actual == expected, "assertEq");
    }

    function hoax(address sender, uint256 balance) internal {
        vm.deal(sender, balance);
        vm.prank(sender);
    }
}
