// The words are the client's. cspell:disable
import {type ClientOptions, names} from './clientOptions';

const switches = `
  auto-log-bloom-caching-enabled bonsai-limit-trie-logs-enabled bonsai-parallel-state-root-computation-enabled
  bonsai-parallel-tx-processing-enabled cache-last-block-headers-preload-enabled cache-precompiles
  color-enabled discovery-enabled engine-jwt-disabled engine-rpc-enabled era1-import-prepipeline-enabled
  genesis-state-hash-cache-enabled graphql-http-enabled graphql-mtls-enabled graphql-tls-enabled
  history-expiry-prune json-pretty-print-enabled metrics-enabled metrics-push-enabled p2p-enabled
  p2p-ipv6-outbound-enabled permissions-accounts-config-file-enabled permissions-nodes-config-file-enabled
  plugin-continue-on-error poa-discovery-retry-bootnodes random-peer-priority-enabled
  receipt-compaction-enabled remote-connections-limit-enabled revert-reason-enabled
  rpc-http-authentication-enabled rpc-http-enabled rpc-http-tls-ca-clients-enabled
  rpc-http-tls-client-auth-enabled rpc-http-tls-enabled rpc-ws-authentication-enabled rpc-ws-enabled
  rpc-ws-ssl-client-auth-enabled rpc-ws-ssl-enabled snapsync-server-enabled
  snapsync-synchronizer-transaction-indexing-enabled strict-tx-replay-protection-enabled
  tx-pool-enable-balance-check tx-pool-enable-save-restore tx-pool-no-local-priority
  tx-sender-nonce-index-enabled version-compatibility-protection
`;

const settings = `
  api-gas-price-blocks api-gas-price-max api-gas-price-percentile banned-node-id banned-node-ids
  block-txs-selection-max-time bonsai-historical-block-limit bonsai-trie-logs-pruning-window-size bootnodes
  cache-last-block-headers cache-last-blocks config-file data-path data-storage-format discovery-dns-url
  engine-host-allowlist engine-jwt-secret engine-rpc-http-port engine-rpc-port era1-data-uri
  era1-import-prepipeline-concurrency estimate-gas-tolerance-ratio ethstats ethstats-cacert-file
  ethstats-contact ethstats-report-interval genesis-file graphql-http-cors-origins graphql-http-host
  graphql-http-port graphql-tls-keystore-file graphql-tls-keystore-password-file graphql-tls-truststore-file
  graphql-tls-truststore-password-file host-allowlist identity key-value-storage kzg-trusted-setup logging
  max-blobs-per-block max-blobs-per-transaction max-peers metrics-categories metrics-category metrics-host
  metrics-port metrics-protocol metrics-push-host metrics-push-interval metrics-push-port
  metrics-push-prometheus-job min-gas-price min-priority-fee miner-extra-data nat-method net-restrict network
  network-id node-private-key-file p2p-host p2p-host-ipv6 p2p-interface p2p-interface-ipv6
  p2p-peer-upper-bound p2p-port p2p-port-ipv6 permissions-accounts-config-file permissions-nodes-config-file
  pid-path plugin-block-txs-selection-max-time plugins plugins-verification-mode
  poa-block-txs-selection-max-time print-paths-and-exit profile remote-connections-max-percentage
  reorg-logging-threshold required-block required-blocks rpc-gas-cap rpc-http-api rpc-http-api-method-no-auth
  rpc-http-api-methods-no-auth rpc-http-apis rpc-http-authentication-credentials-file
  rpc-http-authentication-jwt-algorithm rpc-http-authentication-jwt-public-key-file rpc-http-cors-origins
  rpc-http-host rpc-http-max-active-connections rpc-http-max-batch-size rpc-http-max-request-content-length
  rpc-http-port rpc-http-tls-cipher-suite rpc-http-tls-cipher-suites rpc-http-tls-keystore-file
  rpc-http-tls-keystore-password-file rpc-http-tls-known-clients-file rpc-http-tls-protocol
  rpc-http-tls-protocols rpc-http-tls-truststore-file rpc-http-tls-truststore-password-file rpc-max-logs-range
  rpc-max-trace-filter-range rpc-tx-feecap rpc-ws-api rpc-ws-api-method-no-auth rpc-ws-api-methods-no-auth
  rpc-ws-apis rpc-ws-authentication-credentials-file rpc-ws-authentication-jwt-algorithm
  rpc-ws-authentication-jwt-public-key-file rpc-ws-host rpc-ws-max-active-connections rpc-ws-max-frame-size
  rpc-ws-port rpc-ws-ssl-cert-file rpc-ws-ssl-key-file rpc-ws-ssl-keystore-file rpc-ws-ssl-keystore-password
  rpc-ws-ssl-keystore-password-file rpc-ws-ssl-keystore-type rpc-ws-ssl-trustcert-file
  rpc-ws-ssl-truststore-file rpc-ws-ssl-truststore-password rpc-ws-ssl-truststore-password-file
  rpc-ws-ssl-truststore-type security-module static-nodes-file sync-min-peers sync-mode target-gas-limit
  tx-pool tx-pool-blob-price-bump tx-pool-layer-max-capacity tx-pool-limit-by-account-percentage
  tx-pool-max-future-by-sender tx-pool-max-prioritized tx-pool-max-prioritized-by-type tx-pool-max-size
  tx-pool-min-gas-price tx-pool-min-score tx-pool-price-bump tx-pool-priority-senders tx-pool-retention-hours
  tx-pool-save-file
`;

