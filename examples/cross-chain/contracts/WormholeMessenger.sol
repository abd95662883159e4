// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

struct Signature {
    bytes32 r;
    bytes32 s;
    uint8 v;
    uint8 guardianIndex;
}

struct VM {
    uint8 version;
    uint32 timestamp;
    uint32 nonce;
    uint16 emitterChainId;
    bytes32 emitterAddress;
    uint64 sequence;
    uint8 consistencyLevel;
    bytes payload;
    uint32 guardianSetIndex;
    Signature[] signatures;
    bytes32 hash;
}

interface IWormhole {
    function messageFee() external view returns (uint256);

    function publishMessage(uint32 nonce, bytes memory payload, uint8 consistencyLevel)
        external
        payable
        returns (uint64 sequence);

    function parseAndVerifyVM(bytes calldata encodedVM)
        external
        view
        returns (VM memory vm, bool valid, string memory reason);
}

/// Sends text to its peer on one other chain, and receives text from it.
contract WormholeMessenger {
    /// Guardians sign once the block is finalized.
    uint8 public constant FINALIZED = 1;

    IWormhole public immutable wormhole;
    uint16 public immutable remoteChain;
    address public immutable owner = msg.sender;

    bytes32 public peer;
    string public lastText;
    mapping(bytes32 hash => bool) public isReceived;

    event Sent(uint64 sequence);
    event Received(string text);

    error NotOwner();
    error InvalidMessage(string reason);
    error NotPeer(uint16 chain, bytes32 sender);
    error AlreadyReceived();
    error RefundFailed();

    constructor(IWormhole wormhole_, uint16 remoteChain_) {
        wormhole = wormhole_;
        remoteChain = remoteChain_;
    }

    function setPeer(address peer_) external {
        if (msg.sender != owner) revert NotOwner();
        peer = bytes32(uint256(uint160(peer_)));
    }

    // #region send
    function quote(string calldata) external view returns (uint256) {
        return wormhole.messageFee();
    }

    function send(string calldata text) external payable {
        uint256 fee = wormhole.messageFee();
        emit Sent(wormhole.publishMessage{value: fee}(0, bytes(text), FINALIZED));

        (bool ok,) = msg.sender.call{value: msg.value - fee}("");
        if (!ok) revert RefundFailed();
    }
    // #endregion send

    // #region receive
    /// Any account may call this with a message that the guardians signed.
    function deliver(bytes calldata signedMessage) external {
        (VM memory vm, bool valid, string memory reason) = wormhole.parseAndVerifyVM(signedMessage);
        if (!valid) revert InvalidMessage(reason);
        if (vm.emitterChainId != remoteChain || vm.emitterAddress != peer) {
            revert NotPeer(vm.emitterChainId, vm.emitterAddress);
        }
        if (isReceived[vm.hash]) revert AlreadyReceived();
        isReceived[vm.hash] = true;
        lastText = string(vm.payload);
        emit Received(lastText);
    }
    // #endregion receive
}
