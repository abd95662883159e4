// SPDX-License-Identifier: MIT
pragma solidity ^0.8.31;

import {Script} from "forge-std/Script.sol";
import {TicketOffice} from "../src/TicketOffice.sol";

contract DeployTicketOffice is Script {
    function run(address owner, uint256 price) external returns (TicketOffice office) {
        vm.startBroadcast();
        office = new TicketOffice(owner, price);
        vm.stopBroadcast();

        require(office.owner() == owner && office.price() == price);
    }
}
