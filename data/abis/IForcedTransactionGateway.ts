import type {ContractFacts} from './schema';

export const IForcedTransactionGateway = {
  name: 'IForcedTransactionGateway',
  kind: 'interface',
  summary: 'Takes a signed L2 transaction on L1: its structs, errors and two functions.',
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
        'What the last finalization left, as the rollup keeps it only as a hash. Numbers and time come from its event `FinalizedStateUpdated`, the hashes from the mappings of the rollup under these numbers.',
      params: {
        timestamp: 'The time of the last finalized L2 block, in Unix seconds.',
        messageNumber: 'The number of the last L1 message that L2 had anchored by then.',
        messageRollingHash: 'The rolling hash of that message; zero for number 0.',
        forcedTransactionNumber:
          'The last forced transaction that was dealt with; 0 before the first.',
        forcedTransactionRollingHash: 'The rolling hash of that transaction; zero for number 0.',
      },
    },
    {
      kind: 'struct',
      signature:
        'struct Eip1559Transaction {uint256 nonce; uint256 maxPriorityFeePerGas; uint256 maxFeePerGas; uint256 gasLimit; address to; uint256 value; bytes input; AccessList[] accessList; uint8 yParity; uint256 r; uint256 s;}',
      meaning:
        'A signed transaction of type 2, taken apart. The chain id is missing: the gateway puts that of its L2 in. Whoever signed is computed from all fields, so a wrong one does not revert but gives another signer.',
      params: {
        nonce: 'The next nonce of the signer on L2. It is not checked on L1.',
        maxPriorityFeePerGas: 'In wei of L2; above 0 and not above `maxFeePerGas`.',
        maxFeePerGas: 'In wei of L2; above 0.',
        gasLimit: 'Gas on L2; 21,000 at least.',
        to: 'The recipient; zero creates a contract, so nothing can be sent to the zero address. The prover of June 2026 stops at such a transaction.',
        value: 'What is sent on L2, in wei, from the balance of the signer there.',
        input: 'The calldata, or the code that creates a contract.',
        accessList: 'As it was signed; empty for most.',
        yParity: 'The last part of the signature, 0 or 1. With a `v` of 27 or 28, subtract 27.',
        r: 'The first part of the signature, as a number.',
        s: 'The second part of the signature, as a number in the lower half of its range.',
      },
    },
    {
      kind: 'struct',
      signature: 'struct AccessList {address contractAddress; bytes32[] storageKeys;}',
      meaning: 'One entry of an access list, in the sense of EIP-2930.',
      params: {
        contractAddress: 'The account that will be touched.',
        storageKeys: 'Its storage slots; may be empty.',
      },
    },
    {
      kind: 'event',
      signature: 'event AddressFilterSet(bool useAddressFilter)',
      meaning:
        'The gateway begins or ceases to ask the filter. The list of addresses, and the filter that finalization asks, stay as they are.',
      params: {useAddressFilter: 'Whether the filter is asked from now on.'},
    },
    {
      kind: 'error',
      signature: 'error AddressIsFiltered()',
      meaning:
        'The signer or the recipient stands on the list. Ask `addressIsFiltered` for both, since the error does not tell which.',
    },
    {
      kind: 'error',
      signature: 'error MaxGasLimitExceeded()',
      meaning: 'The gas limit of the L2 transaction is above `MAX_GAS_LIMIT` of the gateway.',
    },
    {
      kind: 'error',
      signature: 'error GasLimitTooLow()',
      meaning:
        'The gas limit of the L2 transaction is below 21,000. More may be needed for calldata; that is found out on L2 only.',
    },
    {
      kind: 'error',
      signature: 'error CalldataInputLengthLimitExceeded()',
      meaning: 'The calldata has more bytes than `MAX_INPUT_LENGTH_LIMIT` of the gateway.',
    },
    {
      kind: 'error',
      signature:
        'error GasFeeParametersContainZero(uint256 maxFeePerGas, uint256 maxPriorityFeePerGas)',
      meaning:
        'One of the two fees is 0. A tip of 0, which a normal transaction may have, is refused here.',
      params: {
        maxFeePerGas: 'The fee of the transaction, in wei.',
        maxPriorityFeePerGas: 'The tip of the transaction, in wei.',
      },
    },
    {
      kind: 'error',
      signature:
        'error MaxPriorityFeePerGasHigherThanMaxFee(uint256 maxFeePerGas, uint256 maxPriorityFeePerGas)',
      meaning: 'No node would take such a transaction either.',
      params: {
        maxFeePerGas: 'The fee of the transaction, in wei.',
        maxPriorityFeePerGas: 'The tip of the transaction, in wei.',
      },
    },
    {
      kind: 'error',
      signature: 'error YParityGreaterThanOne(uint256 yParity)',
      meaning: 'Most likely a `v` of 27 or 28 was passed: subtract 27.',
      params: {yParity: 'The value of the call.'},
    },
    {
      kind: 'error',
      signature: 'error FinalizationStateIncorrect(bytes32 expected, bytes32 value)',
      meaning:
        'The five fields are not those of the last finalization, most often because a new one came in between. Read them again and send the same signed transaction once more.',
      params: {
        expected: 'The hash that the rollup holds, `currentFinalizedState`.',
        value: 'The hash of the five fields of the call.',
      },
    },
    {
      kind: 'error',
      signature: 'error AddressFilterAlreadySet(bool requestedExistingStatus)',
      meaning: 'The switch stands where the call wants it.',
      params: {requestedExistingStatus: 'The value of the call.'},
    },
    {
      kind: 'error',
      signature: 'error ForcedTransactionFeeNotMet(uint256 expected, uint256 value)',
      meaning:
        'The value of the L1 transaction is not exactly the fee. More is refused as well, so nothing is kept by mistake.',
      params: {expected: 'The fee, in wei.', value: 'What the call carried, in wei.'},
    },
    {
      kind: 'error',
      signature: 'error ForcedTransactionAlreadySubmittedInBlock(uint256 blockNumber)',
      meaning:
        'Somebody, not necessarily you, was first in this L1 block. The next block is free again.',
      params: {blockNumber: 'The L1 block.'},
    },
    {
      kind: 'function',
      signature:
        'function submitForcedTransaction(Eip1559Transaction _forcedTransaction, LastFinalizedState _lastFinalizedState) external payable',
      meaning:
        'Whoever sends it on L1 need not be whoever signed for L2: somebody else can pay fee and gas.',
      params: {
        _forcedTransaction: 'The signed L2 transaction, without its chain id.',
        _lastFinalizedState: 'What the last finalization left on the rollup.',
      },
      callers: ['anyone'],
    },
    {
      kind: 'function',
      signature: 'function toggleUseAddressFilter(bool _useAddressFilter) external',
      meaning: 'Sets the switch to a value; calling it twice does not flip it twice.',
      params: {_useAddressFilter: 'Whether the filter is to be asked.'},
      callers: [{only: 'the administrator of the gateway'}],
      emits: ['AddressFilterSet'],
    },
  ],
} as const satisfies ContractFacts;
