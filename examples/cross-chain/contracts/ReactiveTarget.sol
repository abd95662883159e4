// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// Accepts callbacks from one reactive contract.
contract ReactiveTarget {
    address public immutable callbackProxy;
    address public immutable reactiveDeployer;

    uint256 public lastValue;

    error NotCallbackProxy(address caller);
    error NotMyContract(address deployer);

    constructor(address callbackProxy_, address reactiveDeployer_) {
        callbackProxy = callbackProxy_;
        reactiveDeployer = reactiveDeployer_;
    }

    /// Reactive Network overwrites the first argument with the account that deployed the reactive contract.
    function onEvent(address deployer, uint256 value) external {
        if (msg.sender != callbackProxy) revert NotCallbackProxy(msg.sender);
        if (deployer != reactiveDeployer) revert NotMyContract(deployer);
        lastValue = value;
    }
}
