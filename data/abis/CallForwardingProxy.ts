import type {ContractFacts} from './schema';

export const CallForwardingProxy = {
  name: 'CallForwardingProxy',
  kind: 'contract',
  summary: 'Forwards every call to one fixed contract, with the proxy as the caller.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/proxies/CallForwardingProxy.sol',
  checked: '2026-11-22',
  page: 'lib/callforwardingproxy',
  bases: [],
  members: [
    {
      kind: 'variable',
      signature: 'function TARGET() public view returns (address)',
      meaning:
        'Returns the target, which can’t change. The proxy itself handles calls with this selector; it doesn’t forward them.',
      returns: 'The contract that receives the calls.',
      missingOn: ['mainnet'],
    },
    {
      kind: 'variable',
      signature: 'function target() public view returns (address)',
      meaning: 'Returns the target on the deployed proxy.',
      returns: 'The contract that receives the calls.',
      gone: 'Renamed to `TARGET` on December 16, 2024, after the proxy on Linea Mainnet had been deployed.',
    },
    {
      kind: 'constructor',
      signature: 'constructor(address _target)',
      meaning:
        'Sets the target without any check. If the address has no code, every call succeeds and does nothing.',
      params: {_target: 'The contract that receives the calls.'},
    },
    {
      kind: 'fallback',
      signature: 'fallback() external payable',
      meaning:
        'Calls the target with the same calldata and value, and returns its result. The target sees the proxy as `msg.sender`, not you. The target’s error is lost.',
      reverts: [{message: 'Call failed', when: 'The target reverted, for any reason.'}],
    },
    {
      kind: 'receive',
      signature: 'receive() external payable',
      meaning:
        'Rejects calls without calldata, even with a value of 0 wei. So the proxy accepts neither plain transfers nor the fee of a message that it claims. On the deployed proxy, `fallback` handles such calls.',
      reverts: [{message: 'ETH not accepted', when: 'Always.'}],
      missingOn: ['mainnet'],
    },
  ],
} as const satisfies ContractFacts;
