import type {LimitGroup} from './schema';

/** How often the coordinator acts, and how much at once. */
export const coordinator: LimitGroup = {
  caption: 'Intervals and batch sizes of the coordinator',
  columns: ['Task or limit', 'Code default'],
  limits: [
    {
      what: 'Check for new blocks',
      key: 'conflation.new-blocks-polling-interval',
      cells: ['Every second'],
    },
    {
      what: 'Check for execution, blob and aggregation proofs',
      key: 'pollingIntervalMs',
      cells: ['Every 0.1 seconds, without limit'],
    },
    {
      what: 'Check for proven blobs to aggregate',
      key: 'proof-aggregation.coordinator-polling-interval',
      cells: ['Every 3 seconds'],
    },
    {
      what: 'Submit blobs',
      key: 'l1-submission.blob.submission-tick-interval',
      cells: ['Every 12 seconds'],
    },
    {
      what: 'Blobs in a transaction',
      key: 'l1-submission.blob.target-blobs-per-transaction',
      cells: ['6, the maximum on Ethereum'],
    },
    {
      what: 'Blob transactions per submission',
      key: 'l1-submission.blob.max-submission-transactions-per-tick',
      cells: ['2'],
    },
    {
      what: 'Finalize',
      key: 'l1-submission.aggregation.submission-tick-interval',
      cells: ['Every 24 seconds, one aggregation each time'],
    },
    {
      what: 'Deliberate delay before submitting blobs or a proof',
      key: 'submission-delay',
      cells: ['0 seconds'],
    },
    {
      what: 'Read the finalized state from L1',
      key: 'l1-finalization-monitor.l1-polling-interval',
      cells: ['Every 6 seconds, at the finalized L1 block'],
    },
    {
      what: 'Read new messages from L1',
      key: 'message-anchoring.l1-event-scraping.polling-interval',
      cells: ['Every 6 seconds, up to the finalized L1 block'],
    },
    {
      what: 'Anchor messages on L2',
      key: 'message-anchoring.anchoring-tick-interval',
      cells: ['Every 10 seconds'],
    },
    {
      what: 'Messages in an anchoring transaction',
      key: 'message-anchoring.max-messages-to-anchor-per-l2-transaction',
      cells: ['100'],
    },
    {
      what: 'Compute gas prices for L2',
      key: 'l2-network-gas-pricing.price-update-interval',
      cells: ['Every 12 seconds, from 1,000 L1 blocks'],
    },
    {
      what: 'Keep the L1 fee history',
      key: 'fee-history-fetcher.storage-period',
      cells: ['10 days'],
    },
    {
      what: 'Identical L1 responses about the last final block before the start',
      key: 'conflation.consistent-number-of-blocks-on-l1-to-wait',
      cells: ['32, two seconds apart'],
    },
    {
      what: 'Retry a failed request',
      key: 'request-retries.backoff-delay',
      cells: ['After 1 second, without limit'],
    },
  ],
  sources: [
    'LFDT-Lineth/lineth-monorepo@00ff049a:docs/tech/components/coordinator-config-reference.md',
    'Consensys/linea-monorepo@cb180134:coordinator/core/src/main/kotlin/linea/coordination/aggregation/AggregationProofPoller.kt',
    'Consensys/linea-monorepo@cb180134:coordinator/core/src/main/kotlin/linea/coordination/blob/BlobCompressionProofPoller.kt',
    'Consensys/linea-monorepo@cb180134:coordinator/app/src/main/kotlin/linea/coordinator/app/conflation/ConflationApp.kt',
    'Consensys/linea-monorepo@cb180134:coordinator/app/src/main/kotlin/linea/coordinator/app/LastFinalizedBlockProvider.kt',
  ],
  checked: '2026-11-22',
};
