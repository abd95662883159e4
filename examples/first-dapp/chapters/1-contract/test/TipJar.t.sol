// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {TipJar} from "../contracts/TipJar.sol";

/// Tips as a visitor, and withdraws as the beneficiary.
contract TipJarTest {
    TipJar private jar = new TipJar(payable(address(this)));
    bool private callsBack;

    receive() external payable {
        if (callsBack) {
            jar.withdraw();
        }
    }

    function test_KeepsTips() external {
        jar.tip{value: 0.001 ether}("Great talk!");
        jar.tip{value: 0.002 ether}("");
        require(address(jar).balance == 0.003 ether);
        require(jar.total() == 0.003 ether);
    }

    function test_PaysTheBeneficiary() external {
        jar.tip{value: 0.001 ether}("Great talk!");
        uint256 before = address(this).balance;
        jar.withdraw();
        require(address(this).balance == before + 0.001 ether);
        require(jar.total() == 0.001 ether);
        requireError(jar, 0, abi.encodeCall(jar.withdraw, ()), abi.encodePacked(TipJar.EmptyJar.selector));
    }

    function test_PaysNoOtherAccount() external {
        TipJar other = new TipJar(payable(address(1)));
        other.tip{value: 0.001 ether}("");
        bytes memory expected = abi.encodeWithSelector(TipJar.NotBeneficiary.selector, address(this));
        requireError(other, 0, abi.encodeCall(other.withdraw, ()), expected);
    }

    function test_RejectsATipWithoutETH() external {
        bytes memory expected = abi.encodePacked(TipJar.NothingSent.selector);
        requireError(jar, 0, abi.encodeCall(jar.tip, ("Great talk!")), expected);
    }

    function test_RejectsALongMessage() external {
        string memory message = string(new bytes(141));
        bytes memory expected = abi.encodeWithSelector(TipJar.MessageTooLong.selector, 141);
        requireError(jar, 1 ether, abi.encodeCall(jar.tip, (message)), expected);
    }

    function test_PaysOnlyOnceWhenTheBeneficiaryCallsBack() external {
        jar.tip{value: 0.001 ether}("");
        callsBack = true;
        requireError(jar, 0, abi.encodeCall(jar.withdraw, ()), abi.encodePacked(TipJar.TransferFailed.selector));
        require(address(jar).balance == 0.001 ether);
    }

    /// Calls a jar, which must revert with exactly this error.
    function requireError(TipJar target, uint256 value, bytes memory input, bytes memory expected) private {
        (bool success, bytes memory reason) = address(target).call{value: value}(input);
        require(!success, "no error");
        require(keccak256(reason) == keccak256(expected), "another error");
    }
}
