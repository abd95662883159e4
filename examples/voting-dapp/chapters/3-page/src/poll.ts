import {isAddress, parseAbi} from 'viem';
import {lineaSepolia} from 'wagmi/chains';

const address: unknown = import.meta.env.VITE_POLL;
if (typeof address !== 'string' || !isAddress(address)) {
  throw new Error('Set VITE_POLL=0x… in .env');
}

/** Your contract: its chain, its address and its interface. */
export const poll = {
  chainId: lineaSepolia.id,
  address,
  abi: parseAbi([
    'function question() view returns (string)',
    'function options() view returns (string[])',
    'function closesAt() view returns (uint256)',
    'function voterCount() view returns (uint256)',
    'function tally() view returns (uint256[])',
    'function ballotOf(address account) view returns (uint8)',
    'function vote(uint256 option)',
    'event Voted(address indexed account, uint256 indexed option)',
    'error VotingClosed(uint256 closedAt, uint256 blockTime)',
    'error NoSuchOption(uint256 option)',
    'error NotAVoter(address account)',
    'error AlreadyVoted(address account)',
  ]),
} as const;

/** The values of `ballotOf`, in the order of the contract's enum. */
export const Ballot = {NotListed: 0, Unused: 1, Cast: 2} as const;
