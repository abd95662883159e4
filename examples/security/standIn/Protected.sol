// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Stands in for a contract with SphereX's protection: its engine, and who may change it and the operator.
contract StandInProtected {
    address public sphereXEngine;
    address public sphereXOperator;
    address public sphereXAdmin;

    constructor(address admin, address operator, address engine) {
        (sphereXAdmin, sphereXOperator, sphereXEngine) = (admin, operator, engine);
    }

    function changeSphereXEngine(address newSphereXEngine) external {
        require(msg.sender == sphereXOperator, "SphereX error: operator required");
        sphereXEngine = newSphereXEngine;
    }

    function changeSphereXOperator(address newSphereXOperator) external {
        require(msg.sender == sphereXAdmin, "SphereX error: admin required");
        sphereXOperator = newSphereXOperator;
    }
}
