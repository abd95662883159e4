// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Stands in for a Chainlink or RedStone push feed.
contract StandInFeed {
    string public description;
    int256 private answer;
    uint256 private updatedAt;

    function decimals() external pure returns (uint8) {
        return 8;
    }

    function set(string calldata description_, int256 answer_, uint256 updatedAt_) external {
        (description, answer, updatedAt) = (description_, answer_, updatedAt_);
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (7, answer, updatedAt, updatedAt, 7);
    }
}

/// Stands in for the Pyth contract. An update is `abi.encode(id, price)` instead of a signed one.
contract StandInPyth {
    struct Price {
        int64 price;
        uint64 conf;
        int32 expo;
        uint256 publishTime;
    }

    mapping(bytes32 => Price) private prices;

    error InsufficientFee();
    error PriceFeedNotFound();
    error StalePrice();

    function getUpdateFee(bytes[] calldata updateData) public pure returns (uint256) {
        return updateData.length * 0.000004 ether;
    }

    function updatePriceFeeds(bytes[] calldata updateData) external payable {
        if (msg.value < getUpdateFee(updateData)) revert InsufficientFee();
        for (uint256 i = 0; i < updateData.length; i++) {
            (bytes32 id, Price memory price) = abi.decode(updateData[i], (bytes32, Price));
            if (price.publishTime > prices[id].publishTime) prices[id] = price;
        }
    }

    function getPriceNoOlderThan(bytes32 id, uint256 age) external view returns (Price memory) {
        Price memory price = prices[id];
        if (price.publishTime == 0) revert PriceFeedNotFound();
        uint256 difference = price.publishTime > block.timestamp
            ? price.publishTime - block.timestamp
            : block.timestamp - price.publishTime;
        if (difference > age) revert StalePrice();
        return price;
    }
}

/// Stands in for the proxy of an Api3 feed.
contract StandInApi3Proxy {
    int224 private value;
    uint32 private timestamp;

    error DataFeedIsNotInitialized();

    function set(int224 value_, uint32 timestamp_) external {
        (value, timestamp) = (value_, timestamp_);
    }

    function read() external view returns (int224, uint32) {
        if (timestamp == 0) revert DataFeedIsNotInitialized();
        return (value, timestamp);
    }
}

/// Stands in for a DIA oracle.
contract StandInDia {
    mapping(string => uint128) private values;
    mapping(string => uint128) private timestamps;

    function set(string calldata key, uint128 value, uint128 timestamp) external {
        (values[key], timestamps[key]) = (value, timestamp);
    }

    function getValue(string memory key) external view returns (uint128, uint128) {
        return (values[key], timestamps[key]);
    }
}

/// Stands in for Tellor's oracle.
contract StandInTellor {
    bytes32 private queryId;
    uint256 private reportedAt;

    function set(bytes32 queryId_, uint256 reportedAt_) external {
        (queryId, reportedAt) = (queryId_, reportedAt_);
    }

    function getDataBefore(
        bytes32 queryId_,
        uint256 timestamp
    ) external view returns (bool, bytes memory, uint256) {
        bool found = queryId_ == queryId && reportedAt < timestamp;
        return (found, found ? abi.encode(3000 ether) : bytes(""), found ? reportedAt : 0);
    }
}
