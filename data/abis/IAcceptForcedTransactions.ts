import type {ContractFacts} from './schema';

export const IAcceptForcedTransactions = {
  name: 'IAcceptForcedTransactions',
  kind: 'interface',
  summary:
    'The part of the rollup that stores forced transactions until finalization demands them.',
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
        'From this block on the gateway takes exactly the new fee; a transaction that was signed with the old one reverts.',
      params: {forcedTransactionFeeInWei: 'What a submission has to carry, in wei.'},
    },
    {
      kind: 'event',
      signature: 'event AddressFilterChanged(address oldAddressFilter, address newAddressFilter)',
      meaning:
        'Finalization asks another filter from now on. The gateway does not follow: its own filter is fixed at its deployment.',
      params: {
        oldAddressFilter: 'The filter until now; zero at the upgrade that brought the first one.',
        newAddressFilter: 'The filter from now on.',
      },
    },
    {
      kind: 'event',
      signature:
        'event ForcedTransactionAdded(uint256 indexed forcedTransactionNumber, address indexed from, uint256 blockNumberDeadline, bytes32 forcedTransactionRollingHash, bytes rlpEncodedSignedTransaction)',
      meaning:
        'The transaction is stored, and finalization past its deadline needs it. It does not say that the transaction will succeed on L2. Filter by `from` to find your own.',
      params: {
        forcedTransactionNumber: 'The place in the queue, from 1.',
        from: 'Who signed the transaction, by its signature.',
        blockNumberDeadline:
          'The last L2 block in which it may be dealt with, as a block number; usually it comes earlier.',
        forcedTransactionRollingHash:
          'The MiMC hash over this transaction and all before it in the queue.',
        rlpEncodedSignedTransaction:
          'The signed transaction of type 2, with its first byte `0x02`: what a node takes in `eth_sendRawTransaction`.',
      },
    },
    {
      kind: 'error',
      signature: 'error ForcedTransactionExistsForBlockOrIsTooLow(uint256 blockNumber)',
      meaning:
        'Deadlines have to rise from one transaction to the next. The gateway takes care of it, so only another sender can meet this.',
      params: {blockNumber: 'The refused deadline, an L2 block number.'},
    },
    {
      kind: 'error',
      signature:
        'error MissingRollingHashForForcedTransactionNumber(uint256 forcedTransactionNumber)',
      meaning: 'A finalization claims to cover a forced transaction that was never stored on L1.',
      params: {forcedTransactionNumber: 'The number that the finalization gives.'},
    },
    {
      kind: 'function',
      signature:
        'function getRequiredForcedTransactionFields() external returns (bytes32 finalizedState, bytes32 previousForcedTransactionRollingHash, uint256 previousForcedTransactionBlockDeadline, uint256 currentFinalizedL2BlockNumber, uint256 forcedTransactionFeeAmount)',
      meaning:
        'One call for all that the gateway needs to know. Here it lacks `view`, which the implementation has: read it with `eth_call`, and take care that a generated binding does not send a transaction.',
      returns: {
        finalizedState: 'The hash of the last finalized state, to hold your five fields against.',
        previousForcedTransactionRollingHash:
          'The MiMC hash up to the newest stored transaction; zero before the first.',
        previousForcedTransactionBlockDeadline:
          'The deadline of the newest stored transaction, an L2 block number; 0 before the first.',
        currentFinalizedL2BlockNumber: 'The last finalized L2 block.',
        forcedTransactionFeeAmount: 'What a submission has to carry, in wei.',
      },
      callers: ['anyone'],
    },
    {
      kind: 'function',
      signature:
        'function storeForcedTransaction(bytes32 _forcedTransactionRollingHash, address _from, uint256 _blockNumberDeadline, bytes _rlpEncodedSignedTransaction) external payable',
      meaning:
        'Checks neither signature, hash nor fee: all three are the work of the gateway, and whoever has the role is trusted with them. The ETH stays in the rollup.',
      params: {
        _forcedTransactionRollingHash:
          'The MiMC hash over this transaction and all before it; not zero.',
        _from: 'Who signed the transaction; not zero.',
        _blockNumberDeadline:
          'The last L2 block in which it may be dealt with; above the deadline before.',
        _rlpEncodedSignedTransaction:
          'The signed transaction of type 2; it is not stored, only emitted.',
      },
      callers: [{only: 'accounts with `FORCED_TRANSACTION_SENDER_ROLE`'}],
      reverts: [
        {error: 'ZeroLengthNotAllowed', when: 'The encoded transaction is empty.'},
        {error: 'ZeroValueNotAllowed', when: 'The deadline is block 0.'},
        {error: 'ZeroAddressNotAllowed', when: 'The signer is zero.'},
        {error: 'ZeroHashNotAllowed', when: 'The rolling hash is zero.'},
        {
          error: 'ForcedTransactionExistsForBlockOrIsTooLow',
          when: 'The deadline is not above that of the transaction before.',
        },
      ],
      emits: ['ForcedTransactionAdded'],
    },
    {
      kind: 'function',
      signature: 'function setForcedTransactionFee(uint256 _forcedTransactionFeeInWei) external',
      meaning:
        'Has no upper bound: a fee out of reach closes the gateway for users, though stored transactions keep their deadlines.',
      params: {_forcedTransactionFeeInWei: 'What a submission has to carry, in wei; not 0.'},
      callers: [{only: 'accounts with `FORCED_TRANSACTION_FEE_SETTER_ROLE`'}],
      reverts: [{error: 'ZeroValueNotAllowed', when: 'The fee is 0 wei.'}],
      emits: ['ForcedTransactionFeeSet'],
    },
    {
      kind: 'function',
      signature: 'function setAddressFilter(address _addressFilter) external',
      meaning:
        'Takes effect with the next finalization. The address that is in use already changes nothing and emits nothing.',
      params: {_addressFilter: 'A contract that implements `IAddressFilter`; not zero.'},
      callers: [{only: 'accounts with `SET_ADDRESS_FILTER_ROLE`'}],
      reverts: [{error: 'ZeroAddressNotAllowed', when: 'The address is zero.'}],
      emits: ['AddressFilterChanged'],
    },
  ],
} as const satisfies ContractFacts;
