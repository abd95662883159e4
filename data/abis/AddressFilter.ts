import type {ContractFacts} from './schema';

export const AddressFilter = {
  name: 'AddressFilter',
  kind: 'contract',
  summary: 'Stores the addresses that forced transactions may not involve.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/forcedTransactions/AddressFilter.sol',
  checked: '2026-11-22',
  page: 'rollup/addressfilter',
  bases: ['AccessControl', 'IAddressFilter'],
  uses: ['IGenericErrors'],
  deployed: ['ethereum/AddressFilter'],
  members: [
    {
      kind: 'variable',
      signature: 'mapping(address ethereumAddress => bool isFiltered) internal filteredAddresses',
      meaning:
        'Stores the status of each address. You can’t list it: read single addresses, or rebuild the list from the events.',
    },
    {
      kind: 'constructor',
      signature: 'constructor(address _defaultAdmin, address[] _initialfilteredAddresses)',
      meaning: 'Sets the first administrator and the first addresses. The list may be empty here.',
      params: {
        _defaultAdmin:
          'The account that may change the list and appoint other administrators; not zero.',
        _initialfilteredAddresses: 'The accounts on the list from the start.',
      },
      reverts: [{error: 'ZeroAddressNotAllowed', when: '`_defaultAdmin` is zero.'}],
      emits: ['RoleGranted', 'FilteredStatusesSet'],
    },
    {
      kind: 'function',
      signature:
        'function addressIsFiltered(address _addressToCheck) external view returns (bool isFiltered)',
      meaning:
        'Returns whether an address is on the list. At finalization, `LineaRollup` checks each address that the operator reports as filtered. One `false` reverts the finalization.',
    },
    {
      kind: 'function',
      signature:
        'function setFilteredStatus(address[] _initialfilteredAddresses, bool _isFiltered) external',
      meaning:
        'Changes the list immediately, for submissions and finalizations. If you remove an address while a proof reports it as filtered, that finalization fails. This contract has no delay and requires no second signature.',
      callers: [{role: 'DEFAULT_ADMIN_ROLE'}],
      reverts: [{error: 'FilteredAddressesEmpty', when: 'The call contains no address.'}],
      emits: ['FilteredStatusesSet'],
    },
    {
      kind: 'function',
      signature:
        'function _setFilteredStatus(address[] _initialfilteredAddresses, bool _isFiltered) internal',
      meaning:
        'Writes the status of each address. It also accepts an empty list; only the external function rejects one.',
      params: {
        _initialfilteredAddresses: 'The accounts to change.',
        _isFiltered: 'Whether they are on the list from now on.',
      },
      emits: ['FilteredStatusesSet'],
    },
  ],
} as const satisfies ContractFacts;
