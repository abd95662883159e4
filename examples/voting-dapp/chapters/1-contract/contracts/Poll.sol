// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title One question, a fixed list of voters, one vote for each, until a fixed time.
contract Poll {
    enum Ballot {
        NotListed,
        Unused,
        Cast
    }

    uint256 public constant MAX_OPTIONS = 10;
    uint256 public constant MAX_VOTERS = 100;
    uint256 public constant MIN_DURATION = 1 minutes;
    uint256 public constant MAX_DURATION = 30 days;

    /// @notice From this second on, no vote counts.
    uint256 public immutable closesAt;
    uint256 public immutable voterCount;
    string public question;
    mapping(address account => Ballot) public ballotOf;

    string[] private _options;
    uint256[] private _votes;

    event Voted(address indexed account, uint256 indexed option);

    error WrongOptionCount(uint256 count);
    error WrongVoterCount(uint256 count);
    error WrongDuration(uint256 duration);
    error ListedTwice(address account);
    error VotingClosed(uint256 closedAt, uint256 blockTime);
    error NoSuchOption(uint256 option);
    error NotAVoter(address account);
    error AlreadyVoted(address account);

    /// @param duration in seconds, from the block that creates the poll.
    constructor(string memory question_, string[] memory options_, uint256 duration, address[] memory voters) {
        if (options_.length < 2 || options_.length > MAX_OPTIONS) revert WrongOptionCount(options_.length);
        if (voters.length == 0 || voters.length > MAX_VOTERS) revert WrongVoterCount(voters.length);
        if (duration < MIN_DURATION || duration > MAX_DURATION) revert WrongDuration(duration);
        question = question_;
        _options = options_;
        _votes = new uint256[](options_.length);
        closesAt = block.timestamp + duration;
        voterCount = voters.length;
        for (uint256 i = 0; i < voters.length; ++i) {
            if (ballotOf[voters[i]] != Ballot.NotListed) revert ListedTwice(voters[i]);
            ballotOf[voters[i]] = Ballot.Unused;
        }
    }

    /// @notice Votes for an option, counted from 0. A vote is public and can't be changed.
    function vote(uint256 option) external {
        if (block.timestamp >= closesAt) revert VotingClosed(closesAt, block.timestamp);
        if (option >= _votes.length) revert NoSuchOption(option);
        Ballot ballot = ballotOf[msg.sender];
        if (ballot == Ballot.NotListed) revert NotAVoter(msg.sender);
        if (ballot == Ballot.Cast) revert AlreadyVoted(msg.sender);
        ballotOf[msg.sender] = Ballot.Cast;
        ++_votes[option];
        emit Voted(msg.sender, option);
    }

    function options() external view returns (string[] memory) {
        return _options;
    }

    /// @return the votes for each option, in the order of `options`.
    function tally() external view returns (uint256[] memory) {
        return _votes;
    }
}
