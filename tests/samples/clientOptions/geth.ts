import {type ClientOptions, names} from './clientOptions';

/** Geth v1.17.4. */
export const geth: ClientOptions = {
  version: 'Geth v1.17.4',
  sources: [
    'ethereum/go-ethereum@36a7dc72:cmd/utils/flags.go',
    'ethereum/go-ethereum@36a7dc72:internal/debug/flags.go',
  ],
  switches: names(`
    beacon.nofilter cache.noprefetch cache.preimages dev discovery.v4 discovery.v5 exitwhensynced graphql
    history.logs.disable holesky hoodi http incompletes ipcdisable iterative lightkdf log.compress log.json
    log.rotate mainnet metrics metrics.influxdb metrics.influxdbv2 nocode nocompaction nodiscover nostorage
    pprof rpc.allow-unprotected-txs rpc.telemetry sepolia snap.v2 snapshot state.size-tracking
    stateless-self-validation txpool.nolocals usb vmdebug vmwitnessstats ws
  `),
  settings: names(`
    account authrpc.addr authrpc.jwtsecret authrpc.port authrpc.vhosts beacon.api beacon.api.header
    beacon.checkpoint beacon.checkpoint.file beacon.config beacon.genesis.gvroot beacon.genesis.time
    beacon.threshold bintrie.groupdepth blobpool.datacap blobpool.datadir blobpool.pricebump bloomfilter.size
    blsync.engine.api blsync.jwtsecret bootnodes cache cache.blocklogs cache.database cache.gc cache.snapshot
    cache.trie crypto.kzg datadir datadir.ancient datadir.era datadir.minfreedisk db.engine debug.logslowblock
    dev.gaslimit dev.period discovery.dns discovery.port era.format eth.requiredblocks ethstats exec fdlimit
    gcmode go-execution-trace gpo.blocks gpo.ignoreprice gpo.maxprice gpo.percentile graphql.corsdomain
    graphql.vhosts header history.chain history.logs history.logs.export history.state history.transactions
    history.trienode history.trienode.full-value-checkpoint http.addr http.api http.corsdomain http.port
    http.rpcprefix http.vhosts identity ipcpath jspath keystore limit log.file log.format log.maxage
    log.maxbackups log.maxsize log.vmodule maxpeers maxpendpeers metrics.addr metrics.influxdb.bucket
    metrics.influxdb.database metrics.influxdb.endpoint metrics.influxdb.interval metrics.influxdb.organization
    metrics.influxdb.password metrics.influxdb.tags metrics.influxdb.token metrics.influxdb.username
    metrics.port miner.extradata miner.gaslimit miner.gasprice miner.maxblobs miner.pending.feeRecipient
    miner.recommit nat netrestrict networkid nodekey nodekeyhex output override.bpo1 override.bpo2
    override.genesis override.osaka override.ubt password pcscdpath port pprof.addr pprof.blockprofilerate
    pprof.cpuprofile pprof.memprofilerate pprof.port preload remotedb rpc.batch-request-limit
    rpc.batch-response-max-size rpc.evmtimeout rpc.gascap rpc.logquerylimit rpc.rangelimit
    rpc.telemetry.endpoint rpc.telemetry.instance-id rpc.telemetry.password rpc.telemetry.sample-ratio
    rpc.telemetry.tags rpc.telemetry.username rpc.txfeecap rpc.txsync.defaulttimeout rpc.txsync.maxtimeout
    signer start state.scheme syncmode synctarget txpool.accountqueue txpool.accountslots txpool.globalqueue
    txpool.globalslots txpool.journal txpool.lifetime txpool.locals txpool.pricebump txpool.pricelimit
    txpool.rejournal verbosity vmodule vmtrace vmtrace.jsonconfig ws.addr ws.api ws.origins ws.port ws.rpcprefix
  `),
};
