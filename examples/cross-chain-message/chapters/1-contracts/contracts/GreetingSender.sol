// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IMessageService, Messenger} from "./Messenger.sol";
import {Greeter} from "./Greeter.sol";

/// On Ethereum: sends greetings to Linea, and learns which of them arrived.
contract GreetingSender is Messenger {
    uint256 public constant MAX_LENGTH = 140;

    uint256 public sent;
    uint256 public confirmed;

    event GreetingSent(uint256 indexed number, address indexed author, string text);
    event GreetingConfirmed(uint256 indexed number);

    error WrongLength(uint256 length);

    constructor(IMessageService service_) Messenger(service_) {}

    function send(string calldata text) external payable {
        uint256 length = bytes(text).length;
        if (length == 0 || length > MAX_LENGTH) revert WrongLength(length);
        uint256 number = ++sent;
        emit GreetingSent(number, msg.sender, text);
        _sendToPeer(abi.encodeCall(Greeter.greet, (number, text)));
    }

    /// Called by a message from Linea.
    function confirm(uint256 number) external onlyPeer {
        // Messages can arrive in any order.
        if (number <= confirmed) return;
        confirmed = number;
        emit GreetingConfirmed(number);
    }
}
