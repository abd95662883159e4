// SPDX-License-Identifier: MIT
pragma solidity ^0.8.31;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// Membership cards that the owner hands out.
contract Membership is ERC721, Ownable {
    uint256 public issued;

    constructor(address owner) ERC721("Membership", "MEMBER") Ownable(owner) {}

    function issue(address member) external onlyOwner returns (uint256 id) {
        id = ++issued;
        _safeMint(member, id);
    }

    function _baseURI() internal pure override returns (string memory) {
        return "https://example.com/cards/";
    }
}
