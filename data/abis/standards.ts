/** A member that many contracts share. */
export interface StandardMember {
  /** In the human-readable form that viem parses. */
  readonly signature: string;
  /** What the name does not say, in our words. */
  readonly meaning: string;
}

/** Members that contracts of many projects share, which the decoder knows beside those of Linea. */
export interface Standard {
  readonly name: string;
  /** The page that defines them. */
  readonly source: `https://${string}`;
  readonly members: readonly [StandardMember, ...StandardMember[]];
}

const openzeppelin = 'https://docs.openzeppelin.com/contracts/5.x/api';

/** In the order in which they are shown when several fit. */
export const standards: readonly Standard[] = [
  {
    name: 'Solidity',
    source: 'https://docs.soliditylang.org/en/latest/control-structures.html',
    members: [
      {
        signature: 'error Error(string reason)',
        meaning: 'The revert reason of `require` or `revert` with a text.',
      },
      {
        signature: 'error Panic(uint256 code)',
        meaning: 'A fault that the compiled code detects, such as an overflow.',
      },
    ],
  },
  {
    name: 'ERC-20',
    source: 'https://eips.ethereum.org/EIPS/eip-20',
    members: [
      {
        signature: 'function transfer(address to, uint256 amount) returns (bool)',
        meaning: 'Moves the caller’s tokens. The amount is in the token’s smallest unit.',
      },
      {
        signature: 'function transferFrom(address from, address to, uint256 amount) returns (bool)',
        meaning: 'Moves another account’s tokens, within the caller’s allowance.',
      },
      {
        signature: 'function approve(address spender, uint256 amount) returns (bool)',
        meaning:
          'Sets how much a contract can move for the caller. A bridge needs this approval first.',
      },
      {
        signature: 'function allowance(address owner, address spender) view returns (uint256)',
        meaning: 'Returns the remaining approval, in the token’s smallest unit.',
      },
      {
        signature: 'function balanceOf(address account) view returns (uint256)',
        meaning:
          'Returns an account’s balance: the smallest units of an ERC-20, or the number of ERC-721 tokens.',
      },
      {
        signature: 'function totalSupply() view returns (uint256)',
        meaning: 'Returns the number of existing tokens, in the smallest unit.',
      },
      {
        signature: 'function name() view returns (string)',
        meaning: 'Returns the token’s long name.',
      },
      {
        signature: 'function symbol() view returns (string)',
        meaning: 'Returns the token’s short name.',
      },
      {
        signature: 'function decimals() view returns (uint8)',
        meaning: 'Returns the number of decimals.',
      },
      {
        signature: 'event Transfer(address indexed from, address indexed to, uint256 amount)',
        meaning:
          'Emitted when tokens move: from zero when they’re minted, to zero when they’re burned.',
      },
      {
        signature: 'event Approval(address indexed owner, address indexed spender, uint256 amount)',
        meaning: 'Emitted when an account sets how much a contract can move.',
      },
    ],
  },
  {
    name: 'ERC-721',
    source: 'https://eips.ethereum.org/EIPS/eip-721',
    members: [
      {
        signature: 'function transferFrom(address from, address to, uint256 tokenId)',
        meaning: 'Moves one token, without checking that a contract can receive it.',
      },
      {
        signature: 'function approve(address to, uint256 tokenId)',
        meaning: 'Lets one other account move one token.',
      },
      {
        signature: 'function safeTransferFrom(address from, address to, uint256 tokenId)',
        meaning: 'Moves one token. If the recipient is a contract, it must accept the token.',
      },
      {
        signature:
          'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
        meaning: 'Moves one token and passes data to the recipient.',
      },
      {
        signature: 'function setApprovalForAll(address operator, bool approved)',
        meaning: 'Lets another account move all tokens of the caller, or revokes this.',
      },
      {
        signature: 'function getApproved(uint256 tokenId) view returns (address)',
        meaning: 'Returns the account that can move this token in addition to its owner.',
      },
      {
        signature: 'function isApprovedForAll(address owner, address operator) view returns (bool)',
        meaning: 'Returns whether an account can move all tokens of another.',
      },
      {
        signature: 'function ownerOf(uint256 tokenId) view returns (address)',
        meaning: 'Returns the token’s owner; reverts for a token that doesn’t exist.',
      },
      {
        signature: 'function tokenURI(uint256 tokenId) view returns (string)',
        meaning: 'Returns the URI of the token’s metadata.',
      },
      {
        signature:
          'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
        meaning:
          'Emitted when one token moves. It shares its topic with ERC-20, but the log has one more topic.',
      },
      {
        signature:
          'event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)',
        meaning: 'Emitted when another account can move this token, until its next transfer.',
      },
      {
        signature:
          'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
        meaning: 'Emitted when another account can move all tokens of the owner, or no longer can.',
      },
    ],
  },
  {
    name: 'ERC-2612',
    source: 'https://eips.ethereum.org/EIPS/eip-2612',
    members: [
      {
        signature:
          'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
        meaning: 'Approves by signature. `deadline` is a Unix timestamp in seconds.',
      },
      {
        signature: 'function nonces(address owner) view returns (uint256)',
        meaning: 'Returns the nonce for an account’s next permit.',
      },
      {
        signature: 'function DOMAIN_SEPARATOR() view returns (bytes32)',
        meaning: 'Ties signatures to this contract and chain.',
      },
    ],
  },
  {
    name: 'ERC-6093',
    source: 'https://eips.ethereum.org/EIPS/eip-6093',
    members: [
      {
        signature:
          'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
        meaning: 'The sender’s balance is below the amount.',
      },
      {
        signature: 'error ERC20InvalidSender(address sender)',
        meaning: 'The sender can’t hold tokens, for example zero.',
      },
      {
        signature: 'error ERC20InvalidReceiver(address receiver)',
        meaning: 'The recipient can’t hold tokens, for example zero.',
      },
      {
        signature:
          'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
        meaning: 'The approval is below the amount. Approve more first.',
      },
      {
        signature: 'error ERC20InvalidApprover(address approver)',
        meaning: 'The approving account is invalid, for example zero.',
      },
      {
        signature: 'error ERC20InvalidSpender(address spender)',
        meaning: 'The approved account is invalid, for example zero.',
      },
      {
        signature: 'error ERC721InvalidOwner(address owner)',
        meaning: 'The address can’t own a token, for example zero.',
      },
      {
        signature: 'error ERC721NonexistentToken(uint256 tokenId)',
        meaning: 'The token with this number has no owner.',
      },
      {
        signature: 'error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)',
        meaning: 'The sender doesn’t own the token.',
      },
      {
        signature: 'error ERC721InvalidSender(address sender)',
        meaning: 'The sender can’t hold the token.',
      },
      {
        signature: 'error ERC721InvalidReceiver(address receiver)',
        meaning: 'The recipient can’t hold the token, or didn’t accept it.',
      },
      {
        signature: 'error ERC721InsufficientApproval(address operator, uint256 tokenId)',
        meaning: 'The caller is neither the owner nor approved.',
      },
      {
        signature: 'error ERC721InvalidApprover(address approver)',
        meaning: 'The account can’t approve for this token.',
      },
      {
        signature: 'error ERC721InvalidOperator(address operator)',
        meaning: 'The approved address is invalid, for example zero.',
      },
    ],
  },
  {
    name: 'ERC-165',
    source: 'https://eips.ethereum.org/EIPS/eip-165',
    members: [
      {
        signature: 'function supportsInterface(bytes4 interfaceId) view returns (bool)',
        meaning: 'Returns whether a contract supports an interface.',
      },
    ],
  },
  {
    name: 'OpenZeppelin AccessControl',
    source: `${openzeppelin}/access#AccessControl`,
    members: [
      {
        signature: 'function hasRole(bytes32 role, address account) view returns (bool)',
        meaning: 'Returns whether an account has a role.',
      },
      {
        signature: 'function getRoleAdmin(bytes32 role) view returns (bytes32)',
        meaning: 'Returns the role that grants and revokes this one.',
      },
      {
        signature: 'function grantRole(bytes32 role, address account)',
        meaning: 'Grants a role. The caller needs the role’s admin role.',
      },
      {
        signature: 'function revokeRole(bytes32 role, address account)',
        meaning: 'Revokes a role. The caller needs the role’s admin role.',
      },
      {
        signature: 'function renounceRole(bytes32 role, address account)',
        meaning: 'Gives up a role of the caller, whose address is passed as confirmation.',
      },
      {
        signature:
          'event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender)',
        meaning: 'Emitted when `sender` grants an account a role.',
      },
      {
        signature:
          'event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender)',
        meaning: 'Emitted when `sender` revokes an account’s role.',
      },
      {
        signature:
          'event RoleAdminChanged(bytes32 indexed role, bytes32 indexed previousAdminRole, bytes32 indexed newAdminRole)',
        meaning: 'Emitted when another role starts to grant and revoke this one.',
      },
      {
        signature: 'error AccessControlUnauthorizedAccount(address account, bytes32 neededRole)',
        meaning: 'The caller lacks the role, in version 5. Older contracts revert with a text.',
      },
      {
        signature: 'error AccessControlBadConfirmation()',
        meaning: 'The caller tries to give up a role of another account.',
      },
    ],
  },
  {
    name: 'OpenZeppelin Ownable',
    source: `${openzeppelin}/access#Ownable`,
    members: [
      {
        signature: 'function owner() view returns (address)',
        meaning: 'Returns the account with the owner’s rights.',
      },
      {
        signature: 'function transferOwnership(address newOwner)',
        meaning: 'Transfers ownership immediately. Only the owner can call it.',
      },
      {
        signature: 'function renounceOwnership()',
        meaning: 'Leaves the contract without an owner, permanently.',
      },
      {
        signature:
          'event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)',
        meaning: 'Emitted when the contract’s owner changes.',
      },
      {
        signature: 'error OwnableUnauthorizedAccount(address account)',
        meaning: 'The caller isn’t the owner, in version 5.',
      },
      {
        signature: 'error OwnableInvalidOwner(address owner)',
        meaning: 'The new owner is invalid, for example zero.',
      },
    ],
  },
  {
    name: 'ERC-1967 proxies',
    source: 'https://eips.ethereum.org/EIPS/eip-1967',
    members: [
      {
        signature: 'event Upgraded(address indexed implementation)',
        meaning: 'Emitted when a proxy’s code changes.',
      },
      {
        signature: 'event AdminChanged(address previousAdmin, address newAdmin)',
        meaning: 'Emitted when the account that can upgrade the proxy changes.',
      },
    ],
  },
  {
    name: 'OpenZeppelin proxies',
    source: `${openzeppelin}/proxy`,
    members: [
      {
        signature: 'function upgradeTo(address newImplementation)',
        meaning: 'Points a proxy to other code.',
      },
      {
        signature: 'function upgradeToAndCall(address newImplementation, bytes data)',
        meaning: 'Points a proxy to other code and calls it in the same transaction.',
      },
      {
        signature: 'function upgrade(address proxy, address implementation)',
        meaning: 'Points a proxy to other code, through the contract that owns the proxy.',
      },
      {
        signature: 'function upgradeAndCall(address proxy, address implementation, bytes data)',
        meaning:
          'Points a proxy to other code and calls it, through the contract that owns the proxy.',
      },
      {
        signature: 'event Initialized(uint8 version)',
        meaning:
          'Emitted when a setup function runs, in version 4. The number is the setup’s version.',
      },
      {
        signature: 'event Initialized(uint64 version)',
        meaning:
          'Emitted when a setup function runs, in version 5. The number is the setup’s version.',
      },
      {
        signature: 'error InvalidInitialization()',
        meaning: 'The contract is already set up, in version 5.',
      },
    ],
  },
  {
    name: 'Multicall3',
    source: 'https://www.multicall3.com/',
    members: [
      {
        signature:
          'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[] returnData)',
        meaning: 'Makes several calls in one. The data of each call is decoded below.',
      },
    ],
  },
];
