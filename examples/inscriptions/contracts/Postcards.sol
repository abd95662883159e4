// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Sends numbered postcards as ESIP-3 inscriptions. The contract builds the picture, so callers don't send it.
contract Postcards {
    event ethscriptions_protocol_CreateEthscription(address indexed initialOwner, string contentURI);

    uint256 public sent;

    function send(address recipient) external {
        sent += 1;
        emit ethscriptions_protocol_CreateEthscription(recipient, contentURI(sent));
    }

    /// UTF-8 text, not hexadecimal, and different for each number: duplicates don't count.
    function contentURI(uint256 number) public pure returns (string memory) {
        return string.concat(
            "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 40'>",
            "<rect width='60' height='40' fill='skyblue'/><circle cx='48' cy='10' r='5' fill='gold'/>",
            "<path d='M0 40L20 16L40 40z'/><text x='30' y='36' font-size='5'>No. ",
            digits(number),
            "</text></svg>"
        );
    }

    function digits(uint256 number) private pure returns (string memory) {
        bytes memory text;
        do {
            text = bytes.concat(bytes1(uint8(48 + number % 10)), text);
            number /= 10;
        } while (number != 0);
        return string(text);
    }
}
