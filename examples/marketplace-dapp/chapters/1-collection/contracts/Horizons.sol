// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// A hundred landscapes. The contract draws each one from the number of its token.
contract Horizons is ERC721 {
    using Strings for uint256;

    uint256 public constant MAX_SUPPLY = 100;

    uint256 public totalSupply;

    error SoldOut();

    constructor() ERC721("Horizons", "HRZN") {}

    /// Gives you the next token.
    function mint() external returns (uint256 tokenId) {
        if (totalSupply == MAX_SUPPLY) {
            revert SoldOut();
        }
        tokenId = ++totalSupply;
        _mint(msg.sender, tokenId);
    }

    /// The metadata that wallets and explorers read: a JSON document in a data URI.
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        string memory json = string.concat(
            '{"name":"Horizon #',
            tokenId.toString(),
            '","description":"A landscape that a contract draws.","image":"',
            imageOf(tokenId),
            '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(bytes(json)));
    }

    /// The picture: an SVG document in a data URI.
    function imageOf(uint256 tokenId) public view returns (string memory) {
        _requireOwned(tokenId);
        uint256 seed = uint256(keccak256(abi.encode(tokenId)));
        string memory svg = string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
            _sky(seed),
            _sun(seed >> 16),
            _hill(seed >> 32, 62, 34),
            _hill(seed >> 48, 80, 20),
            "</svg>"
        );
        return string.concat("data:image/svg+xml;base64,", Base64.encode(bytes(svg)));
    }

    function _sky(uint256 seed) private pure returns (string memory) {
        return string.concat(
            '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(',
            (seed % 360).toString(),
            ',75%,42%)"/><stop offset=".8" stop-color="hsl(',
            (seed % 360 + 50).toString(),
            ',90%,78%)"/></linearGradient><path fill="url(#sky)" d="M0 0h100v100H0"/>'
        );
    }

    function _sun(uint256 seed) private pure returns (string memory) {
        return string.concat(
            '<circle fill="hsl(45,100%,90%)" cx="',
            (20 + seed % 60).toString(),
            '" cy="',
            (20 + (seed >> 8) % 35).toString(),
            '" r="',
            (7 + seed % 8).toString(),
            '"/>'
        );
    }

    /// A wave that starts at `height`. Lower hills are nearer, and darker.
    function _hill(uint256 seed, uint256 height, uint256 light) private pure returns (string memory) {
        return string.concat(
            '<path fill="hsl(',
            (seed % 360).toString(),
            ",35%,",
            light.toString(),
            '%)" d="M0 ',
            height.toString(),
            "Q25 ",
            (height - 22 + (seed >> 8) % 44).toString(),
            " 50 ",
            height.toString(),
            'T100 80V100H0"/>'
        );
    }
}
