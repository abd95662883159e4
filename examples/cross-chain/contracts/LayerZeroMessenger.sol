// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

struct MessagingParams {
    uint32 dstEid;
    bytes32 receiver;
    bytes message;
    bytes options;
    bool payInLzToken;
}

struct MessagingFee {
    uint256 nativeFee;
    uint256 lzTokenFee;
}

struct MessagingReceipt {
    bytes32 guid;
    uint64 nonce;
    MessagingFee fee;
}

struct Origin {
    uint32 srcEid;
    bytes32 sender;
    uint64 nonce;
}

interface IEndpointV2 {
    function quote(MessagingParams calldata params, address sender) external view returns (MessagingFee memory);

    function send(MessagingParams calldata params, address refundAddress)
        external
        payable
        returns (MessagingReceipt memory);
}

/// Sends text to its peer on one other chain, and receives text from it.
contract LayerZeroMessenger {
    /// Gas for `lzReceive` on the other chain. Measure it for your own receiver.
    uint128 public constant GAS_LIMIT = 200_000;

    IEndpointV2 public immutable endpoint;
    uint32 public immutable remoteEid;
    address public immutable owner = msg.sender;

    bytes32 public peer;
    string public lastText;

    event Sent(bytes32 id);
    event Received(string text);

    error NotOwner();
    error NotEndpoint(address caller);
    error NotPeer(uint32 eid, bytes32 sender);

    constructor(IEndpointV2 endpoint_, uint32 remoteEid_) {
        endpoint = endpoint_;
        remoteEid = remoteEid_;
    }

    function setPeer(address peer_) external {
        if (msg.sender != owner) revert NotOwner();
        peer = bytes32(uint256(uint160(peer_)));
    }

    // #region send
    function quote(string calldata text) external view returns (uint256) {
        return endpoint.quote(_params(text), address(this)).nativeFee;
    }

    function send(string calldata text) external payable {
        // The endpoint returns what you overpay to the caller.
        emit Sent(endpoint.send{value: msg.value}(_params(text), msg.sender).guid);
    }

    function _params(string calldata text) private view returns (MessagingParams memory) {
        // Type 3 options with one entry: worker 1 (executor), 17 bytes, option 1 (lzReceive), gas.
        bytes memory options = abi.encodePacked(uint16(3), uint8(1), uint16(17), uint8(1), GAS_LIMIT);
        return MessagingParams(remoteEid, peer, bytes(text), options, false);
    }
    // #endregion send

    // #region receive
    function lzReceive(Origin calldata origin, bytes32, bytes calldata message, address, bytes calldata)
        external
        payable
    {
        if (msg.sender != address(endpoint)) revert NotEndpoint(msg.sender);
        if (!allowInitializePath(origin)) revert NotPeer(origin.srcEid, origin.sender);
        lastText = string(message);
        emit Received(lastText);
    }

    /// The endpoint checks this before it accepts a sender's first message.
    function allowInitializePath(Origin calldata origin) public view returns (bool) {
        return origin.srcEid == remoteEid && origin.sender == peer;
    }

    /// Zero means that messages may arrive in any order.
    function nextNonce(uint32, bytes32) external pure returns (uint64) {
        return 0;
    }
    // #endregion receive
}
