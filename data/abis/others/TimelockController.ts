import type {ContractFacts} from '../schema';

/** Of OpenZeppelin's contracts, in the version that Linea's contracts are built with. */
export const TimelockController = {
  name: 'TimelockController',
  kind: 'contract',
  summary: 'Carries out calls that were scheduled before, after a delay.',
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
        'Grants and revokes the other three, and itself. The timelock has it, and an account besides when the constructor was given one.',
    },
    {
      kind: 'constant',
      signature: 'function PROPOSER_ROLE() public view returns (bytes32)',
      value: 'keccak256("PROPOSER_ROLE")',
      meaning: 'Schedules operations.',
    },
    {
      kind: 'constant',
      signature: 'function EXECUTOR_ROLE() public view returns (bytes32)',
      value: 'keccak256("EXECUTOR_ROLE")',
      meaning: 'Executes operations that are due. When the zero address has it, everybody does.',
    },
    {
      kind: 'constant',
      signature: 'function CANCELLER_ROLE() public view returns (bytes32)',
      value: 'keccak256("CANCELLER_ROLE")',
      meaning:
        'Withdraws operations that are not executed yet. Whom the constructor made a proposer has it, too.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant _DONE_TIMESTAMP',
      value: 'uint256(1)',
      meaning: 'What `getTimestamp` gives for an operation that was executed.',
    },
    {
      kind: 'event',
      signature:
        'event CallScheduled(bytes32 indexed id, uint256 indexed index, address target, uint256 value, bytes data, bytes32 predecessor, uint256 delay)',
      meaning:
        'One for each call of an operation. Watch it to see an upgrade coming: the earliest time is that of the block plus `delay`.',
      params: {
        id: 'The hash of the operation.',
        index: 'The place of the call within a batch, from 0.',
        target: 'What will be called; for an upgrade, the `ProxyAdmin`.',
        value: 'What goes with the call, in wei.',
        data: 'The calldata.',
        predecessor: 'The operation that has to be done before; zero for none.',
        delay: 'How long it waits at least, in seconds.',
      },
    },
    {
      kind: 'event',
      signature:
        'event CallExecuted(bytes32 indexed id, uint256 indexed index, address target, uint256 value, bytes data)',
      meaning: 'One for each call of an operation, in the transaction that carries it out.',
      params: {
        id: 'The hash of the operation.',
        index: 'The place of the call within a batch, from 0.',
        target: 'What was called.',
        value: 'What went with the call, in wei.',
        data: 'The calldata.',
      },
    },
    {
      kind: 'event',
      signature: 'event CallSalt(bytes32 indexed id, bytes32 salt)',
      meaning: 'Only for an operation with a salt that is not zero. You need it to execute.',
      params: {id: 'The hash of the operation.', salt: 'What makes it differ from an equal one.'},
    },
    {
      kind: 'event',
      signature: 'event Cancelled(bytes32 indexed id)',
      meaning: 'The operation will not be carried out, unless it is scheduled again.',
      params: {id: 'The hash of the operation.'},
    },
    {
      kind: 'event',
      signature: 'event MinDelayChange(uint256 oldDuration, uint256 newDuration)',
      meaning:
        'Counts for operations that are scheduled from now on; waiting ones keep their time.',
      params: {
        oldDuration: 'The smallest delay until now, in seconds.',
        newDuration: 'The smallest delay from now on, in seconds.',
      },
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyRoleOrOpenRole(bytes32 role)',
      meaning: 'Lets everybody pass when the zero address has the role.',
      params: {role: 'The role that the caller needs otherwise.'},
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'Neither the caller nor the zero address has it.',
        },
      ],
    },
    {
      kind: 'receive',
      signature: 'receive() external payable',
      meaning: 'Takes ETH for later operations. It gets out through one only.',
    },
    {
      kind: 'function',
      signature: 'function supportsInterface(bytes4 interfaceId) public view returns (bool)',
      meaning: 'Answers for ERC-165, and knows the receiver of ERC-1155 besides.',
      params: {interfaceId: 'The four bytes of the interface.'},
      returns: '`true` for `0x4e2312e0`, `0x7965db0b` and `0x01ffc9a7`.',
    },
    {
      kind: 'function',
      signature: 'function isOperation(bytes32 id) public view returns (bool)',
      meaning: 'Does not tell whether it waits or is done.',
      params: {id: 'The hash of the operation.'},
      returns: 'Whether it was scheduled and not cancelled.',
    },
    {
      kind: 'function',
      signature: 'function isOperationPending(bytes32 id) public view returns (bool)',
      meaning: 'Includes what could be executed in this block.',
      params: {id: 'The hash of the operation.'},
      returns: 'Whether it is scheduled and not done.',
    },
    {
      kind: 'function',
      signature: 'function isOperationReady(bytes32 id) public view returns (bool)',
      meaning: 'Does not look at the operation that has to come before.',
      params: {id: 'The hash of the operation.'},
      returns: 'Whether its time has come and it is not done.',
    },
    {
      kind: 'function',
      signature: 'function isOperationDone(bytes32 id) public view returns (bool)',
      meaning: 'Stays `true`: to schedule the same calls once more, take another salt.',
      params: {id: 'The hash of the operation.'},
      returns: 'Whether it was executed.',
    },
    {
      kind: 'function',
      signature: 'function getTimestamp(bytes32 id) public view returns (uint256)',
      meaning: 'Look out for the two values that are no time.',
      params: {id: 'The hash of the operation.'},
      returns:
        'From when it can be executed, in Unix seconds; 0 when it is unknown, 1 when it is done.',
    },
    {
      kind: 'function',
      signature: 'function getMinDelay() public view returns (uint256)',
      meaning: 'With 0, scheduling and executing fit into one transaction.',
      returns: 'How long an operation has to wait at least, in seconds.',
    },
    {
      kind: 'function',
      signature:
        'function hashOperation(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt) public pure returns (bytes32)',
      meaning: 'Names an operation of a single call. It need not be scheduled.',
      params: {
        target: 'What will be called.',
        value: 'What goes with the call, in wei.',
        data: 'The calldata.',
        predecessor: 'The operation that has to be done before; zero for none.',
        salt: 'Any word, to tell equal operations apart.',
      },
      returns: 'The id of the operation.',
    },
    {
      kind: 'function',
      signature:
        'function hashOperationBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt) public pure returns (bytes32)',
      meaning:
        'Names an operation of several calls. A batch of one has another id than the single call.',
      params: {
        targets: 'What will be called, in order.',
        values: 'What goes with each call, in wei.',
        payloads: 'The calldata of each call.',
        predecessor: 'The operation that has to be done before; zero for none.',
        salt: 'Any word, to tell equal operations apart.',
      },
      returns: 'The id of the operation.',
    },
    {
      kind: 'function',
      signature:
        'function schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay) public',
      meaning: 'The call is not tried: whether it succeeds shows when it is executed.',
      params: {
        target: 'What will be called.',
        value: 'What goes with the call, in wei; the executor brings it or the timelock has it.',
        data: 'The calldata.',
        predecessor: 'The operation that has to be done before; zero for none.',
        salt: 'Any word, to tell equal operations apart.',
        delay: 'How long it waits, in seconds; `getMinDelay` at least.',
      },
      callers: [{role: 'PROPOSER_ROLE'}],
      reverts: [
        {
          message: 'TimelockController: operation already scheduled',
          when: 'The same operation waits, or is done.',
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
      meaning: 'All calls will be carried out in one transaction, or none.',
      params: {
        targets: 'What will be called, in order.',
        values: 'What goes with each call, in wei.',
        payloads: 'The calldata of each call.',
        predecessor: 'The operation that has to be done before; zero for none.',
        salt: 'Any word, to tell equal operations apart.',
        delay: 'How long it waits, in seconds; `getMinDelay` at least.',
      },
      callers: [{role: 'PROPOSER_ROLE'}],
      reverts: [
        {
          message: 'TimelockController: length mismatch',
          when: 'The three lists have not the same length.',
        },
        {
          message: 'TimelockController: operation already scheduled',
          when: 'The same operation waits, or is done.',
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
      meaning: 'Works until the operation is executed, even when its time has come.',
      params: {id: 'The hash of the operation.'},
      callers: [{role: 'CANCELLER_ROLE'}],
      reverts: [
        {
          message: 'TimelockController: operation cannot be cancelled',
          when: 'It was never scheduled, or is done.',
        },
      ],
      emits: ['Cancelled'],
    },
    {
      kind: 'function',
      signature:
        'function execute(address target, uint256 value, bytes payload, bytes32 predecessor, bytes32 salt) public payable',
      meaning:
        'Takes the same arguments as `schedule`, since only their hash is stored. There is no latest time: a forgotten operation stays due.',
      params: {
        target: 'What is called.',
        value: 'What goes with the call, in wei.',
        payload: 'The calldata.',
        predecessor: 'The operation that has to be done before; zero for none.',
        salt: 'The salt with which it was scheduled.',
      },
      callers: [{role: 'EXECUTOR_ROLE'}],
      reverts: [
        {
          message: 'TimelockController: operation is not ready',
          when: 'It is not scheduled, not due, or done; or an argument is another.',
        },
        {
          message: 'TimelockController: missing dependency',
          when: 'The operation before is not done.',
        },
        {
          message: 'TimelockController: underlying transaction reverted',
          when: 'The call reverted. What it reverted with is lost.',
        },
      ],
      emits: ['CallExecuted'],
    },
    {
      kind: 'function',
      signature:
        'function executeBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt) public payable',
      meaning: 'One call that reverts undoes them all, and the operation stays due.',
      params: {
        targets: 'What is called, in order.',
        values: 'What goes with each call, in wei.',
        payloads: 'The calldata of each call.',
        predecessor: 'The operation that has to be done before; zero for none.',
        salt: 'The salt with which it was scheduled.',
      },
      callers: [{role: 'EXECUTOR_ROLE'}],
      reverts: [
        {
          message: 'TimelockController: length mismatch',
          when: 'The three lists have not the same length.',
        },
        {
          message: 'TimelockController: operation is not ready',
          when: 'It is not scheduled, not due, or done; or an argument is another.',
        },
        {
          message: 'TimelockController: missing dependency',
          when: 'The operation before is not done.',
        },
        {
          message: 'TimelockController: underlying transaction reverted',
          when: 'A call reverted. What it reverted with is lost.',
        },
      ],
      emits: ['CallExecuted'],
    },
    {
      kind: 'function',
      signature: 'function _execute(address target, uint256 value, bytes data) internal',
      meaning: 'Gives the call all gas but a 64th.',
      params: {target: 'What is called.', value: 'In wei.', data: 'The calldata.'},
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
        'Has to be scheduled and to wait itself, by the delay of today. A longer delay does not stop what waits already.',
      params: {newDelay: 'How long operations wait at least, in seconds; 0 is allowed.'},
      callers: [{only: 'the timelock itself, by an operation'}],
      reverts: [
        {
          message: 'TimelockController: caller must be timelock',
          when: 'It is called directly.',
        },
      ],
      emits: ['MinDelayChange'],
    },
    {
      kind: 'function',
      signature:
        'function onERC721Received(address, address, uint256, bytes) public returns (bytes4)',
      meaning: 'Lets the timelock take an NFT; called by the token.',
      params: {
        '1': 'Who moved the token.',
        '2': 'Whose it was.',
        '3': 'Its id.',
        '4': 'What the sender added.',
      },
      returns: 'The selector, as ERC-721 asks.',
      callers: ['anyone'],
    },
    {
      kind: 'function',
      signature:
        'function onERC1155Received(address, address, uint256, uint256, bytes) public returns (bytes4)',
      meaning: 'Lets the timelock take tokens of ERC-1155; called by the contract of the token.',
      params: {
        '1': 'Who moved the tokens.',
        '2': 'Whose they were.',
        '3': 'Their id.',
        '4': 'How many.',
        '5': 'What the sender added.',
      },
      returns: 'The selector, as ERC-1155 asks.',
      callers: ['anyone'],
    },
    {
      kind: 'function',
      signature:
        'function onERC1155BatchReceived(address, address, uint256[], uint256[], bytes) public returns (bytes4)',
      meaning: 'The same for several kinds of tokens at once.',
      params: {
        '1': 'Who moved the tokens.',
        '2': 'Whose they were.',
        '3': 'Their ids.',
        '4': 'How many of each.',
        '5': 'What the sender added.',
      },
      returns: 'The selector, as ERC-1155 asks.',
      callers: ['anyone'],
    },
  ],
} as const satisfies ContractFacts;
