// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IPrimusZKTLS, Proof, Request, Resolve} from "../contracts/StarsClaim.sol";

// A stand-in that checks signatures as Primus publishes it, for tests only.
contract StandInPrimus is IPrimusZKTLS {
    address private immutable _attestor;

    constructor(address attestor) {
        _attestor = attestor;
    }

    function verifyAttestation(Proof calldata proof) external view {
        require(proof.signatures.length == 1, "Invalid signature length");
        bytes calldata signature = proof.signatures[0];
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        address signer = ecrecover(encodeAttestation(proof), uint8(signature[64]), r, s);
        require(signer == _attestor, "Invalid signature");
    }

    function encodeAttestation(Proof calldata proof) public pure returns (bytes32) {
        Request calldata request = proof.request;
        bytes memory resolves;
        for (uint256 i = 0; i < proof.reponseResolve.length; ++i) {
            Resolve calldata each = proof.reponseResolve[i];
            resolves = bytes.concat(
                resolves,
                bytes(each.keyName),
                bytes(each.parseType),
                bytes(each.parsePath)
            );
        }
        return
            keccak256(
                abi.encodePacked(
                    proof.recipient,
                    keccak256(
                        abi.encodePacked(
                            request.url,
                            request.header,
                            request.method,
                            request.body
                        )
                    ),
                    keccak256(resolves),
                    proof.data,
                    proof.attConditions,
                    proof.timestamp,
                    proof.additionParams
                )
            );
    }
}
