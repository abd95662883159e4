import type {ContractFacts} from './schema';

export const ForcedTransactionGateway = {
  name: 'ForcedTransactionGateway',
  kind: 'contract',
  summary:
    'Takes signed L2 transactions on L1 and gives each a deadline that finalization enforces.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/forcedTransactions/ForcedTransactionGateway.sol',
  checked: '2026-11-22',
  page: 'rollup/forcedtransactiongateway',
  bases: ['AccessControl', 'IForcedTransactionGateway'],
  uses: ['IGenericErrors', 'IAcceptForcedTransactions'],
  missingOn: ['mainnet', 'sepolia'],
  members: [
    {
      kind: 'variable',
      signature: 'function LINEA_ROLLUP() public view returns (address)',
      meaning:
        'Fixed at deployment. Hold it against the address of `LineaRollup` before you pay a fee.',
      returns: 'The contract that stores the transactions, and that emits their event.',
    },
    {
      kind: 'variable',
      signature: 'function DESTINATION_CHAIN_ID() public view returns (uint256)',
      meaning:
        'Goes into the signed fields in place of yours: a transaction that was signed for another chain gets a wrong signer, and no error.',
      returns: 'The chain id of the L2.',
    },
    {
      kind: 'variable',
      signature: 'function L2_BLOCK_BUFFER() public view returns (uint256)',
      meaning: 'The larger it is, the longer a transaction may have to wait.',
      returns: 'What is added to the estimated number of the newest L2 block, in L2 blocks.',
    },
    {
      kind: 'variable',
      signature: 'function L2_BLOCK_DURATION_SECONDS() public view returns (uint256)',
      meaning:
        'Turns the time since the last finalized block into L2 blocks. When blocks come faster than that in truth, deadlines come sooner.',
      returns: 'How long an L2 block is taken to last, in seconds.',
    },
    {
      kind: 'variable',
      signature: 'function MAX_GAS_LIMIT() public view returns (uint256)',
      meaning: 'Compare it with `eth_estimateGas` on L2 before you sign.',
      returns: 'The highest gas limit of an L2 transaction that is taken.',
    },
    {
      kind: 'variable',
      signature: 'function MAX_INPUT_LENGTH_LIMIT() public view returns (uint256)',
      meaning: 'Holds for code that creates a contract as well.',
      returns: 'The longest calldata that is taken, in bytes.',
    },
    {
      kind: 'variable',
      signature: 'function BLOCK_NUMBER_DEADLINE_BUFFER() public view returns (uint256)',
      meaning:
        'Used when the computed deadline would not lie above that of the transaction before, as with several in a row.',
      returns: 'What is then added to the deadline before, in L2 blocks.',
    },
    {
      kind: 'variable',
      signature: 'function ADDRESS_FILTER() public view returns (address)',
      meaning:
        'Fixed at deployment, unlike `addressFilter` of the rollup: after a change there the two can differ.',
      returns: 'The filter that is asked for signer and recipient.',
    },
    {
      kind: 'variable',
      signature: 'function useAddressFilter() public view returns (bool)',
      meaning: 'The only setting that can change after deployment. It is `true` at the start.',
      returns: 'Whether the filter is asked.',
    },
    {
      kind: 'variable',
      signature: 'function lastSubmissionBlock() public view returns (uint256)',
      meaning:
        'One submission fits into an L1 block, for all users together. While it is the newest block, a simulation on that block fails, though the transaction itself can only go into a later one.',
      returns: 'The L1 block of the newest submission; 0 before the first.',
    },
    {
      kind: 'constructor',
      signature:
        'constructor(address _lineaRollup, uint256 _destinationChainId, uint256 _l2BlockBuffer, uint256 _maxGasLimit, uint256 _maxInputLengthBuffer, address _defaultAdmin, address _addressFilter, uint256 _l2BlockDurationSeconds, uint256 _blockNumberDeadlineBuffer)',
      meaning:
        'All but the administrator is fixed for good. The rollup has to give the new contract its role before the first submission.',
      params: {
        _lineaRollup: 'The rollup that stores the transactions; not zero.',
        _destinationChainId: 'The chain id of the L2; not 0.',
        _l2BlockBuffer: 'What is added to each deadline, in L2 blocks; not 0.',
        _maxGasLimit: 'The highest gas limit of an L2 transaction; not 0.',
        _maxInputLengthBuffer:
          'The longest calldata in bytes, `MAX_INPUT_LENGTH_LIMIT`: no buffer, in spite of its name. Not 0.',
        _defaultAdmin: 'Who may switch the filter; not zero.',
        _addressFilter: 'The filter to ask; not zero.',
        _l2BlockDurationSeconds: 'How long an L2 block is taken to last, in seconds; not 0.',
        _blockNumberDeadlineBuffer:
          'How far a deadline lies above the one before when it would be too low, in L2 blocks; not 0.',
      },
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: 'Rollup, administrator or filter is zero.'},
        {error: 'ZeroValueNotAllowed', when: 'One of the numbers is 0.'},
      ],
      emits: ['RoleGranted'],
    },
    {
      kind: 'function',
      signature:
        'function submitForcedTransaction(Eip1559Transaction _forcedTransaction, LastFinalizedState _lastFinalizedState) external payable',
      meaning:
        'Rebuilds the transaction, finds its signer, and has the rollup store it with a deadline. The fee goes to the rollup and is not paid back, whatever becomes of the transaction on L2. No pause of the rollup stops it. No event here: `ForcedTransactionAdded` has the address of the rollup.',
      callers: ['anyone'],
      reverts: [
        {error: 'GasLimitTooLow', when: 'The gas limit for L2 is below 21,000.'},
        {error: 'MaxGasLimitExceeded', when: 'The gas limit for L2 is above `MAX_GAS_LIMIT`.'},
        {
          error: 'CalldataInputLengthLimitExceeded',
          when: 'The calldata is longer than `MAX_INPUT_LENGTH_LIMIT`.',
        },
        {error: 'GasFeeParametersContainZero', when: 'Fee or tip is 0.'},
        {error: 'MaxPriorityFeePerGasHigherThanMaxFee', when: 'The tip is above the fee.'},
        {error: 'YParityGreaterThanOne', when: '`yParity` is neither 0 nor 1.'},
        {
          error: 'ForcedTransactionAlreadySubmittedInBlock',
          when: 'Another submission was in this L1 block before.',
        },
        {
          error: 'ForcedTransactionFeeNotMet',
          when: 'The value of the call is not exactly the fee of the rollup.',
        },
        {
          error: 'FinalizationStateIncorrect',
          when: 'The five fields are not those of the last finalization.',
        },
        {
          message: 'ECDSA: invalid signature',
          when: 'No account can have made the signature.',
        },
        {
          message: "ECDSA: invalid signature 's' value",
          when: '`s` lies in the upper half of its range.',
        },
        {
          error: 'AddressIsFiltered',
          when: 'The filter is asked, and signer or recipient is on its list.',
        },
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The rollup has not given this gateway `FORCED_TRANSACTION_SENDER_ROLE`.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function toggleUseAddressFilter(bool _useAddressFilter) external',
      meaning:
        'Decides about submissions only. What passes here without the filter can still be refused on L2 with it.',
      callers: [{role: 'DEFAULT_ADMIN_ROLE'}],
      reverts: [{error: 'AddressFilterAlreadySet', when: 'The switch has that value already.'}],
      emits: ['AddressFilterSet'],
    },
    {
      kind: 'function',
      signature:
        'function _buildAccessList(AccessList[] _accessList) internal pure returns (LibRLP.List list)',
      meaning:
        'Writes each storage key with all of its 32 bytes; as a number, leading zeros would be lost and the signer would be another.',
      params: {_accessList: 'The entries as they were signed, in the same order.'},
      returns: {list: 'The list as Solady encodes it in RLP.'},
    },
  ],
} as const satisfies ContractFacts;
