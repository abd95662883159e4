import type {ContractFacts} from './schema';

export const ILineaRollupBase = {
  name: 'ILineaRollupBase',
  kind: 'interface',
  summary: 'The structs, events and errors of finalization on L1, and its functions.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/interfaces/ILineaRollupBase.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/ilinearollupbase',
  bases: [],
  uses: ['IPauseManager', 'IPermissionsManager'],
  members: [
    {
      kind: 'struct',
      signature:
        'struct BaseInitializationData {bytes32 initialStateRootHash; uint256 initialL2BlockNumber; uint256 genesisTimestamp; address defaultVerifier; uint256 rateLimitPeriodInSeconds; uint256 rateLimitAmountInWei; RoleAddress[] roleAddresses; PauseTypeRole[] pauseTypeRoles; PauseTypeRole[] unpauseTypeRoles; address defaultAdmin; address shnarfProvider; address addressFilter;}',
      meaning: 'With what the rollup contract of a new network starts.',
      params: {
        initialStateRootHash: 'The state root from which the first finalization has to start.',
        initialL2BlockNumber: 'The L2 block to which that root belongs.',
        genesisTimestamp: 'The timestamp of that block, in Unix seconds.',
        defaultVerifier: 'The verifier for proof type 0; not zero.',
        rateLimitPeriodInSeconds:
          'How long a period of the limit on withdrawals lasts, in seconds.',
        rateLimitAmountInWei: 'What may be claimed within one period, in wei, fees included.',
        roleAddresses: 'Who gets which role.',
        pauseTypeRoles: 'Which role pauses which type.',
        unpauseTypeRoles: 'Which role ends the pauses of which type.',
        defaultAdmin: 'Who administers all roles; not zero.',
        shnarfProvider:
          'The contract that is asked whether a shnarf exists; with zero, the rollup contract asks itself.',
        addressFilter:
          'The `AddressFilter` that finalizations with filtered addresses ask; not zero.',
      },
    },
    {
      kind: 'struct',
      signature:
        'struct ShnarfData {bytes32 parentShnarf; bytes32 snarkHash; bytes32 finalStateRootHash; bytes32 dataEvaluationPoint; bytes32 dataEvaluationClaim;}',
      meaning:
        'The five values whose Keccak-256 hash is the shnarf of the last blob that a finalization covers.',
      params: {
        parentShnarf: 'The shnarf of the blob before it.',
        snarkHash:
          'A hash of the compressed data that is cheap to compute in a circuit; Keccak-256 is not.',
        finalStateRootHash: 'The state root after the last L2 block of the blob; not zero.',
        dataEvaluationPoint: 'Where the polynomial of the blob is evaluated.',
        dataEvaluationClaim: 'The value of the polynomial there.',
      },
    },
    {
      kind: 'struct',
      signature:
        'struct FinalizationDataV4 {bytes32 parentStateRootHash; uint256 endBlockNumber; ShnarfData shnarfData; uint256 lastFinalizedTimestamp; uint256 finalTimestamp; bytes32 lastFinalizedL1RollingHash; bytes32 l1RollingHash; uint256 lastFinalizedL1RollingHashMessageNumber; uint256 l1RollingHashMessageNumber; uint256 l2MerkleTreesDepth; uint256 lastFinalizedForcedTransactionNumber; uint256 finalForcedTransactionNumber; bytes32 lastFinalizedForcedTransactionRollingHash; bytes32[] l2MerkleRoots; address[] filteredAddresses; bytes l2MessagingBlocksOffsets;}',
      meaning:
        'What an operator claims about a range of L2 blocks. Nearly all of it goes into the public input, so a wrong value fails at the latest as `InvalidProof`. `l2MessagingBlocksOffsets` does not: it only makes events.',
      params: {
        parentStateRootHash: 'The state root of the last finalized block, where the range starts.',
        endBlockNumber: 'The last L2 block of the range.',
        shnarfData: 'The data of that range, up to its last blob.',
        lastFinalizedTimestamp:
          'Timestamp of the last finalized L2 block, in Unix seconds, as the contract has it in its state hash.',
        finalTimestamp:
          'Timestamp of the last L2 block of the range, in Unix seconds; earlier than the L1 block.',
        lastFinalizedL1RollingHash:
          'The rolling hash of L1 messages up to the last finalization; zero for none.',
        l1RollingHash:
          'The rolling hash of L1 messages that L2 had anchored at the end of the range; zero for none.',
        lastFinalizedL1RollingHashMessageNumber:
          'The number of the last L1 message up to the last finalization; 0 for none.',
        l1RollingHashMessageNumber:
          'The number of the last L1 message that L2 had anchored at the end of the range; 0 for none.',
        l2MerkleTreesDepth:
          'How many levels all trees in `l2MerkleRoots` have; 5 on Linea Mainnet.',
        lastFinalizedForcedTransactionNumber:
          'The number of the last forced transaction up to the last finalization; 0 for none.',
        finalForcedTransactionNumber:
          'The number of the last forced transaction that the range has dealt with; 0 for none.',
        lastFinalizedForcedTransactionRollingHash:
          'The rolling hash at `lastFinalizedForcedTransactionNumber`; zero when that is 0.',
        l2MerkleRoots:
          'The roots of the trees over the messages that L2 sent in the range; empty without messages.',
        filteredAddresses:
          'The addresses because of which forced transactions were not executed. The contract asks its filter for each.',
        l2MessagingBlocksOffsets:
          'Which blocks sent messages: two bytes each, counted from the last finalized block.',
      },
    },
    {
      kind: 'event',
      signature:
        'event LineaRollupVersionChanged(bytes8 indexed previousVersion, bytes8 indexed newVersion)',
      meaning:
        'An upgrade has set its storage up. Upgrades that only change code do not emit it: one in September 2026 kept the version.',
      params: {
        previousVersion: 'The version before, as ASCII: `7.1` is `0x372e310000000000`.',
        newVersion: 'The version now, written alike.',
      },
    },
    {
      kind: 'event',
      signature:
        'event VerifierAddressChanged(address indexed verifierAddress, uint256 indexed proofType, address indexed verifierSetBy, address oldVerifierAddress)',
      meaning:
        'From the next finalization of this type on, other code decides what is a valid proof. Worth an alarm. The verifier that a set-up writes comes without it.',
      params: {
        verifierAddress: 'The verifier now; zero when it was taken away.',
        proofType: 'The number under which it stands.',
        verifierSetBy: 'The account that changed it.',
        oldVerifierAddress: 'The verifier before; zero when there was none.',
      },
    },
    {
      kind: 'event',
      signature:
        'event DataFinalizedV3(uint256 indexed startBlockNumber, uint256 indexed endBlockNumber, bytes32 indexed shnarf, bytes32 parentStateRootHash, bytes32 finalStateRootHash)',
      meaning:
        'A range of L2 blocks is proven. The ranges of all these events follow each other without a gap.',
      params: {
        startBlockNumber: 'The first L2 block of the range.',
        endBlockNumber: 'The last L2 block of the range, now `currentL2BlockNumber`.',
        shnarf: 'The shnarf up to which data is finalized, now `currentFinalizedShnarf`.',
        parentStateRootHash: 'The state root before the range.',
        finalStateRootHash: 'The state root after it, now in `stateRootHashes`.',
      },
    },
    {
      kind: 'event',
      signature:
        'event FinalizedStateUpdated(uint256 indexed blockNumber, uint256 timestamp, uint256 messageNumber, uint256 forcedTransactionNumber)',
      meaning:
        'Comes with each finalization, before `DataFinalizedV3`. Its numbers lead to all five values of the state hash: look the two rolling hashes up under them.',
      params: {
        blockNumber: 'The last L2 block of the range.',
        timestamp: 'The timestamp of that block, in Unix seconds.',
        messageNumber: 'The last L1 message that L2 had anchored by then; 0 for none.',
        forcedTransactionNumber:
          'The last forced transaction that L2 had dealt with by then; 0 for none.',
      },
    },
    {
      kind: 'event',
      signature:
        'event LineaRollupBaseInitialized(bytes8 indexed initialContractVersion, BaseInitializationData initializationData, bytes32 genesisShnarf)',
      meaning:
        'A proxy was set up from nothing. That of Linea Mainnet, which is older than the event, was upgraded instead.',
      params: {
        initialContractVersion: 'The version it started with, as ASCII.',
        initializationData: 'The argument of the set-up.',
        genesisShnarf: 'The shnarf that counts as submitted and finalized from the start.',
      },
    },
    {
      kind: 'error',
      signature: 'error L1RollingHashDoesNotExistOnL1(uint256 messageNumber, bytes32 rollingHash)',
      meaning:
        'The rolling hash at this number is another one here, or there is none yet. If the argument is what L2 has, then L2 has anchored other messages than L1 sent, and the range can never be finalized.',
      params: {
        messageNumber: 'The number of an L1 message.',
        rollingHash: 'The hash that the finalization claims for it.',
      },
    },
    {
      kind: 'error',
      signature: 'error FinalizationStateIncorrect(bytes32 expected, bytes32 value)',
      meaning:
        'The values of the last finalization are not those in the argument: mostly, another finalization came first. Do not look for the mistake in `value`: `finalizeBlocks` reports a hash of three values there, though five are expected.',
      params: {
        expected: 'The hash in `currentFinalizedState`.',
        value:
          'A hash of the arguments. From `setLivenessRecoveryOperator`, of all five; from `finalizeBlocks`, only of message number, rolling hash and timestamp.',
      },
    },
    {
      kind: 'error',
      signature: 'error FinalBlockStateEqualsZeroHash()',
      meaning: 'The state root at the end of the range is zero, which no state has.',
    },
    {
      kind: 'error',
      signature:
        'error FinalizationInTheFuture(uint256 l2BlockTimestamp, uint256 currentBlockTimestamp)',
      meaning:
        'The last L2 block of the range is not older than the L1 block. The same second is too late already.',
      params: {
        l2BlockTimestamp: '`finalTimestamp` of the argument, in Unix seconds.',
        currentBlockTimestamp: 'The timestamp of the L1 block, in Unix seconds.',
      },
    },
    {
      kind: 'error',
      signature: 'error MissingMessageNumberForRollingHash(bytes32 rollingHash)',
      meaning: 'Message number 0 stands for no message, and cannot have a rolling hash.',
      params: {rollingHash: 'The hash that came with number 0.'},
    },
    {
      kind: 'error',
      signature: 'error MissingRollingHashForMessageNumber(uint256 messageNumber)',
      meaning: 'A message number other than 0 came with the zero hash.',
      params: {messageNumber: 'The number of the L1 message.'},
    },
    {
      kind: 'error',
      signature: 'error FinalShnarfNotSubmitted(bytes32 shnarf)',
      meaning:
        'The data of the range is not on L1, or one of the five values makes another shnarf than the one submitted.',
      params: {shnarf: 'The shnarf that `shnarfData` makes.'},
    },
    {
      kind: 'error',
      signature:
        'error FinalizationDataMissingForcedTransaction(uint256 nextForcedTransactionNumber)',
      meaning:
        'The range reaches the deadline of a forced transaction and does not deal with it. This is what keeps operators from leaving forced transactions out.',
      params: {nextForcedTransactionNumber: 'The number of the one that is missing.'},
    },
    {
      kind: 'error',
      signature: 'error AddressIsNotFiltered(address addressNotFiltered)',
      meaning:
        'An operator wanted to leave a forced transaction out because of this address, and the filter does not know it.',
      params: {addressNotFiltered: 'The first address of the list that is not filtered.'},
    },
    {
      kind: 'function',
      signature: 'function CONTRACT_VERSION() external view returns (string contractVersion)',
      meaning:
        'Changes with the ABI. It is not the number in `Initialized`, which counts set-ups, and it can stay when code changes.',
      returns: {contractVersion: 'Two numbers with a point, such as `8.0`.'},
    },
    {
      kind: 'function',
      signature:
        'function setVerifierAddress(address _newVerifierAddress, uint256 _proofType) external',
      meaning: 'Adds a proof type, or replaces its verifier, without a delay of its own.',
      params: {
        _newVerifierAddress: 'A contract with the functions of `IPlonkVerifier`; not zero.',
        _proofType: 'The number that finalizations name.',
      },
      callers: [{only: 'accounts with `VERIFIER_SETTER_ROLE`'}],
      emits: ['VerifierAddressChanged'],
    },
    {
      kind: 'function',
      signature: 'function unsetVerifierAddress(uint256 _proofType) external',
      meaning: 'Ends finalizations of a proof type, for the case that its verifier has a fault.',
      params: {_proofType: 'The number that finalizations name.'},
      callers: [{only: 'accounts with `VERIFIER_UNSETTER_ROLE`'}],
      emits: ['VerifierAddressChanged'],
    },
    {
      kind: 'function',
      signature:
        'function finalizeBlocks(bytes _aggregatedProof, uint256 _proofType, FinalizationDataV4 _finalizationData) external',
      meaning:
        'Makes L2 blocks final on L1. Up to version 7.1 it had another struct, and so another selector: decode older transactions with that.',
      params: {
        _aggregatedProof: 'One proof over the whole range, in the form that its verifier takes.',
        _proofType: 'Which verifier checks it.',
        _finalizationData: 'What the proof is to establish.',
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
          when: 'The message number is 0, and the rolling hash is not.',
        },
        {
          error: 'MissingRollingHashForMessageNumber',
          when: 'The rolling hash is zero, and the message number is not.',
        },
        {
          error: 'L1RollingHashDoesNotExistOnL1',
          when: 'L1 has another rolling hash at the number.',
        },
        {error: 'FinalShnarfNotSubmitted', when: 'The data of the range was not submitted.'},
        {
          error: 'FinalizationDataMissingForcedTransaction',
          when: 'A forced transaction is due in the range and left out.',
        },
        {error: 'AddressIsNotFiltered', when: 'An address is called filtered and is not.'},
      ],
      emits: ['FinalizedStateUpdated', 'DataFinalizedV3'],
    },
  ],
} as const satisfies ContractFacts;
