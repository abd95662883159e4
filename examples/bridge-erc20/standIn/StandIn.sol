// SPDX-License-Identifier: MIT
pragma solidity ^0.8.33;

// Stands in for the token bridges of Linea on a local node, and brings tokens to send. It takes the same calls, emits
// the same events and makes the same checks of tokens. Anybody may set it up and reserve tokens.
// Code is placed at an address without running a constructor, so the bridge relies on none.

interface IMessages {
    function sendMessage(address _to, uint256 _fee, bytes calldata _calldata) external payable;
    function sender() external view returns (address);
}

/// A token with permits (ERC-2612) that may keep a share of each transfer.
contract SampleToken {
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public keptPercent;
    address public immutable minter = msg.sender;
    mapping(address owner => uint256 amount) public balanceOf;
    mapping(address owner => mapping(address spender => uint256 amount)) public allowance;
    mapping(address owner => uint256 count) public nonces;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 keptPercent_) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        keptPercent = keptPercent_;
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN, keccak256(bytes(name)), keccak256("1"), block.chainid, address(this)));
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == minter, "not the minter");
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function burn(address owner, uint256 amount) external {
        require(msg.sender == minter, "not the minter");
        _spend(owner, amount);
        balanceOf[owner] -= amount;
        emit Transfer(owner, address(0), amount);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _allow(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _spend(from, amount);
        _move(from, to, amount);
        return true;
    }

    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        require(block.timestamp <= deadline, "ERC20Permit: expired deadline");
        bytes32 permission = keccak256(abi.encode(PERMIT, owner, spender, value, nonces[owner]++, deadline));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), permission));
        require(ecrecover(digest, v, r, s) == owner, "ERC20Permit: invalid signature");
        _allow(owner, spender, value);
    }

    function _allow(address owner, address spender, uint256 amount) private {
        allowance[owner][spender] = amount;
        emit Approval(owner, spender, amount);
    }

    function _spend(address owner, uint256 amount) private {
        require(allowance[owner][msg.sender] >= amount, "ERC20: insufficient allowance");
        allowance[owner][msg.sender] -= amount;
    }

    function _move(address from, address to, uint256 amount) private {
        require(balanceOf[from] >= amount, "ERC20: transfer amount exceeds balance");
        uint256 kept = (amount * keptPercent) / 100;
        balanceOf[from] -= amount;
        balanceOf[to] += amount - kept;
        emit Transfer(from, to, amount - kept);
    }
}

/// A token that has nothing beyond what a transfer needs: no name, no symbol, no decimals.
contract BareToken {
    mapping(address owner => uint256 amount) public balanceOf;
    mapping(address owner => mapping(address spender => uint256 amount)) public allowance;

    constructor(address owner) {
        balanceOf[owner] = 1000;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        return true;
    }
}

