// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

// Stands in for LineaRollup on a local node: anybody may finalize, and no proof is asked for.
// Its code is placed at the address of the contract without running a constructor.
contract StandIn {
    event DataFinalizedV3(
        uint256 indexed startBlockNumber,
        uint256 indexed endBlockNumber,
        bytes32 indexed shnarf,
        bytes32 parentStateRootHash,
        bytes32 finalStateRootHash
    );
    event FinalizedStateUpdated(
        uint256 indexed blockNumber, uint256 timestamp, uint256 messageNumber, uint256 forcedTransactionNumber
    );

    uint256 public currentL2BlockNumber;

    function finalize(uint256 endBlockNumber, uint256 timestamp) external {
        uint256 startBlockNumber = currentL2BlockNumber + 1;
        currentL2BlockNumber = endBlockNumber;
        emit FinalizedStateUpdated(endBlockNumber, timestamp, 0, 0);
        emit DataFinalizedV3(startBlockNumber, endBlockNumber, 0, 0, 0);
    }
}
