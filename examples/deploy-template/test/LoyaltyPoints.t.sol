// SPDX-License-Identifier: MIT
pragma solidity ^0.8.31;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {Test} from "forge-std/Test.sol";
import {LoyaltyPoints} from "../src/LoyaltyPoints.sol";

contract LoyaltyPointsTest is Test {
    address private constant ALICE = address(0xA11CE);
    LoyaltyPoints private points = new LoyaltyPoints(address(this));

    function test_OnlyTheOwnerHandsOut() public {
        points.mint(ALICE, 5);
        assertEq(points.balanceOf(ALICE), 5);

        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ALICE));
        points.mint(ALICE, 5);
    }

    function test_NothingMovesWhilePaused() public {
        points.mint(ALICE, 5);
        points.pause();
        vm.prank(ALICE);
        vm.expectRevert(Pausable.EnforcedPause.selector);
        points.transfer(address(this), 1);
    }
}
