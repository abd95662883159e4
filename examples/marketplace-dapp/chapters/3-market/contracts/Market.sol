// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

/// Sells tokens of one collection for ETH. Tokens stay with their owners until they are sold.
contract Market {
    struct Listing {
        address seller;
        uint96 price;
    }

    IERC721 public immutable collection;

    mapping(uint256 tokenId => Listing) public listings;
    mapping(address seller => uint256) public proceeds;

    event Listed(uint256 indexed tokenId, address indexed seller, uint256 price);
    event Canceled(uint256 indexed tokenId, address indexed seller);
    event Sold(uint256 indexed tokenId, address indexed seller, address indexed buyer, uint256 price);
    event Withdrawn(address indexed seller, uint256 amount);

    error PriceIsZero();
    error NotYours(uint256 tokenId);
    error NotForSale(uint256 tokenId);
    error WrongPayment(uint256 price);
    error NothingToWithdraw();

    constructor(IERC721 collection_) {
        collection = collection_;
    }

    /// Sets the price of your token. The sale opens once you approve the market for this token.
    function list(uint256 tokenId, uint96 price) external {
        if (price == 0) {
            revert PriceIsZero();
        }
        if (collection.ownerOf(tokenId) != msg.sender) {
            revert NotYours(tokenId);
        }
        listings[tokenId] = Listing(msg.sender, price);
        emit Listed(tokenId, msg.sender, price);
    }

    /// Takes your listing back.
    function cancel(uint256 tokenId) external {
        if (listings[tokenId].seller != msg.sender) {
            revert NotYours(tokenId);
        }
        delete listings[tokenId];
        emit Canceled(tokenId, msg.sender);
    }

    /// The price, or 0 while the token can't be bought.
    function priceOf(uint256 tokenId) public view returns (uint256) {
        Listing memory listing = listings[tokenId];
        if (
            listing.price == 0 || collection.ownerOf(tokenId) != listing.seller
                || collection.getApproved(tokenId) != address(this)
        ) {
            return 0;
        }
        return listing.price;
    }

    /// Buys a token for exactly its price. The seller withdraws the payment later.
    function buy(uint256 tokenId) external payable {
        uint256 price = priceOf(tokenId);
        if (price == 0) {
            revert NotForSale(tokenId);
        }
        if (msg.value != price) {
            revert WrongPayment(price);
        }
        address seller = listings[tokenId].seller;
        delete listings[tokenId];
        proceeds[seller] += price;
        emit Sold(tokenId, seller, msg.sender, price);
        collection.transferFrom(seller, msg.sender, tokenId);
    }

    /// Pays out what your sales brought in.
    function withdraw() external {
        uint256 amount = proceeds[msg.sender];
        if (amount == 0) {
            revert NothingToWithdraw();
        }
        proceeds[msg.sender] = 0;
        emit Withdrawn(msg.sender, amount);
        Address.sendValue(payable(msg.sender), amount);
    }
}
