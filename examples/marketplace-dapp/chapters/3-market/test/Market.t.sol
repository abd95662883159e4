// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Horizons} from "../contracts/Horizons.sol";
import {Market} from "../contracts/Market.sol";
import {vm} from "./Vm.sol";

contract MarketTest {
    address private constant SELLER = address(0x5E11E5);
    address private constant BUYER = address(0xB0B);
    uint96 private constant PRICE = 0.001 ether;

    Horizons private horizons = new Horizons();
    Market private market = new Market(horizons);

    /// Runs before each test: token 1 is for sale.
    function setUp() external {
        vm.prank(SELLER);
        horizons.mint();
        vm.prank(SELLER);
        market.list(1, PRICE);
        vm.prank(SELLER);
        horizons.approve(address(market), 1);
        vm.deal(BUYER, 1 ether);
    }

    function test_BuyerGetsTheTokenAndSellerThePrice() external {
        vm.prank(BUYER);
        market.buy{value: PRICE}(1);
        require(horizons.ownerOf(1) == BUYER);
        require(market.proceeds(SELLER) == PRICE);

        vm.prank(SELLER);
        market.withdraw();
        require(SELLER.balance == PRICE);
        vm.prank(SELLER);
        vm.expectRevert(abi.encodeWithSelector(Market.NothingToWithdraw.selector));
        market.withdraw();
    }

    function test_RejectsAnotherAmount() external {
        vm.prank(BUYER);
        vm.expectRevert(abi.encodeWithSelector(Market.WrongPayment.selector, PRICE));
        market.buy{value: PRICE - 1}(1);
    }

    function test_RejectsAfterACancellation() external {
        vm.prank(SELLER);
        market.cancel(1);
        expectNotForSale();
    }

    function test_RejectsATokenThatMoved() external {
        vm.prank(SELLER);
        horizons.transferFrom(SELLER, address(this), 1);
        expectNotForSale();

        // It's back, but a transfer clears the approval: the old listing stays closed.
        horizons.transferFrom(address(this), SELLER, 1);
        expectNotForSale();
    }

    function test_OnlyTheOwnerSetsThePrice() external {
        vm.prank(BUYER);
        vm.expectRevert(abi.encodeWithSelector(Market.NotYours.selector, 1));
        market.list(1, 1);
        vm.prank(BUYER);
        vm.expectRevert(abi.encodeWithSelector(Market.NotYours.selector, 1));
        market.cancel(1);
    }

    function test_PaysOnce() external {
        Greedy greedy = new Greedy(market);
        vm.prank(SELLER);
        horizons.transferFrom(SELLER, address(greedy), 1);
        greedy.offer(horizons, PRICE);
        vm.prank(BUYER);
        market.buy{value: PRICE}(1);

        // The market holds as much again for another seller.
        vm.deal(address(market), 2 * PRICE);
        try greedy.collect() {
            revert("paid");
        } catch {
            require(market.proceeds(address(greedy)) == PRICE);
        }
    }

    function expectNotForSale() private {
        require(market.priceOf(1) == 0);
        vm.prank(BUYER);
        vm.expectRevert(abi.encodeWithSelector(Market.NotForSale.selector, 1));
        market.buy{value: PRICE}(1);
    }
}

/// Withdraws again from within a withdrawal.
contract Greedy {
    Market private immutable market;

    constructor(Market market_) {
        market = market_;
    }

    function offer(Horizons horizons, uint96 price) external {
        market.list(1, price);
        horizons.approve(address(market), 1);
    }

    function collect() public {
        market.withdraw();
    }

    receive() external payable {
        if (address(market).balance > 0) {
            collect();
        }
    }
}
