import type {LimitGroup} from './schema';

/** How often the coordinator acts, and how much at once. */
export const coordinator: LimitGroup = {
  caption: 'How often the coordinator acts, and how much at once, by default',
  columns: ['What', 'Default of the code'],
  limits: [
    {
      what: 'Look for new blocks',
      key: 'conflation.new-blocks-polling-interval',
      cells: ['every second'],
    },
    {
      what: 'Look for execution, blob and aggregation proofs',
      key: 'pollingIntervalMs',
      cells: ['every 0.1 seconds, without an end'],
    },
    {
      what: 'Look for proven blobs to aggregate',
      key: 'proof-aggregation.coordinator-polling-interval',
      cells: ['every 3 seconds'],
    },
    {
      what: 'Submit blobs',
      key: 'l1-submission.blob.submission-tick-interval',
      cells: ['every 12 seconds'],
    },
    {
      what: 'Blobs in a transaction',
      key: 'l1-submission.blob.target-blobs-per-transaction',
      cells: ['6, the most that Ethereum allows'],
    },
    {
      what: 'Transactions with blobs at once',
      key: 'l1-submission.blob.max-submission-transactions-per-tick',
      cells: ['2'],
    },
    {
      what: 'Finalize',
      key: 'l1-submission.aggregation.submission-tick-interval',
      cells: ['every 24 seconds, one aggregation at once'],
    },
    {
      what: 'Wait on purpose before submitting blobs or proof',
      key: 'submission-delay',
      cells: ['0 seconds'],
    },
    {
      what: 'Read what L1 has finalized',
      key: 'l1-finalization-monitor.l1-polling-interval',
      cells: ['every 6 seconds, at the finalized block of L1'],
    },
    {
      what: 'Read new messages on L1',
      key: 'message-anchoring.l1-event-scraping.polling-interval',
      cells: ['every 6 seconds, up to the finalized block of L1'],
    },
    {
      what: 'Anchor messages on L2',
      key: 'message-anchoring.anchoring-tick-interval',
      cells: ['every 10 seconds'],
    },
    {
      what: 'Messages in an anchoring transaction',
      key: 'message-anchoring.max-messages-to-anchor-per-l2-transaction',
      cells: ['100'],
    },
    {
      what: 'Compute gas prices for L2',
      key: 'l2-network-gas-pricing.price-update-interval',
      cells: ['every 12 seconds, from 1,000 blocks of L1'],
    },
    {
      what: 'Keep the history of L1 fees',
      key: 'fee-history-fetcher.storage-period',
      cells: ['10 days'],
    },
    {
      what: 'Same answers of L1 about the last final block before work begins',
      key: 'conflation.consistent-number-of-blocks-on-l1-to-wait',
      cells: ['32, two seconds apart'],
    },
    {
      what: 'Try a failed request again',
      key: 'request-retries.backoff-delay',
      cells: ['after a second, without an end'],
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
