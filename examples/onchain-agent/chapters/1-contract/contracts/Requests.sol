// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Payment requests that any account can post. It holds no ETH and promises nothing.
contract Requests {
    struct Request {
        address from;
        uint256 amount;
        string note;
    }

    Request[] private requests;

    event Posted(uint256 indexed id, address indexed from, uint256 amount, string note);

    error WrongLength(uint256 length);

    function post(uint256 amount, string calldata note) external returns (uint256 id) {
        uint256 length = bytes(note).length;
        if (length == 0 || length > 200) revert WrongLength(length);
        id = requests.length;
        requests.push(Request(msg.sender, amount, note));
        emit Posted(id, msg.sender, amount, note);
    }

    function count() external view returns (uint256) {
        return requests.length;
    }

    function requestAt(uint256 id) external view returns (Request memory) {
        return requests[id];
    }
}
