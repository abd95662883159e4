// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

// Stand-ins with the functions of Verax that the samples call, for tests only.

struct AttestationPayload {
    bytes32 schemaId;
    uint64 expirationDate;
    bytes subject;
    bytes attestationData;
}

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

contract StandInSchemas {
    error SchemaAlreadyExists();

    mapping(bytes32 id => bool known) public isRegistered;

    function getIdFromSchemaString(string calldata schema) public pure returns (bytes32) {
        return keccak256(bytes(schema));
    }

    function createSchema(
        string calldata,
        string calldata,
        string calldata,
        string calldata schemaString
    ) external {
        bytes32 id = getIdFromSchemaString(schemaString);
        if (isRegistered[id]) revert SchemaAlreadyExists();
        isRegistered[id] = true;
    }
}

contract StandInAttestations {
    error OnlyPortal();
    error OnlyAttestingPortal();
    error SchemaNotRegistered();
    error AttestationNotAttested();

    event AttestationRegistered(bytes32 indexed attestationId);

    StandInSchemas public schemas;
    StandInPortals public portals;
    uint256 private _counter;
    mapping(bytes32 id => Attestation attestation) private _attestations;

    function connect(StandInSchemas schemas_, StandInPortals portals_) external {
        schemas = schemas_;
        portals = portals_;
    }

    function attest(AttestationPayload calldata payload, address attester) external {
        if (!portals.isRegistered(msg.sender)) revert OnlyPortal();
        if (!schemas.isRegistered(payload.schemaId)) revert SchemaNotRegistered();
        bytes32 id = bytes32(++_counter);
        _attestations[id] = Attestation({
            attestationId: id,
            schemaId: payload.schemaId,
            replacedBy: 0,
            attester: attester,
            portal: msg.sender,
            attestedDate: uint64(block.timestamp),
            expirationDate: payload.expirationDate,
            revocationDate: 0,
            version: 0,
            revoked: false,
            subject: payload.subject,
            attestationData: payload.attestationData
        });
        emit AttestationRegistered(id);
    }

    function revoke(bytes32 id) external {
        if (msg.sender != _attestations[id].portal) revert OnlyAttestingPortal();
        _attestations[id].revoked = true;
    }

    function getAttestation(bytes32 id) external view returns (Attestation memory) {
        if (_attestations[id].attestationId == 0) revert AttestationNotAttested();
        return _attestations[id];
    }
}

contract StandInPortal {
    error OnlyPortalOwner();

    StandInAttestations private immutable _attestations;
    address private immutable _owner;

    constructor(StandInAttestations attestations, address owner) {
        _attestations = attestations;
        _owner = owner;
    }

    function attest(AttestationPayload calldata payload, bytes[] calldata) external payable {
        _attestations.attest(payload, msg.sender);
    }

    function revoke(bytes32 id) external {
        if (msg.sender != _owner) revert OnlyPortalOwner();
        _attestations.revoke(id);
    }
}

contract StandInPortals {
    error OnlyAllowlisted();

    event PortalRegistered(string name, string description, address portalAddress);

    StandInAttestations public attestations;
    bool public isTestnet;
    mapping(address portal => bool known) public isRegistered;

    function connect(StandInAttestations attestations_, bool isTestnet_) external {
        attestations = attestations_;
        isTestnet = isTestnet_;
    }

    function isAllowlisted(address) public view returns (bool) {
        return isTestnet;
    }

    function deployDefaultPortal(
        address[] calldata,
        string calldata name,
        string calldata description,
        bool,
        string calldata
    ) external {
        if (!isAllowlisted(msg.sender)) revert OnlyAllowlisted();
        address portal = address(new StandInPortal(attestations, msg.sender));
        isRegistered[portal] = true;
        emit PortalRegistered(name, description, portal);
    }
}
