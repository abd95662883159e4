import type {ContractFacts} from './schema';

export const ILineaRollupBase = {
  name: 'ILineaRollupBase',
  kind: 'interface',
  summary: 'Declares the structs, events, errors and functions of finalization on L1.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/interfaces/ILineaRollupBase.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/ilinearollupbase',
  bases: [],
  uses: ['IPauseManager', 'IPermissionsManager', 'IL1MessageManager', 'IGenericErrors'],
  members: [
    {
      kind: 'struct',
      signature:
        'struct BaseInitializationData {bytes32 initialStateRootHash; uint256 initialL2BlockNumber; uint256 genesisTimestamp; address defaultVerifier; uint256 rateLimitPeriodInSeconds; uint256 rateLimitAmountInWei; RoleAddress[] roleAddresses; PauseTypeRole[] pauseTypeRoles; PauseTypeRole[] unpauseTypeRoles; address defaultAdmin; address shnarfProvider; address addressFilter;}',
      meaning: 'Contains the initial values of a new network’s rollup contract.',
      params: {
        initialStateRootHash: 'The state root where the first finalization must start.',
        initialL2BlockNumber: 'The L2 block of that state root.',
        genesisTimestamp: 'The timestamp of that block, in Unix seconds.',
        defaultVerifier: 'The verifier for proof type 0; not zero.',
        rateLimitPeriodInSeconds: 'The length of a period of the withdrawal limit, in seconds.',
        rateLimitAmountInWei:
          'The amount that may be claimed within one period, in wei, including fees.',
        roleAddresses: 'The roles and their accounts.',
        pauseTypeRoles: 'The role that can pause each type.',
        unpauseTypeRoles: 'The role that can unpause each type.',
        defaultAdmin: 'The account that administers all roles; not zero.',
        shnarfProvider:
          'The contract that shows whether a shnarf exists. With zero, it’s the rollup contract itself.',
        addressFilter: 'The `AddressFilter` for finalizations with filtered addresses; not zero.',
      },
    },
    {
      kind: 'struct',
      signature:
        'struct ShnarfData {bytes32 parentShnarf; bytes32 snarkHash; bytes32 finalStateRootHash; bytes32 dataEvaluationPoint; bytes32 dataEvaluationClaim;}',
      meaning:
        'Contains the five values whose Keccak-256 hash is the shnarf of a finalization’s last blob.',
      params: {
        parentShnarf: 'The shnarf of the previous blob.',
        snarkHash:
          'A hash of the compressed data that is cheap to compute in a circuit, unlike Keccak-256.',
        finalStateRootHash: 'The state root after the blob’s last L2 block; not zero.',
        dataEvaluationPoint: 'The point at which the blob’s polynomial is evaluated.',
        dataEvaluationClaim: 'The polynomial’s value at this point.',
      },
    },
    {
      kind: 'struct',
      signature:
        'struct FinalizationDataV4 {bytes32 parentStateRootHash; uint256 endBlockNumber; ShnarfData shnarfData; uint256 lastFinalizedTimestamp; uint256 finalTimestamp; bytes32 lastFinalizedL1RollingHash; bytes32 l1RollingHash; uint256 lastFinalizedL1RollingHashMessageNumber; uint256 l1RollingHashMessageNumber; uint256 l2MerkleTreesDepth; uint256 lastFinalizedForcedTransactionNumber; uint256 finalForcedTransactionNumber; bytes32 lastFinalizedForcedTransactionRollingHash; bytes32[] l2MerkleRoots; address[] filteredAddresses; bytes l2MessagingBlocksOffsets;}',
      meaning:
        'Contains an operator’s claims about a range of L2 blocks. Nearly all fields go into the public input, so a wrong value reverts with `InvalidProof` if no earlier check catches it. `l2MessagingBlocksOffsets` only creates events.',
      params: {
        parentStateRootHash: 'The state root of the last finalized block, where the range starts.',
        endBlockNumber: 'The last L2 block of the range.',
        shnarfData: 'The data of the range, up to its last blob.',
        lastFinalizedTimestamp:
          'Timestamp of the last finalized L2 block in Unix seconds, as in the contract’s state hash.',
        finalTimestamp:
          'Timestamp of the range’s last L2 block in Unix seconds; before the L1 block.',
        lastFinalizedL1RollingHash:
          'The rolling hash of L1 messages at the last finalization; zero for none.',
        l1RollingHash:
          'The rolling hash of L1 messages that L2 had anchored at the end of the range; zero for none.',
        lastFinalizedL1RollingHashMessageNumber:
          'The number of the last L1 message at the last finalization; 0 for none.',
        l1RollingHashMessageNumber:
          'The number of the last L1 message that L2 had anchored at the end of the range; 0 for none.',
        l2MerkleTreesDepth:
          'The number of levels of all trees in `l2MerkleRoots`; 5 on Linea Mainnet.',
        lastFinalizedForcedTransactionNumber:
          'The number of the last forced transaction at the last finalization; 0 for none.',
        finalForcedTransactionNumber:
          'The number of the last forced transaction that the range handles; 0 for none.',
        lastFinalizedForcedTransactionRollingHash:
          'The rolling hash at `lastFinalizedForcedTransactionNumber`; zero when that is 0.',
        l2MerkleRoots:
          'The roots of the trees of messages that L2 sent in the range; empty without messages.',
        filteredAddresses:
          'The filtered addresses whose forced transactions weren’t executed. The contract checks each with its filter.',
        l2MessagingBlocksOffsets:
          'The blocks that sent messages: two bytes each, counted from the last finalized block.',
      },
    },
    {
      kind: 'event',
      signature:
        'event LineaRollupVersionChanged(bytes8 indexed previousVersion, bytes8 indexed newVersion)',
      meaning:
        'Emitted when an upgrade initializes its storage. Upgrades that only change code don’t emit it: one in September 2026 kept the version.',
      params: {
        previousVersion: 'The previous version as ASCII: `7.1` is `0x372e310000000000`.',
        newVersion: 'The new version as ASCII.',
      },
    },
    {
      kind: 'event',
      signature:
        'event VerifierAddressChanged(address indexed verifierAddress, uint256 indexed proofType, address indexed verifierSetBy, address oldVerifierAddress)',
      meaning:
        'Emitted when a verifier is set, replaced or removed, but not at initialization. From the next finalization of this proof type, different code decides which proofs are valid. Set an alert on it.',
      params: {
        verifierAddress: 'The new verifier; zero if it was removed.',
        proofType: 'The verifier’s proof type.',
        verifierSetBy: 'The account that changed it.',
        oldVerifierAddress: 'The previous verifier; zero if there was none.',
      },
    },
    {
      kind: 'event',
      signature:
        'event DataFinalizedV3(uint256 indexed startBlockNumber, uint256 indexed endBlockNumber, bytes32 indexed shnarf, bytes32 parentStateRootHash, bytes32 finalStateRootHash)',
      meaning:
        'Emitted when a range of L2 blocks is proven. The ranges of these events follow each other without a gap.',
      params: {
        startBlockNumber: 'The first L2 block of the range.',
        endBlockNumber: 'The last L2 block of the range, now `currentL2BlockNumber`.',
        shnarf: 'The shnarf up to which data is finalized, now `currentFinalizedShnarf`.',
        parentStateRootHash: 'The state root before the range.',
        finalStateRootHash: 'The state root after the range, now in `stateRootHashes`.',
      },
    },
    {
      kind: 'event',
      signature:
        'event FinalizedStateUpdated(uint256 indexed blockNumber, uint256 timestamp, uint256 messageNumber, uint256 forcedTransactionNumber)',
      meaning:
        'Emitted by each finalization, before `DataFinalizedV3`. With it, you can rebuild the state hash: read the two rolling hashes at its message number and its forced transaction number.',
      params: {
        blockNumber: 'The last L2 block of the range.',
        timestamp: 'The timestamp of that block, in Unix seconds.',
        messageNumber: 'The last L1 message that L2 had anchored by then; 0 for none.',
        forcedTransactionNumber:
          'The last forced transaction that L2 had handled by then; 0 for none.',
      },
    },
    {
      kind: 'event',
      signature:
        'event LineaRollupBaseInitialized(bytes8 indexed initialContractVersion, BaseInitializationData initializationData, bytes32 genesisShnarf)',
      meaning:
        'Emitted when a new proxy is initialized. The proxy of Linea Mainnet is older than this event and was upgraded instead.',
      params: {
        initialContractVersion: 'The first version, as ASCII.',
        initializationData: 'The arguments of the initialization.',
        genesisShnarf: 'The shnarf that is submitted and finalized from the start.',
      },
    },
    {
      kind: 'error',
      signature: 'error L1RollingHashDoesNotExistOnL1(uint256 messageNumber, bytes32 rollingHash)',
      meaning:
        'L1 has a different rolling hash at this number, or none yet. If the argument matches L2, then L2 anchored messages that differ from those of L1, and the range can never be finalized.',
      params: {
        messageNumber: 'The number of an L1 message.',
        rollingHash: 'The hash that the finalization claims for it.',
      },
    },
    {
      kind: 'error',
      signature: 'error FinalizationStateIncorrect(bytes32 expected, bytes32 value)',
      meaning:
        'The arguments don’t match the last finalization, usually because another finalization came first. Don’t search for the mistake in `value`: `finalizeBlocks` reports a hash of three values there, although it expects five.',
      params: {
        expected: 'The hash in `currentFinalizedState`.',
        value:
          'A hash of the arguments. `setLivenessRecoveryOperator` hashes all five; `finalizeBlocks` hashes only message number, rolling hash and timestamp.',
      },
    },
    {
      kind: 'error',
      signature: 'error FinalBlockStateEqualsZeroHash()',
      meaning: 'The state root at the end of the range is zero, which isn’t a valid root.',
    },
    {
      kind: 'error',
      signature:
        'error FinalizationInTheFuture(uint256 l2BlockTimestamp, uint256 currentBlockTimestamp)',
      meaning:
        'The range’s last L2 block isn’t older than the L1 block. The same second also fails.',
      params: {
        l2BlockTimestamp: '`finalTimestamp` of the arguments, in Unix seconds.',
        currentBlockTimestamp: 'The timestamp of the L1 block, in Unix seconds.',
      },
    },
    {
      kind: 'error',
      signature: 'error MissingMessageNumberForRollingHash(bytes32 rollingHash)',
      meaning: 'A rolling hash has message number 0, which means no message.',
      params: {rollingHash: 'The hash in the call with number 0.'},
    },
    {
      kind: 'error',
      signature: 'error MissingRollingHashForMessageNumber(uint256 messageNumber)',
      meaning: 'A message number other than 0 has the zero hash.',
      params: {messageNumber: 'The number of the L1 message.'},
    },
    {
      kind: 'error',
      signature: 'error FinalShnarfNotSubmitted(bytes32 shnarf)',
      meaning:
        'The data of the range isn’t on L1, or the five values produce a shnarf other than the submitted one.',
      params: {shnarf: 'The shnarf computed from `shnarfData`.'},
    },
    {
      kind: 'error',
      signature:
        'error FinalizationDataMissingForcedTransaction(uint256 nextForcedTransactionNumber)',
      meaning:
        'The range reaches the deadline of a forced transaction but doesn’t handle it. This check prevents operators from leaving out forced transactions.',
      params: {nextForcedTransactionNumber: 'The number of the missing transaction.'},
    },
    {
      kind: 'error',
      signature: 'error AddressIsNotFiltered(address addressNotFiltered)',
      meaning:
        'An operator tried to leave out a forced transaction because of an address that the filter doesn’t list.',
      params: {addressNotFiltered: 'The first address of the list that isn’t filtered.'},
    },
    {
      kind: 'function',
      signature: 'function CONTRACT_VERSION() external view returns (string contractVersion)',
      meaning:
        'Returns the contract’s version, which changes with the ABI. It differs from the number in `Initialized`, which counts initializations, and it can stay the same when code changes.',
      returns: {contractVersion: 'Two numbers with a point, such as `8.0`.'},
    },
    {
      kind: 'function',
      signature:
        'function setVerifierAddress(address _newVerifierAddress, uint256 _proofType) external',
      meaning: 'Adds a proof type or replaces its verifier, without a delay in this contract.',
      params: {
        _newVerifierAddress: 'A contract with the functions of `IPlonkVerifier`; not zero.',
        _proofType: 'The proof type that finalizations specify.',
      },
      callers: [{only: 'accounts with `VERIFIER_SETTER_ROLE`'}],
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role.',
        },
        {error: 'ZeroAddressNotAllowed', when: '`_newVerifierAddress` is zero.'},
      ],
      emits: ['VerifierAddressChanged'],
    },
    {
      kind: 'function',
      signature: 'function unsetVerifierAddress(uint256 _proofType) external',
      meaning: 'Stops finalizations of a proof type, for example when its verifier is faulty.',
      params: {_proofType: 'The proof type that finalizations specify.'},
      callers: [{only: 'accounts with `VERIFIER_UNSETTER_ROLE`'}],
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role.',
        },
      ],
      emits: ['VerifierAddressChanged'],
    },
    {
      kind: 'function',
      signature:
        'function finalizeBlocks(bytes _aggregatedProof, uint256 _proofType, FinalizationDataV4 _finalizationData) external',
      meaning:
        'Makes L2 blocks final on L1. Up to version 7.1, it had another struct and selector: decode older transactions with [that version’s ABI](/api/linea-smart-contracts/linearollup#versions). The table lists the errors of this interface: `LineaRollupBase.finalizeBlocks` lists all errors in check order.',
      params: {
        _aggregatedProof: 'One proof for the whole range, in its verifier’s format.',
        _proofType: 'The type of the verifier that checks the proof.',
        _finalizationData: 'The operator’s claims about the range.',
      },
      callers: [{only: 'accounts with `OPERATOR_ROLE`'}],
      reverts: [
        {error: 'FinalizationStateIncorrect', when: 'Another finalization came first.'},
        {
          error: 'FinalizationInTheFuture',
          when: 'The range ends at the time of the L1 block or later.',
        },
        {error: 'FinalBlockStateEqualsZeroHash', when: 'The state root at the end is zero.'},
        {
          error: 'MissingMessageNumberForRollingHash',
          when: 'The message number is 0, but the rolling hash isn’t zero.',
        },
        {
          error: 'MissingRollingHashForMessageNumber',
          when: 'The rolling hash is zero, but the message number isn’t 0.',
        },
        {
          error: 'L1RollingHashDoesNotExistOnL1',
          when: 'L1 has a different rolling hash at the number.',
        },
        {error: 'FinalShnarfNotSubmitted', when: 'The data of the range was not submitted.'},
        {
          error: 'FinalizationDataMissingForcedTransaction',
          when: 'A forced transaction is due in the range and missing.',
        },
        {error: 'AddressIsNotFiltered', when: 'A listed address isn’t filtered.'},
      ],
      emits: [
        'L2MerkleRootAdded',
        'L2MessagingBlockAnchored',
        'FinalizedStateUpdated',
        'DataFinalizedV3',
      ],
    },
  ],
} as const satisfies ContractFacts;
