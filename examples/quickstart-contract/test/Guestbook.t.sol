// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Guestbook} from "../src/Guestbook.sol";

contract GuestbookTest {
    Guestbook private guestbook = new Guestbook();

    function test_KeepsTheLatestLine() external {
        guestbook.sign("Hello");
        guestbook.sign("Hello, Linea");
        require(keccak256(bytes(guestbook.entryOf(address(this)))) == keccak256("Hello, Linea"));
        require(guestbook.authors() == 1);
    }

    function test_RefusesAnEmptyLine() external {
        try guestbook.sign("") {
            revert("signed");
        } catch (bytes memory reason) {
            require(keccak256(reason) == keccak256(abi.encodeWithSelector(Guestbook.WrongLength.selector, 0)));
        }
    }
}
