import type {ContractFacts} from './schema';

export const TransientStorageHelpers = {
  name: 'TransientStorageHelpers',
  kind: 'library',
  summary: 'Read and wrote transient storage before Solidity had variables for it.',
  source:
    'Consensys/linea-monorepo@a83412e2:contracts/contracts/messageService/lib/TransientStorageHelpers.sol',
  checked: '2026-11-22',
  page: 'messageservice/lib/transientstoragehelpers',
  bases: [],
  gone: 'Taken out of the source on May 19, 2025, and out of `LineaRollup` on Ethereum Mainnet with version 7.1 on March 31, 2026. A `transient` variable holds the sender of a message since, and `TransientStorageReentrancyGuardUpgradeable` has opcodes of its own. `YieldManager` on Mainnet still has the older guard.',
  members: [
    {
      kind: 'function',
      signature: 'function tstoreUint256(bytes32 _key, uint256 _value) internal',
      meaning:
        'Set the mark of the guard against reentrancy. What it wrote was gone after the transaction.',
      params: {
        _key: 'The slot in the transient storage of the contract that uses the library.',
        _value: 'Any number; 0 is the same as a slot that was never written.',
      },
    },
    {
      kind: 'function',
      signature: 'function tloadUint256(bytes32 _key) internal view returns (uint256 value)',
      meaning: 'Told the guard whether a claim was running.',
      params: {_key: 'The slot in the transient storage of the contract that uses the library.'},
      returns: {value: 'What this transaction wrote last; 0 when it wrote nothing.'},
    },
    {
      kind: 'function',
      signature: 'function tstoreAddress(bytes32 _key, address _addr) internal',
      meaning: 'Kept who had sent the message, before its recipient was called.',
      params: {
        _key: 'The slot; it shares its numbers with those of `tstoreUint256`.',
        _addr: 'Who sent the message on L2; zero after the delivery.',
      },
    },
    {
      kind: 'function',
      signature: 'function tloadAddress(bytes32 _key) internal view returns (address addr)',
      meaning: 'Answered `sender()` of the message service on L1.',
      params: {_key: 'The slot in the transient storage of the contract that uses the library.'},
      returns: {addr: 'What this transaction wrote last; zero when it wrote nothing.'},
    },
  ],
} as const satisfies ContractFacts;
