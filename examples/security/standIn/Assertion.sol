// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

// Stands in for credible-std/Assertion.sol: the part of its interface that the sample uses.

interface PhEvm {
    function getAssertionAdopter() external view returns (address);
    function forkPreTx() external;
    function forkPostTx() external;
}

interface TriggerRecorder {
    function registerCallTrigger(bytes4 fnSelector, bytes4 triggerSelector) external view;
}

abstract contract Assertion {
    PhEvm internal immutable ph;
    TriggerRecorder internal immutable recorder;

    constructor() {
        ph = PhEvm(msg.sender);
        recorder = TriggerRecorder(msg.sender);
    }

    function triggers() external view virtual;

    function registerCallTrigger(bytes4 fnSelector, bytes4 triggerSelector) internal view {
        recorder.registerCallTrigger(fnSelector, triggerSelector);
    }
}

/// Runs an assertion against a contract whose owner differs before and after the transaction.
contract StandInPhEvm is PhEvm, TriggerRecorder {
    address public owner;
    address private ownerBefore;
    address private ownerAfter;
    address private assertion;

    error Triggered(bytes4 fnSelector, bytes4 triggerSelector);

    function load(bytes calldata creationCode) external {
        bytes memory code = creationCode;
        address created;
        assembly {
            created := create(0, add(code, 32), mload(code))
        }
        assertion = created;
    }

    function run(bytes4 fnSelector, address before, address next) external {
        (ownerBefore, ownerAfter) = (before, next);
        forward(abi.encodePacked(fnSelector));
    }

    function trigger() external {
        forward(abi.encodeCall(Assertion.triggers, ()));
    }

    function forward(bytes memory data) private {
        (bool passed, bytes memory reason) = assertion.call(data);
        if (!passed) {
            assembly {
                revert(add(reason, 32), mload(reason))
            }
        }
    }

    function getAssertionAdopter() external view returns (address) {
        return address(this);
    }

    function forkPreTx() external {
        owner = ownerBefore;
    }

    function forkPostTx() external {
        owner = ownerAfter;
    }

    function registerCallTrigger(bytes4 fnSelector, bytes4 triggerSelector) external pure {
        revert Triggered(fnSelector, triggerSelector);
    }
}
