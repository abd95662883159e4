import type {ContractFacts} from '../schema';

/** From OpenZeppelin, in the version that Linea's contracts use. */
export const TimelockController = {
  name: 'TimelockController',
  kind: 'contract',
  summary: 'Executes scheduled calls after a delay.',
  source:
    'OpenZeppelin/openzeppelin-contracts@dc44c9f1:contracts/governance/TimelockController.sol',
  checked: '2026-11-22',
  bases: ['AccessControl'],
  members: [
    {
      kind: 'constant',
      signature: 'function TIMELOCK_ADMIN_ROLE() public view returns (bytes32)',
      value: 'keccak256("TIMELOCK_ADMIN_ROLE")',
      meaning:
        'May grant and revoke this role and those of proposers, executors and cancellers. The timelock has this role. So does the administrator account, if the constructor got one.',
    },
    {
      kind: 'constant',
      signature: 'function PROPOSER_ROLE() public view returns (bytes32)',
      value: 'keccak256("PROPOSER_ROLE")',
      meaning: 'May schedule operations.',
    },
    {
      kind: 'constant',
      signature: 'function EXECUTOR_ROLE() public view returns (bytes32)',
      value: 'keccak256("EXECUTOR_ROLE")',
      meaning:
        'May execute operations that are due. If the zero address has this role, any account can execute.',
    },
    {
      kind: 'constant',
      signature: 'function CANCELLER_ROLE() public view returns (bytes32)',
      value: 'keccak256("CANCELLER_ROLE")',
      meaning:
        'May cancel operations that aren’t executed yet. The constructor’s proposers also get this role.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant _DONE_TIMESTAMP',
      value: 'uint256(1)',
      meaning: 'The value of `getTimestamp` for an executed operation.',
    },
    {
      kind: 'event',
      signature:
        'event CallScheduled(bytes32 indexed id, uint256 indexed index, address target, uint256 value, bytes data, bytes32 predecessor, uint256 delay)',
      meaning:
        'Emitted for each call of an operation. The operation is due at the block’s time plus `delay`. With a delay of 0, the same transaction can execute it.',
      params: {
        id: 'The operation’s hash.',
        index: 'The call’s position in a batch, from 0.',
        target: 'The contract to call; for an upgrade, the `ProxyAdmin`.',
        value: 'The ETH for the call, in wei.',
        data: 'The calldata.',
        predecessor: 'The operation that must be executed first; zero for none.',
        delay: 'The minimum wait, in seconds.',
      },
    },
    {
      kind: 'event',
      signature:
        'event CallExecuted(bytes32 indexed id, uint256 indexed index, address target, uint256 value, bytes data)',
      meaning: 'Emitted for each call of an operation, in the transaction that executes it.',
      params: {
        id: 'The operation’s hash.',
        index: 'The call’s position in a batch, from 0.',
        target: 'The called contract.',
        value: 'The ETH sent with the call, in wei.',
        data: 'The calldata.',
      },
    },
    {
      kind: 'event',
      signature: 'event CallSalt(bytes32 indexed id, bytes32 salt)',
      meaning:
        'Emitted for an operation with a salt other than zero. You need the salt to execute the operation.',
      params: {
        id: 'The operation’s hash.',
        salt: 'The word that distinguishes it from an equal operation.',
      },
    },
    {
      kind: 'event',
      signature: 'event Cancelled(bytes32 indexed id)',
      meaning:
        'Emitted when an operation is canceled. It can’t be executed unless it’s scheduled again.',
      params: {id: 'The operation’s hash.'},
    },
    {
      kind: 'event',
      signature: 'event MinDelayChange(uint256 oldDuration, uint256 newDuration)',
      meaning: 'Emitted when the delay changes. Scheduled operations keep their time.',
      params: {
        oldDuration: 'The previous minimum delay, in seconds.',
        newDuration: 'The new minimum delay, in seconds.',
      },
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyRoleOrOpenRole(bytes32 role)',
      meaning: 'Accepts any caller if the zero address has the role.',
      params: {role: 'The role that the caller otherwise needs.'},
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'Neither the caller nor the zero address has the role.',
        },
      ],
    },
    {
      kind: 'receive',
      signature: 'receive() external payable',
      meaning: 'Accepts ETH for later operations. Only an operation can send it out.',
    },
    {
      kind: 'function',
      signature: 'function supportsInterface(bytes4 interfaceId) public view returns (bool)',
      meaning: 'Implements ERC-165, also for the ERC-1155 receiver.',
      params: {interfaceId: 'The interface’s four bytes.'},
      returns: '`true` for `0x4e2312e0`, `0x7965db0b` and `0x01ffc9a7`.',
    },
    {
      kind: 'function',
      signature: 'function isOperation(bytes32 id) public view returns (bool)',
      meaning:
        'Returns whether an operation is known. It doesn’t show whether the operation is pending or executed.',
      params: {id: 'The operation’s hash.'},
      returns: '`true` if the operation was scheduled and not canceled.',
    },
    {
      kind: 'function',
      signature: 'function isOperationPending(bytes32 id) public view returns (bool)',
      meaning: 'Returns whether an operation is pending, even if it can be executed in this block.',
      params: {id: 'The operation’s hash.'},
      returns: '`true` if the operation is scheduled and not executed.',
    },
    {
      kind: 'function',
      signature: 'function isOperationReady(bytes32 id) public view returns (bool)',
      meaning:
        'Returns whether an operation is due. It doesn’t check the operation that must be executed first.',
      params: {id: 'The operation’s hash.'},
      returns: '`true` if the operation is due and not executed.',
    },
    {
      kind: 'function',
      signature: 'function isOperationDone(bytes32 id) public view returns (bool)',
      meaning:
        'Returns whether an operation was executed. It stays `true`: to schedule the same calls again, use another salt.',
      params: {id: 'The operation’s hash.'},
      returns: '`true` if the operation was executed.',
    },
    {
      kind: 'function',
      signature: 'function getTimestamp(bytes32 id) public view returns (uint256)',
      meaning: 'Returns the earliest execution time. The values 0 and 1 aren’t times.',
      params: {id: 'The operation’s hash.'},
      returns:
        'The earliest execution time, in Unix seconds; 0 for an unknown operation, 1 for an executed one.',
    },
    {
      kind: 'function',
      signature: 'function getMinDelay() public view returns (uint256)',
      meaning:
        'Returns the minimum delay. With 0, you can schedule and execute in one transaction.',
      returns: 'The minimum delay of an operation, in seconds.',
    },
    {
      kind: 'function',
      signature:
        'function hashOperation(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt) public pure returns (bytes32)',
      meaning: 'Computes the id of an operation with a single call, scheduled or not.',
      params: {
        target: 'The contract to call.',
        value: 'The ETH for the call, in wei.',
        data: 'The calldata.',
        predecessor: 'The operation that must be executed first; zero for none.',
        salt: 'Any word, to distinguish equal operations.',
      },
      returns: 'The operation’s id.',
    },
    {
      kind: 'function',
      signature:
        'function hashOperationBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt) public pure returns (bytes32)',
      meaning:
        'Computes the id of an operation with several calls. A batch of one and the single call have different ids.',
      params: {
        targets: 'The contracts to call, in order.',
        values: 'The ETH for each call, in wei.',
        payloads: 'The calldata of each call.',
        predecessor: 'The operation that must be executed first; zero for none.',
        salt: 'Any word, to distinguish equal operations.',
      },
      returns: 'The operation’s id.',
    },
    {
      kind: 'function',
      signature:
        'function schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay) public',
      meaning: 'Schedules a call. It doesn’t try the call, so a failure only shows at execution.',
      params: {
        target: 'The contract to call.',
        value: 'The ETH for the call, in wei, from the executor or the timelock.',
        data: 'The calldata.',
        predecessor: 'The operation that must be executed first; zero for none.',
        salt: 'Any word, to distinguish equal operations.',
        delay: 'The delay in seconds; at least `getMinDelay`.',
      },
      callers: [{role: 'PROPOSER_ROLE'}],
      reverts: [
        {
          message: 'TimelockController: operation already scheduled',
          when: 'The same operation is pending or executed.',
        },
        {
          message: 'TimelockController: insufficient delay',
          when: 'The delay is below `getMinDelay`.',
        },
      ],
      emits: ['CallScheduled', 'CallSalt'],
    },
    {
      kind: 'function',
      signature:
        'function scheduleBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt, uint256 delay) public',
      meaning: 'Schedules calls that run in one transaction, all or none.',
      params: {
        targets: 'The contracts to call, in order.',
        values: 'The ETH for each call, in wei.',
        payloads: 'The calldata of each call.',
        predecessor: 'The operation that must be executed first; zero for none.',
        salt: 'Any word, to distinguish equal operations.',
        delay: 'The delay in seconds; at least `getMinDelay`.',
      },
      callers: [{role: 'PROPOSER_ROLE'}],
      reverts: [
        {
          message: 'TimelockController: length mismatch',
          when: 'The three lists differ in length.',
        },
        {
          message: 'TimelockController: operation already scheduled',
          when: 'The same operation is pending or executed.',
        },
        {
          message: 'TimelockController: insufficient delay',
          when: 'The delay is below `getMinDelay`.',
        },
      ],
      emits: ['CallScheduled', 'CallSalt'],
    },
    {
      kind: 'function',
      signature: 'function cancel(bytes32 id) public',
      meaning: 'Cancels an operation that isn’t executed yet, even after it’s due.',
      params: {id: 'The operation’s hash.'},
      callers: [{role: 'CANCELLER_ROLE'}],
      reverts: [
        {
          message: 'TimelockController: operation cannot be cancelled',
          when: 'The operation was never scheduled, or is executed.',
        },
      ],
      emits: ['Cancelled'],
    },
    {
      kind: 'function',
      signature:
        'function execute(address target, uint256 value, bytes payload, bytes32 predecessor, bytes32 salt) public payable',
      meaning:
        'Executes an operation that’s due. It requires the arguments of `schedule`, because only their hash is stored. Operations don’t expire.',
      params: {
        target: 'The contract to call.',
        value: 'The ETH for the call, in wei.',
        payload: 'The calldata.',
        predecessor: 'The operation that must be executed first; zero for none.',
        salt: 'The operation’s salt.',
      },
      callers: [{role: 'EXECUTOR_ROLE'}],
      reverts: [
        {
          message: 'TimelockController: operation is not ready',
          when: 'The operation isn’t scheduled, not due or already executed, or an argument differs.',
        },
        {
          message: 'TimelockController: missing dependency',
          when: 'The operation that must be executed first isn’t executed.',
        },
        {
          message: 'TimelockController: underlying transaction reverted',
          when: 'The call reverted. Its revert data is lost.',
        },
      ],
      emits: ['CallExecuted'],
    },
    {
      kind: 'function',
      signature:
        'function executeBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt) public payable',
      meaning:
        'Executes a batch that’s due. If one call reverts, all calls revert, and the operation stays due.',
      params: {
        targets: 'The contracts to call, in order.',
        values: 'The ETH for each call, in wei.',
        payloads: 'The calldata of each call.',
        predecessor: 'The operation that must be executed first; zero for none.',
        salt: 'The operation’s salt.',
      },
      callers: [{role: 'EXECUTOR_ROLE'}],
      reverts: [
        {
          message: 'TimelockController: length mismatch',
          when: 'The three lists differ in length.',
        },
        {
          message: 'TimelockController: operation is not ready',
          when: 'The operation isn’t scheduled, not due or already executed, or an argument differs.',
        },
        {
          message: 'TimelockController: missing dependency',
          when: 'The operation that must be executed first isn’t executed.',
        },
        {
          message: 'TimelockController: underlying transaction reverted',
          when: 'A call reverted. Its revert data is lost.',
        },
      ],
      emits: ['CallExecuted'],
    },
    {
      kind: 'function',
      signature: 'function _execute(address target, uint256 value, bytes data) internal',
      meaning: 'Makes the call, with 63/64 of the gas.',
      params: {
        target: 'The contract to call.',
        value: 'The ETH for the call, in wei.',
        data: 'The calldata.',
      },
      reverts: [
        {
          message: 'TimelockController: underlying transaction reverted',
          when: 'The call reverted.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function updateDelay(uint256 newDelay) external',
      meaning:
        'Changes the minimum delay. Schedule the change as an operation, with the current delay. A longer delay doesn’t affect scheduled operations.',
      params: {newDelay: 'The new minimum delay, in seconds; 0 is allowed.'},
      callers: [{only: 'the timelock itself, by an operation'}],
      reverts: [
        {
          message: 'TimelockController: caller must be timelock',
          when: 'The function was called directly.',
        },
      ],
      emits: ['MinDelayChange'],
    },
    {
      kind: 'function',
      signature:
        'function onERC721Received(address, address, uint256, bytes) public returns (bytes4)',
      meaning: 'Lets the timelock receive an NFT. The token calls it.',
      params: {
        '1': 'The account that moved the token.',
        '2': 'The previous owner.',
        '3': 'The token’s id.',
        '4': 'Data from the sender.',
      },
      returns: 'The selector, as ERC-721 requires.',
      callers: ['anyone'],
    },
    {
      kind: 'function',
      signature:
        'function onERC1155Received(address, address, uint256, uint256, bytes) public returns (bytes4)',
      meaning: 'Lets the timelock receive ERC-1155 tokens. The token contract calls it.',
      params: {
        '1': 'The account that moved the tokens.',
        '2': 'The previous owner.',
        '3': 'The tokens’ id.',
        '4': 'The number of tokens.',
        '5': 'Data from the sender.',
      },
      returns: 'The selector, as ERC-1155 requires.',
      callers: ['anyone'],
    },
    {
      kind: 'function',
      signature:
        'function onERC1155BatchReceived(address, address, uint256[], uint256[], bytes) public returns (bytes4)',
      meaning:
        'Lets the timelock receive several kinds of ERC-1155 tokens in one call. The token contract calls it.',
      params: {
        '1': 'The account that moved the tokens.',
        '2': 'The previous owner.',
        '3': 'The tokens’ ids.',
        '4': 'The number of each.',
        '5': 'Data from the sender.',
      },
      returns: 'The selector, as ERC-1155 requires.',
      callers: ['anyone'],
    },
  ],
} as const satisfies ContractFacts;
