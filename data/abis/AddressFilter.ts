import type {ContractFacts} from './schema';

export const AddressFilter = {
  name: 'AddressFilter',
  kind: 'contract',
  summary: 'Keeps the list of addresses that forced transactions may not involve.',
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
      meaning: 'Cannot be listed: ask for one address, or add the events up.',
    },
    {
      kind: 'constructor',
      signature: 'constructor(address _defaultAdmin, address[] _initialfilteredAddresses)',
      meaning: 'Sets the first administrator and the first addresses; the list may be empty here.',
      params: {
        _defaultAdmin: 'Who may change the list and name other administrators; not zero.',
        _initialfilteredAddresses: 'The accounts that are on the list from the start.',
      },
      reverts: [{error: 'ZeroAddressNotAllowed', when: '`_defaultAdmin` is zero.'}],
      emits: ['RoleGranted', 'FilteredStatusesSet'],
    },
    {
      kind: 'function',
      signature:
        'function addressIsFiltered(address _addressToCheck) external view returns (bool isFiltered)',
      meaning:
        'Whoever finalizes names the addresses whose transactions were refused because of this list, and `LineaRollup` asks for each of them: one `false`, and the finalization reverts.',
    },
    {
      kind: 'function',
      signature:
        'function setFilteredStatus(address[] _initialfilteredAddresses, bool _isFiltered) external',
      meaning:
        'Works at once, for submissions and for finalizations. An address that is taken off while a proof that names it is being made stops that finalization. There is no delay and no second signature in this contract.',
      callers: [{role: 'DEFAULT_ADMIN_ROLE'}],
      reverts: [{error: 'FilteredAddressesEmpty', when: 'There is no address in the call.'}],
      emits: ['FilteredStatusesSet'],
    },
    {
      kind: 'function',
      signature:
        'function _setFilteredStatus(address[] _initialfilteredAddresses, bool _isFiltered) internal',
      meaning: 'Takes an empty list, too: only the external function refuses one.',
      params: {
        _initialfilteredAddresses: 'The accounts.',
        _isFiltered: 'Whether they are on the list from now on.',
      },
      emits: ['FilteredStatusesSet'],
    },
  ],
} as const satisfies ContractFacts;
