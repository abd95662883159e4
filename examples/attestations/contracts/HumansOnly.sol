// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

interface IPohVerifier {
    function verify(bytes memory signature, address human) external view returns (bool);
}

contract HumansOnly {
    error NotHuman(address account);

    // Linea Mainnet
    IPohVerifier private constant POH = IPohVerifier(0xBf14cFAFD7B83f6de881ae6dc10796ddD7220831);

    mapping(address account => bool joined) public hasJoined;

    function join(bytes calldata signature) external {
        if (!POH.verify(signature, msg.sender)) revert NotHuman(msg.sender);
        hasJoined[msg.sender] = true;
    }
}
