import type {ContractFacts} from '../schema';

/** Of OpenZeppelin's contracts, in the version that Linea's contracts are built with, with what it inherits itself. */
export const AccessControlUpgradeable = {
  name: 'AccessControlUpgradeable',
  kind: 'abstract contract',
  summary: 'Gives roles to accounts; each role is administered by another.',
  source:
    'OpenZeppelin/openzeppelin-contracts-upgradeable@2d081f24:contracts/access/AccessControlUpgradeable.sol',
  checked: '2026-11-22',
  bases: ['Initializable'],
  members: [
    {
      kind: 'event',
      signature:
        'event RoleAdminChanged(bytes32 indexed role, bytes32 indexed previousAdminRole, bytes32 indexed newAdminRole)',
      meaning:
        'Another role administers this one. In this reference only `TimeLock` emits it, in its constructor: all others leave every role to `DEFAULT_ADMIN_ROLE`.',
      params: {
        role: 'The role.',
        previousAdminRole: 'The role that administered it; zero for `DEFAULT_ADMIN_ROLE`.',
        newAdminRole: 'The role that administers it now.',
      },
    },
    {
      kind: 'event',
      signature:
        'event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender)',
      meaning:
        'With `RoleRevoked`, the only way to know who has a role: a contract cannot list its accounts.',
      params: {
        role: 'The role.',
        account: 'Who has it now.',
        sender: 'Who gave it; at set-up, whoever deployed or upgraded the proxy.',
      },
    },
    {
      kind: 'event',
      signature:
        'event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender)',
      meaning: 'An account lost a role, or gave it up when it is the sender itself.',
      params: {role: 'The role.', account: 'Who had it.', sender: 'Who took it.'},
    },
    {
      kind: 'constant',
      signature: 'function DEFAULT_ADMIN_ROLE() public view returns (bytes32)',
      value: '0x00',
      meaning: 'Administers every role, itself included, unless another one was set.',
    },
    {
      kind: 'function',
      signature: 'function supportsInterface(bytes4 interfaceId) public view returns (bool)',
      meaning: 'Answers for ERC-165: of the interfaces, it knows that of the roles and its own.',
      params: {interfaceId: 'The four bytes of the interface.'},
      returns: '`true` for `0x7965db0b` and `0x01ffc9a7`.',
    },
    {
      kind: 'function',
      signature: 'function hasRole(bytes32 role, address account) public view returns (bool)',
      meaning: 'Ask before sending a call that needs the role.',
      params: {role: 'The hash that the constant of the role gives.', account: 'Whom to look up.'},
      returns: 'Whether the account has the role in this block.',
    },
    {
      kind: 'function',
      signature: 'function getRoleAdmin(bytes32 role) public view returns (bytes32)',
      meaning: 'Tells whose accounts can grant and revoke the role.',
      params: {role: 'The role.'},
      returns: 'The role that administers it; zero is `DEFAULT_ADMIN_ROLE`.',
    },
    {
      kind: 'function',
      signature: 'function grantRole(bytes32 role, address account) public',
      meaning: 'Changes nothing, and emits nothing, when the account has the role already.',
      params: {role: 'The role.', account: 'Who gets it.'},
      callers: [{only: 'accounts with the role that `getRoleAdmin` gives for it'}],
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller does not administer the role.',
        },
      ],
      emits: ['RoleGranted'],
    },
    {
      kind: 'function',
      signature: 'function revokeRole(bytes32 role, address account) public',
      meaning:
        'Takes effect at once, also for transactions of the account that are pending. Without the role it changes nothing, and emits nothing.',
      params: {role: 'The role.', account: 'Who loses it.'},
      callers: [{only: 'accounts with the role that `getRoleAdmin` gives for it'}],
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller does not administer the role.',
        },
      ],
      emits: ['RoleRevoked'],
    },
    {
      kind: 'function',
      signature: 'function renounceRole(bytes32 role, address account) public',
      meaning:
        'For an account that fears for its key. An administrator who renounces may leave nobody.',
      params: {role: 'The role.', account: 'The caller itself, named to prevent mistakes.'},
      callers: ['anyone'],
      reverts: [
        {
          message: 'AccessControl: can only renounce roles for self',
          when: 'The account is not the caller.',
        },
      ],
      emits: ['RoleRevoked'],
    },
  ],
} as const satisfies ContractFacts;
