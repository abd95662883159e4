// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Poll} from "../contracts/Poll.sol";

/// @dev The forge cheatcodes that this test uses.
interface Cheatcodes {
    /// Sends the next call from another account.
    function prank(address sender) external;
    /// Sets block.timestamp.
    function warp(uint256 timestamp) external;
    /// Fails the test unless the next call reverts with this data.
    function expectRevert(bytes calldata data) external;
}

Cheatcodes constant vm = Cheatcodes(address(uint160(uint256(keccak256("hevm cheat code")))));

contract PollTest {
    address private constant ADA = address(0xADA);
    address private constant BEN = address(0xBE4);

    Poll private poll = create(two("Coffee", "Tea"), 1 hours, two(ADA, BEN));

    function test_CountsOneVoteForEachAccount() external {
        vm.prank(ADA);
        poll.vote(1);
        vm.prank(BEN);
        poll.vote(1);
        require(poll.tally()[0] == 0);
        require(poll.tally()[1] == 2);
        require(poll.ballotOf(ADA) == Poll.Ballot.Cast);
    }

    function test_RejectsASecondVote() external {
        vm.prank(ADA);
        poll.vote(0);
        vm.expectRevert(abi.encodeWithSelector(Poll.AlreadyVoted.selector, ADA));
        vm.prank(ADA);
        poll.vote(1);
    }

    function test_RejectsAnAccountThatIsNotListed() external {
        vm.expectRevert(abi.encodeWithSelector(Poll.NotAVoter.selector, address(this)));
        poll.vote(0);
    }

    function test_RejectsAnOptionThatDoesNotExist() external {
        vm.expectRevert(abi.encodeWithSelector(Poll.NoSuchOption.selector, 2));
        vm.prank(ADA);
        poll.vote(2);
    }

    function test_ClosesOnTheSecond() external {
        uint256 closesAt = poll.closesAt();
        vm.warp(closesAt - 1);
        vm.prank(ADA);
        poll.vote(0);
        vm.warp(closesAt);
        vm.expectRevert(abi.encodeWithSelector(Poll.VotingClosed.selector, closesAt, closesAt));
        vm.prank(BEN);
        poll.vote(0);
    }

    function test_RejectsAListThatNamesAnAccountTwice() external {
        vm.expectRevert(abi.encodeWithSelector(Poll.ListedTwice.selector, ADA));
        create(two("Coffee", "Tea"), 1 hours, two(ADA, ADA));
    }

    function test_RejectsTermsOutsideTheLimits() external {
        vm.expectRevert(abi.encodeWithSelector(Poll.WrongOptionCount.selector, 1));
        create(new string[](1), 1 hours, two(ADA, BEN));
        vm.expectRevert(abi.encodeWithSelector(Poll.WrongVoterCount.selector, 101));
        create(two("Coffee", "Tea"), 1 hours, new address[](101));
        vm.expectRevert(abi.encodeWithSelector(Poll.WrongDuration.selector, 59));
        create(two("Coffee", "Tea"), 59, two(ADA, BEN));
    }

    function create(string[] memory options, uint256 duration, address[] memory voters) private returns (Poll) {
        return new Poll("What should we drink?", options, duration, voters);
    }

    function two(string memory first, string memory second) private pure returns (string[] memory list) {
        list = new string[](2);
        (list[0], list[1]) = (first, second);
    }

    function two(address first, address second) private pure returns (address[] memory list) {
        list = new address[](2);
        (list[0], list[1]) = (first, second);
    }
}
