import type {ContractFacts} from './schema';

export const IAddressFilter = {
  name: 'IAddressFilter',
  kind: 'interface',
  summary: 'Lists the addresses that forced transactions may not involve.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/forcedTransactions/interfaces/IAddressFilter.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/iaddressfilter',
  bases: [],
  members: [
    {
      kind: 'event',
      signature: 'event FilteredStatusesSet(address[] filteredAddresses, bool isFiltered)',
      meaning:
        'Emitted when addresses change their status. To rebuild the whole list, apply all events in order. An event can repeat an address’s current status.',
      params: {
        filteredAddresses:
          'The accounts, in the order of the call. The field isn’t indexed, so you can’t filter by an account.',
        isFiltered: 'The new status of all these accounts: on the list or not.',
      },
    },
    {
      kind: 'error',
      signature: 'error AddressAlreadyFiltered(address filteredAddress)',
      meaning: 'Never thrown in this revision, because you can set the same status twice.',
      params: {filteredAddress: 'The address in the call.'},
    },
    {
      kind: 'error',
      signature: 'error FilteredAddressesEmpty()',
      meaning: 'The call contains no address.',
    },
    {
      kind: 'function',
      signature:
        'function addressIsFiltered(address _addressToCheck) external view returns (bool isFiltered)',
      meaning:
        'Returns whether an address is on the list. Check signer and recipient before you submit a forced transaction. L1 checks the list only for forced transactions.',
      params: {_addressToCheck: 'An account on L2. The list itself is on L1.'},
      returns: {isFiltered: '`true` if the address is on the list.'},
    },
    {
      kind: 'function',
      signature:
        'function setFilteredStatus(address[] _initialfilteredAddresses, bool _isFiltered) external',
      meaning:
        'Adds accounts to the list or removes them, at any time. The parameter’s prefix “initial” has no meaning.',
      params: {
        _initialfilteredAddresses: 'The accounts to change; at least one.',
        _isFiltered: '`true` adds them to the list, `false` removes them.',
      },
      callers: [{only: 'the administrator of the filter'}],
      reverts: [{error: 'FilteredAddressesEmpty', when: 'The call contains no address.'}],
      emits: ['FilteredStatusesSet'],
    },
  ],
} as const satisfies ContractFacts;
