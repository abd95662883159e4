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
      summary: 'Accepts signed transactions that execute together in one block.',
      component: 'sequencer',
      caller: 'Nodes that forward bundles to the sequencer',
      params:
        '[{txs: [data], blockNumber, minTimestamp?, maxTimestamp?, revertingTxHashes?: [hash], replacementUUID?}]',
      result: '{bundleHash}',
      note: 'If Infura has given your key access, use `eth_sendBundle` instead.',
      sources: [`${sequencer}/LineaSendBundle.java`],
    },
    {
      name: 'linea_cancelBundle',
      status: 'operator',
      summary: 'Removes a bundle that was sent with a UUID.',
      component: 'sequencer',
      caller: 'The service that sent the bundle',
      params: '[uuid]',
      result: 'boolean',
      note: 'Returns `false` if no such bundle is pending.',
      sources: [`${sequencer}/LineaCancelBundle.java`],
    },
    {
      name: 'linea_setExtraData',
      status: 'operator',
      summary: 'Applies gas prices to the node, and puts them into `extraData` of its next blocks.',
      component: 'sequencer',
      caller: 'Operators',
      params: '[32 bytes]',
      result: 'true',
      note: 'The coordinator calls `miner_setExtraData` directly. This method calls it, too.',
      sources: [
        `${sequencer}/LineaSetExtraData.java`,
        'LFDT-Lineth/lineth-monorepo@3ca65393:coordinator/ethereum/gas-pricing/static-cap/src/main/kotlin/lineth/ethereum/gaspricing/staticcap/ExtraDataV1UpdaterImpl.kt',
      ],
    },
    {
      name: 'linea_sendForcedRawTransaction',
      status: 'unreleased',
      summary: 'Sends forced transactions from L1 to the sequencer.',
      component: 'sequencer',
      caller: 'The coordinator',
      params:
        '[[{forcedTransactionNumber: integer, transaction: data, deadlineBlockNumber: string}]]',
      result: '[{forcedTransactionNumber, hash} or {forcedTransactionNumber, error}]',
      note: 'Accepts no transaction after the first rejection.',
      sources: [`${sequencer}/LineaSendForcedRawTransaction.java`, forced],
    },
    {
      name: 'linea_getForcedTransactionInclusionStatus',
      status: 'unreleased',
      summary: 'Returns the status of a forced transaction.',
      component: 'sequencer',
      caller: 'The coordinator; later also users',
      params: '[integer]',
      result:
        'null or {forcedTransactionNumber, transactionHash, from, blockNumber, blockTimestamp, inclusionResult}',
      note: 'Send the transaction’s number, not a hash.',
      sources: [`${sequencer}/LineaGetForcedTransactionInclusionStatus.java`, forced],
    },
    {
      name: 'linea_saveRejectedTransactionV1',
      status: 'operator',
      summary: 'Records a rejected transaction that is too large for the prover.',
      component: 'exclusion',
      caller: 'Nodes that reject transactions',
      params:
        '[{txRejectionStage, timestamp, blockNumber?, transactionRLP, reasonMessage, overflows: [{module, count, limit}]}]',
      result: '{status: SAVED or DUPLICATE_ALREADY_SAVED_BEFORE, txHash}',
      since: 'Alpha v3.5.2',
      note: 'Read it with `linea_getTransactionExclusionStatusV1`.',
      sources: [
        `${lineth}:transaction-exclusion-api/README.md`,
        'Consensys/doc.linea@994028bc:docs/changelog/release-notes.mdx',
        `${lineth}:transaction-exclusion-api/app/src/main/kotlin/net/consensys/linea/transactionexclusion/app/api/ArgumentParser.kt`,
      ],
    },
    {
      name: 'linea_getBlockTracesCountersV2',
      status: 'operator',
      summary: 'Counts the lines of a block in each prover module.',
      component: 'tracer',
      caller: 'The coordinator',
      params: '[{blockNumber: integer}]',
      result: '{tracesEngineVersion, blockNumber, tracesCounters: {module: integer}}',
      note: 'One request at a time by default.',
      sources: [`${tracer}/linecounts/GenerateLineCountsV2.java`],
    },
    {
      name: 'linea_getConflatedTracesCountersV2',
      status: 'operator',
      summary: 'Counts the lines of several blocks together.',
      component: 'tracer',
      caller: 'Operators',
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
        'Writes the trace of a hypothetical block, to prove that a forced transaction fails.',
      component: 'tracer',
      caller: 'The coordinator',
      params: '[{blockNumber: integer, txsRlpEncoded: [data]}]',
      result: '{tracesEngineVersion, conflatedTracesFileName}',
      sources: [`${tracer}/tracegeneration/GenerateVirtualBlockConflatedTracesV1.java`],
    },
    {
      name: 'linea_captureConflation',
      status: 'debugging',
      summary: 'Captures the state that several blocks read, to replay the blocks elsewhere.',
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
      caller: 'Operators',
      params: '[data, block]',
      result: '[account proof]',
      sources: [`${shomei}/LineaGetTrielogProof.java`],
    },
    {
      name: 'rollup_getZkEVMBlockNumber',
      status: 'operator',
      summary: 'Returns the newest block of the state manager.',
      component: 'stateManager',
      caller: 'The coordinator',
      params: '[]',
      result: 'quantity',
      sources: [`${shomei}/RollupGetZkEVMBlockNumber.java`],
    },
    {
      name: 'rollup_getZkEVMStateMerkleProofV0',
      status: 'operator',
      summary: 'Proves the state change of several blocks.',
      component: 'stateManager',
      caller: 'The coordinator',
      params: '[{startBlockNumber, endBlockNumber, zkStateManagerVersion?}]',
      result: stateProof,
      sources: [`${shomei}/RollupGetZkEVMStateMerkleProofV0.java`],
    },
    {
      name: 'rollup_getVirtualZkEVMStateMerkleProofV1',
      status: 'unreleased',
      summary: 'Proves the state change that a transaction would make alone in a block.',
      component: 'stateManager',
      caller: 'The coordinator',
      params: '[{blockNumber, transaction: data, timestamp?}]',
      result: stateProof,
      sources: [`${shomei}/RollupGetVirtualZkEVMStateMerkleProofV1.java`],
    },
    {
      name: 'rollup_forkChoiceUpdated',
      status: 'operator',
      summary: 'Sets the final block, which decides what blocks `linea_getProof` accepts.',
      component: 'stateManager',
      caller: 'The coordinator',
      params: '[{finalizedBlockNumber, finalizedBlockHash}]',
      result: 'null',
      note: 'Needs `--enable-finalized-block-limit`.',
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
      summary: 'Sends the state changes of a block to the state manager.',
      component: 'stateManager',
      caller: 'The Shomei plugin of Besu',
      params: '[{blockNumber, timestamp, blockHash, trieLog, syncing}, …]',
      result: 'null',
      sources: [`${shomei}/SendRawTrieLog.java`],
    },
  ],
  checked: '2026-11-21',
};
