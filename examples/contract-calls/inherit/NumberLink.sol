// SPDX-License-Identifier: MIT
pragma solidity ^0.8.33;

import {MessageServiceBase} from "./linea/messaging/MessageServiceBase.sol";

/// On both layers: sends a number to its counterpart, and stores the number that the counterpart sent.
contract NumberLink is MessageServiceBase {
    address public immutable owner = msg.sender;
    uint256 public number;

    error NotOwner(address caller);

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        _;
    }

    /// Pass the message service of this layer.
    constructor(address messageService_) initializer {
        __MessageServiceBase_init(messageService_);
    }

    /// Call it on both layers once both contracts are deployed.
    function setCounterpart(address counterpart) external onlyOwner {
        _setRemoteSender(counterpart);
    }

    /// The call's value, in wei, is the message's fee.
    function send(uint256 newNumber) external payable onlyOwner {
        bytes memory data = abi.encodeCall(this.receiveNumber, (newNumber));
        messageService.sendMessage{value: msg.value}(remoteSender, msg.value, data);
    }

    /// Only a message from the counterpart gets here.
    function receiveNumber(
        uint256 newNumber
    ) external onlyMessagingService onlyAuthorizedRemoteSender {
        number = newNumber;
    }
}
