// SPDX-License-Identifier: MIT
pragma solidity ^0.8.33;

import {StandInL1, StandInL2} from "./StandIn.sol";

// What the class-based SDK also calls: claims of messages that are older than proofs, and the event that says since when
// claims need one. The contracts of the network still have both.

contract OlderL1 is StandInL1 {
    mapping(bytes32 messageHash => uint256 messageStatus) public inboxL2L1MessageStatus;

    function receiveOlder(bytes32 messageHash) external {
        inboxL2L1MessageStatus[messageHash] = 1;
    }

    function claimMessage(
        address _from,
        address _to,
        uint256 _fee,
        uint256 _value,
        address payable,
        bytes calldata _calldata,
        uint256 _nonce
    ) external nonReentrant {
        bytes32 hash = keccak256(abi.encode(_from, _to, _fee, _value, _nonce, _calldata));
        require(inboxL2L1MessageStatus[hash] == 1);
        delete inboxL2L1MessageStatus[hash];
        _count(_fee + _value);
        _deliver(_from, _to, _value, _calldata, hash);
    }
}

contract OlderL2 is StandInL2 {
    event ServiceVersionMigrated(uint256 indexed version);

    function migrate() external {
        emit ServiceVersionMigrated(2);
    }
}
