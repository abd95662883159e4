// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IL2MessageService {
    function minimumFeeInWei() external view returns (uint256);
    function sendMessage(address _to, uint256 _fee, bytes calldata _calldata) external payable;
}

/// On Linea: pays out on Ethereum.
contract Payouts {
    IL2MessageService public immutable messages;

    error ValueTooLow(uint256 needed);
    error RefundFailed();

    constructor(IL2MessageService messages_) {
        messages = messages_;
    }

    /// Send the amount plus at least the minimum fee, in wei. The contract refunds the rest.
    function pay(address recipient, uint256 amount) external payable {
        uint256 fee = messages.minimumFeeInWei();
        uint256 needed = amount + fee;
        if (msg.value < needed) revert ValueTooLow(needed);
        messages.sendMessage{value: needed}(recipient, fee, "");

        if (msg.value > needed) {
            (bool success, ) = msg.sender.call{value: msg.value - needed}("");
            if (!success) revert RefundFailed();
        }
    }
}
