// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IApi3ReaderProxy {
    function read() external view returns (int224 value, uint32 timestamp);
}

/// Reads an Api3 feed, and rejects a price that is stale or not positive.
contract Api3Price {
    /// The heartbeat of every feed, plus a margin.
    uint256 public constant MAX_AGE = 24 hours + 10 minutes;

    IApi3ReaderProxy public immutable proxy;

    error PriceNotPositive(int224 value);
    error PriceTooOld(uint32 timestamp);

    /// @param proxy_ The address that Api3 Market shows under Integrate.
    constructor(IApi3ReaderProxy proxy_) {
        proxy = proxy_;
    }

    /// @return The price with 18 decimals.
    function price() external view returns (uint256) {
        (int224 value, uint32 timestamp) = proxy.read();
        if (value <= 0) revert PriceNotPositive(value);
        if (block.timestamp > timestamp + MAX_AGE) revert PriceTooOld(timestamp);
        return uint224(value);
    }
}
