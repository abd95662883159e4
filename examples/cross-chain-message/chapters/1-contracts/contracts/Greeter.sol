// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {GreetingSender} from "./GreetingSender.sol";
import {IMessageService, Messenger} from "./Messenger.sol";

/// On Linea: shows the newest greeting from Ethereum, and confirms it there.
contract Greeter is Messenger {
    uint256 public number;
    string public greeting;

    event Greeted(uint256 indexed number, string text);
    event ReplySent(uint256 indexed number);

    error NothingToConfirm();

    constructor(IMessageService service_) Messenger(service_) {}

    /// Called by a message from Ethereum.
    function greet(uint256 newNumber, string calldata text) external onlyPeer {
        // Messages can arrive in any order.
        if (newNumber <= number) return;
        number = newNumber;
        greeting = text;
        emit Greeted(newNumber, text);
    }

    /// Any account may call this and pay the fee: the content of the message follows from the state.
    function reply() external payable {
        if (number == 0) revert NothingToConfirm();
        emit ReplySent(number);
        _sendToPeer(abi.encodeCall(GreetingSender.confirm, (number)));
    }
}
