// SPDX-License-Identifier: MIT
pragma solidity ^0.8.31;

import {Test} from "forge-std/Test.sol";
import {TicketOffice} from "../src/TicketOffice.sol";

contract TicketOfficeTest is Test {
    TicketOffice private office = new TicketOffice(address(this), 1 gwei);

    function test_SellsTicketsInTurn() public {
        hoax(address(0xA11CE), 1 ether);
        assertEq(office.buy{value: 1 gwei}(), 1);
        assertEq(office.holderOf(1), address(0xA11CE));
    }

    function test_RejectsAnyOtherPrice() public {
        bytes4 selector = TicketOffice.WrongPayment.selector;
        vm.expectRevert(abi.encodeWithSelector(selector, 2 gwei, 1 gwei));
        office.buy{value: 2 gwei}();
    }

    function test_PaysOnlyTheOwner() public {
        vm.prank(address(0xB0B));
        vm.expectRevert(TicketOffice.NotOwner.selector);
        office.withdraw();
    }
}
