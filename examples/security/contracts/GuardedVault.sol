// SPDX-License-Identifier: MIT
pragma solidity ^0.8.31;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";

/// Holds ETH for its users. The guardian can stop it, and only the admin can start it again.
contract GuardedVault is AccessControl, Pausable {
    bytes32 public constant GUARDIAN = keccak256("GUARDIAN");

    mapping(address account => uint256 amount) public balanceOf;

    error TransferFailed();

    constructor(address admin, address guardian) {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(GUARDIAN, guardian);
    }

    function pause() external onlyRole(GUARDIAN) {
        _pause();
    }

    function unpause() external onlyRole(DEFAULT_ADMIN_ROLE) {
        _unpause();
    }

    function deposit() external payable whenNotPaused {
        balanceOf[msg.sender] += msg.value;
    }

    function withdraw(uint256 amount) external whenNotPaused {
        balanceOf[msg.sender] -= amount;
        (bool sent,) = msg.sender.call{value: amount}("");
        if (!sent) revert TransferFailed();
    }
}
