import type {ContractFacts} from './schema';

export const IForcedTransactionGateway = {
  name: 'IForcedTransactionGateway',
  kind: 'interface',
  summary: 'Declares the functions, structs and errors that accept signed L2 transactions on L1.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/forcedTransactions/interfaces/IForcedTransactionGateway.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/iforcedtransactiongateway',
  bases: [],
  missingOn: ['mainnet', 'sepolia'],
  members: [
    {
      kind: 'struct',
      signature:
        'struct LastFinalizedState {uint256 timestamp; uint256 messageNumber; bytes32 messageRollingHash; uint256 forcedTransactionNumber; bytes32 forcedTransactionRollingHash;}',
      meaning:
        'Contains the last finalized state, which the rollup stores only as a hash. Read numbers and timestamp from `FinalizedStateUpdated`, and the hashes from the rollup’s mappings at these numbers.',
      params: {
        timestamp: 'The timestamp of the last finalized L2 block, in Unix seconds.',
        messageNumber: 'The number of the last L1 message that L2 had anchored by then.',
        messageRollingHash: 'The rolling hash of that message; zero for number 0.',
        forcedTransactionNumber:
          'The last forced transaction that was handled; 0 before the first.',
        forcedTransactionRollingHash: 'The rolling hash of that transaction; zero for number 0.',
      },
    },
    {
      kind: 'struct',
      signature:
        'struct Eip1559Transaction {uint256 nonce; uint256 maxPriorityFeePerGas; uint256 maxFeePerGas; uint256 gasLimit; address to; uint256 value; bytes input; AccessList[] accessList; uint8 yParity; uint256 r; uint256 s;}',
      meaning:
        'Contains the fields of a signed type 2 transaction, without the chain ID, which the gateway inserts. The gateway computes the signer from all fields, so with a wrong field, it computes another signer, without an error. The prover of June 2026 fails on a transaction that creates a contract.',
      params: {
        nonce: 'The signer’s next nonce on L2. L1 doesn’t check it.',
        maxPriorityFeePerGas: 'The tip per gas in wei on L2; above 0, and at most `maxFeePerGas`.',
        maxFeePerGas: 'The maximum fee per gas in wei on L2; above 0.',
        gasLimit: 'The gas limit on L2; at least 21,000.',
        to: 'The recipient. Zero creates a contract, so you can’t send to the zero address.',
        value: 'The value sent on L2, in wei, from the signer’s L2 balance.',
        input: 'The calldata, or the code that creates a contract.',
        accessList: 'The access list as signed; usually empty.',
        yParity: 'The parity from the signature, 0 or 1. If your `v` is 27 or 28, subtract 27.',
        r: '`r` of the signature, as a number.',
        s: '`s` of the signature, as a number in the lower half of its range.',
      },
    },
    {
      kind: 'struct',
      signature: 'struct AccessList {address contractAddress; bytes32[] storageKeys;}',
      meaning: 'One entry of an EIP-2930 access list.',
      params: {
        contractAddress: 'The account that the transaction accesses.',
        storageKeys: 'Its storage slots; may be empty.',
      },
    },
    {
      kind: 'event',
      signature: 'event AddressFilterSet(bool useAddressFilter)',
      meaning:
        'Emitted when the gateway starts or stops checking the filter. It changes neither the list nor the filter that finalization uses.',
      params: {useAddressFilter: 'Whether the gateway now checks the filter.'},
    },
    {
      kind: 'error',
      signature: 'error AddressIsFiltered()',
      meaning:
        'The signer or the recipient is on the list. The error doesn’t identify the address, so check both with `addressIsFiltered`.',
    },
    {
      kind: 'error',
      signature: 'error MaxGasLimitExceeded()',
      meaning: 'The L2 transaction’s gas limit is above the gateway’s `MAX_GAS_LIMIT`.',
    },
    {
      kind: 'error',
      signature: 'error GasLimitTooLow()',
      meaning:
        'The L2 transaction’s gas limit is below 21,000. Calldata can require more; only L2 checks that.',
    },
    {
      kind: 'error',
      signature: 'error CalldataInputLengthLimitExceeded()',
      meaning: 'The calldata has more bytes than the gateway’s `MAX_INPUT_LENGTH_LIMIT`.',
    },
    {
      kind: 'error',
      signature:
        'error GasFeeParametersContainZero(uint256 maxFeePerGas, uint256 maxPriorityFeePerGas)',
      meaning:
        'One of the two fees is 0. The gateway also rejects a tip of 0, which a normal transaction may have.',
      params: {
        maxFeePerGas: 'The transaction’s maximum fee per gas, in wei.',
        maxPriorityFeePerGas: 'The transaction’s tip per gas, in wei.',
      },
    },
    {
      kind: 'error',
      signature:
        'error MaxPriorityFeePerGasHigherThanMaxFee(uint256 maxFeePerGas, uint256 maxPriorityFeePerGas)',
      meaning: 'The tip is above the fee. A node would reject this transaction, too.',
      params: {
        maxFeePerGas: 'The transaction’s maximum fee per gas, in wei.',
        maxPriorityFeePerGas: 'The transaction’s tip per gas, in wei.',
      },
    },
    {
      kind: 'error',
      signature: 'error YParityGreaterThanOne(uint256 yParity)',
      meaning: '`yParity` is neither 0 nor 1. You probably passed a `v` of 27 or 28: subtract 27.',
      params: {yParity: 'The value in the call.'},
    },
    {
      kind: 'error',
      signature: 'error FinalizationStateIncorrect(bytes32 expected, bytes32 value)',
      meaning:
        'The five fields don’t match the last finalization, usually because a new finalization came first. Read them again and resend the same signed transaction.',
      params: {
        expected: 'The rollup’s hash, `currentFinalizedState`.',
        value: 'The hash of the call’s five fields.',
      },
    },
    {
      kind: 'error',
      signature: 'error AddressFilterAlreadySet(bool requestedExistingStatus)',
      meaning: 'The filter check already has the requested setting.',
      params: {requestedExistingStatus: 'The value in the call.'},
    },
    {
      kind: 'error',
      signature: 'error ForcedTransactionFeeNotMet(uint256 expected, uint256 value)',
      meaning:
        'The value of the L1 transaction isn’t exactly the fee. A higher value reverts, too, so you can’t overpay by mistake.',
      params: {expected: 'The required fee, in wei.', value: 'The value of the call, in wei.'},
    },
    {
      kind: 'error',
      signature: 'error ForcedTransactionAlreadySubmittedInBlock(uint256 blockNumber)',
      meaning:
        'This L1 block already contains a submission, possibly from another account. Retry in the next block.',
      params: {blockNumber: 'The L1 block.'},
    },
    {
      kind: 'function',
      signature:
        'function submitForcedTransaction(Eip1559Transaction _forcedTransaction, LastFinalizedState _lastFinalizedState) external payable',
      meaning:
        'Submits a signed L2 transaction with a deadline. The L1 sender can differ from the L2 signer, so another account can pay fee and gas.',
      params: {
        _forcedTransaction: 'The signed L2 transaction, without its chain ID.',
        _lastFinalizedState: 'The rollup’s state after the last finalization.',
      },
      callers: ['anyone'],
    },
    {
      kind: 'function',
      signature: 'function toggleUseAddressFilter(bool _useAddressFilter) external',
      meaning: 'Turns the filter check on or off. Despite its name, it sets the given value.',
      params: {_useAddressFilter: 'Whether the gateway checks the filter.'},
      callers: [{only: 'the administrator of the gateway'}],
      emits: ['AddressFilterSet'],
    },
  ],
} as const satisfies ContractFacts;
