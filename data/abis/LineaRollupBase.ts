import type {ContractFacts} from './schema';

export const LineaRollupBase = {
  name: 'LineaRollupBase',
  kind: 'abstract contract',
  summary:
    'Checks validity proofs and makes L2 blocks final, registers verifiers, and keeps the queue of forced transactions.',
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
        'Decides which code checks proofs, and so what counts as valid. Together with an operator, whoever has it can make any state final.',
    },
    {
      kind: 'constant',
      signature: 'function VERIFIER_UNSETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("VERIFIER_UNSETTER_ROLE")',
      meaning: 'Takes a verifier away at once, and cannot put another in its place.',
    },
    {
      kind: 'constant',
      signature: 'function SET_ADDRESS_FILTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("SET_ADDRESS_FILTER_ROLE")',
      meaning:
        'Decides which contract says whose forced transactions may be left out. Who is filtered is up to that contract.',
    },
    {
      kind: 'constant',
      signature: 'function FORCED_TRANSACTION_SENDER_ROLE() public view returns (bytes32)',
      value: 'keccak256("FORCED_TRANSACTION_SENDER_ROLE")',
      meaning:
        'For a `ForcedTransactionGateway`, which checks what users hand in before it is stored.',
    },
    {
      kind: 'constant',
      signature: 'function FORCED_TRANSACTION_FEE_SETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("FORCED_TRANSACTION_FEE_SETTER_ROLE")',
      meaning: 'Sets the price of a forced transaction, without an upper bound.',
    },
    {
      kind: 'constant',
      signature: 'bytes32 internal constant EMPTY_HASH',
      value: '0x0',
      meaning: 'Stands for no hash, no blob and no state root in all comparisons.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant BLS_CURVE_MODULUS',
      value: '52435875175126190479447740508185965837690552500527637822603658699938581184513',
      meaning:
        'The order of the scalar field of BLS12-381. Points of evaluation are taken modulo it, and the precompile has to answer with it.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant POINT_EVALUATION_PRECOMPILE_ADDRESS',
      value: 'address(0x0a)',
      meaning: 'Where Ethereum checks KZG proofs of blobs, as EIP-4844 has it.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant POINT_EVALUATION_RETURN_DATA_LENGTH',
      value: '64',
      meaning: 'In bytes: two words, the size of a blob and the modulus.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant POINT_EVALUATION_FIELD_ELEMENTS_LENGTH',
      value: '4096',
      meaning: 'How many field elements a blob has, which the first word of the answer says.',
    },
    {
      kind: 'variable',
      signature: 'function currentFinalizedShnarf() public view returns (bytes32)',
      meaning:
        'The data up to here is proven. Data that was submitted later is on L1 and not yet final.',
      returns: 'The shnarf of the last blob that a finalization covers.',
    },
    {
      kind: 'variable',
      signature: 'mapping(bytes32 shnarf => uint256 exists) internal _blobShnarfExists',
      meaning:
        'The only record of submitted data, which `blobShnarfExists` reads: 1 for each shnarf, another number for those of early versions.',
    },
    {
      kind: 'variable',
      signature: 'function currentFinalizedState() public view returns (bytes32)',
      meaning:
        'The next finalization and a liveness recovery have to name the five values behind it, to which `FinalizedStateUpdated` leads. Forced transactions need them, too.',
      returns:
        'Keccak-256 of five words: number and rolling hash of the last L1 message, number and rolling hash of the last forced transaction, and the timestamp of the last L2 block.',
    },
    {
      kind: 'variable',
      signature: 'function livenessRecoveryOperator() public view returns (address)',
      meaning:
        'A set-up writes it, and no other function changes it. Look up with `hasRole` whether it has become operator.',
      returns: 'Who can get `OPERATOR_ROLE` after half a year without finalization.',
    },
    {
      kind: 'variable',
      signature: 'function shnarfProvider() public view returns (address)',
      meaning:
        'Finalization asks this contract whether data was submitted. No function changes it after the set-up.',
      returns: 'The contract with `blobShnarfExists`: this one, unless the set-up named another.',
    },
    {
      kind: 'variable',
      signature: 'function nextForcedTransactionNumber() public view returns (uint256)',
      meaning: 'Counts from 1, so that 0 can stand for none.',
      returns: 'The number that the next forced transaction gets.',
    },
    {
      kind: 'variable',
      signature:
        'function forcedTransactionL2BlockNumbers(uint256 forcedTransactionNumber) public view returns (uint256 l2BlockNumber)',
      meaning:
        'The promise to the sender: no finalization gets to this block without the transaction. Later numbers have later blocks.',
      params: {forcedTransactionNumber: 'The number from `ForcedTransactionAdded`.'},
      returns: {
        l2BlockNumber: 'The L2 block by which it must be dealt with; 0 when there is none.',
      },
    },
    {
      kind: 'variable',
      signature:
        'function forcedTransactionRollingHashes(uint256 forcedTransactionNumber) public view returns (bytes32 rollingHash)',
      meaning: 'Ties the queue to the proof: the circuits compute the same hash from L2.',
      params: {forcedTransactionNumber: 'The number from `ForcedTransactionAdded`.'},
      returns: {
        rollingHash: 'The hash over all forced transactions up to that one; zero for none.',
      },
    },
    {
      kind: 'variable',
      signature: 'function forcedTransactionFeeInWei() public view returns (uint256)',
      meaning:
        'The gateway takes exactly this amount. The set-up of a new proxy leaves it at 0; the upgrade to version 8.0 set one.',
      returns: 'The fee of one forced transaction, in wei.',
    },
    {
      kind: 'variable',
      signature: 'function addressFilter() public view returns (address)',
      meaning:
        'Finalization asks it about each address because of which a forced transaction was left out.',
      returns: 'The `AddressFilter` in use.',
    },
    {
      kind: 'constructor',
      signature: 'constructor()',
      meaning: 'Locks the implementation, so that only proxies can be set up.',
    },
    {
      kind: 'function',
      signature:
        'function __LineaRollup_init(BaseInitializationData _initializationData, bytes32 _genesisShnarf) internal',
      meaning:
        'Numbers messages and forced transactions from 1, and makes the first block final without a proof. It sets no fee for forced transactions.',
      params: {
        _initializationData: 'With what the network starts.',
        _genesisShnarf: 'The shnarf that the first blob has as its parent.',
      },
      reverts: [
        {
          error: 'ZeroAddressNotAllowed',
          when: 'Verifier, address filter or administrator is zero, or an entry of the roles has no account.',
        },
        {error: 'ZeroHashNotAllowed', when: 'An entry of the roles has no role.'},
        {error: 'PeriodIsZero', when: 'The period of the rate limit is 0 seconds.'},
        {error: 'LimitIsZero', when: 'The limit is 0 wei.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'It is not called from an initializer.',
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
        'Answers `8.0` at this revision. So does the build of September 2026, whose code is newer.',
    },
    {
      kind: 'function',
      signature:
        'function getRequiredForcedTransactionFields() external view returns (bytes32 finalizedState, bytes32 previousForcedTransactionRollingHash, uint256 previousForcedTransactionBlockDeadline, uint256 currentFinalizedL2BlockNumber, uint256 forcedTransactionFeeAmount)',
      meaning:
        'All that a gateway needs for the next forced transaction, in one call. Every finalization changes the answer.',
      returns: {
        finalizedState: '`currentFinalizedState`.',
        previousForcedTransactionRollingHash:
          'The rolling hash that the next one is chained to; zero for the first.',
        previousForcedTransactionBlockDeadline:
          'The L2 block number that the next deadline has to exceed; 0 for the first.',
        currentFinalizedL2BlockNumber: '`currentL2BlockNumber`.',
        forcedTransactionFeeAmount: '`forcedTransactionFeeInWei`, in wei.',
      },
      reverts: [
        {
          message: 'Panic(0x11)',
          when: '`nextForcedTransactionNumber` is 0: at the implementation, and on a proxy that is not set up.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function setForcedTransactionFee(uint256 _forcedTransactionFeeInWei) external',
      meaning: 'Applies from the next forced transaction on. It cannot be made free.',
      params: {_forcedTransactionFeeInWei: 'The fee of each, in wei; not 0.'},
      callers: [{role: 'FORCED_TRANSACTION_FEE_SETTER_ROLE'}],
      reverts: [{error: 'ZeroValueNotAllowed', when: 'The fee is 0 wei.'}],
      emits: ['ForcedTransactionFeeSet'],
    },
    {
      kind: 'function',
      signature:
        'function storeForcedTransaction(bytes32 _forcedTransactionRollingHash, address _from, uint256 _blockNumberDeadline, bytes _rlpEncodedSignedTransaction) external payable',
      meaning:
        'Puts a transaction into the queue. Checks neither the signature nor the fee nor the hash: it relies on the gateway for that. The ETH stays here, and no pause stops the call.',
      params: {
        _forcedTransactionRollingHash: 'The hash over the queue with this one; not zero.',
        _from: 'Who signed the transaction, as the gateway has recovered it; not zero.',
        _blockNumberDeadline: 'The L2 block by which it must be dealt with.',
        _rlpEncodedSignedTransaction:
          'The signed transaction of type 2, which goes into the event and not into storage.',
      },
      callers: [{role: 'FORCED_TRANSACTION_SENDER_ROLE'}],
      reverts: [
        {error: 'ZeroLengthNotAllowed', when: 'The transaction has no bytes.'},
        {error: 'ZeroValueNotAllowed', when: 'The deadline is block 0.'},
        {error: 'ZeroAddressNotAllowed', when: '`_from` is zero.'},
        {error: 'ZeroHashNotAllowed', when: 'The rolling hash is zero.'},
        {
          error: 'ForcedTransactionExistsForBlockOrIsTooLow',
          when: 'The deadline is not after that of the transaction before.',
        },
      ],
      emits: ['ForcedTransactionAdded'],
    },
    {
      kind: 'function',
      signature:
        'function setVerifierAddress(address _newVerifierAddress, uint256 _proofType) external',
      meaning:
        'Does not look whether there is code at the address. Without any, or without `getChainConfiguration`, which older verifiers lack, each finalization of the type reverts without data.',
      callers: [{role: 'VERIFIER_SETTER_ROLE'}],
      reverts: [
        {
          error: 'ZeroAddressNotAllowed',
          when: 'The address is zero; `unsetVerifierAddress` is for that.',
        },
      ],
      emits: ['VerifierAddressChanged'],
    },
    {
      kind: 'function',
      signature: 'function unsetVerifierAddress(uint256 _proofType) external',
      meaning:
        'Stops finalizations of one type as a pause would, with `InvalidProofType` and without an end. Taking away what is not there succeeds, and emits the event.',
      callers: [{role: 'VERIFIER_UNSETTER_ROLE'}],
      emits: ['VerifierAddressChanged'],
    },
    {
      kind: 'function',
      signature: 'function setAddressFilter(address _addressFilter) external',
      meaning:
        'Replaces the filter for finalizations at once. A gateway has a filter of its own, and does not follow.',
      params: {
        _addressFilter: 'The new filter; not zero. With the one in use, nothing happens.',
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
        'Chains a blob to all blobs before it. Used when data is submitted and again when it is finalized.',
      params: {
        _parentShnarf: 'The shnarf of the blob before.',
        _snarkHash: 'The hash of the compressed data that circuits compute.',
        _finalStateRootHash: 'The state root after the data.',
        _dataEvaluationPoint: 'Where the polynomial of the blob is evaluated.',
        _dataEvaluationClaim: 'Its value there.',
      },
      returns: {shnarf: 'Keccak-256 of the five words.'},
    },
    {
      kind: 'function',
      signature:
        'function finalizeBlocks(bytes _aggregatedProof, uint256 _proofType, FinalizationDataV4 _finalizationData) external',
      meaning:
        'Checks the range against storage, writes the new state, and asks the verifier last; when that refuses, everything is undone. The contract does not compare `endBlockNumber` with the last finalized block: the proof does.',
      callers: [{role: 'OPERATOR_ROLE'}],
      pausedBy: ['FINALIZATION', 'GENERAL'],
      reverts: [
        {error: 'ProofIsEmpty', when: '`_aggregatedProof` has no bytes.'},
        {
          error: 'StartingRootHashDoesNotMatch',
          when: '`parentStateRootHash` is not the state root of the last finalized block.',
        },
        {error: 'InvalidProofType', when: 'No verifier stands under `_proofType`.'},
        {
          error: 'MissingRollingHashForForcedTransactionNumber',
          when: '`finalForcedTransactionNumber` is not 0, and L1 has no such transaction.',
        },
        {
          error: 'MissingMessageNumberForRollingHash',
          when: '`l1RollingHashMessageNumber` is 0, and `l1RollingHash` is not zero.',
        },
        {
          error: 'MissingRollingHashForMessageNumber',
          when: '`l1RollingHash` is zero, and `l1RollingHashMessageNumber` is not 0.',
        },
        {
          error: 'L1RollingHashDoesNotExistOnL1',
          when: 'L1 has another rolling hash, or none, at that number.',
        },
        {error: 'AddressIsNotFiltered', when: 'The filter does not know one of the addresses.'},
        {
          error: 'FinalizationStateIncorrect',
          when: 'The five values of the last finalization are not those of `currentFinalizedState`.',
        },
        {
          error: 'FinalizationInTheFuture',
          when: '`finalTimestamp` is not before the timestamp of the L1 block.',
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
          when: 'A Merkle root is in storage already, or twice in the list.',
        },
        {
          error: 'BytesLengthNotMultipleOfTwo',
          when: '`l2MessagingBlocksOffsets` has an odd number of bytes.',
        },
        {
          message: '(no data)',
          when: 'There is no code at the address of the verifier, or at that of the filter when addresses are named; or the verifier has no `getChainConfiguration`.',
        },
        {
          error: 'InvalidProofOrProofVerificationRanOutOfGas',
          when: 'The verifier reverts.',
        },
        {error: 'InvalidProof', when: 'The verifier answers `false`.'},
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
        'The part of `finalizeBlocks` that needs no proof: all checks against storage but the first ones, and all changes. A state hash over three values, as version 7.1 left it, is accepted as well.',
      params: {
        _finalizationData: 'What the operator claims.',
        _lastFinalizedBlock: 'The L2 block before the range.',
        _finalForcedTransactionRollingHash:
          'The rolling hash at the last forced transaction of the range, from storage.',
      },
      returns: {finalShnarf: 'The shnarf up to which data is final now.'},
      reverts: [
        {
          error: 'MissingMessageNumberForRollingHash',
          when: 'A rolling hash came with message number 0.',
        },
        {
          error: 'MissingRollingHashForMessageNumber',
          when: 'A message number came without rolling hash.',
        },
        {error: 'L1RollingHashDoesNotExistOnL1', when: 'L1 has another rolling hash there.'},
        {error: 'AddressIsNotFiltered', when: 'The filter does not know one of the addresses.'},
        {error: 'FinalizationStateIncorrect', when: 'Neither five nor three values fit.'},
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
        {error: 'L2MerkleRootAlreadyAnchored', when: 'A Merkle root is in storage already.'},
        {error: 'BytesLengthNotMultipleOfTwo', when: 'The offsets have an odd number of bytes.'},
        {
          message: '(no data)',
          when: 'Addresses are named, and there is no code at that of the filter.',
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
      meaning: 'One call to the filter for each address. An empty list asks nobody.',
      params: {_filteredAddresses: 'Addresses because of which transactions were left out.'},
      reverts: [
        {error: 'AddressIsNotFiltered', when: 'The filter answers `false` for one.'},
        {message: '(no data)', when: 'There is no code at the address of the filter.'},
      ],
    },
    {
      kind: 'function',
      signature:
        'function _validateL2ComputedRollingHash(uint256 _rollingHashMessageNumber, bytes32 _rollingHash) internal view',
      meaning:
        'Compares what L2 has anchored with what L1 has sent: the reason why L2 can invent no message.',
      params: {
        _rollingHashMessageNumber: 'The number of the last L1 message on L2; 0 for none.',
        _rollingHash: 'The rolling hash that L2 has there; zero for none.',
      },
      reverts: [
        {error: 'MissingMessageNumberForRollingHash', when: 'Only the number is 0.'},
        {error: 'MissingRollingHashForMessageNumber', when: 'Only the hash is zero.'},
        {
          error: 'L1RollingHashDoesNotExistOnL1',
          when: 'L1 has another hash at the number, or none.',
        },
      ],
    },
    {
      kind: 'function',
      signature:
        'function _computePublicInput(FinalizationDataV4 _finalizationData, bytes32 _lastFinalizedShnarf, bytes32 _finalShnarf, uint256 _lastFinalizedBlockNumber, bytes32 _finalForcedTransactionRollingHash, bytes32 _verifierChainConfiguration) private pure returns (uint256 publicInput)',
      meaning:
        'Hashes 18 words: both ends of the range, the Merkle roots, the filtered addresses and the settings of the verifier. `parentStateRootHash` and `l2MessagingBlocksOffsets` are not among them.',
      params: {
        _finalizationData: 'What the operator claims.',
        _lastFinalizedShnarf: 'Where the data of the range starts, from storage.',
        _finalShnarf: 'Where it ends.',
        _lastFinalizedBlockNumber: 'The L2 block before the range, from storage.',
        _finalForcedTransactionRollingHash:
          'The rolling hash at the last forced transaction of the range, from storage.',
        _verifierChainConfiguration: 'What `getChainConfiguration` of the verifier answers.',
      },
      returns: {publicInput: 'Keccak-256 of the words, modulo `MODULO_R`.'},
    },
    {
      kind: 'function',
      signature:
        'function _verifyProof(uint256 _publicInput, address _verifierAddress, bytes _proof) internal',
      meaning:
        'Calls `Verify` with nearly all gas that is left. When the verifier reverts, its data comes back with the first four bytes replaced.',
      params: {
        _publicInput: 'The number to which the proof has to fit.',
        _verifierAddress: 'The contract that checks it.',
        _proof: 'The proof.',
      },
      reverts: [
        {
          error: 'InvalidProofOrProofVerificationRanOutOfGas',
          when: 'The verifier reverts, with `Unknown` when it does so without data.',
        },
        {
          message: '(no data)',
          when: 'The answer is shorter than a word, as that of an account without code.',
        },
        {error: 'InvalidProof', when: 'The verifier answers `false`.'},
      ],
    },
  ],
} as const satisfies ContractFacts;
