// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Stands in for the resolver on L1: keeps the target of each name, and asks nobody whose it is.
contract L1ResolverStandIn {
    mapping(bytes32 => address) private targets;

    function setTarget(bytes calldata name, address target) external {
        (bytes32 node,) = getTarget(name);
        targets[node] = target;
    }

    function getTarget(bytes memory name) public view returns (bytes32 node, address target) {
        uint256 length = uint8(name[0]);
        if (length == 0) return (0, address(0));
        bytes memory label = new bytes(length);
        bytes memory rest = new bytes(name.length - length - 1);
        for (uint256 i = 0; i < length; i++) label[i] = name[i + 1];
        for (uint256 i = 0; i < rest.length; i++) rest[i] = name[i + 1 + length];
        (node, target) = getTarget(rest);
        node = keccak256(abi.encodePacked(node, keccak256(label)));
        if (targets[node] != address(0)) target = targets[node];
    }
}
