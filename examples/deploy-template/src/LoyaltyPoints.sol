// SPDX-License-Identifier: MIT
pragma solidity ^0.8.31;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";

/// Whole points that the owner hands out, and whose transfers the owner can stop.
contract LoyaltyPoints is ERC20Pausable, Ownable {
    constructor(address initialOwner) ERC20("Loyalty points", "LOYAL") Ownable(initialOwner) {}

    function decimals() public pure override returns (uint8) {
        return 0;
    }

    function mint(address to, uint256 points) external onlyOwner {
        _mint(to, points);
    }

    function pause() external onlyOwner {
        _pause();
    }

    function unpause() external onlyOwner {
        _unpause();
    }
}
