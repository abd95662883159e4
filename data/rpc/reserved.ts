import type {IsoDate, SourceRef} from '../source';

/** Whether a method of the network's own software can be called, and by whom. */
export type ReservedStatus =
  /** Runs in the network; those who operate it call it, and it is closed to everybody else. */
  | 'operator'
  /** Is in the source, and the network has not announced it as live. */
  | 'unreleased'
  /** For those who debug the software. */
  | 'debugging';

/** The parts of the software that have such methods. */
export const reservedComponents = {
  sequencer: 'Sequencer',
  tracer: 'Tracer',
  stateManager: 'State manager',
  exclusion: 'Transaction exclusion service',
} as const;

/** A method that applications cannot call. It has no page and no playground, and is not in OpenRPC. */
export interface ReservedMethod {
  readonly name: `${string}_${string}`;
  readonly status: ReservedStatus;
  /** What it does, in one sentence. */
  readonly summary: string;
  /** The part of the software that answers. */
  readonly component: keyof typeof reservedComponents;
  /** Who calls it. */
  readonly caller: string;
  /** The parameters, in JSON with the types as values. */
  readonly params: string;
  /** The answer, in the same form. */
  readonly result: string;
  /** What else a reader has to know who finds it in a log or in the source. */
  readonly note?: string;
  /** The release or the day from which it is there; only where a source says so. */
  readonly since?: string;
  readonly sources: readonly [SourceRef, ...SourceRef[]];
}

const lineth = 'LFDT-Lineth/lineth-monorepo@cb180134';
const sequencer =
  `${lineth}:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/rpc/methods` as const;
const tracer =
  `${lineth}:tracer/arithmetization/src/main/java/net/consensys/linea/plugins/rpc` as const;
const shomei =
  'Consensys/shomei@3f47bed:services/rpc/server/src/main/java/net/consensys/shomei/rpc/server/method' as const;
const forced = 'Consensys/doc.linea@994028bc:docs/protocol/forced-transactions.mdx' as const;

/** The answer that proofs of state transitions share. */
const stateProof =
  '{zkParentStateRootHash, zkEndStateRootHash, zkStateMerkleProof, zkStateManagerVersion}';

