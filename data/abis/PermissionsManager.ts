import type {ContractFacts} from './schema';

export const PermissionsManager = {
  name: 'PermissionsManager',
  kind: 'abstract contract',
  summary: 'Gives out the roles of a proxy at its set-up.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/security/access/PermissionsManager.sol',
  checked: '2026-11-22',
  page: 'lib/permissionsmanager',
  bases: ['AccessControlUpgradeable', 'IPermissionsManager', 'IGenericErrors'],
  members: [
    {
      kind: 'function',
      signature: 'function __Permissions_init(RoleAddress[] _roleAddresses) internal',
      meaning:
        'Cannot give `DEFAULT_ADMIN_ROLE`, whose hash is zero: set-ups take the account for it as an argument or a field of its own.',
      params: {
        _roleAddresses: 'Who gets which role; several roles for one account are several entries.',
      },
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: 'An entry has no account.'},
        {error: 'ZeroHashNotAllowed', when: 'An entry has no role.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'It is not called from an initializer.',
        },
      ],
      emits: ['RoleGranted'],
    },
  ],
} as const satisfies ContractFacts;
