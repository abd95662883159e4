// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Horizons} from "../contracts/Horizons.sol";
import {vm} from "./Vm.sol";

contract HorizonsTest {
    Horizons private horizons = new Horizons();

    function test_MintGivesTheNextToken() external {
        require(horizons.mint() == 1);
        require(horizons.mint() == 2);
        require(horizons.ownerOf(2) == address(this));
        require(horizons.totalSupply() == 2);
    }

    function test_DrawsEachTokenDifferently() external {
        horizons.mint();
        horizons.mint();
        require(keccak256(bytes(horizons.imageOf(1))) != keccak256(bytes(horizons.imageOf(2))));
    }

    function test_StopsAtTheLastToken() external {
        for (uint256 i = 0; i < horizons.MAX_SUPPLY(); i++) {
            horizons.mint();
        }
        vm.expectRevert(abi.encodeWithSelector(Horizons.SoldOut.selector));
        horizons.mint();
    }
}
