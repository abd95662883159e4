// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IL2MessageService {
    function claimMessage(
        address _from,
        address _to,
        uint256 _fee,
        uint256 _value,
        address payable _feeRecipient,
        bytes calldata _calldata,
        uint256 _nonce
    ) external;
    function inboxL1L2MessageStatus(bytes32 messageHash) external view returns (uint256 messageStatus);
}

/// A message, as in the event MessageSent on Ethereum.
struct Message {
    address from;
    address to;
    uint256 fee;
    uint256 value;
    uint256 number;
    bytes data;
}

/// On Linea: claims messages from Ethereum.
contract LineaClaims {
    IL2MessageService public immutable messages;

    error NotAnchored();

    constructor(IL2MessageService messages_) {
        messages = messages_;
    }

    /// 0: not anchored or unknown. 1: ready to claim. 2: claimed.
    function statusOf(Message calldata m) public view returns (uint256) {
        bytes32 hash = keccak256(abi.encode(m.from, m.to, m.fee, m.value, m.number, m.data));
        return messages.inboxL1L2MessageStatus(hash);
    }

    /// The fee goes to the caller.
    function claim(Message calldata m) external {
        uint256 status = statusOf(m);
        if (status == 0) revert NotAnchored();

        // Any account can claim, so the message may be claimed already.
        if (status == 2) return;

        // Zero instead of the caller would mean this contract, which doesn't accept ETH.
        messages.claimMessage(m.from, m.to, m.fee, m.value, payable(msg.sender), m.data, m.number);
    }
}
