import type {ContractFacts} from './schema';

export const LineaRollupBase = {
  name: 'LineaRollupBase',
  kind: 'abstract contract',
  summary:
    'Checks validity proofs, makes L2 blocks final, registers verifiers, and stores the queue of forced transactions.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
  checked: '2026-11-22',
  page: 'linearollupbase',
  bases: [
    'AccessControlUpgradeable',
    'ZkEvmV2',
    'L1MessageService',
    'PermissionsManager',
    'IAcceptForcedTransactions',
    'ILineaRollupBase',
    'IProvideShnarf',
  ],
  uses: ['IPlonkVerifier'],
  members: [
    {
      kind: 'constant',
      signature: 'function VERIFIER_SETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("VERIFIER_SETTER_ROLE")',
      meaning:
        'May set verifiers, which decide which proofs are valid. Together with an operator, the role can make any state final.',
    },
    {
      kind: 'constant',
      signature: 'function VERIFIER_UNSETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("VERIFIER_UNSETTER_ROLE")',
      meaning: 'May remove a verifier immediately, but can’t set another.',
    },
    {
      kind: 'constant',
      signature: 'function SET_ADDRESS_FILTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("SET_ADDRESS_FILTER_ROLE")',
      meaning:
        'May set the filter contract. Operators may leave out forced transactions of the addresses on its list.',
    },
    {
      kind: 'constant',
      signature: 'function FORCED_TRANSACTION_SENDER_ROLE() public view returns (bytes32)',
      value: 'keccak256("FORCED_TRANSACTION_SENDER_ROLE")',
      meaning:
        'May store forced transactions. Meant for a `ForcedTransactionGateway`, which checks submissions first.',
    },
    {
      kind: 'constant',
      signature: 'function FORCED_TRANSACTION_FEE_SETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("FORCED_TRANSACTION_FEE_SETTER_ROLE")',
      meaning: 'May set the fee of a forced transaction, without an upper limit.',
    },
    {
      kind: 'constant',
      signature: 'bytes32 internal constant EMPTY_HASH',
      value: '0x0',
      meaning: 'Represents a missing hash, blob or state root in comparisons.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant BLS_CURVE_MODULUS',
      value: '52435875175126190479447740508185965837690552500527637822603658699938581184513',
      meaning:
        'The order of the scalar field of BLS12-381. Evaluation points are reduced modulo it, and the precompile must return it.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant POINT_EVALUATION_PRECOMPILE_ADDRESS',
      value: 'address(0x0a)',
      meaning: 'The address where Ethereum checks KZG proofs of blobs (EIP-4844).',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant POINT_EVALUATION_RETURN_DATA_LENGTH',
      value: '64',
      meaning: 'The size of the precompile’s result in bytes: two words, blob size and modulus.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant POINT_EVALUATION_FIELD_ELEMENTS_LENGTH',
      value: '4096',
      meaning: 'The number of field elements in a blob, which the result’s first word contains.',
    },
    {
      kind: 'variable',
      signature: 'function currentFinalizedShnarf() public view returns (bytes32)',
      meaning:
        'Returns the shnarf up to which data is proven. Data submitted later is on L1 but not yet final.',
      returns: 'The shnarf of the last blob that a finalization covers.',
    },
    {
      kind: 'variable',
      signature: 'mapping(bytes32 shnarf => uint256 exists) internal _blobShnarfExists',
      meaning:
        'Records submitted data for `blobShnarfExists`: 1 for each new shnarf. Shnarfs from early versions have other numbers, not 0.',
    },
    {
      kind: 'variable',
      signature: 'function currentFinalizedState() public view returns (bytes32)',
      meaning:
        'Returns the hash of the last finalized state. The next finalization, liveness recovery and forced transactions need its five values. No single function returns them: [read them from an event and from storage](/api/linea-smart-contracts/interfaces/l1/iforcedtransactiongateway#finalized-state).',
      returns:
        'Keccak-256 of five words. They are number and rolling hash of the last L1 message and of the last forced transaction, and the timestamp of the last L2 block.',
    },
    {
      kind: 'variable',
      signature: 'function livenessRecoveryOperator() public view returns (address)',
      meaning:
        'Returns the address fixed at initialization; no other function changes it. To check whether it’s an operator already, call `hasRole`.',
      returns: 'The account that can get `OPERATOR_ROLE` after half a year without finalization.',
    },
    {
      kind: 'variable',
      signature: 'function shnarfProvider() public view returns (address)',
      meaning:
        'Returns the contract where finalization checks that data was submitted. No function changes it after initialization.',
      returns: 'The contract with `blobShnarfExists`: this one, unless initialization set another.',
    },
    {
      kind: 'variable',
      signature: 'function nextForcedTransactionNumber() public view returns (uint256)',
      meaning:
        'Returns the next number of the queue: 1 until a transaction is stored. The implementation and an uninitialized proxy return 0.',
      returns: 'The number that the next forced transaction gets.',
    },
    {
      kind: 'variable',
      signature:
        'function forcedTransactionL2BlockNumbers(uint256 forcedTransactionNumber) public view returns (uint256 l2BlockNumber)',
      meaning:
        'Returns the deadline of a forced transaction: no finalization reaches this block without handling it. Later numbers have later blocks.',
      params: {forcedTransactionNumber: 'The number from `ForcedTransactionAdded`.'},
      returns: {
        l2BlockNumber: 'The L2 block by which it must be handled; 0 if the number doesn’t exist.',
      },
    },
    {
      kind: 'variable',
      signature:
        'function forcedTransactionRollingHashes(uint256 forcedTransactionNumber) public view returns (bytes32 rollingHash)',
      meaning:
        'Returns the hash that links the queue to the proof: the circuits compute the same hash from L2.',
      params: {forcedTransactionNumber: 'The number from `ForcedTransactionAdded`.'},
      returns: {
        rollingHash:
          'The hash of all forced transactions up to this number; zero if the number doesn’t exist.',
      },
    },
    {
      kind: 'variable',
      signature: 'function forcedTransactionFeeInWei() public view returns (uint256)',
      meaning:
        'Returns the exact amount that the gateway requires. Initialization of a new proxy leaves it at 0; the upgrade to version 8.0 set it.',
      returns: 'The fee of one forced transaction, in wei.',
    },
    {
      kind: 'variable',
      signature: 'function addressFilter() public view returns (address)',
      meaning:
        'Returns the filter. Finalization calls it for each address that an operator reports as filtered.',
      returns: 'The `AddressFilter` in use.',
    },
    {
      kind: 'constructor',
      signature: 'constructor()',
      meaning: 'Locks the implementation, so that you can initialize only proxies.',
    },
    {
      kind: 'function',
      signature:
        'function __LineaRollup_init(BaseInitializationData _initializationData, bytes32 _genesisShnarf) internal',
      meaning:
        'Starts message numbers and forced transaction numbers at 1, and makes the first block final without a proof. It sets no fee for forced transactions.',
      params: {
        _initializationData: 'The initial values of the network.',
        _genesisShnarf: 'The parent shnarf of the first blob.',
      },
      reverts: [
        {
          error: 'ZeroAddressNotAllowed',
          when: 'Verifier, address filter or administrator is zero, or a role entry has no account.',
        },
        {error: 'ZeroHashNotAllowed', when: 'A role entry has no role.'},
        {error: 'PeriodIsZero', when: 'The period of the rate limit is 0 seconds.'},
        {error: 'LimitIsZero', when: 'The limit is 0 wei.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'The caller isn’t an initializer.',
        },
      ],
      emits: [
        'PauseTypeRoleSet',
        'UnPauseTypeRoleSet',
        'RateLimitInitialized',
        'RoleGranted',
        'LineaRollupBaseInitialized',
      ],
    },
    {
      kind: 'function',
      signature: 'function CONTRACT_VERSION() public view returns (string contractVersion)',
      meaning:
        'Returns `8.0` at this revision. The newer code of September 2026 also returns `8.0`.',
    },
    {
      kind: 'function',
      signature:
        'function getRequiredForcedTransactionFields() external view returns (bytes32 finalizedState, bytes32 previousForcedTransactionRollingHash, uint256 previousForcedTransactionBlockDeadline, uint256 currentFinalizedL2BlockNumber, uint256 forcedTransactionFeeAmount)',
      meaning:
        'Returns all values that a gateway needs for the next forced transaction. Every finalization and every forced transaction changes some of them.',
      returns: {
        finalizedState: '`currentFinalizedState`.',
        previousForcedTransactionRollingHash:
          'The rolling hash that the next one extends; zero for the first.',
        previousForcedTransactionBlockDeadline:
          'The L2 block number that the next deadline must exceed; 0 for the first.',
        currentFinalizedL2BlockNumber: '`currentL2BlockNumber`.',
        forcedTransactionFeeAmount: '`forcedTransactionFeeInWei`, in wei.',
      },
      reverts: [
        {
          message: 'Panic(0x11)',
          when: '`nextForcedTransactionNumber` is 0: at the implementation, and on an uninitialized proxy.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function setForcedTransactionFee(uint256 _forcedTransactionFeeInWei) external',
      meaning: 'Sets the fee, starting with the next forced transaction. The fee can’t be 0.',
      params: {_forcedTransactionFeeInWei: 'The fee of one forced transaction, in wei; not 0.'},
      callers: [{role: 'FORCED_TRANSACTION_FEE_SETTER_ROLE'}],
      reverts: [{error: 'ZeroValueNotAllowed', when: 'The fee is 0 wei.'}],
      emits: ['ForcedTransactionFeeSet'],
    },
    {
      kind: 'function',
      signature:
        'function storeForcedTransaction(bytes32 _forcedTransactionRollingHash, address _from, uint256 _blockNumberDeadline, bytes _rlpEncodedSignedTransaction) external payable',
      meaning:
        'Stores a forced transaction in the queue. It relies on the gateway to check signature, fee and state, and to compute the hash. The ETH stays in this contract, and no pause stops the call.',
      params: {
        _forcedTransactionRollingHash:
          'The hash of the queue including this transaction; not zero.',
        _from: 'The transaction’s signer, recovered by the gateway; not zero.',
        _blockNumberDeadline: 'The L2 block by which it must be handled.',
        _rlpEncodedSignedTransaction:
          'The signed transaction of type 2. It’s emitted in the event, not stored.',
      },
      callers: [{role: 'FORCED_TRANSACTION_SENDER_ROLE'}],
      reverts: [
        {error: 'ZeroLengthNotAllowed', when: 'The transaction is empty.'},
        {error: 'ZeroValueNotAllowed', when: 'The deadline is block 0.'},
        {error: 'ZeroAddressNotAllowed', when: '`_from` is zero.'},
        {error: 'ZeroHashNotAllowed', when: 'The rolling hash is zero.'},
        {
          error: 'ForcedTransactionExistsForBlockOrIsTooLow',
          when: 'The deadline isn’t later than the previous transaction’s deadline.',
        },
      ],
      emits: ['ForcedTransactionAdded'],
    },
    {
      kind: 'function',
      signature:
        'function setVerifierAddress(address _newVerifierAddress, uint256 _proofType) external',
      meaning:
        'Sets the verifier of a proof type without checking for code at the address. If the address has no code or lacks `getChainConfiguration`, as older verifiers do, each finalization of the type reverts without data.',
      callers: [{role: 'VERIFIER_SETTER_ROLE'}],
      reverts: [
        {
          error: 'ZeroAddressNotAllowed',
          when: 'The address is zero. To remove a verifier, call `unsetVerifierAddress`.',
        },
      ],
      emits: ['VerifierAddressChanged'],
    },
    {
      kind: 'function',
      signature: 'function unsetVerifierAddress(uint256 _proofType) external',
      meaning:
        'Stops finalizations of one proof type with `InvalidProofType`, until a verifier is set again. Removing a verifier that isn’t set succeeds and emits the event.',
      callers: [{role: 'VERIFIER_UNSETTER_ROLE'}],
      emits: ['VerifierAddressChanged'],
    },
    {
      kind: 'function',
      signature: 'function setAddressFilter(address _addressFilter) external',
      meaning:
        'Replaces the filter for finalizations immediately. A gateway has its own filter, which doesn’t change.',
      params: {
        _addressFilter: 'The new filter; not zero. If it’s already in use, nothing happens.',
      },
      callers: [{role: 'SET_ADDRESS_FILTER_ROLE'}],
      reverts: [{error: 'ZeroAddressNotAllowed', when: 'The address is zero.'}],
      emits: ['AddressFilterChanged'],
    },
    {
      kind: 'function',
      signature:
        'function _computeShnarf(bytes32 _parentShnarf, bytes32 _snarkHash, bytes32 _finalStateRootHash, bytes32 _dataEvaluationPoint, bytes32 _dataEvaluationClaim) internal pure returns (bytes32 shnarf)',
      meaning:
        'Computes the shnarf that links a blob to all earlier blobs, at submission and at finalization.',
      params: {
        _parentShnarf: 'The shnarf of the previous blob.',
        _snarkHash: 'The hash of the compressed data that circuits compute.',
        _finalStateRootHash: 'The state root after the data.',
        _dataEvaluationPoint: 'The point at which the blob’s polynomial is evaluated.',
        _dataEvaluationClaim: 'The polynomial’s value at this point.',
      },
      returns: {shnarf: 'Keccak-256 of the five words.'},
    },
    {
      kind: 'function',
      signature:
        'function finalizeBlocks(bytes _aggregatedProof, uint256 _proofType, FinalizationDataV4 _finalizationData) external',
      meaning:
        'Checks a range of L2 blocks against storage, writes the new state, then calls the verifier. If the verifier rejects the proof, everything reverts. The contract doesn’t compare `endBlockNumber` with the last finalized block; the proof does.',
      callers: [{role: 'OPERATOR_ROLE'}],
      pausedBy: ['FINALIZATION', 'GENERAL'],
      reverts: [
        {error: 'ProofIsEmpty', when: '`_aggregatedProof` is empty.'},
        {
          error: 'StartingRootHashDoesNotMatch',
          when: '`parentStateRootHash` isn’t the state root of the last finalized block.',
        },
        {error: 'InvalidProofType', when: 'No verifier is registered for `_proofType`.'},
        {
          error: 'MissingRollingHashForForcedTransactionNumber',
          when: '`finalForcedTransactionNumber` isn’t 0, and L1 has no such transaction.',
        },
        {
          error: 'MissingMessageNumberForRollingHash',
          when: '`l1RollingHashMessageNumber` is 0, but `l1RollingHash` isn’t zero.',
        },
        {
          error: 'MissingRollingHashForMessageNumber',
          when: '`l1RollingHash` is zero, but `l1RollingHashMessageNumber` isn’t 0.',
        },
        {
          error: 'L1RollingHashDoesNotExistOnL1',
          when: 'L1 has a different rolling hash at that number, or none.',
        },
        {error: 'AddressIsNotFiltered', when: 'The filter doesn’t list one of the addresses.'},
        {
          error: 'FinalizationStateIncorrect',
          when: 'The five values of the last finalization don’t hash to `currentFinalizedState`.',
        },
        {
          error: 'FinalizationInTheFuture',
          when: '`finalTimestamp` isn’t before the timestamp of the L1 block.',
        },
        {error: 'FinalBlockStateEqualsZeroHash', when: '`finalStateRootHash` is zero.'},
        {
          error: 'FinalizationDataMissingForcedTransaction',
          when: 'The next forced transaction is due at `endBlockNumber` or before.',
        },
        {
          error: 'FinalShnarfNotSubmitted',
          when: 'The shnarf of `shnarfData` was not submitted.',
        },
        {
          error: 'L2MerkleRootAlreadyAnchored',
          when: 'A Merkle root is already in storage, or twice in the list.',
        },
        {
          error: 'BytesLengthNotMultipleOfTwo',
          when: '`l2MessagingBlocksOffsets` has an odd number of bytes.',
        },
        {
          message: '(no data)',
          when: 'The verifier has no code or no `getChainConfiguration`, or the call lists addresses and the filter has no code.',
        },
        {
          error: 'InvalidProofOrProofVerificationRanOutOfGas',
          when: 'The verifier reverts.',
        },
        {error: 'InvalidProof', when: 'The verifier returns `false`.'},
      ],
      emits: [
        'L2MerkleRootAdded',
        'L2MessagingBlockAnchored',
        'FinalizedStateUpdated',
        'DataFinalizedV3',
      ],
    },
    {
      kind: 'function',
      signature:
        'function _finalizeBlocks(FinalizationDataV4 _finalizationData, uint256 _lastFinalizedBlock, bytes32 _finalForcedTransactionRollingHash) internal returns (bytes32 finalShnarf)',
      meaning:
        'Does the part of `finalizeBlocks` that needs no proof: the storage checks after the first ones, and all writes. It also accepts a state hash of three values, as version 7.1 left it.',
      params: {
        _finalizationData: 'The operator’s claims.',
        _lastFinalizedBlock: 'The last L2 block before the range.',
        _finalForcedTransactionRollingHash:
          'The rolling hash at the range’s last forced transaction, from storage.',
      },
      returns: {finalShnarf: 'The shnarf up to which data is now final.'},
      reverts: [
        {
          error: 'MissingMessageNumberForRollingHash',
          when: 'A rolling hash has message number 0.',
        },
        {
          error: 'MissingRollingHashForMessageNumber',
          when: 'A message number has no rolling hash.',
        },
        {
          error: 'L1RollingHashDoesNotExistOnL1',
          when: 'L1 has a different rolling hash at the number.',
        },
        {error: 'AddressIsNotFiltered', when: 'The filter doesn’t list one of the addresses.'},
        {
          error: 'FinalizationStateIncorrect',
          when: 'The hash of the five values doesn’t match, and neither does the hash of three.',
        },
        {
          error: 'FinalizationInTheFuture',
          when: 'The range ends at the time of the L1 block or later.',
        },
        {error: 'FinalBlockStateEqualsZeroHash', when: 'The last state root is zero.'},
        {
          error: 'FinalizationDataMissingForcedTransaction',
          when: 'The next forced transaction is due in the range.',
        },
        {error: 'FinalShnarfNotSubmitted', when: 'The data is not on L1.'},
        {error: 'L2MerkleRootAlreadyAnchored', when: 'A Merkle root is already in storage.'},
        {error: 'BytesLengthNotMultipleOfTwo', when: 'The offsets have an odd number of bytes.'},
        {
          message: '(no data)',
          when: 'The call lists addresses, and the filter has no code.',
        },
      ],
      emits: [
        'L2MerkleRootAdded',
        'L2MessagingBlockAnchored',
        'FinalizedStateUpdated',
        'DataFinalizedV3',
      ],
    },
    {
      kind: 'function',
      signature: 'function _validateFilteredAddresses(address[] _filteredAddresses) internal view',
      meaning: 'Calls the filter once for each address. An empty list makes no call.',
      params: {
        _filteredAddresses: 'The addresses that the operator reports as filtered.',
      },
      reverts: [
        {error: 'AddressIsNotFiltered', when: 'The filter returns `false` for an address.'},
        {message: '(no data)', when: 'The filter’s address has no code.'},
      ],
    },
    {
      kind: 'function',
      signature:
        'function _validateL2ComputedRollingHash(uint256 _rollingHashMessageNumber, bytes32 _rollingHash) internal view',
      meaning:
        'Compares the messages that L2 anchored with the messages that L1 sent. So L2 can’t invent a message.',
      params: {
        _rollingHashMessageNumber: 'The number of the last L1 message on L2; 0 for none.',
        _rollingHash: 'The rolling hash that L2 has at this number; zero for none.',
      },
      reverts: [
        {error: 'MissingMessageNumberForRollingHash', when: 'Only the number is 0.'},
        {error: 'MissingRollingHashForMessageNumber', when: 'Only the hash is zero.'},
        {
          error: 'L1RollingHashDoesNotExistOnL1',
          when: 'L1 has a different hash at the number, or none.',
        },
      ],
    },
    {
      kind: 'function',
      signature:
        'function _computePublicInput(FinalizationDataV4 _finalizationData, bytes32 _lastFinalizedShnarf, bytes32 _finalShnarf, uint256 _lastFinalizedBlockNumber, bytes32 _finalForcedTransactionRollingHash, bytes32 _verifierChainConfiguration) private pure returns (uint256 publicInput)',
      meaning:
        'Hashes 18 words: both ends of the range, the Merkle roots, the filtered addresses and the verifier’s settings. `parentStateRootHash` and `l2MessagingBlocksOffsets` aren’t included.',
      params: {
        _finalizationData: 'The operator’s claims.',
        _lastFinalizedShnarf: 'The shnarf where the range starts, from storage.',
        _finalShnarf: 'The shnarf where the range ends.',
        _lastFinalizedBlockNumber: 'The last L2 block before the range, from storage.',
        _finalForcedTransactionRollingHash:
          'The rolling hash at the range’s last forced transaction, from storage.',
        _verifierChainConfiguration: 'The verifier’s `getChainConfiguration`.',
      },
      returns: {publicInput: 'Keccak-256 of the words, modulo `MODULO_R`.'},
    },
    {
      kind: 'function',
      signature:
        'function _verifyProof(uint256 _publicInput, address _verifierAddress, bytes _proof) internal',
      meaning:
        'Calls `Verify` with nearly all remaining gas. If the verifier reverts with data, the contract reverts with that data. But it replaces the first four bytes with the selector of `InvalidProofOrProofVerificationRanOutOfGas`.',
      params: {
        _publicInput: 'The number that the proof must match.',
        _verifierAddress: 'The contract that checks the proof.',
        _proof: 'The validity proof.',
      },
      reverts: [
        {
          error: 'InvalidProofOrProofVerificationRanOutOfGas',
          when: 'The verifier reverts. Without data, the reason is `Unknown`.',
        },
        {
          message: '(no data)',
          when: 'The result is shorter than a word, as from an account without code.',
        },
        {error: 'InvalidProof', when: 'The verifier returns `false`.'},
      ],
    },
  ],
} as const satisfies ContractFacts;
