// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMessageService} from "../contracts/Messenger.sol";

/// Simulates one layer's message service. The test decides which messages arrive.
contract StandInService is IMessageService {
    address public sender;
    address public from;
    address public to;
    uint256 public fee;
    bytes public data;

    function sendMessage(address _to, uint256 _fee, bytes calldata _calldata) external payable {
        (from, to, fee, data) = (msg.sender, _to, _fee, _calldata);
    }

    function deliver(address from_, address to_, bytes memory data_) public {
        sender = from_;
        (bool success, bytes memory reason) = to_.call(data_);
        sender = address(0);
        if (!success) {
            assembly {
                revert(add(reason, 32), mload(reason))
            }
        }
    }

    /// Delivers the newest message that the other layer sent.
    function deliverFrom(StandInService other) external {
        deliver(other.from(), other.to(), other.data());
    }
}
