// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Records of one ENS name and its subdomains, for Linea's L1Resolver to read. First come, first served.
contract SubdomainRecords {
    uint256 private constant ETHEREUM = 60;

    // The resolver on L1 proves these slots by number: keep the order of all variables up to `texts`.
    mapping(bytes32 node => uint64) public recordVersions; // slot 0
    uint256 private unused1;
    mapping(uint64 version => mapping(bytes32 node => mapping(uint256 coinType => bytes))) private addresses; // slot 2
    uint256[7] private unused3;
    mapping(uint64 version => mapping(bytes32 node => mapping(string key => string))) private texts; // slot 10

    mapping(bytes32 node => address) public ownerOf;
    bytes32 public immutable parent;

    event Registered(bytes32 indexed node, string label, address owner);

    error NotOwner();
    error Taken();
    error InvalidLabel();

    modifier onlyOwner(bytes32 node) {
        if (msg.sender != ownerOf[node]) revert NotOwner();
        _;
    }

    constructor(bytes32 parentNode) {
        parent = parentNode;
        ownerOf[parentNode] = msg.sender;
    }

    function register(string calldata label) external returns (bytes32 node) {
        check(bytes(label));
        node = keccak256(abi.encodePacked(parent, keccak256(bytes(label))));
        if (ownerOf[node] != address(0)) revert Taken();
        ownerOf[node] = msg.sender;
        addresses[recordVersions[node]][node][ETHEREUM] = abi.encodePacked(msg.sender);
        emit Registered(node, label, msg.sender);
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata value) external onlyOwner(node) {
        addresses[recordVersions[node]][node][coinType] = value;
    }

    function setText(bytes32 node, string calldata key, string calldata value) external onlyOwner(node) {
        texts[recordVersions[node]][node][key] = value;
    }

    function transfer(bytes32 node, address owner) external onlyOwner(node) {
        recordVersions[node] += 1; // forgets the records
        ownerOf[node] = owner;
    }

    function addr(bytes32 node) external view returns (address) {
        return address(bytes20(addresses[recordVersions[node]][node][ETHEREUM]));
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return addresses[recordVersions[node]][node][coinType];
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return texts[recordVersions[node]][node][key];
    }

    /// Accepts three or more of a to z, 0 to 9 and the hyphen. ENS rejects labels such as xn--a.
    function check(bytes calldata label) private pure {
        if (label.length < 3) revert InvalidLabel();
        if (label.length > 3 && label[2] == "-" && label[3] == "-") revert InvalidLabel();
        for (uint256 i = 0; i < label.length; i++) {
            bytes1 c = label[i];
            bool valid = (c >= "a" && c <= "z") || (c >= "0" && c <= "9") || (c == "-" && i != 0);
            if (!valid) revert InvalidLabel();
        }
    }
}
