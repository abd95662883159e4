// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Assertion} from "credible-std/Assertion.sol";

interface IOwned {
    function owner() external view returns (address);
    function transferOwnership(address newOwner) external;
}

/// Fails if transferOwnership leaves the contract with another owner.
contract OwnerLock is Assertion {
    function triggers() external view override {
        registerCallTrigger(this.ownerStays.selector, IOwned.transferOwnership.selector);
    }

    function ownerStays() external {
        IOwned guarded = IOwned(ph.getAssertionAdopter());
        ph.forkPreTx();
        address before = guarded.owner();
        ph.forkPostTx();
        require(guarded.owner() == before, "owner changed");
    }
}
