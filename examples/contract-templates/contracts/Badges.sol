// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.31;

import {ERC721Base} from "@thirdweb-dev/contracts/base/ERC721Base.sol";

/// Badges that only the owner mints, without royalties.
contract Badges is ERC721Base {
    constructor(address owner) ERC721Base(owner, "Badges", "BADGE", owner, 0) {}
}
