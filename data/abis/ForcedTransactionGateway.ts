import type {ContractFacts} from './schema';

export const ForcedTransactionGateway = {
  name: 'ForcedTransactionGateway',
  kind: 'contract',
  summary:
    'Accepts signed L2 transactions on L1, and gives each a deadline that finalization enforces.',
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
        'Returns the rollup, fixed at deployment. Compare it with the address of `LineaRollup` before you pay a fee.',
      returns: 'The contract that stores the transactions and emits their event.',
    },
    {
      kind: 'variable',
      signature: 'function DESTINATION_CHAIN_ID() public view returns (uint256)',
      meaning:
        'Returns the chain ID that the gateway inserts into the signed fields. If the transaction was signed for another chain, the gateway recovers a wrong signer, without an error.',
      returns: 'The chain ID of the L2.',
    },
    {
      kind: 'variable',
      signature: 'function L2_BLOCK_BUFFER() public view returns (uint256)',
      meaning:
        'Returns the buffer of a deadline. A larger buffer means that a transaction may wait longer.',
      returns: 'The L2 blocks added to the estimated number of the newest L2 block.',
    },
    {
      kind: 'variable',
      signature: 'function L2_BLOCK_DURATION_SECONDS() public view returns (uint256)',
      meaning:
        'Returns the block time that converts the time since the last finalized block into L2 blocks. If real blocks are faster, deadlines come sooner.',
      returns: 'The assumed duration of an L2 block, in seconds.',
    },
    {
      kind: 'variable',
      signature: 'function MAX_GAS_LIMIT() public view returns (uint256)',
      meaning:
        'Returns the maximum gas limit. Compare it with `eth_estimateGas` on L2 before you sign.',
      returns: 'The highest accepted gas limit of an L2 transaction.',
    },
    {
      kind: 'variable',
      signature: 'function MAX_INPUT_LENGTH_LIMIT() public view returns (uint256)',
      meaning:
        'Returns the maximum calldata length. It also applies to code that creates a contract.',
      returns: 'The longest accepted calldata, in bytes.',
    },
    {
      kind: 'variable',
      signature: 'function BLOCK_NUMBER_DEADLINE_BUFFER() public view returns (uint256)',
      meaning:
        'Returns the step between deadlines. It applies when the computed deadline isn’t above the previous one, as with several submissions in a row.',
      returns: 'The L2 blocks added to the previous deadline.',
    },
    {
      kind: 'variable',
      signature: 'function ADDRESS_FILTER() public view returns (address)',
      meaning:
        'Returns the gateway’s filter, fixed at deployment. After a change of `addressFilter` on the rollup, the two can differ.',
      returns: 'The filter that checks signer and recipient.',
    },
    {
      kind: 'variable',
      signature: 'function useAddressFilter() public view returns (bool)',
      meaning: 'Returns the only setting that can change after deployment. It starts as `true`.',
      returns: 'Whether the gateway checks the filter.',
    },
    {
      kind: 'variable',
      signature: 'function lastSubmissionBlock() public view returns (uint256)',
      meaning:
        'Returns the L1 block of the last submission. An L1 block has room for one submission, for all users together. A simulation on that block fails, although the transaction itself lands in a later block.',
      returns: 'The L1 block of the newest submission; 0 before the first.',
    },
    {
      kind: 'constructor',
      signature:
        'constructor(address _lineaRollup, uint256 _destinationChainId, uint256 _l2BlockBuffer, uint256 _maxGasLimit, uint256 _maxInputLengthBuffer, address _defaultAdmin, address _addressFilter, uint256 _l2BlockDurationSeconds, uint256 _blockNumberDeadlineBuffer)',
      meaning:
        'Sets all values permanently, except the administrator. The rollup must grant its role to the gateway before the first submission.',
      params: {
        _lineaRollup: 'The rollup that stores the transactions; not zero.',
        _destinationChainId: 'The chain ID of the L2; not 0.',
        _l2BlockBuffer: 'The L2 blocks added to each deadline; not 0.',
        _maxGasLimit: 'The highest gas limit of an L2 transaction; not 0.',
        _maxInputLengthBuffer:
          'The longest calldata in bytes, `MAX_INPUT_LENGTH_LIMIT`. Despite its name, it isn’t a buffer. Not 0.',
        _defaultAdmin: 'The account that may switch the filter on and off; not zero.',
        _addressFilter: 'The filter to check; not zero.',
        _l2BlockDurationSeconds: 'The assumed duration of an L2 block, in seconds; not 0.',
        _blockNumberDeadlineBuffer:
          'The L2 blocks between a deadline and the previous one, if the computed deadline is too low; not 0.',
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
        'Rebuilds the transaction, recovers its signer, and has the rollup store it with a deadline. The rollup keeps the fee, whatever happens to the transaction on L2. No pause of the rollup stops the call. The rollup, not the gateway, emits `ForcedTransactionAdded`.',
      callers: ['anyone'],
      reverts: [
        {error: 'GasLimitTooLow', when: 'The gas limit for L2 is below 21,000.'},
        {error: 'MaxGasLimitExceeded', when: 'The gas limit for L2 is above `MAX_GAS_LIMIT`.'},
        {
          error: 'CalldataInputLengthLimitExceeded',
          when: 'The calldata is longer than `MAX_INPUT_LENGTH_LIMIT`.',
        },
        {
          error: 'GasFeeParametersContainZero',
          when: '`maxFeePerGas` or `maxPriorityFeePerGas` is 0.',
        },
        {
          error: 'MaxPriorityFeePerGasHigherThanMaxFee',
          when: '`maxPriorityFeePerGas` is above `maxFeePerGas`.',
        },
        {error: 'YParityGreaterThanOne', when: '`yParity` is neither 0 nor 1.'},
        {
          error: 'ForcedTransactionAlreadySubmittedInBlock',
          when: 'This L1 block already contains another submission.',
        },
        {
          error: 'ForcedTransactionFeeNotMet',
          when: 'The call’s value isn’t exactly the rollup’s fee.',
        },
        {
          error: 'FinalizationStateIncorrect',
          when: 'The five fields don’t match the last finalization.',
        },
        {
          message: 'ECDSA: invalid signature',
          when: 'No signer can be recovered from the signature.',
        },
        {
          message: "ECDSA: invalid signature 's' value",
          when: '`s` is in the upper half of its range.',
        },
        {
          error: 'AddressIsFiltered',
          when: 'The filter is on, and it lists the signer or the recipient.',
        },
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The rollup hasn’t granted `FORCED_TRANSACTION_SENDER_ROLE` to this gateway.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function toggleUseAddressFilter(bool _useAddressFilter) external',
      meaning:
        'Turns the filter check for submissions on or off. Without it, L2 can still reject a submitted transaction.',
      callers: [{role: 'DEFAULT_ADMIN_ROLE'}],
      reverts: [
        {error: 'AddressFilterAlreadySet', when: 'The filter check already has that setting.'},
      ],
      emits: ['AddressFilterSet'],
    },
    {
      kind: 'function',
      signature:
        'function _buildAccessList(AccessList[] _accessList) internal pure returns (LibRLP.List list)',
      meaning:
        'Encodes each storage key with all 32 bytes. As a number, a key would lose its leading zeros and change the signer.',
      params: {_accessList: 'The entries as signed, in the same order.'},
      returns: {list: 'The list in Solady’s RLP form.'},
    },
  ],
} as const satisfies ContractFacts;
