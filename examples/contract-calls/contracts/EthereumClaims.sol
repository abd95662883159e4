// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface ILineaRollup {
    struct ClaimMessageWithProofParams {
        bytes32[] proof;
        uint256 messageNumber;
        uint32 leafIndex;
        address from;
        address to;
        uint256 fee;
        uint256 value;
        address payable feeRecipient;
        bytes32 merkleRoot;
        bytes data;
    }

    function claimMessageWithProof(ClaimMessageWithProofParams calldata _params) external;
    function currentL2BlockNumber() external view returns (uint256);
    function isMessageClaimed(uint256 _messageNumber) external view returns (bool isClaimed);
}

/// On Ethereum: claims messages from Linea.
contract EthereumClaims {
    ILineaRollup public immutable rollup;

    error NotFinalized(uint256 l2Block, uint256 newest);

    constructor(ILineaRollup rollup_) {
        rollup = rollup_;
    }

    /// The fee goes to the caller. `sentIn` is the block of Linea that has the message.
    function claim(uint256 sentIn, ILineaRollup.ClaimMessageWithProofParams memory params) external {
        uint256 newest = rollup.currentL2BlockNumber();
        if (sentIn > newest) revert NotFinalized(sentIn, newest);

        // Any account can claim, so the message may be claimed already.
        if (rollup.isMessageClaimed(params.messageNumber)) return;

        // Zero would mean this contract, which doesn't accept ETH.
        params.feeRecipient = payable(msg.sender);
        rollup.claimMessageWithProof(params);
    }
}