contract StandInTokenBridge {
    event BridgingInitiatedV2(address indexed sender, address indexed recipient, address indexed token, uint256 amount);
    event BridgingFinalizedV2(
        address indexed nativeToken,
        address indexed bridgedToken,
        uint256 amount,
        address indexed recipient
    );
    event NewTokenDeployed(address indexed bridgedToken, address indexed nativeToken);

    error CallerIsNotMessageService();
    error DecimalsAreUnknown(address token);
    error InvalidPermitData(bytes4 permitData, bytes4 permitSelector);
    error IsPaused(uint8 pauseType);
    error PermitNotAllowingBridge(address spender);
    error PermitNotFromSender(address owner);
    error ReservedToken(address token);
    error SenderNotAuthorized();
    error ZeroAddressNotAllowed();
    error ZeroAmountNotAllowed(uint256 amount);

    address private constant RESERVED = address(0x111);
    address private constant NATIVE = address(0x222);

    IMessages public messageService;
    address public remoteSender;
    uint256 public sourceChainId;
    uint256 public targetChainId;
    mapping(uint8 pauseType => bool paused) public isPaused;
    mapping(uint256 chainId => mapping(address native => address bridged)) public nativeToBridgedToken;
    mapping(address bridged => address native) public bridgedToNativeToken;

    function setUp(IMessages messages, address otherBridge, uint256 thisChain, uint256 otherChain) external {
        messageService = messages;
        remoteSender = otherBridge;
        sourceChainId = thisChain;
        targetChainId = otherChain;
    }

    function setPaused(uint8 pauseType, bool paused) external {
        isPaused[pauseType] = paused;
    }

    function setReserved(address token) external {
        nativeToBridgedToken[sourceChainId][token] = RESERVED;
    }

    function bridgeToken(address _token, uint256 _amount, address _recipient) public payable {
        _requireNotPaused(7);
        if (_token == address(0) || _recipient == address(0)) revert ZeroAddressNotAllowed();
        if (_amount == 0) revert ZeroAmountNotAllowed(_amount);
        address state = nativeToBridgedToken[sourceChainId][_token];
        if (state == RESERVED) revert ReservedToken(_token);

        address original = bridgedToNativeToken[_token];
        uint256 home = targetChainId;
        uint256 amount = _amount;
        bytes memory metadata;
        if (original != address(0)) {
            SampleToken(_token).burn(msg.sender, amount);
        } else {
            original = _token;
            home = sourceChainId;
            uint256 before = SampleToken(_token).balanceOf(address(this));
            _take(_token, _amount);
            amount = SampleToken(_token).balanceOf(address(this)) - before;
            if (state == address(0)) nativeToBridgedToken[home][_token] = NATIVE;
            metadata = _metadataOf(_token);
        }
        bytes memory call = abi.encodeCall(this.completeBridging, (original, amount, _recipient, home, metadata));
        messageService.sendMessage{value: msg.value}(remoteSender, msg.value, call);
        emit BridgingInitiatedV2(msg.sender, _recipient, _token, amount);
    }

    function bridgeTokenWithPermit(
        address _token,
        uint256 _amount,
        address _recipient,
        bytes calldata _permitData
    ) external payable {
        if (_permitData.length != 0) {
            if (bytes4(_permitData[:4]) != SampleToken.permit.selector) {
                revert InvalidPermitData(bytes4(_permitData[:4]), SampleToken.permit.selector);
            }
            (address owner, address spender, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) = abi
                .decode(_permitData[4:], (address, address, uint256, uint256, uint8, bytes32, bytes32));
            if (owner != msg.sender) revert PermitNotFromSender(owner);
            if (spender != address(this)) revert PermitNotAllowingBridge(spender);
            if (SampleToken(_token).allowance(owner, spender) < amount) {
                SampleToken(_token).permit(owner, spender, amount, deadline, v, r, s);
            }
        }
        bridgeToken(_token, _amount, _recipient);
    }

    function completeBridging(
        address _nativeToken,
        uint256 _amount,
        address _recipient,
        uint256 _chainId,
        bytes calldata _tokenMetadata
    ) external {
        _requireNotPaused(8);
        _requireMessage();
        address copy = nativeToBridgedToken[_chainId][_nativeToken];
        if (copy == NATIVE) {
            SampleToken(_nativeToken).transfer(_recipient, _amount);
            copy = address(0);
        } else {
            if (copy == address(0)) copy = _deploy(_nativeToken, _tokenMetadata);
            SampleToken(copy).mint(_recipient, _amount);
        }
        emit BridgingFinalizedV2(_nativeToken, copy, _amount, _recipient);
    }

    function _deploy(address original, bytes calldata metadata) private returns (address copy) {
        (string memory name, string memory symbol, uint8 decimals) = abi.decode(metadata, (string, string, uint8));
        bytes32 salt = keccak256(abi.encode(sourceChainId, original));
        copy = address(new SampleToken{salt: salt}(name, symbol, decimals, 0));
        bridgedToNativeToken[copy] = original;
        nativeToBridgedToken[targetChainId][original] = copy;
        emit NewTokenDeployed(copy, original);
    }

    /// A token may answer nothing.
    function _take(address token, uint256 amount) private {
        (bool success, bytes memory answer) = token.call(
            abi.encodeCall(SampleToken.transferFrom, (msg.sender, address(this), amount))
        );
        if (!success) {
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
        require(answer.length == 0 || abi.decode(answer, (bool)), "SafeERC20: ERC20 operation did not succeed");
    }

    function _metadataOf(address token) private view returns (bytes memory) {
        (bool success, bytes memory data) = token.staticcall(abi.encodeWithSignature("decimals()"));
        if (!success || data.length != 32) revert DecimalsAreUnknown(token);
        return
            abi.encode(
                _text(token, abi.encodeWithSignature("name()"), "NO_NAME"),
                _text(token, abi.encodeWithSignature("symbol()"), "NO_SYMBOL"),
                abi.decode(data, (uint8))
            );
    }

    function _text(address token, bytes memory call, string memory otherwise) private view returns (string memory) {
        (bool success, bytes memory data) = token.staticcall(call);
        return success ? abi.decode(data, (string)) : otherwise;
    }

    function _requireMessage() private view {
        if (msg.sender != address(messageService)) revert CallerIsNotMessageService();
        if (messageService.sender() != remoteSender) revert SenderNotAuthorized();
    }

    function _requireNotPaused(uint8 pauseType) private view {
        if (isPaused[pauseType]) revert IsPaused(pauseType);
        if (isPaused[1]) revert IsPaused(1);
    }
}

/// Stands in for Circle's TokenMessengerV2 and MessageTransmitterV2, which are two contracts.
contract StandInCircle {
    mapping(bytes32 message => bool received) public isReceived;

    function depositForBurn(
        uint256 amount,
        uint32 destinationDomain,
        bytes32 mintRecipient,
        address burnToken,
        bytes32 destinationCaller,
        uint256 maxFee,
        uint32 minFinalityThreshold
    ) external {
        require(maxFee < amount, "Max fee must be less than amount");
        require(mintRecipient != 0 && destinationCaller == 0, "not what the sample sends");
        require(destinationDomain == 0 || destinationDomain == 11, "No TokenMessenger for domain");
        require(minFinalityThreshold == 1000 || minFinalityThreshold == 2000, "not what the sample sends");
        SampleToken(burnToken).transferFrom(msg.sender, address(this), amount);
    }

    function receiveMessage(bytes calldata message, bytes calldata attestation) external returns (bool success) {
        require(attestation.length == 65, "Invalid attestation length");
        require(!isReceived[keccak256(message)], "Nonce already used");
        isReceived[keccak256(message)] = true;
        (address token, address recipient, uint256 amount) = abi.decode(message, (address, address, uint256));
        return SampleToken(token).transfer(recipient, amount);
    }
}
