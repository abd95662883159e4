// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

struct Attestation {
    bytes32 attestationId;
    bytes32 schemaId;
    bytes32 replacedBy;
    address attester;
    address portal;
    uint64 attestedDate;
    uint64 expirationDate;
    uint64 revocationDate;
    uint16 version;
    bool revoked;
    bytes subject;
    bytes attestationData;
}

interface IAttestationRegistry {
    function getAttestation(bytes32 attestationId) external view returns (Attestation memory);
}

contract CourseGate {
    error NotValid(bytes32 attestationId);

    IAttestationRegistry public immutable registry;
    address public immutable portal;
    bytes32 public immutable schemaId;

    constructor(IAttestationRegistry registry_, address portal_, bytes32 schemaId_) {
        registry = registry_;
        portal = portal_;
        schemaId = schemaId_;
    }

    /// @return level of the course that the caller finished
    function enter(bytes32 attestationId) external view returns (uint8 level) {
        Attestation memory found = registry.getAttestation(attestationId);
        bool isCurrent = !found.revoked &&
            (found.expirationDate == 0 || found.expirationDate > block.timestamp);
        bool isOurs = found.portal == portal && found.schemaId == schemaId;
        bool isCallers = keccak256(found.subject) == keccak256(abi.encodePacked(msg.sender));
        if (!isCurrent || !isOurs || !isCallers) revert NotValid(attestationId);
        (level, ) = abi.decode(found.attestationData, (uint8, string));
    }
}
