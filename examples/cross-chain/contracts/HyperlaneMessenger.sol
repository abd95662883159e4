// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

interface IMailbox {
    function quoteDispatch(uint32 destinationDomain, bytes32 recipient, bytes calldata body)
        external
        view
        returns (uint256 fee);

    function dispatch(uint32 destinationDomain, bytes32 recipient, bytes calldata body)
        external
        payable
        returns (bytes32 messageId);
}

/// Sends text to its peer on one other chain, and receives text from it.
contract HyperlaneMessenger {
    IMailbox public immutable mailbox;
    uint32 public immutable remoteDomain;
    address public immutable owner = msg.sender;

    bytes32 public peer;
    string public lastText;

    event Sent(bytes32 id);
    event Received(string text);

    error NotOwner();
    error NotMailbox(address caller);
    error NotPeer(uint32 domain, bytes32 sender);
    error RefundFailed();

    constructor(IMailbox mailbox_, uint32 remoteDomain_) {
        mailbox = mailbox_;
        remoteDomain = remoteDomain_;
    }

    function setPeer(address peer_) external {
        if (msg.sender != owner) revert NotOwner();
        peer = bytes32(uint256(uint160(peer_)));
    }

    // #region send
    function quote(string calldata text) public view returns (uint256) {
        return mailbox.quoteDispatch(remoteDomain, peer, bytes(text));
    }

    function send(string calldata text) external payable {
        uint256 fee = quote(text);
        emit Sent(mailbox.dispatch{value: fee}(remoteDomain, peer, bytes(text)));

        (bool ok,) = msg.sender.call{value: msg.value - fee}("");
        if (!ok) revert RefundFailed();
    }
    // #endregion send

    // #region receive
    function handle(uint32 origin, bytes32 sender, bytes calldata body) external payable {
        if (msg.sender != address(mailbox)) revert NotMailbox(msg.sender);
        if (origin != remoteDomain || sender != peer) revert NotPeer(origin, sender);
        lastText = string(body);
        emit Received(lastText);
    }
    // #endregion receive
}
