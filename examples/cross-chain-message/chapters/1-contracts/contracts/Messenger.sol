// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// What LineaRollup on Ethereum and L2MessageService on Linea have in common.
interface IMessageService {
    function sendMessage(address _to, uint256 _fee, bytes calldata _calldata) external payable;

    /// Who sent the message that is being delivered. Zero at any other time.
    function sender() external view returns (address originalSender);
}

/// Sends messages to one contract on the other layer, and accepts messages from that contract only.
abstract contract Messenger {
    IMessageService public immutable service;
    address public immutable deployer = msg.sender;
    address public peer;

    event Connected(address peer);

    error AlreadyConnected(address peer);
    error NotConnected();
    error NotTheDeployer(address caller);
    error NotTheMessageService(address caller);
    error NotThePeer(address sender);

    constructor(IMessageService service_) {
        service = service_;
    }

    modifier onlyPeer() {
        if (msg.sender != address(service)) revert NotTheMessageService(msg.sender);
        address sender = service.sender();
        if (sender != peer) revert NotThePeer(sender);
        _;
    }

    /// Sets the contract on the other layer, once.
    function connect(address peer_) external {
        if (msg.sender != deployer) revert NotTheDeployer(msg.sender);
        if (peer != address(0)) revert AlreadyConnected(peer);
        if (peer_ == address(0)) revert NotConnected();
        peer = peer_;
        emit Connected(peer_);
    }

    /// The whole value of the call is the fee: these messages carry no ETH.
    function _sendToPeer(bytes memory data) internal {
        if (peer == address(0)) revert NotConnected();
        service.sendMessage{value: msg.value}(peer, msg.value, data);
    }
}
