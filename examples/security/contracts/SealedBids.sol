// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

contract SealedBids {
    uint256 public immutable deadline;

    mapping(address bidder => bytes32) public commitments;
    address public leader;
    uint256 public highestBid;

    error TooEarly();
    error TooLate();
    error WrongReveal();

    constructor(uint256 bidUntil) {
        deadline = bidUntil;
    }

    function commitmentOf(uint256 amount, bytes32 salt, address bidder)
        public
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(amount, salt, bidder));
    }

    function commit(bytes32 commitment) external {
        if (block.timestamp >= deadline) revert TooLate();
        commitments[msg.sender] = commitment;
    }

    function reveal(uint256 amount, bytes32 salt) external {
        if (block.timestamp < deadline) revert TooEarly();
        if (commitmentOf(amount, salt, msg.sender) != commitments[msg.sender]) revert WrongReveal();
        if (amount > highestBid) {
            highestBid = amount;
            leader = msg.sender;
        }
    }
}
