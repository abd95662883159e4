import {parseAbi} from 'viem';

export const allowanceAbi = parseAbi([
  'function agent() view returns (address)',
  'function available() view returns (uint256)',
  'function dailyLimit() view returns (uint256)',
  'function isPaid(uint256 request) view returns (bool)',
  'function owner() view returns (address)',
  'function paused() view returns (bool)',
  'function recipients() view returns (address[])',
  'function pay(address recipient, uint256 amount, uint256 request)',
  'function setPaused(bool isPaused)',
  'function withdraw()',
  'event Paid(address indexed recipient, uint256 amount, uint256 indexed request)',
  'error AllowancePaused()',
  'error AlreadyPaid(uint256 request)',
  'error NotAgent(address sender)',
  'error NotListed(address recipient)',
  'error NotOwner(address sender)',
  'error OverAllowance(uint256 asked, uint256 available)',
  'error PaymentFailed(address recipient)',
  'error ZeroAmount()',
]);

export const requestsAbi = parseAbi([
  'struct Request { address from; uint256 amount; string note; }',
  'function count() view returns (uint256)',
  'function requestAt(uint256 id) view returns (Request)',
]);
