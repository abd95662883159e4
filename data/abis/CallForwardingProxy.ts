import type {ContractFacts} from './schema';

export const CallForwardingProxy = {
  name: 'CallForwardingProxy',
  kind: 'contract',
  summary: "Hands everybody's calls on to one fixed contract, in its own name.",
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/proxies/CallForwardingProxy.sol',
  checked: '2026-11-22',
  page: 'lib/callforwardingproxy',
  bases: [],
  members: [
    {
      kind: 'variable',
      signature: 'function TARGET() public view returns (address)',
      meaning:
        'Cannot be changed. A call with this selector is answered by the proxy and not handed on.',
      returns: 'The contract that gets the calls.',
      missingOn: ['mainnet'],
    },
    {
      kind: 'variable',
      signature: 'function target() public view returns (address)',
      meaning: 'The getter of the deployed proxy, for the same address.',
      returns: 'The contract that gets the calls.',
      gone: 'Renamed to `TARGET` on December 16, 2024, after the proxy on Linea Mainnet had been deployed.',
    },
    {
      kind: 'constructor',
      signature: 'constructor(address _target)',
      meaning:
        'Checks nothing: with an address without code, every call would succeed and do nothing.',
      params: {_target: 'The contract that gets the calls.'},
    },
    {
      kind: 'fallback',
      signature: 'fallback() external payable',
      meaning:
        'Calls the target with the same calldata and value, and gives its answer back. The target sees the proxy as `msg.sender`, not you. What the target reverts with is lost.',
      reverts: [{message: 'Call failed', when: 'The target reverted, for whatever reason.'}],
    },
    {
      kind: 'receive',
      signature: 'receive() external payable',
      meaning:
        'Runs for a call without calldata, even with a value of 0 wei. So the proxy takes no plain transfer, and no fee of a message that it claims. In the deployed one, `fallback` takes such calls, too.',
      reverts: [{message: 'ETH not accepted', when: 'Always.'}],
      missingOn: ['mainnet'],
    },
  ],
} as const satisfies ContractFacts;
