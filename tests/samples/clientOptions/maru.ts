import {type ClientOptions, names} from './clientOptions';

/** Maru at the commit of June 12, 2026. Its settings are in a file, whose leaves are `keys`. */
export const maru: ClientOptions = {
  version: 'Maru',
  sources: ['LFDT-Lineth/lineth-monorepo@cb180134:maru/app/src/main/kotlin/maru/app/MaruAppCli.kt'],
  switches: names('help version'),
  settings: names('config network genesis-file maru-genesis-file'),
};

/**
 * Required keys (if their table is present) and keys with a default. Only those for a follower
 * node; from maru/config/src/main/kotlin/maru/config/{Config,HopliteTomlFriendly}.kt at the same
 * commit.
 */
export const maruKeys = {
  required: names(`
    persistence.data-path
    payload-validator.engine-api-endpoint.endpoint
    linea.contract-address linea.l1-eth-api-endpoint.endpoint linea.l2-eth-api-endpoint.endpoint
    syncing.peer-chain-height-polling-interval syncing.sync-target-selection
    api.port observability.port
  `),
  optional: names(`
    persistence.private-key-path
    payload-validator.engine-api-endpoint.jwt-secret-path payload-validator.engine-api-endpoint.timeout
    payload-validator.payload-validation-enabled
    follower-engine-apis.second.endpoint follower-engine-apis.second.jwt-secret-path
    linea.l1-polling-interval linea.l1-highest-block-tag
    p2p.ip-address p2p.port p2p.static-peers p2p.reconnect-delay p2p.max-peers
    syncing.el-sync-status-refresh-interval syncing.desync-tolerance
    syncing.download.block-range-request-timeout syncing.download.blocks-batch-size
    syncing.download.blocks-parallelism syncing.download.max-retries syncing.download.backoff-delay
    observability.jvm-metrics-enabled observability.prometheus-metrics-enabled
  `),
} as const;
