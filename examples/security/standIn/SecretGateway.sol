// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Stands in for the gateway of Secret Network: what is asked on Linea, and the callback that its relayer brings.
contract StandInGateway {
    struct Task {
        bytes31 payloadHash;
        bool completed;
    }

    uint256 public taskId;
    mapping(uint256 => Task) public tasks;
    address private receiver;

    function estimateRequestPrice(uint32 callbackGasLimit) public view returns (uint256) {
        return callbackGasLimit * tx.gasprice;
    }

    function requestRandomness(uint32 numWords, uint32 callbackGasLimit)
        external
        payable
        returns (uint256 requestId)
    {
        require(numWords <= 2000, "Too Many random words Requested");
        uint256 price = estimateRequestPrice(callbackGasLimit);
        require(msg.value >= price, "Paid Callback Fee Too Low");
        (bool refunded,) = tx.origin.call{value: msg.value - price}("");
        require(refunded);
        requestId = taskId++;
        receiver = msg.sender;
        tasks[requestId].payloadHash = bytes31(keccak256(abi.encode(requestId)));
    }

    function complete(uint256 requestId, uint256 word) external {
        uint256[] memory words = new uint256[](1);
        words[0] = word;
        tasks[requestId].completed = true;
        (bool done,) = receiver.call(abi.encodeWithSelector(0x38ba4614, requestId, words));
        require(done);
    }

    function increaseTaskId(uint256 next) external {
        taskId = next;
    }
}
