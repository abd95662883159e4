import type {ContractFacts} from './schema';

export const TransientStorageHelpers = {
  name: 'TransientStorageHelpers',
  kind: 'library',
  summary: 'Read and wrote transient storage before Solidity supported transient variables.',
  source:
    'Consensys/linea-monorepo@a83412e2:contracts/contracts/messageService/lib/TransientStorageHelpers.sol',
  checked: '2026-11-22',
  page: 'messageservice/lib/transientstoragehelpers',
  bases: [],
  gone: 'On May 19, 2025, from the source. On March 31, 2026, from `LineaRollup` on Ethereum Mainnet, with version 7.1.',
  members: [
    {
      kind: 'function',
      signature: 'function tstoreUint256(bytes32 _key, uint256 _value) internal',
      meaning: 'Stored the lock of the reentrancy guard. The value didn’t outlive the transaction.',
      params: {
        _key: 'Slot in the transient storage of the contract that uses the library.',
        _value: 'Any number. A slot that was never written also returns 0.',
      },
    },
    {
      kind: 'function',
      signature: 'function tloadUint256(bytes32 _key) internal view returns (uint256 value)',
      meaning:
        'Returned the lock of the reentrancy guard, which showed whether a claim was running.',
      params: {_key: 'Slot in the transient storage of the contract that uses the library.'},
      returns: {value: 'Last number that this transaction wrote, or 0.'},
    },
    {
      kind: 'function',
      signature: 'function tstoreAddress(bytes32 _key, address _addr) internal',
      meaning: 'Stored the message’s sender before the contract called the recipient.',
      params: {
        _key: 'Slot, from the same key space as in `tstoreUint256`.',
        _addr: 'Sender on L2, or zero after the delivery.',
      },
    },
    {
      kind: 'function',
      signature: 'function tloadAddress(bytes32 _key) internal view returns (address addr)',
      meaning: 'Returned the message’s sender for `sender()` on L1.',
      params: {_key: 'Slot in the transient storage of the contract that uses the library.'},
      returns: {addr: 'Last address that this transaction wrote, or zero.'},
    },
  ],
} as const satisfies ContractFacts;
