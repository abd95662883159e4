// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

// Stands in for LineaRollup on a local node: takes any data and any finalization, and emits the same events.
// Its code is placed at the address of the contract without running a constructor.
contract StandIn {
    event DataSubmittedV3(bytes32 parentShnarf, bytes32 indexed shnarf, bytes32 finalStateRootHash);
    event DataFinalizedV3(
        uint256 indexed startBlockNumber,
        uint256 indexed endBlockNumber,
        bytes32 indexed shnarf,
        bytes32 parentStateRootHash,
        bytes32 finalStateRootHash
    );

    uint256 public currentL2BlockNumber;

    function submit(bytes32 parentShnarf, bytes32 shnarf, bytes32 root) external {
        emit DataSubmittedV3(parentShnarf, shnarf, root);
    }

    function finalize(uint256 endBlockNumber, bytes32 shnarf, bytes32 parentRoot, bytes32 root) external {
        emit DataFinalizedV3(currentL2BlockNumber + 1, endBlockNumber, shnarf, parentRoot, root);
        currentL2BlockNumber = endBlockNumber;
    }
}
