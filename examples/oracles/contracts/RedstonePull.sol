// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import "@redstone-finance/evm-connector/contracts/data-services/PrimaryProdDataServiceConsumerBase.sol";

/// Reads the ETH price that RedStone's signers attach to the call.
contract RedstonePull is PrimaryProdDataServiceConsumerBase {
    /// @return The price with 8 decimals.
    function ethPrice() external view returns (uint256) {
        return getOracleNumericValueFromTxMsg(bytes32("ETH"));
    }
}
