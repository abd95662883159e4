import type {ContractFacts} from './schema';

export const IPermissionsManager = {
  name: 'IPermissionsManager',
  kind: 'interface',
  summary: 'The pair of account and role with which set-up functions give out roles.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/security/access/interfaces/IPermissionsManager.sol',
  checked: '2026-11-22',
  page: 'interfaces/ipermissionsmanager',
  bases: [],
  members: [
    {
      kind: 'struct',
      signature: 'struct RoleAddress {address addressWithRole; bytes32 role;}',
      meaning: 'In calldata a tuple, `(address,bytes32)`. Set-up functions take a list of them.',
      params: {
        addressWithRole: 'Who gets the role; not zero.',
        role: 'The hash that the constant of the role gives; not zero, which is `DEFAULT_ADMIN_ROLE`.',
      },
    },
  ],
} as const satisfies ContractFacts;
