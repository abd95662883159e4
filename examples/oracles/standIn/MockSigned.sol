// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import "../contracts/RedstonePull.sol";
import "@redstone-finance/evm-connector/contracts/mocks/AuthorisedMockSignersBase.sol";

/// RedstonePull with the signers of RedStone's mock prices.
contract MockSignedPull is RedstonePull, AuthorisedMockSignersBase {
    function getAuthorisedSignerIndex(address signer) public view override returns (uint8) {
        return getAuthorisedMockSignerIndex(signer);
    }
}
