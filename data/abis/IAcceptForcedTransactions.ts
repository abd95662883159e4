import type {ContractFacts} from './schema';

export const IAcceptForcedTransactions = {
  name: 'IAcceptForcedTransactions',
  kind: 'interface',
  summary: 'Stores forced transactions in the rollup until finalization requires them.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/forcedTransactions/interfaces/IAcceptForcedTransactions.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/iacceptforcedtransactions',
  bases: [],
  uses: ['IGenericErrors'],
  members: [
    {
      kind: 'event',
      signature: 'event ForcedTransactionFeeSet(uint256 forcedTransactionFeeInWei)',
      meaning:
        'Emitted when the fee changes. From this block on, the gateway requires exactly the new fee; an L1 transaction that sends the old fee reverts.',
      params: {forcedTransactionFeeInWei: 'The submission fee, in wei.'},
    },
    {
      kind: 'event',
      signature: 'event AddressFilterChanged(address oldAddressFilter, address newAddressFilter)',
      meaning:
        'Emitted when another filter is set. The next finalization uses the new filter. The gateway keeps its own filter, which is fixed at deployment.',
      params: {
        oldAddressFilter: 'The previous filter; zero the first time a filter is set.',
        newAddressFilter: 'The new filter.',
      },
    },
    {
      kind: 'event',
      signature:
        'event ForcedTransactionAdded(uint256 indexed forcedTransactionNumber, address indexed from, uint256 blockNumberDeadline, bytes32 forcedTransactionRollingHash, bytes rlpEncodedSignedTransaction)',
      meaning:
        'Emitted when the rolling hash and deadline of a transaction are stored. From now on, a finalization that reaches its deadline must handle it. The transaction may still fail on L2. Filter by `from` to find your own transactions.',
      params: {
        forcedTransactionNumber: 'The position in the queue, from 1.',
        from: 'The signer, recovered from the signature.',
        blockNumberDeadline:
          'The L2 block number by which the transaction must be handled. Usually, an earlier block handles it.',
        forcedTransactionRollingHash:
          'The MiMC hash of this transaction and all earlier ones in the queue.',
        rlpEncodedSignedTransaction:
          'The signed transaction of type 2, with its first byte `0x02`, in the form for `eth_sendRawTransaction`.',
      },
    },
    {
      kind: 'error',
      signature: 'error ForcedTransactionExistsForBlockOrIsTooLow(uint256 blockNumber)',
      meaning:
        'The deadline isn’t later than the previous one. The gateway ensures rising deadlines, so only another sender can trigger this error.',
      params: {blockNumber: 'The rejected deadline, an L2 block number.'},
    },
    {
      kind: 'error',
      signature:
        'error MissingRollingHashForForcedTransactionNumber(uint256 forcedTransactionNumber)',
      meaning: 'A finalization claims to cover a forced transaction that L1 never stored.',
      params: {forcedTransactionNumber: 'The number in the finalization’s arguments.'},
    },
    {
      kind: 'function',
      signature:
        'function getRequiredForcedTransactionFields() external returns (bytes32 finalizedState, bytes32 previousForcedTransactionRollingHash, uint256 previousForcedTransactionBlockDeadline, uint256 currentFinalizedL2BlockNumber, uint256 forcedTransactionFeeAmount)',
      meaning:
        'Returns all values that the gateway needs, in one call. This declaration lacks `view`, which the implementation has. Read it with `eth_call`, and make sure that a generated binding doesn’t send a transaction.',
      returns: {
        finalizedState:
          'The hash of the last finalized state. You pass the gateway its five fields: `messageNumber`, `messageRollingHash`, `forcedTransactionNumber`, `forcedTransactionRollingHash` and `timestamp`.',
        previousForcedTransactionRollingHash:
          'The MiMC hash up to the newest stored transaction; zero before the first.',
        previousForcedTransactionBlockDeadline:
          'The deadline of the newest stored transaction, an L2 block number; 0 before the first.',
        currentFinalizedL2BlockNumber: 'The last finalized L2 block.',
        forcedTransactionFeeAmount: 'The submission fee, in wei.',
      },
      callers: ['anyone'],
    },
    {
      kind: 'function',
      signature:
        'function storeForcedTransaction(bytes32 _forcedTransactionRollingHash, address _from, uint256 _blockNumberDeadline, bytes _rlpEncodedSignedTransaction) external payable',
      meaning:
        'Stores a forced transaction’s rolling hash and deadline, and emits the transaction itself. The gateway, not this function, checks signature, hash and fee, so only a trusted contract should hold the role. The ETH stays in the rollup.',
      params: {
        _forcedTransactionRollingHash:
          'The MiMC hash of this transaction and all earlier ones; not zero.',
        _from: 'The transaction’s signer; not zero.',
        _blockNumberDeadline:
          'The L2 block by which the transaction must be handled; above the previous deadline.',
        _rlpEncodedSignedTransaction: 'The signed transaction of type 2. It’s emitted, not stored.',
      },
      callers: [{only: 'accounts with `FORCED_TRANSACTION_SENDER_ROLE`'}],
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role.',
        },
        {error: 'ZeroLengthNotAllowed', when: 'The encoded transaction is empty.'},
        {error: 'ZeroValueNotAllowed', when: 'The deadline is block 0.'},
        {error: 'ZeroAddressNotAllowed', when: 'The signer is zero.'},
        {error: 'ZeroHashNotAllowed', when: 'The rolling hash is zero.'},
        {
          error: 'ForcedTransactionExistsForBlockOrIsTooLow',
          when: 'The deadline isn’t above the previous transaction’s deadline.',
        },
      ],
      emits: ['ForcedTransactionAdded'],
    },
    {
      kind: 'function',
      signature: 'function setForcedTransactionFee(uint256 _forcedTransactionFeeInWei) external',
      meaning:
        'Sets the fee, without an upper limit. A very high fee closes the gateway for users, but stored transactions keep their deadlines.',
      params: {_forcedTransactionFeeInWei: 'The submission fee, in wei; not 0.'},
      callers: [{only: 'accounts with `FORCED_TRANSACTION_FEE_SETTER_ROLE`'}],
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role.',
        },
        {error: 'ZeroValueNotAllowed', when: 'The fee is 0 wei.'},
      ],
      emits: ['ForcedTransactionFeeSet'],
    },
    {
      kind: 'function',
      signature: 'function setAddressFilter(address _addressFilter) external',
      meaning:
        'Sets the filter that the next finalization uses. If this filter is already set, the call changes nothing and emits nothing.',
      params: {_addressFilter: 'A contract that implements `IAddressFilter`; not zero.'},
      callers: [{only: 'accounts with `SET_ADDRESS_FILTER_ROLE`'}],
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role.',
        },
        {error: 'ZeroAddressNotAllowed', when: 'The address is zero.'},
      ],
      emits: ['AddressFilterChanged'],
    },
  ],
} as const satisfies ContractFacts;
