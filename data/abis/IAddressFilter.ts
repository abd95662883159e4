import type {ContractFacts} from './schema';

export const IAddressFilter = {
  name: 'IAddressFilter',
  kind: 'interface',
  summary: 'The list of addresses that forced transactions may not involve.',
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
        'The only way to read the whole list: apply all of these in order. An address may appear again with the status that it has.',
      params: {
        filteredAddresses:
          'The accounts, in the order of the call; not indexed, so you cannot filter by one.',
        isFiltered: 'Whether they are on the list from now on, all alike.',
      },
    },
    {
      kind: 'error',
      signature: 'error AddressAlreadyFiltered(address filteredAddress)',
      meaning:
        'Nothing in this revision throws it: to set a status twice is allowed. It is no sign that an address is filtered.',
      params: {filteredAddress: 'An account.'},
    },
    {
      kind: 'error',
      signature: 'error FilteredAddressesEmpty()',
      meaning: 'The list of the call has no address.',
    },
    {
      kind: 'function',
      signature:
        'function addressIsFiltered(address _addressToCheck) external view returns (bool isFiltered)',
      meaning:
        'Ask for the signer and for the recipient before you submit a forced transaction. Nothing on L1 asks it about other transactions.',
      params: {_addressToCheck: 'An account on L2; the list itself lives on L1.'},
      returns: {isFiltered: 'Whether it is on the list in this L1 block.'},
    },
    {
      kind: 'function',
      signature:
        'function setFilteredStatus(address[] _initialfilteredAddresses, bool _isFiltered) external',
      meaning:
        'Adds accounts to the list or takes them off, at any time: the first word of the parameter means nothing.',
      params: {
        _initialfilteredAddresses: 'The accounts; one at least.',
        _isFiltered: '`true` puts them on the list, `false` takes them off.',
      },
      callers: [{only: 'the administrator of the filter'}],
      reverts: [{error: 'FilteredAddressesEmpty', when: 'There is no address in the call.'}],
      emits: ['FilteredStatusesSet'],
    },
  ],
} as const satisfies ContractFacts;
