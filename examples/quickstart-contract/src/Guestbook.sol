// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Keeps one line of text for each account that signs.
contract Guestbook {
    uint256 public constant MAX_LENGTH = 140;

    uint256 public authors;
    mapping(address author => string text) public entryOf;

    event Signed(address indexed author, string text);

    error WrongLength(uint256 length);

    /// Writes your line, or replaces the one you wrote before.
    function sign(string calldata text) external {
        uint256 length = bytes(text).length;
        if (length == 0 || length > MAX_LENGTH) {
            revert WrongLength(length);
        }
        if (bytes(entryOf[msg.sender]).length == 0) {
            authors++;
        }
        entryOf[msg.sender] = text;
        emit Signed(msg.sender, text);
    }
}