/** Besu 26.6.1, which Linea Besu package 2.0.0 contains. */
export const besu266: ClientOptions = {
  version: 'Besu 26.6.1',
  sources: [
    'besu-eth/besu@983c53fb:app/src/main/java/org/hyperledger/besu/cli/BesuCommand.java',
    'besu-eth/besu@983c53fb:app/src/main/java/org/hyperledger/besu/cli/options/SynchronizerOptions.java',
    'besu-eth/besu@983c53fb:app/src/main/java/org/hyperledger/besu/cli/options/P2PDiscoveryOptions.java',
    'besu-eth/besu@983c53fb:app/src/main/java/org/hyperledger/besu/cli/options/EngineRPCOptions.java',
    'besu-eth/besu@983c53fb:app/src/main/java/org/hyperledger/besu/cli/options/JsonRpcHttpOptions.java',
  ],
  switches: names(switches, 'snapsync-synchronizer-pre-checkpoint-headers-only-enabled'),
  settings: names(settings),
};

/**
 * Besu 26.8.0. The options that the examples use are unchanged in the development branch of three
 * days later.
 */
export const besu268: ClientOptions = {
  version: 'Besu 26.8.0',
  sources: [
    'besu-eth/besu@f2557d7c:app/src/main/java/org/hyperledger/besu/cli/BesuCommand.java',
    'besu-eth/besu@f2557d7c:app/src/main/java/org/hyperledger/besu/cli/options/SynchronizerOptions.java',
    'besu-eth/besu@f2557d7c:app/src/main/java/org/hyperledger/besu/cli/options/P2PDiscoveryOptions.java',
    'besu-eth/besu@f2557d7c:app/src/main/java/org/hyperledger/besu/cli/options/EngineRPCOptions.java',
    'besu-eth/besu@f2557d7c:app/src/main/java/org/hyperledger/besu/cli/options/JsonRpcHttpOptions.java',
    'besu-eth/besu@683880ba:app/src/main/java/org/hyperledger/besu/cli/BesuCommand.java',
  ],
  switches: names(switches),
  settings: names(
    settings,
    `
      checkpoint discovery-mode graphql-max-blocks-range logging-format p2p-tx-feecap rpc-filter-timeout-seconds
      rpc-max-active-filters rpc-max-trace-steps rpc-ws-max-active-subscriptions
    `,
  ),
};
