// SPDX-License-Identifier: MIT
pragma solidity ^0.8.33;

// Stands in for the message services of Linea on a local node. It takes the same calls, emits the same events
// and checks what they check about messages. Whom it trusts differs: anybody may anchor and finalize.
// Code is placed at an address without running a constructor, so nothing here relies on one.

abstract contract StandIn {
    event MessageSent(
        address indexed _from,
        address indexed _to,
        uint256 _fee,
        uint256 _value,
        uint256 _nonce,
        bytes _calldata,
        bytes32 indexed _messageHash
    );
    event MessageClaimed(bytes32 indexed _messageHash);

    error FeePaymentFailed(address recipient);
    error FeeTooLow();
    error IsPaused(uint8 pauseType);
    error MessageSendingFailed(address destination);
    error RateLimitExceeded();
    error ReentrantCall();
    error ValueSentTooLow();
    error ZeroAddressNotAllowed();

    uint256 public limitInWei;
    uint256 public currentPeriodAmountInWei;
    uint256 public currentPeriodEnd;
    uint256 public sent;
    address public sender;
    bool private claiming;
    mapping(uint8 pauseType => bool paused) public isPaused;

    function setLimit(uint256 limit) external {
        limitInWei = limit;
    }

    function setPaused(uint8 pauseType, bool paused) external {
        isPaused[pauseType] = paused;
    }

    function nextMessageNumber() external view returns (uint256) {
        return sent + 1;
    }

    modifier nonReentrant() {
        if (claiming) revert ReentrantCall();
        claiming = true;
        _;
        claiming = false;
    }

    function _requireNotPaused(uint8 pauseType) internal view {
        if (isPaused[pauseType]) revert IsPaused(pauseType);
        if (isPaused[1]) revert IsPaused(1);
    }

    function _requireRecipient(address to) internal pure {
        if (to == address(0)) revert ZeroAddressNotAllowed();
    }

    function _count(uint256 amount) internal {
        if (block.timestamp > currentPeriodEnd) {
            currentPeriodEnd = block.timestamp + 1 days;
            currentPeriodAmountInWei = 0;
        }
        currentPeriodAmountInWei += amount;
        if (currentPeriodAmountInWei > limitInWei) revert RateLimitExceeded();
    }

    function _announce(address to, uint256 fee, uint256 value, bytes calldata data) internal returns (bytes32 hash) {
        uint256 number = ++sent;
        hash = keccak256(abi.encode(msg.sender, to, fee, value, number, data));
        emit MessageSent(msg.sender, to, fee, value, number, data, hash);
    }

    function _deliver(address from, address to, uint256 value, bytes calldata data, bytes32 hash) internal {
        sender = from;
        (bool success, bytes memory reason) = to.call{value: value}(data);
        if (!success) {
            if (reason.length == 0) revert MessageSendingFailed(to);
            assembly {
                revert(add(reason, 32), mload(reason))
            }
        }
        sender = address(0);
        emit MessageClaimed(hash);
    }

    /// The claimer gets the fee; of a plain transfer to an account without code, only what the claim has cost.
    function _payFee(uint256 gasAtStart, uint256 overhead, uint256 fee, address to, uint256 length, address payee)
        internal
    {
        if (fee == 0) return;
        uint256 share = fee;
        if (length == 0 && to.code.length == 0) {
            uint256 cost = (gasAtStart + overhead - gasleft()) * tx.gasprice;
            if (cost < fee) {
                share = cost;
                _payWithLittleGas(to, fee - cost);
            }
        }
        address recipient = payee == address(0) ? msg.sender : payee;
        if (!_payWithLittleGas(recipient, share)) revert FeePaymentFailed(recipient);
    }

    /// A call with value has 2,300 gas, even when it is given none.
    function _payWithLittleGas(address to, uint256 value) private returns (bool success) {
        (success, ) = to.call{value: value, gas: 0}("");
    }
}

