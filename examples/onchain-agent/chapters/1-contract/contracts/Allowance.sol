// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Holds ETH of an owner. An agent may pay listed recipients from it, up to a limit per day (UTC).
contract Allowance {
    uint256 public constant MAX_RECIPIENTS = 10;

    address public immutable owner;
    address public immutable agent;
    uint256 public immutable dailyLimit;

    bool public paused;
    mapping(address account => bool) public isRecipient;
    mapping(uint256 request => bool) public isPaid;
    mapping(uint256 day => uint256) private spentOn;
    address[] private list;

    event Deposited(address indexed from, uint256 amount);
    event Paid(address indexed recipient, uint256 amount, uint256 indexed request);
    event PauseChanged(bool paused);
    event Withdrawn(uint256 amount);

    error AllowancePaused();
    error AlreadyPaid(uint256 request);
    error InvalidAccount(address account);
    error NotAgent(address sender);
    error NotListed(address recipient);
    error NotOwner(address sender);
    error OverAllowance(uint256 asked, uint256 available);
    error PaymentFailed(address recipient);
    error TooManyRecipients(uint256 count);
    error ZeroAmount();

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        _;
    }

    /// The accounts and the limit never change. To change them, withdraw and deploy again.
    constructor(address owner_, address agent_, uint256 limit, address[] memory recipients_) payable {
        if (owner_ == address(0)) revert InvalidAccount(owner_);
        if (agent_ == address(0) || agent_ == owner_) revert InvalidAccount(agent_);
        if (recipients_.length > MAX_RECIPIENTS) revert TooManyRecipients(recipients_.length);
        owner = owner_;
        agent = agent_;
        dailyLimit = limit;
        for (uint256 i = 0; i < recipients_.length; i++) {
            address recipient = recipients_[i];
            bool isRepeated = isRecipient[recipient];
            if (recipient == address(0) || recipient == agent_ || isRepeated) revert InvalidAccount(recipient);
            isRecipient[recipient] = true;
            list.push(recipient);
        }
        if (msg.value > 0) emit Deposited(msg.sender, msg.value);
    }

    receive() external payable {
        emit Deposited(msg.sender, msg.value);
    }

    /// Pays a listed recipient. Each request is paid once at most.
    function pay(address payable recipient, uint256 amount, uint256 request) external {
        if (msg.sender != agent) revert NotAgent(msg.sender);
        if (paused) revert AllowancePaused();
        if (!isRecipient[recipient]) revert NotListed(recipient);
        if (isPaid[request]) revert AlreadyPaid(request);
        if (amount == 0) revert ZeroAmount();
        uint256 most = available();
        if (amount > most) revert OverAllowance(amount, most);

        isPaid[request] = true;
        spentOn[block.timestamp / 1 days] += amount;
        emit Paid(recipient, amount, request);

        (bool isSent,) = recipient.call{value: amount}("");
        if (!isSent) revert PaymentFailed(recipient);
    }

    /// Stops all payments, or allows them again.
    function setPaused(bool isPaused) external onlyOwner {
        paused = isPaused;
        emit PauseChanged(isPaused);
    }

    /// Sends everything to the owner.
    function withdraw() external onlyOwner {
        uint256 amount = address(this).balance;
        emit Withdrawn(amount);
        (bool isSent,) = payable(owner).call{value: amount}("");
        if (!isSent) revert PaymentFailed(owner);
    }

    /// The most that the agent can pay now.
    function available() public view returns (uint256) {
        if (paused) return 0;
        uint256 left = dailyLimit - spentOn[block.timestamp / 1 days];
        uint256 balance = address(this).balance;
        return left < balance ? left : balance;
    }

    function recipients() external view returns (address[] memory) {
        return list;
    }
}
