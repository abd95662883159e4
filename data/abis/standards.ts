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
        meaning: 'What `require` and `revert` with a text come back with.',
      },
      {
        signature: 'error Panic(uint256 code)',
        meaning: 'A fault that the compiled code noticed by itself, such as an overflow.',
      },
    ],
  },
  {
    name: 'ERC-20',
    source: 'https://eips.ethereum.org/EIPS/eip-20',
    members: [
      {
        signature: 'function transfer(address to, uint256 amount) returns (bool)',
        meaning: 'Moves tokens of the caller. The amount is in the smallest unit of the token.',
      },
      {
        signature: 'function transferFrom(address from, address to, uint256 amount) returns (bool)',
        meaning: 'Moves tokens of another account, out of what that allowed the caller.',
      },
      {
        signature: 'function approve(address spender, uint256 amount) returns (bool)',
        meaning: 'Sets how much a contract may take from the caller; a bridge needs it first.',
      },
      {
        signature: 'function allowance(address owner, address spender) view returns (uint256)',
        meaning: 'What is left of an approval, in the smallest unit of the token.',
      },
      {
        signature: 'function balanceOf(address account) view returns (uint256)',
        meaning:
          'What an account holds: the smallest units of an ERC-20, the number of an ERC-721.',
      },
      {
        signature: 'function totalSupply() view returns (uint256)',
        meaning: 'All tokens that there are, in the smallest unit.',
      },
      {signature: 'function name() view returns (string)', meaning: 'The long name of the token.'},
      {signature: 'function symbol() view returns (string)', meaning: 'Its short name.'},
      {
        signature: 'function decimals() view returns (uint8)',
        meaning: 'How many digits of an amount stand behind the point.',
      },
      {
        signature: 'event Transfer(address indexed from, address indexed to, uint256 amount)',
        meaning: 'Tokens moved. From the zero address they were made, to it destroyed.',
      },
      {
        signature: 'event Approval(address indexed owner, address indexed spender, uint256 amount)',
        meaning: 'A contract may take up to that amount from now on.',
      },
    ],
  },
  {
    name: 'ERC-721',
    source: 'https://eips.ethereum.org/EIPS/eip-721',
    members: [
      {
        signature: 'function transferFrom(address from, address to, uint256 tokenId)',
        meaning: 'Moves one token, without asking a recipient that is a contract.',
      },
      {
        signature: 'function approve(address to, uint256 tokenId)',
        meaning: 'Lets one other account move one token.',
      },
      {
        signature: 'function safeTransferFrom(address from, address to, uint256 tokenId)',
        meaning: 'Moves one token; a recipient that is a contract has to accept it.',
      },
      {
        signature:
          'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
        meaning: 'The same, with data for the recipient.',
      },
      {
        signature: 'function setApprovalForAll(address operator, bool approved)',
        meaning: 'Lets another account move all tokens of the caller, or no longer.',
      },
      {
        signature: 'function getApproved(uint256 tokenId) view returns (address)',
        meaning: 'Who may move this token beside its owner.',
      },
      {
        signature: 'function isApprovedForAll(address owner, address operator) view returns (bool)',
        meaning: 'Whether an account may move all tokens of another.',
      },
      {
        signature: 'function ownerOf(uint256 tokenId) view returns (address)',
        meaning: 'Whose token it is; reverts for one that does not exist.',
      },
      {
        signature: 'function tokenURI(uint256 tokenId) view returns (string)',
        meaning: 'Where the description of a token lies.',
      },
      {
        signature:
          'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
        meaning: 'One token moved. Same topic as that of ERC-20, with one topic more in the log.',
      },
      {
        signature:
          'event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)',
        meaning: 'Another account may move this token until it moves.',
      },
      {
        signature:
          'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
        meaning: 'Another account may move all tokens of the owner, or no longer.',
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
        meaning: 'The number that the next permit of an account has to sign.',
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
        meaning: 'The sender holds less than was to be moved.',
      },
      {
        signature: 'error ERC20InvalidSender(address sender)',
        meaning: 'Tokens were to come from an address that can hold none, such as zero.',
      },
      {
        signature: 'error ERC20InvalidReceiver(address receiver)',
        meaning: 'Tokens were to go to an address that can hold none, such as zero.',
      },
      {
        signature:
          'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
        meaning: 'The approval is smaller than the amount: approve more first.',
      },
      {
        signature: 'error ERC20InvalidApprover(address approver)',
        meaning: 'The account that approves is none, such as zero.',
      },
      {
        signature: 'error ERC20InvalidSpender(address spender)',
        meaning: 'The account that is approved is none, such as zero.',
      },
      {
        signature: 'error ERC721InvalidOwner(address owner)',
        meaning: 'The address cannot own a token, such as zero.',
      },
      {
        signature: 'error ERC721NonexistentToken(uint256 tokenId)',
        meaning: 'Nobody owns a token with this number.',
      },
      {
        signature: 'error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)',
        meaning: 'The token belongs to somebody else than the sender.',
      },
      {
        signature: 'error ERC721InvalidSender(address sender)',
        meaning: 'The token was to come from an address that can hold none.',
      },
      {
        signature: 'error ERC721InvalidReceiver(address receiver)',
        meaning: 'The recipient cannot hold the token, or did not accept it.',
      },
      {
        signature: 'error ERC721InsufficientApproval(address operator, uint256 tokenId)',
        meaning: 'The caller is neither the owner nor approved.',
      },
      {
        signature: 'error ERC721InvalidApprover(address approver)',
        meaning: 'Whoever approves may not do so for this token.',
      },
      {
        signature: 'error ERC721InvalidOperator(address operator)',
        meaning: 'The address that is approved is none, such as zero.',
      },
    ],
  },
  {
    name: 'ERC-165',
    source: 'https://eips.ethereum.org/EIPS/eip-165',
    members: [
      {
        signature: 'function supportsInterface(bytes4 interfaceId) view returns (bool)',
        meaning: 'Asks a contract whether it has an interface.',
      },
    ],
  },
  {
    name: 'OpenZeppelin AccessControl',
    source: `${openzeppelin}/access#AccessControl`,
    members: [
      {
        signature: 'function hasRole(bytes32 role, address account) view returns (bool)',
        meaning: 'Whether an account has a role.',
      },
      {
        signature: 'function getRoleAdmin(bytes32 role) view returns (bytes32)',
        meaning: 'The role that gives and takes this one.',
      },
      {
        signature: 'function grantRole(bytes32 role, address account)',
        meaning: 'Gives a role. The caller needs the admin role of that role.',
      },
      {
        signature: 'function revokeRole(bytes32 role, address account)',
        meaning: 'Takes a role. The caller needs the admin role of that role.',
      },
      {
        signature: 'function renounceRole(bytes32 role, address account)',
        meaning: 'Gives up a role of the caller, whose address is repeated.',
      },
      {
        signature:
          'event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender)',
        meaning: 'An account got a role; `sender` gave it.',
      },
      {
        signature:
          'event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender)',
        meaning: 'An account lost a role; `sender` took it.',
      },
      {
        signature:
          'event RoleAdminChanged(bytes32 indexed role, bytes32 indexed previousAdminRole, bytes32 indexed newAdminRole)',
        meaning: 'Another role gives and takes this one from now on.',
      },
      {
        signature: 'error AccessControlUnauthorizedAccount(address account, bytes32 neededRole)',
        meaning: 'The caller lacks the role, in version 5. Older contracts revert with a text.',
      },
      {
        signature: 'error AccessControlBadConfirmation()',
        meaning: 'A role was to be given up for another account than the caller.',
      },
    ],
  },
  {
    name: 'OpenZeppelin Ownable',
    source: `${openzeppelin}/access#Ownable`,
    members: [
      {
        signature: 'function owner() view returns (address)',
        meaning: 'The account that may do what others may not.',
      },
      {
        signature: 'function transferOwnership(address newOwner)',
        meaning: 'Hands the contract over at once; only the owner can.',
      },
      {
        signature: 'function renounceOwnership()',
        meaning: 'Leaves the contract without an owner, for good.',
      },
      {
        signature:
          'event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)',
        meaning: 'Another account owns the contract.',
      },
      {
        signature: 'error OwnableUnauthorizedAccount(address account)',
        meaning: 'The caller is not the owner, in version 5.',
      },
      {
        signature: 'error OwnableInvalidOwner(address owner)',
        meaning: 'The new owner is none, such as zero.',
      },
    ],
  },
  {
    name: 'ERC-1967 proxies',
    source: 'https://eips.ethereum.org/EIPS/eip-1967',
    members: [
      {
        signature: 'event Upgraded(address indexed implementation)',
        meaning: 'A proxy runs other code from here on.',
      },
      {
        signature: 'event AdminChanged(address previousAdmin, address newAdmin)',
        meaning: 'Another account may upgrade the proxy.',
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
        meaning: 'The same through the contract that owns the proxy.',
      },
      {
        signature: 'function upgradeAndCall(address proxy, address implementation, bytes data)',
        meaning: 'The same through the contract that owns the proxy, with a call.',
      },
      {
        signature: 'event Initialized(uint8 version)',
        meaning: 'A set-up function ran, in version 4. The number says which.',
      },
      {
        signature: 'event Initialized(uint64 version)',
        meaning: 'A set-up function ran, in version 5. The number says which.',
      },
      {
        signature: 'error InvalidInitialization()',
        meaning: 'The contract is set up already, in version 5.',
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
        meaning: 'Makes several calls in one; each has its own data, decoded below.',
      },
    ],
  },
];
