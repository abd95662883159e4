// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Collects tips in ETH, each with a message, until the beneficiary withdraws them.
contract TipJar {
    uint256 public constant MAX_LENGTH = 140;

    address payable public immutable beneficiary;
    uint256 public immutable startBlock = block.number;

    /// All tips since the start, in wei. Withdrawals don't lower it.
    uint256 public total;

    event Tipped(address indexed from, uint256 amount, string message);
    event Withdrawn(uint256 amount);

    error NoBeneficiary();
    error NothingSent();
    error MessageTooLong(uint256 length);
    error NotBeneficiary(address caller);
    error EmptyJar();
    error TransferFailed();

    constructor(address payable beneficiary_) {
        if (beneficiary_ == address(0)) {
            revert NoBeneficiary();
        }
        beneficiary = beneficiary_;
    }

    /// Puts the ETH of this call into the jar. The message can be empty.
    function tip(string calldata message) external payable {
        if (msg.value == 0) {
            revert NothingSent();
        }
        uint256 length = bytes(message).length;
        if (length > MAX_LENGTH) {
            revert MessageTooLong(length);
        }
        total += msg.value;
        emit Tipped(msg.sender, msg.value, message);
    }

    /// Pays everything in the jar to the beneficiary, who has to ask for it.
    function withdraw() external {
        if (msg.sender != beneficiary) {
            revert NotBeneficiary(msg.sender);
        }
        uint256 amount = address(this).balance;
        if (amount == 0) {
            revert EmptyJar();
        }
        emit Withdrawn(amount);
        (bool success,) = beneficiary.call{value: amount}("");
        if (!success) {
            revert TransferFailed();
        }
    }
}
