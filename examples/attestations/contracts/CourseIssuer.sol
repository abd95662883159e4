// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

struct AttestationPayload {
    bytes32 schemaId;
    uint64 expirationDate;
    bytes subject;
    bytes attestationData;
}

interface IPortal {
    function attest(AttestationPayload memory payload, bytes[] memory validations) external payable;
}

contract CourseIssuer {
    error NotOwner();

    IPortal public immutable portal;
    bytes32 public immutable schemaId;
    address public immutable owner = msg.sender;

    constructor(IPortal portal_, bytes32 schemaId_) {
        portal = portal_;
        schemaId = schemaId_;
    }

    function certify(address person, uint8 level, string calldata course) external {
        if (msg.sender != owner) revert NotOwner();
        portal.attest(
            AttestationPayload({
                schemaId: schemaId,
                expirationDate: uint64(block.timestamp + 365 days),
                subject: abi.encodePacked(person),
                attestationData: abi.encode(level, course)
            }),
            new bytes[](0)
        );
    }
}
