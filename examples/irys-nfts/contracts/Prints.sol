// SPDX-License-Identifier: MIT
pragma solidity ^0.8.31;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";

/// Prints whose metadata is a file on Arweave. Minting sets the file for good.
contract Prints is ERC721, Ownable {
    error NoFile();

    uint256 public minted;
    /// The 32 bytes of a file's Arweave ID
    mapping(uint256 token => bytes32 id) public fileOf;

    constructor(address owner) ERC721("Prints", "PRINT") Ownable(owner) {}

    function mint(address to, bytes32 file) external onlyOwner returns (uint256 token) {
        if (file == 0) revert NoFile();
        token = ++minted;
        fileOf[token] = file;
        _safeMint(to, token);
    }

    function tokenURI(uint256 token) public view override returns (string memory) {
        _requireOwned(token);
        return string.concat("https://arweave.net/", Base64.encodeURL(abi.encode(fileOf[token])));
    }
}
