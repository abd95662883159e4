// SPDX-License-Identifier: MIT
pragma solidity ^0.8.31;

/// Sells numbered tickets at a price that is fixed when the contract is created.
contract TicketOffice {
    address public immutable owner;
    uint256 public immutable price;
    uint256 public sold;
    mapping(uint256 ticket => address holder) public holderOf;

    event Sold(uint256 indexed ticket, address indexed holder);

    error WrongPayment(uint256 paid, uint256 price);
    error NotOwner();

    constructor(address initialOwner, uint256 ticketPrice) {
        owner = initialOwner;
        price = ticketPrice;
    }

    function buy() external payable returns (uint256 ticket) {
        if (msg.value != price) revert WrongPayment(msg.value, price);
        ticket = ++sold;
        holderOf[ticket] = msg.sender;
        emit Sold(ticket, msg.sender);
    }

    function withdraw() external {
        if (msg.sender != owner) revert NotOwner();
        (bool done,) = owner.call{value: address(this).balance}("");
        require(done);
    }
}
