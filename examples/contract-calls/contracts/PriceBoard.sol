// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IMessageService {
    function sender() external view returns (address originalSender);
}

/// On Linea: stores the newest price from one contract on Ethereum.
contract PriceBoard {
    IMessageService public immutable messages;
    address public immutable source;
    uint256 public price;
    uint256 public edition;

    error NotAMessage(address caller);
    error NotFromSource(address sender);

    constructor(IMessageService messages_, address source_) {
        messages = messages_;
        source = source_;
    }

    function setPrice(uint256 newPrice, uint256 newEdition) external {
        if (msg.sender != address(messages)) revert NotAMessage(msg.sender);
        address sender = messages.sender();
        if (sender != source) revert NotFromSource(sender);

        // Messages can arrive in any order. An older price changes nothing.
        if (newEdition > edition) {
            (price, edition) = (newPrice, newEdition);
        }
    }
}
