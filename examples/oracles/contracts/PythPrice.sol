// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

struct Price {
    int64 price;
    uint64 conf;
    int32 expo;
    uint256 publishTime;
}

interface IPyth {
    function getUpdateFee(bytes[] calldata updateData) external view returns (uint256);

    function updatePriceFeeds(bytes[] calldata updateData) external payable;

    function getPriceNoOlderThan(bytes32 id, uint256 age) external view returns (Price memory);
}

/// Verifies a signed price and uses it in the same transaction.
contract PythPrice {
    bytes32 public constant ETH_USD =
        0xff61491a931112ddf1bd8147cd1b641375f79f5825126d665480874634fd0ace;
    uint256 public constant MAX_AGE = 60;

    IPyth public immutable pyth;
    Price public last;

    error PriceTooUncertain(int64 price, uint64 conf);
    error RefundFailed();

    constructor(IPyth pyth_) {
        pyth = pyth_;
    }

    /// @param updateData The signed prices from Hermes.
    function setPrice(bytes[] calldata updateData) external payable {
        uint256 fee = pyth.getUpdateFee(updateData);
        pyth.updatePriceFeeds{value: fee}(updateData);

        Price memory current = pyth.getPriceNoOlderThan(ETH_USD, MAX_AGE);
        // The price must be positive, and certain to 1%.
        if (current.price <= 0 || current.conf > uint64(current.price) / 100) {
            revert PriceTooUncertain(current.price, current.conf);
        }
        last = current;

        (bool refunded, ) = msg.sender.call{value: msg.value - fee}("");
        if (!refunded) revert RefundFailed();
    }
}
