// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface AggregatorV3Interface {
    function decimals() external view returns (uint8);

    function latestRoundData()
        external
        view
        returns (
            uint80 roundId,
            int256 answer,
            uint256 startedAt,
            uint256 updatedAt,
            uint80 answeredInRound
        );
}

/// Reads a feed, and rejects a price that is stale or not positive.
contract ChainlinkPrice {
    AggregatorV3Interface public immutable feed;
    uint256 public immutable maxAge;

    error PriceNotPositive(int256 answer);
    error PriceTooOld(uint256 updatedAt);

    /// @param feed_ For example ETH / USD.
    /// @param maxAge_ The feed's heartbeat plus a margin, in seconds.
    constructor(AggregatorV3Interface feed_, uint256 maxAge_) {
        feed = feed_;
        maxAge = maxAge_;
    }

    /// @return The price with `feed.decimals()` decimals.
    function price() external view returns (uint256) {
        (, int256 answer, , uint256 updatedAt, ) = feed.latestRoundData();
        if (answer <= 0) revert PriceNotPositive(answer);
        if (block.timestamp > updatedAt + maxAge) revert PriceTooOld(updatedAt);
        return uint256(answer);
    }
}
