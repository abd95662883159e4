// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

struct Request {
    string url;
    string header;
    string method;
    string body;
}

struct Resolve {
    string keyName;
    string parseType;
    string parsePath;
}

struct Attestor {
    address attestorAddr;
    string url;
}

struct Proof {
    address recipient;
    Request request;
    Resolve[] reponseResolve;
    string data;
    string attConditions;
    uint64 timestamp;
    string additionParams;
    Attestor[] attestors;
    bytes[] signatures;
}

interface IPrimusZKTLS {
    function verifyAttestation(Proof calldata attestation) external view;

    function encodeAttestation(Proof calldata attestation) external pure returns (bytes32);
}

contract StarsClaim {
    error NotYours(address recipient);
    error UsedBefore();
    error WrongSource(string url);

    IPrimusZKTLS public immutable primus;
    bytes32 private immutable _source;
    mapping(bytes32 proofId => bool used) public isUsed;
    mapping(address account => string data) public dataOf;

    constructor(
        IPrimusZKTLS primus_,
        Request memory request,
        Resolve[] memory resolves,
        string memory conditions
    ) {
        primus = primus_;
        _source = keccak256(abi.encode(request, resolves, conditions));
    }

    function claim(Proof calldata proof) external {
        primus.verifyAttestation(proof);
        if (proof.recipient != msg.sender) revert NotYours(proof.recipient);
        bytes memory source = abi.encode(proof.request, proof.reponseResolve, proof.attConditions);
        if (keccak256(source) != _source) revert WrongSource(proof.request.url);
        // Not the signature: each signature has a second form that the verifier also accepts.
        bytes32 id = primus.encodeAttestation(proof);
        if (isUsed[id]) revert UsedBefore();
        isUsed[id] = true;
        dataOf[msg.sender] = proof.data;
    }
}
