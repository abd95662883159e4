// SPDX-License-Identifier: MIT
pragma solidity ^0.8.33;

/// @notice Stands in for L2MessageService: it emits the event, and keeps nothing.
contract L2MessageService {
    event MessageSent(
        address indexed _from,
        address indexed _to,
        uint256 _fee,
        uint256 _value,
        uint256 _nonce,
        bytes _calldata,
        bytes32 indexed _messageHash
    );

    function sendMessage(address _to, uint256 _fee, bytes calldata _calldata) external payable {
        uint256 value = msg.value - _fee;
        bytes32 messageHash = keccak256(abi.encode(msg.sender, _to, _fee, value, 0, _calldata));
        emit MessageSent(msg.sender, _to, _fee, value, 0, _calldata, messageHash);
    }
}
