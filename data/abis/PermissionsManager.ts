import type {ContractFacts} from './schema';

export const PermissionsManager = {
  name: 'PermissionsManager',
  kind: 'abstract contract',
  summary: 'Grants a proxy’s roles during setup.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/security/access/PermissionsManager.sol',
  checked: '2026-11-22',
  page: 'lib/permissionsmanager',
  bases: ['AccessControlUpgradeable', 'IPermissionsManager', 'IGenericErrors'],
  members: [
    {
      kind: 'function',
      signature: 'function __Permissions_init(RoleAddress[] _roleAddresses) internal',
      meaning: 'Grants the roles in the list. Call it from an initializer only.',
      params: {
        _roleAddresses:
          'The accounts and their roles; an account with several roles has several entries.',
      },
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: 'An entry has no account.'},
        {error: 'ZeroHashNotAllowed', when: 'An entry has no role.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'The function isn’t called from an initializer.',
        },
      ],
      emits: ['RoleGranted'],
    },
  ],
} as const satisfies ContractFacts;
