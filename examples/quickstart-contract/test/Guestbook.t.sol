// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Guestbook} from "../src/Guestbook.sol";

contract GuestbookTest {
    Guestbook private guestbook = new Guestbook();

    function test_KeepsTheLatestLine() external {
        guestbook.sign("Hello");
        guestbook.sign("Hello, Linea");
        string memory entry = guestbook.entryOf(address(this));
        require(keccak256(bytes(entry)) == keccak256("Hello, Linea"));
        require(guestbook.authors() == 1);
    }

    function test_RejectsAnEmptyLine() external {
        try guestbook.sign("") {
            revert("signed");
        } catch (bytes memory reason) {
            bytes4 selector = Guestbook.WrongLength.selector;
            require(keccak256(reason) == keccak256(abi.encodeWithSelector(selector, 0)));
        }
    }
}
