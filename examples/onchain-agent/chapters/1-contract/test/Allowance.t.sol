// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Allowance} from "../contracts/Allowance.sol";

/// The forge cheatcodes that this test uses: a clock, other senders, and expected errors.
interface Vm {
    function warp(uint256 timestamp) external;
    function prank(address sender) external;
    function expectRevert(bytes calldata reason) external;
}

contract AllowanceTest {
    Vm private constant VM = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    address private constant OWNER = address(0xA11CE);
    address payable private constant SUPPLIER = payable(address(0xB0B));
    uint256 private constant LIMIT = 1 ether;

    Allowance private allowance;

    // Forge funds the test contract, which is the agent here.
    function setUp() external {
        address[] memory recipients = new address[](1);
        recipients[0] = SUPPLIER;
        allowance = new Allowance{value: 5 ether}(OWNER, address(this), LIMIT, recipients);
        VM.warp(20_000 days);
    }

    function test_PaysAListedRecipient() external {
        allowance.pay(SUPPLIER, 0.4 ether, 1);
        require(SUPPLIER.balance == 0.4 ether);
        require(allowance.available() == 0.6 ether);
        require(allowance.isPaid(1));
    }

    function test_RejectsMoreThanTheDailyLimit() external {
        allowance.pay(SUPPLIER, 0.7 ether, 1);
        VM.expectRevert(abi.encodeWithSelector(Allowance.OverAllowance.selector, 0.4 ether, 0.3 ether));
        allowance.pay(SUPPLIER, 0.4 ether, 2);
    }

    /// Whatever the agent requests in a day, at most the limit leaves the contract.
    function testFuzz_SpendsAtMostTheLimit(uint96[10] calldata amounts) external {
        for (uint256 i = 0; i < amounts.length; i++) {
            try allowance.pay(SUPPLIER, amounts[i] % 0.3 ether, i) {} catch {}
        }
        require(SUPPLIER.balance <= LIMIT);
        require(allowance.available() == LIMIT - SUPPLIER.balance);
    }

    function test_StartsAgainAtMidnight() external {
        allowance.pay(SUPPLIER, LIMIT, 1);
        require(allowance.available() == 0);
        VM.warp(20_001 days);
        allowance.pay(SUPPLIER, LIMIT, 2);
        require(SUPPLIER.balance == 2 * LIMIT);
    }

    function test_RejectsAnUnlistedRecipient() external {
        VM.expectRevert(abi.encodeWithSelector(Allowance.NotListed.selector, OWNER));
        allowance.pay(payable(OWNER), 1, 1);
    }

    function test_PaysARequestOnce() external {
        allowance.pay(SUPPLIER, 1, 1);
        VM.expectRevert(abi.encodeWithSelector(Allowance.AlreadyPaid.selector, 1));
        allowance.pay(SUPPLIER, 1, 1);
    }

    function test_RejectsAnAmountOfZero() external {
        VM.expectRevert(abi.encodeWithSelector(Allowance.ZeroAmount.selector));
        allowance.pay(SUPPLIER, 0, 1);
    }

    function test_RejectsOtherSenders() external {
        VM.prank(OWNER);
        VM.expectRevert(abi.encodeWithSelector(Allowance.NotAgent.selector, OWNER));
        allowance.pay(SUPPLIER, 1, 1);

        bytes memory notOwner = abi.encodeWithSelector(Allowance.NotOwner.selector, address(this));
        VM.expectRevert(notOwner);
        allowance.setPaused(true);
        VM.expectRevert(notOwner);
        allowance.withdraw();
    }

    function test_StopsWhilePaused() external {
        VM.prank(OWNER);
        allowance.setPaused(true);
        require(allowance.available() == 0);
        VM.expectRevert(abi.encodeWithSelector(Allowance.AllowancePaused.selector));
        allowance.pay(SUPPLIER, 1, 1);

        VM.prank(OWNER);
        allowance.setPaused(false);
        allowance.pay(SUPPLIER, 1, 1);
    }

    function test_ReturnsEverythingToTheOwner() external {
        VM.prank(OWNER);
        allowance.withdraw();
        require(OWNER.balance == 5 ether);
        require(allowance.available() == 0);
    }

    function test_RejectsABadListOfRecipients() external {
        address[] memory recipients = new address[](2);
        recipients[0] = SUPPLIER;
        recipients[1] = SUPPLIER;
        VM.expectRevert(abi.encodeWithSelector(Allowance.InvalidAccount.selector, SUPPLIER));
        new Allowance(OWNER, address(this), LIMIT, recipients);

        VM.expectRevert(abi.encodeWithSelector(Allowance.TooManyRecipients.selector, 11));
        new Allowance(OWNER, address(this), LIMIT, new address[](11));
    }
}
