// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IDIAOracleV2 {
    function getValue(string memory key) external view returns (uint128 value, uint128 timestamp);
}

/// Reads a price from a DIA oracle, and rejects a price that is missing or stale.
contract DiaPrice {
    IDIAOracleV2 public immutable oracle;
    uint256 public immutable maxAge;

    error NoPrice(string key);
    error PriceTooOld(uint128 timestamp);

    /// @param maxAge_ The longest time between two updates that you agreed with DIA, in seconds.
    constructor(IDIAOracleV2 oracle_, uint256 maxAge_) {
        oracle = oracle_;
        maxAge = maxAge_;
    }

    /// @param key For example `BTC/USD`.
    /// @return The price with 8 decimals.
    function price(string calldata key) external view returns (uint128) {
        (uint128 value, uint128 timestamp) = oracle.getValue(key);
        if (value == 0) revert NoPrice(key);
        if (block.timestamp > timestamp + maxAge) revert PriceTooOld(timestamp);
        return value;
    }
}
