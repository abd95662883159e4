// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface ILineaRollup {
    function sendMessage(address _to, uint256 _fee, bytes calldata _calldata) external payable;
}

interface IPriceBoard {
    function setPrice(uint256 price, uint256 edition) external;
}

/// On Ethereum: sends a price to a contract on Linea.
contract PriceSender {
    ILineaRollup public immutable rollup;
    address public immutable owner = msg.sender;
    uint256 public edition;

    error NotOwner(address caller);

    constructor(ILineaRollup rollup_) {
        rollup = rollup_;
    }

    /// The call's value, in wei, is the fee for the claim on Linea. It can be 0.
    function send(address board, uint256 price) external payable {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        bytes memory call = abi.encodeCall(IPriceBoard.setPrice, (price, ++edition));
        // The whole value is the fee: the board doesn't accept ETH.
        rollup.sendMessage{value: msg.value}(board, msg.value, call);
    }
}