export const reservedMethods: {
  readonly methods: readonly ReservedMethod[];
  readonly checked: IsoDate;
} = {
  methods: [
    {
      name: 'linea_sendBundle',
      status: 'operator',
      summary: 'Takes signed transactions that run as a whole in one block.',
      component: 'sequencer',
      caller: 'Nodes that forward bundles to the sequencer',
      params:
        '[{txs: [data], blockNumber, minTimestamp?, maxTimestamp?, revertingTxHashes?: [hash], replacementUUID?}]',
      result: '{bundleHash}',
      note: 'Readers with a permitted key send `eth_sendBundle`. A block number as text is read as hexadecimal, with `0x` or without.',
      sources: [`${sequencer}/LineaSendBundle.java`],
    },
    {
      name: 'linea_cancelBundle',
      status: 'operator',
      summary: 'Removes a bundle that was sent with a UUID.',
      component: 'sequencer',
      caller: 'Who sent the bundle to the sequencer',
      params: '[uuid]',
      result: 'boolean',
      note: '`false`: no such bundle waits.',
      sources: [`${sequencer}/LineaCancelBundle.java`],
    },
    {
      name: 'linea_setExtraData',
      status: 'operator',
      summary: 'Sets the prices that the next blocks carry in `extraData`.',
      component: 'sequencer',
      caller: 'The coordinator',
      params: '[32 bytes]',
      result: 'true',
      sources: [`${sequencer}/LineaSetExtraData.java`],
    },
    {
      name: 'linea_sendForcedRawTransaction',
      status: 'unreleased',
      summary: 'Hands transactions that were forced on L1 to the sequencer.',
      component: 'sequencer',
      caller: 'The coordinator',
      params:
        '[[{forcedTransactionNumber: integer, transaction: data, deadlineBlockNumber: text}]]',
      result: '[{forcedTransactionNumber, hash} or {forcedTransactionNumber, error}]',
      note: 'The objects stand in an array in an array. After the first that is refused, none is taken.',
      sources: [`${sequencer}/LineaSendForcedRawTransaction.java`, forced],
    },
    {
      name: 'linea_getForcedTransactionInclusionStatus',
      status: 'unreleased',
      summary: 'Tells what became of a forced transaction.',
      component: 'sequencer',
      caller: 'The coordinator; meant for users, too',
      params: '[integer]',
      result:
        'null or {forcedTransactionNumber, transactionHash, from, blockNumber, blockTimestamp, inclusionResult}',
      note: 'The parameter is the number of the forced transaction, not a hash. The sequencer remembers 10,000, in memory.',
      sources: [`${sequencer}/LineaGetForcedTransactionInclusionStatus.java`, forced],
    },
    {
      name: 'linea_saveRejectedTransactionV1',
      status: 'operator',
      summary: 'Stores that a node refused a transaction as too large for the prover.',
      component: 'exclusion',
      caller: 'Nodes that refuse transactions',
      params:
        '[{txRejectionStage, timestamp, blockNumber?, transactionRLP, reasonMessage, overflows: [{module, count, limit}]}]',
      result: '{status: SAVED or DUPLICATE_ALREADY_SAVED_BEFORE, txHash}',
      since: 'Alpha v3.5.2',
      note: 'Readers ask `linea_getTransactionExclusionStatusV1`.',
      sources: [
        `${lineth}:transaction-exclusion-api/README.md`,
        'Consensys/doc.linea@994028bc:docs/changelog/release-notes.mdx',
        `${lineth}:transaction-exclusion-api/app/src/main/kotlin/net/consensys/linea/transactionexclusion/app/api/ArgumentParser.kt`,
      ],
    },
    {
      name: 'linea_getBlockTracesCountersV2',
      status: 'operator',
      summary: 'Counts what a block fills in each module of the prover.',
      component: 'tracer',
      caller: 'The coordinator',
      params: '[{blockNumber: integer}]',
      result: '{tracesEngineVersion, blockNumber, tracesCounters: {module: integer}}',
      note: 'One request at a time, unless the node is set otherwise.',
      sources: [`${tracer}/linecounts/GenerateLineCountsV2.java`],
    },
    {
      name: 'linea_getConflatedTracesCountersV2',
      status: 'operator',
      summary: 'Counts the same for several blocks at once.',
      component: 'tracer',
      caller: 'Operators; the coordinator of this version does not',
      params: '[{startBlockNumber: integer, endBlockNumber: integer}]',
      result: '{tracesEngineVersion, from, to, tracesCounters: {module: integer}}',
      sources: [`${tracer}/batchlinecount/ConflatedCountTracesV2.java`],
    },
    {
      name: 'linea_generateConflatedTracesToFileV2',
      status: 'operator',
      summary: 'Writes the trace of several blocks to a file for the prover.',
      component: 'tracer',
      caller: 'The coordinator',
      params: '[{startBlockNumber: integer, endBlockNumber: integer}]',
      result: '{tracesEngineVersion, conflatedTracesFileName}',
      sources: [`${tracer}/tracegeneration/GenerateConflatedTracesV2.java`],
    },
    {
      name: 'linea_generateVirtualBlockConflatedTracesToFileV1',
      status: 'unreleased',
      summary:
        'Writes the trace of a block that does not exist, to prove that a forced transaction fails.',
      component: 'tracer',
      caller: 'The coordinator',
      params: '[{blockNumber: integer, txsRlpEncoded: [data]}]',
      result: '{tracesEngineVersion, conflatedTracesFileName}',
      sources: [`${tracer}/tracegeneration/GenerateVirtualBlockConflatedTracesV1.java`],
    },
    {
      name: 'linea_captureConflation',
      status: 'debugging',
      summary: 'Captures what several blocks read, to run them again elsewhere.',
      component: 'tracer',
      caller: 'Developers of the tracer',
      params: '[integer, integer]',
      result: '{capture}',
      sources: [`${tracer}/capture/CaptureToFile.java`],
    },
    {
      name: 'linea_getTrielogProof',
      status: 'operator',
      summary: 'Proves the accounts that a trie log changes.',
      component: 'stateManager',
      caller: 'Operators; the coordinator does not',
      params: '[data, block]',
      result: '[account proof]',
      sources: [`${shomei}/LineaGetTrielogProof.java`],
    },
    {
      name: 'rollup_getZkEVMBlockNumber',
      status: 'operator',
      summary: 'Tells how far the state manager is.',
      component: 'stateManager',
      caller: 'The coordinator',
      params: '[]',
      result: 'quantity',
      sources: [`${shomei}/RollupGetZkEVMBlockNumber.java`],
    },
    {
      name: 'rollup_getZkEVMStateMerkleProofV0',
      status: 'operator',
      summary: 'Proves the change of the state over several blocks.',
      component: 'stateManager',
      caller: 'The coordinator',
      params: '[{startBlockNumber, endBlockNumber, zkStateManagerVersion?}]',
      result: stateProof,
      sources: [`${shomei}/RollupGetZkEVMStateMerkleProofV0.java`],
    },
    {
      name: 'rollup_getVirtualZkEVMStateMerkleProofV1',
      status: 'unreleased',
      summary: 'Proves the change that a transaction would make in a block of its own.',
      component: 'stateManager',
      caller: 'The coordinator',
      params: '[{blockNumber, transaction: data, timestamp?}]',
      result: stateProof,
      sources: [`${shomei}/RollupGetVirtualZkEVMStateMerkleProofV1.java`],
    },
    {
      name: 'rollup_forkChoiceUpdated',
      status: 'operator',
      summary: 'Tells the state manager which block is final.',
      component: 'stateManager',
      caller: 'The coordinator',
      params: '[{finalizedBlockNumber, finalizedBlockHash}]',
      result: 'null',
      note: 'Needs `--enable-finalized-block-limit`. It decides for which blocks `linea_getProof` has an answer.',
      sources: [`${shomei}/RollupForkChoiceUpdated.java`],
    },
    {
      name: 'rollup_deleteZkEVMStateMerkleProofByRange',
      status: 'operator',
      summary: 'Deletes stored proofs.',
      component: 'stateManager',
      caller: 'Operators',
      params: '[{startBlockNumber, endBlockNumber}]',
      result: 'null',
      sources: [`${shomei}/RollupDeleteZkEVMStateMerkleProofByRange.java`],
    },
    {
      name: 'state_sendRawTrieLog',
      status: 'operator',
      summary: 'Hands the state changes of a block to the state manager.',
      component: 'stateManager',
      caller: 'The Shomei plugin of Besu',
      params: '[{blockNumber, timestamp, blockHash, trieLog, syncing}, …]',
      result: 'null',
      sources: [`${shomei}/SendRawTrieLog.java`],
    },
  ],
  checked: '2026-11-21',
};
