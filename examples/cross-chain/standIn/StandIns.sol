// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {
    LayerZeroMessenger,
    MessagingFee,
    MessagingParams,
    MessagingReceipt,
    Origin
} from "../contracts/LayerZeroMessenger.sol";
import {Any2EVMMessage, CcipMessenger, EVM2AnyMessage, EVMTokenAmount} from "../contracts/CcipMessenger.sol";
import {HyperlaneMessenger} from "../contracts/HyperlaneMessenger.sol";
import {Signature, VM} from "../contracts/WormholeMessenger.sol";

// Stand-ins for the providers' contracts in tests. They have the published functions that the samples call, a fixed
// price, and a function `arrive` that does what the provider's own transaction does on the receiving chain.

contract StandInEndpoint {
    uint64 public sent;

    event PacketSent(bytes encodedPayload, bytes options, address sendLibrary);

    function quote(MessagingParams calldata params, address) public pure returns (MessagingFee memory) {
        return MessagingFee(1 gwei * (100 + params.message.length), 0);
    }

    function send(MessagingParams calldata params, address refundAddress)
        external
        payable
        returns (MessagingReceipt memory)
    {
        MessagingFee memory fee = quote(params, msg.sender);
        require(msg.value >= fee.nativeFee, "LZ_InsufficientFee");
        emit PacketSent(params.message, params.options, address(0));
        (bool ok,) = refundAddress.call{value: msg.value - fee.nativeFee}("");
        require(ok, "refund");
        return MessagingReceipt(keccak256(abi.encode(++sent, msg.sender, params.dstEid, params.receiver)), sent, fee);
    }

    function arrive(LayerZeroMessenger to, Origin calldata origin, bytes calldata message) external {
        require(to.allowInitializePath(origin), "LZ_PathNotInitializable");
        to.lzReceive(origin, bytes32(0), message, msg.sender, "");
    }

    /// Calls without asking, as the real endpoint never does.
    function force(LayerZeroMessenger to, Origin calldata origin, bytes calldata message) external {
        to.lzReceive(origin, bytes32(0), message, msg.sender, "");
    }
}

contract StandInRouter {
    uint256 public sent;

    event Asked(uint64 selector, bytes receiver, bytes data, bytes extraArgs);

    error InsufficientFeeTokenAmount();
    error UnsupportedDestinationChain(uint64 destChainSelector);

    function getFee(uint64 selector, EVM2AnyMessage memory message) public pure returns (uint256) {
        if (selector == 0) revert UnsupportedDestinationChain(selector);
        return 1 gwei * (200 + message.data.length);
    }

    function ccipSend(uint64 selector, EVM2AnyMessage calldata message) external payable returns (bytes32) {
        if (msg.value < getFee(selector, message)) revert InsufficientFeeTokenAmount();
        emit Asked(selector, message.receiver, message.data, message.extraArgs);
        return keccak256(abi.encode(++sent, msg.sender, selector));
    }

    function arrive(CcipMessenger to, uint64 selector, address sender, bytes calldata data) external {
        require(to.supportsInterface(0x85572ffb), "not a receiver");
        to.ccipReceive(
            Any2EVMMessage(bytes32(uint256(1)), selector, abi.encode(sender), data, new EVMTokenAmount[](0))
        );
    }
}

contract StandInMailbox {
    uint256 public sent;

    event Dispatch(address indexed sender, uint32 indexed destination, bytes32 indexed recipient, bytes message);

    function quoteDispatch(uint32, bytes32, bytes calldata body) public pure returns (uint256) {
        return 1 gwei * (300 + body.length);
    }

    function dispatch(uint32 domain, bytes32 recipient, bytes calldata body) external payable returns (bytes32) {
        require(msg.value >= quoteDispatch(domain, recipient, body), "IGP: insufficient interchain gas payment");
        emit Dispatch(msg.sender, domain, recipient, body);
        return keccak256(abi.encode(++sent, msg.sender, domain, recipient));
    }

    function arrive(HyperlaneMessenger to, uint32 origin, bytes32 sender, bytes calldata body) external {
        to.handle(origin, sender, body);
    }
}

contract StandInCore {
    uint64 public sent;

    event LogMessagePublished(
        address indexed sender, uint64 sequence, uint32 nonce, bytes payload, uint8 consistencyLevel
    );

    function messageFee() public pure returns (uint256) {
        return 1 gwei;
    }

    function publishMessage(uint32 nonce, bytes memory payload, uint8 consistencyLevel)
        external
        payable
        returns (uint64)
    {
        require(msg.value == messageFee(), "invalid fee");
        emit LogMessagePublished(msg.sender, sent, nonce, payload, consistencyLevel);
        return sent++;
    }

    /// What tests call a signed message is the encoded fields. An empty payload is a bad signature.
    function parseAndVerifyVM(bytes calldata encoded) external pure returns (VM memory vm, bool, string memory) {
        (vm.emitterChainId, vm.emitterAddress, vm.sequence, vm.payload) =
            abi.decode(encoded, (uint16, bytes32, uint64, bytes));
        vm.signatures = new Signature[](0);
        vm.hash = keccak256(encoded);
        return vm.payload.length == 0 ? (vm, false, "VM signature invalid") : (vm, true, "");
    }
}

contract StandInGateway {
    event ContractCall(
        address indexed sender,
        string destinationChain,
        string destinationContractAddress,
        bytes32 indexed payloadHash,
        bytes payload
    );

    mapping(bytes32 approval => bool) public isApproved;

    function callContract(string calldata chain, string calldata to, bytes calldata payload) external {
        emit ContractCall(msg.sender, chain, to, keccak256(payload), payload);
    }

    function approve(
        bytes32 commandId,
        string calldata chain,
        string calldata sender,
        address to,
        bytes32 payloadHash
    ) external {
        isApproved[keccak256(abi.encode(commandId, chain, sender, to, payloadHash))] = true;
    }

    function validateContractCall(
        bytes32 commandId,
        string calldata chain,
        string calldata sender,
        bytes32 payloadHash
    ) external returns (bool valid) {
        bytes32 approval = keccak256(abi.encode(commandId, chain, sender, msg.sender, payloadHash));
        valid = isApproved[approval];
        isApproved[approval] = false;
    }
}

contract StandInGasService {
    event Paid(address sender, string chain, string to, uint256 value, address refundAddress);

    function payNativeGasForContractCall(
        address sender,
        string calldata chain,
        string calldata to,
        bytes calldata,
        address refundAddress
    ) external payable {
        emit Paid(sender, chain, to, msg.value, refundAddress);
    }
}

/// Asks a gateway, as the resolver on L1 does, and believes its answer, as that one does not.
contract StandInResolver {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory) {
        string[] memory urls = new string[](1);
        urls[0] = "https://gateway.example/{sender}/{data}.json";
        revert OffchainLookup(address(this), urls, data, this.resolveCallback.selector, name);
    }

    function resolveCallback(bytes calldata response, bytes calldata) external pure returns (bytes memory) {
        return response;
    }
}

contract StandInCallbackProxy {
    mapping(address target => uint256) public reserves;

    function depositTo(address target) external payable {
        reserves[target] += msg.value;
    }
}
