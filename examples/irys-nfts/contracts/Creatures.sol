// SPDX-License-Identifier: MIT
pragma solidity ^0.8.31;

import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/// Creatures that grow when their holder feeds them. Each stage is a file on Arweave.
contract Creatures is IERC4906, ERC721 {
    error NotYours(uint256 token);
    error TooSoon(uint256 nextMeal);
    error FullyGrown(uint256 token);

    uint256 public constant PAUSE = 1 minutes;

    /// The 32 bytes of each stage's Arweave ID. Nothing changes them after deployment.
    bytes32[3] public files;
    uint256 public hatched;
    mapping(uint256 token => uint256) public stageOf;
    mapping(uint256 token => uint256 time) public nextMealOf;

    constructor(bytes32[3] memory stages) ERC721("Creatures", "CREATURE") {
        files = stages;
    }

    function hatch() external returns (uint256 token) {
        token = ++hatched;
        nextMealOf[token] = block.timestamp + PAUSE;
        _mint(msg.sender, token);
    }

    function feed(uint256 token) external {
        if (_requireOwned(token) != msg.sender) revert NotYours(token);
        if (stageOf[token] == files.length - 1) revert FullyGrown(token);
        if (block.timestamp < nextMealOf[token]) revert TooSoon(nextMealOf[token]);
        ++stageOf[token];
        nextMealOf[token] = block.timestamp + PAUSE;
        emit MetadataUpdate(token);
    }

    function tokenURI(uint256 token) public view override returns (string memory) {
        _requireOwned(token);
        bytes32 file = files[stageOf[token]];
        return string.concat("https://arweave.net/", Base64.encodeURL(abi.encode(file)));
    }

    function supportsInterface(bytes4 id) public view override(IERC165, ERC721) returns (bool) {
        // ERC-4906
        return id == 0x49064906 || super.supportsInterface(id);
    }
}