contract StandInL1 is StandIn {
    struct ClaimMessageWithProofParams {
        bytes32[] proof;
        uint256 messageNumber;
        uint32 leafIndex;
        address from;
        address to;
        uint256 fee;
        uint256 value;
        address payable feeRecipient;
        bytes32 merkleRoot;
        bytes data;
    }

    event L2MerkleRootAdded(bytes32 indexed l2MerkleRoot, uint256 indexed treeDepth);
    event L2MessagingBlockAnchored(uint256 indexed l2Block);

    error InvalidMerkleProof();
    error L2MerkleRootDoesNotExist();
    error MessageAlreadyClaimed(uint256 messageIndex);
    error ProofLengthDifferentThanMerkleDepth(uint256 actual, uint256 expected);

    uint256 public currentL2BlockNumber;
    mapping(bytes32 merkleRoot => uint256 treeDepth) public l2MerkleRootsDepths;
    mapping(uint256 messageNumber => bool claimed) public isMessageClaimed;

    function sendMessage(address _to, uint256 _fee, bytes calldata _calldata) external payable {
        _requireNotPaused(2);
        _requireRecipient(_to);
        if (_fee > msg.value) revert ValueSentTooLow();
        _announce(_to, _fee, msg.value - _fee, _calldata);
    }

    function finalize(uint256 l2Block, uint256[] calldata blocks, bytes32[] calldata roots, uint256 depth) external {
        for (uint256 i; i < roots.length; i++) {
            l2MerkleRootsDepths[roots[i]] = depth;
            emit L2MerkleRootAdded(roots[i], depth);
        }
        for (uint256 i; i < blocks.length; i++) {
            emit L2MessagingBlockAnchored(blocks[i]);
        }
        currentL2BlockNumber = l2Block;
    }

    function claimMessageWithProof(ClaimMessageWithProofParams calldata _params) external nonReentrant {
        uint256 gasAtStart = gasleft();
        _claim(_params);
        _payFee(gasAtStart, 48252, _params.fee, _params.to, _params.data.length, _params.feeRecipient);
    }

    function _claim(ClaimMessageWithProofParams calldata _params) private {
        _requireNotPaused(3);
        uint256 depth = l2MerkleRootsDepths[_params.merkleRoot];
        if (depth == 0) revert L2MerkleRootDoesNotExist();
        if (depth != _params.proof.length) revert ProofLengthDifferentThanMerkleDepth(depth, _params.proof.length);
        if (isMessageClaimed[_params.messageNumber]) revert MessageAlreadyClaimed(_params.messageNumber);
        isMessageClaimed[_params.messageNumber] = true;
        _count(_params.fee + _params.value);

        bytes32 leaf = keccak256(
            abi.encode(_params.from, _params.to, _params.fee, _params.value, _params.messageNumber, _params.data)
        );
        bytes32 node = leaf;
        for (uint256 i; i < depth; i++) {
            node = (_params.leafIndex >> i) & 1 == 1
                ? keccak256(abi.encode(_params.proof[i], node))
                : keccak256(abi.encode(node, _params.proof[i]));
        }
        if (node != _params.merkleRoot) revert InvalidMerkleProof();
        _deliver(_params.from, _params.to, _params.value, _params.data, leaf);
    }
}

contract StandInL2 is StandIn {
    error MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32 messageHash);

    uint256 public minimumFeeInWei;
    // The mapping below is in slot 176 of the real contract, where estimates of claims put their override.
    uint256[169] private gap;
    mapping(bytes32 messageHash => uint256 messageStatus) public inboxL1L2MessageStatus;

    function setMinimumFee(uint256 fee) external {
        minimumFeeInWei = fee;
    }

    function anchor(bytes32 messageHash) external {
        inboxL1L2MessageStatus[messageHash] = 1;
    }

    function sendMessage(address _to, uint256 _fee, bytes calldata _calldata) external payable {
        _requireNotPaused(3);
        _requireRecipient(_to);
        if (_fee > msg.value) revert ValueSentTooLow();
        if (_fee < minimumFeeInWei) revert FeeTooLow();
        _count(msg.value - minimumFeeInWei);
        _announce(_to, _fee - minimumFeeInWei, msg.value - _fee, _calldata);
        (bool paid, ) = block.coinbase.call{value: minimumFeeInWei}("");
        if (!paid) revert FeePaymentFailed(block.coinbase);
    }

    function claimMessage(
        address _from,
        address _to,
        uint256 _fee,
        uint256 _value,
        address payable _feeRecipient,
        bytes calldata _calldata,
        uint256 _nonce
    ) external nonReentrant {
        uint256 gasAtStart = gasleft();
        _requireNotPaused(2);
        bytes32 hash = keccak256(abi.encode(_from, _to, _fee, _value, _nonce, _calldata));
        if (inboxL1L2MessageStatus[hash] != 1) revert MessageDoesNotExistOrHasAlreadyBeenClaimed(hash);
        inboxL1L2MessageStatus[hash] = 2;
        _deliver(_from, _to, _value, _calldata, hash);
        _payFee(gasAtStart, 44596, _fee, _to, _calldata.length, _feeRecipient);
    }
}
