// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface ISecretVRF {
    function requestRandomness(uint32 numWords, uint32 callbackGasLimit)
        external
        payable
        returns (uint256 requestId);
}

contract DiceRoll {
    ISecretVRF public immutable gateway;

    mapping(uint256 requestId => address player) public playerOf;
    mapping(address player => uint256 points) public lastRollOf;

    error OnlyGateway();

    constructor(ISecretVRF secretGateway) {
        gateway = secretGateway;
    }

    /// Requests one random number. The call's value pays for the callback.
    function roll() external payable returns (uint256 requestId) {
        requestId = gateway.requestRandomness{value: msg.value}(1, 100_000);
        playerOf[requestId] = msg.sender;
    }

    /// The gateway calls this later, in another transaction.
    function fulfillRandomWords(uint256 requestId, uint256[] calldata randomWords) external {
        if (msg.sender != address(gateway)) revert OnlyGateway();
        lastRollOf[playerOf[requestId]] = (randomWords[0] % 6) + 1;
    }
}
