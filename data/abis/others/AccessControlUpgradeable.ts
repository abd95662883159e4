import type {ContractFacts} from '../schema';

/** From OpenZeppelin, in the version that Linea's contracts use, with its own inherited members. */
export const AccessControlUpgradeable = {
  name: 'AccessControlUpgradeable',
  kind: 'abstract contract',
  summary: 'Grants roles to accounts; each role has another role as administrator.',
  source:
    'OpenZeppelin/openzeppelin-contracts-upgradeable@2d081f24:contracts/access/AccessControlUpgradeable.sol',
  checked: '2026-11-22',
  bases: ['Initializable'],
  isBoilerplate: true,
  members: [
    {
      kind: 'event',
      signature:
        'event RoleAdminChanged(bytes32 indexed role, bytes32 indexed previousAdminRole, bytes32 indexed newAdminRole)',
      meaning:
        'Emitted when a role gets another administrator. Linea’s `TimeLock` emits it in its constructor. Linea’s other contracts never emit it: they keep `DEFAULT_ADMIN_ROLE` for every role.',
      params: {
        role: 'The role.',
        previousAdminRole: 'The previous administrator role; zero for `DEFAULT_ADMIN_ROLE`.',
        newAdminRole: 'The new administrator role.',
      },
    },
    {
      kind: 'event',
      signature:
        'event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender)',
      meaning:
        'Emitted when an account gets a role. To find a role’s accounts, read these logs and `RoleRevoked`: contracts can’t list them.',
      params: {
        role: 'The role.',
        account: 'The account that got the role.',
        sender:
          'The account that granted the role; at initialization, the account that deployed or upgraded the contract.',
      },
    },
    {
      kind: 'event',
      signature:
        'event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender)',
      meaning:
        'Emitted when an account loses a role. If it’s also the sender, it renounced the role.',
      params: {
        role: 'The role.',
        account: 'The account that lost the role.',
        sender: 'The account that revoked the role.',
      },
    },
    {
      kind: 'constant',
      signature: 'function DEFAULT_ADMIN_ROLE() public view returns (bytes32)',
      value: '0x00',
      meaning:
        'May grant and revoke every role, including itself, unless the role has another administrator.',
    },
    {
      kind: 'function',
      signature: 'function supportsInterface(bytes4 interfaceId) public view returns (bool)',
      meaning: 'Implements ERC-165. It recognizes the interface of roles and ERC-165 itself.',
      params: {interfaceId: 'The interface’s four bytes.'},
      returns: '`true` for `0x7965db0b` and `0x01ffc9a7`.',
    },
    {
      kind: 'function',
      signature: 'function hasRole(bytes32 role, address account) public view returns (bool)',
      meaning:
        'Returns whether an account has a role. Check it before you send a call that requires the role.',
      params: {role: 'The role’s hash, from its constant.', account: 'The account to check.'},
      returns: '`true` if the account has the role in this block.',
    },
    {
      kind: 'function',
      signature: 'function getRoleAdmin(bytes32 role) public view returns (bytes32)',
      meaning: 'Returns the role whose accounts can grant and revoke this role.',
      params: {role: 'The role.'},
      returns: 'The administrator role; zero is `DEFAULT_ADMIN_ROLE`.',
    },
    {
      kind: 'function',
      signature: 'function grantRole(bytes32 role, address account) public',
      meaning: 'Grants a role. It changes and emits nothing if the account already has the role.',
      params: {role: 'The role.', account: 'The account that gets the role.'},
      callers: [{only: 'accounts with the role that `getRoleAdmin` returns for it'}],
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller doesn’t administer the role.',
        },
      ],
      emits: ['RoleGranted'],
    },
    {
      kind: 'function',
      signature: 'function revokeRole(bytes32 role, address account) public',
      meaning:
        'Revokes a role immediately, including for the account’s pending transactions. It changes and emits nothing if the account doesn’t have the role.',
      params: {role: 'The role.', account: 'The account that loses the role.'},
      callers: [{only: 'accounts with the role that `getRoleAdmin` returns for it'}],
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller doesn’t administer the role.',
        },
      ],
      emits: ['RoleRevoked'],
    },
    {
      kind: 'function',
      signature: 'function renounceRole(bytes32 role, address account) public',
      meaning:
        'Gives up the caller’s role, for example because its key may be compromised. If the only administrator renounces, no administrator is left.',
      params: {role: 'The role.', account: 'The caller’s own address, to prevent mistakes.'},
      callers: ['anyone'],
      reverts: [
        {
          message: 'AccessControl: can only renounce roles for self',
          when: 'The account isn’t the caller.',
        },
      ],
      emits: ['RoleRevoked'],
    },
  ],
} as const satisfies ContractFacts;
