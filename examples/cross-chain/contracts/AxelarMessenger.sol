// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

interface IAxelarGateway {
    function callContract(string calldata destinationChain, string calldata contractAddress, bytes calldata payload)
        external;

    function validateContractCall(
        bytes32 commandId,
        string calldata sourceChain,
        string calldata sourceAddress,
        bytes32 payloadHash
    ) external returns (bool);
}

interface IAxelarGasService {
    function payNativeGasForContractCall(
        address sender,
        string calldata destinationChain,
        string calldata destinationAddress,
        bytes calldata payload,
        address refundAddress
    ) external payable;
}

/// Sends text to its peer on one other chain, and receives text from it.
contract AxelarMessenger {
    IAxelarGateway public immutable gateway;
    IAxelarGasService public immutable gasService;
    address public immutable owner = msg.sender;

    string public remoteChain;
    /// In lower case, as `0x…`.
    string public peer;
    string public lastText;

    event Received(string text);

    error NotOwner();
    error NotApproved();
    error NotPeer(string chain, string sender);

    constructor(IAxelarGateway gateway_, IAxelarGasService gasService_, string memory remoteChain_) {
        gateway = gateway_;
        gasService = gasService_;
        remoteChain = remoteChain_;
    }

    function setPeer(address peer_) external {
        if (msg.sender != owner) revert NotOwner();
        bytes memory digits = "0123456789abcdef";
        bytes memory text = new bytes(42);
        (text[0], text[1]) = ("0", "x");
        for (uint256 i = 0; i < 20; i++) {
            uint8 value = uint8(bytes20(peer_)[i]);
            text[2 + 2 * i] = digits[value >> 4];
            text[3 + 2 * i] = digits[value & 15];
        }
        peer = string(text);
    }

    // #region send
    /// The value pays for delivery. Axelar refunds what it doesn't need to the caller.
    function send(string calldata text) external payable {
        bytes memory payload = bytes(text);
        gasService.payNativeGasForContractCall{value: msg.value}(
            address(this), remoteChain, peer, payload, msg.sender
        );
        gateway.callContract(remoteChain, peer, payload);
    }
    // #endregion send

    // #region receive
    /// Any account may call this with a message that the gateway has approved.
    function execute(
        bytes32 commandId,
        string calldata sourceChain,
        string calldata sourceAddress,
        bytes calldata payload
    ) external {
        if (!gateway.validateContractCall(commandId, sourceChain, sourceAddress, keccak256(payload))) {
            revert NotApproved();
        }
        if (_hash(sourceChain) != _hash(remoteChain) || _hash(_lower(sourceAddress)) != _hash(peer)) {
            revert NotPeer(sourceChain, sourceAddress);
        }
        lastText = string(payload);
        emit Received(lastText);
    }
    // #endregion receive

    function _hash(string memory text) private pure returns (bytes32) {
        return keccak256(bytes(text));
    }

    function _lower(string memory text) private pure returns (string memory) {
        bytes memory letters = bytes(text);
        for (uint256 i = 0; i < letters.length; i++) {
            if (letters[i] >= "A" && letters[i] <= "Z") letters[i] = bytes1(uint8(letters[i]) + 32);
        }
        return string(letters);
    }
}
