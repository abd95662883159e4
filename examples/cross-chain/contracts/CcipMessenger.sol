// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

struct EVMTokenAmount {
    address token;
    uint256 amount;
}

struct EVM2AnyMessage {
    bytes receiver;
    bytes data;
    EVMTokenAmount[] tokenAmounts;
    address feeToken;
    bytes extraArgs;
}

struct Any2EVMMessage {
    bytes32 messageId;
    uint64 sourceChainSelector;
    bytes sender;
    bytes data;
    EVMTokenAmount[] destTokenAmounts;
}

interface IRouterClient {
    function getFee(uint64 destinationChainSelector, EVM2AnyMessage memory message) external view returns (uint256);

    function ccipSend(uint64 destinationChainSelector, EVM2AnyMessage calldata message)
        external
        payable
        returns (bytes32);
}

/// Sends text to its peer on one other chain, and receives text from it.
contract CcipMessenger {
    /// Gas for `ccipReceive` on the other chain. Measure it for your own receiver.
    uint256 public constant GAS_LIMIT = 200_000;
    bytes4 private constant GENERIC_EXTRA_ARGS_V2_TAG = 0x181dcf10;

    IRouterClient public immutable router;
    uint64 public immutable remoteSelector;
    address public immutable owner = msg.sender;

    address public peer;
    string public lastText;

    event Sent(bytes32 id);
    event Received(string text);

    error NotOwner();
    error NotRouter(address caller);
    error NotPeer(uint64 selector, bytes sender);
    error RefundFailed();

    constructor(IRouterClient router_, uint64 remoteSelector_) {
        router = router_;
        remoteSelector = remoteSelector_;
    }

    function setPeer(address peer_) external {
        if (msg.sender != owner) revert NotOwner();
        peer = peer_;
    }

    // #region send
    function quote(string calldata text) external view returns (uint256) {
        return router.getFee(remoteSelector, _message(text));
    }

    function send(string calldata text) external payable {
        EVM2AnyMessage memory message = _message(text);
        uint256 fee = router.getFee(remoteSelector, message);
        emit Sent(router.ccipSend{value: fee}(remoteSelector, message));

        // The router keeps what it gets, so this contract pays the exact fee and returns the rest.
        (bool ok,) = msg.sender.call{value: msg.value - fee}("");
        if (!ok) revert RefundFailed();
    }

    function _message(string calldata text) private view returns (EVM2AnyMessage memory) {
        return EVM2AnyMessage({
            receiver: abi.encode(peer),
            data: bytes(text),
            tokenAmounts: new EVMTokenAmount[](0),
            feeToken: address(0), // pay in ETH
            extraArgs: abi.encodeWithSelector(GENERIC_EXTRA_ARGS_V2_TAG, GAS_LIMIT, true)
        });
    }
    // #endregion send

    // #region receive
    function ccipReceive(Any2EVMMessage calldata message) external {
        if (msg.sender != address(router)) revert NotRouter(msg.sender);
        if (message.sourceChainSelector != remoteSelector || abi.decode(message.sender, (address)) != peer) {
            revert NotPeer(message.sourceChainSelector, message.sender);
        }
        lastText = string(message.data);
        emit Received(lastText);
    }

    /// CCIP calls `ccipReceive` only if this returns true for its selector.
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == this.ccipReceive.selector || id == this.supportsInterface.selector;
    }
    // #endregion receive
}
