import type {ContractFacts} from './schema';

export const IPermissionsManager = {
  name: 'IPermissionsManager',
  kind: 'interface',
  summary: 'The pair of account and role that setup functions use to grant roles.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/security/access/interfaces/IPermissionsManager.sol',
  checked: '2026-11-22',
  page: 'interfaces/ipermissionsmanager',
  bases: [],
  members: [
    {
      kind: 'struct',
      signature: 'struct RoleAddress {address addressWithRole; bytes32 role;}',
      meaning:
        'Assigns a role to an account. Setup functions accept a list of these structs, encoded as `(address,bytes32)[]`.',
      params: {
        addressWithRole: 'The account that gets the role; not zero.',
        role: 'The role’s hash, as its constant returns it; not zero, the hash of `DEFAULT_ADMIN_ROLE`.',
      },
    },
  ],
} as const satisfies ContractFacts;
