// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface ILineaRollup {
    function currentL2BlockNumber() external view returns (uint256);
}

/// On Ethereum: keeps ETH until a block of Linea is finalized.
contract FinalityEscrow {
    ILineaRollup public immutable rollup;
    uint256 public immutable l2Block;
    address public immutable recipient;

    error NotFinalized(uint256 l2Block, uint256 newest);
    error PaymentFailed();

    constructor(ILineaRollup rollup_, uint256 l2Block_, address recipient_) payable {
        rollup = rollup_;
        l2Block = l2Block_;
        recipient = recipient_;
    }

    function release() external {
        uint256 newest = rollup.currentL2BlockNumber();
        if (l2Block > newest) revert NotFinalized(l2Block, newest);

        (bool success, ) = recipient.call{value: address(this).balance}("");
        if (!success) revert PaymentFailed();
    }
}
