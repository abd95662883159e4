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
}

contract StarsClaim {
    error NotYours(address recipient);
    error UsedBefore();
    error WrongSource(string url);

    IPrimusZKTLS public immutable primus;
    bytes32 private immutable _source;
    mapping(bytes32 signatureHash => bool used) public isUsed;
    mapping(address account => string data) public dataOf;

    constructor(IPrimusZKTLS primus_, string memory url) {
        primus = primus_;
        _source = keccak256(bytes(url));
    }

    function claim(Proof calldata proof) external {
        primus.verifyAttestation(proof);
        if (proof.recipient != msg.sender) revert NotYours(proof.recipient);
        if (keccak256(bytes(proof.request.url)) != _source) revert WrongSource(proof.request.url);
        bytes32 id = keccak256(proof.signatures[0]);
        if (isUsed[id]) revert UsedBefore();
        isUsed[id] = true;
        dataOf[msg.sender] = proof.data;
    }
}
