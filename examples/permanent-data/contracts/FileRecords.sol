// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

contract FileRecords {
    error RecordedBefore(bytes32 id);

    event Recorded(bytes32 indexed id, bytes32 hash, address indexed by);

    /// SHA-256 hash of a file, by its Arweave ID
    mapping(bytes32 id => bytes32 hash) public hashOf;

    function record(bytes32 id, bytes32 hash) external {
        if (hashOf[id] != 0) revert RecordedBefore(id);
        hashOf[id] = hash;
        emit Recorded(id, hash, msg.sender);
    }
}
