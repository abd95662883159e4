// cspell:disable -- names of folders and pages, as they were

/** Folders and names of pages. Each page was in each of the folders. */
type Group = readonly [folders: string, names: string];

const groups: readonly Group[] = [
  [
    '/',
    `architecture build-on-linea decentralization-roadmap get-started network protocol
    reference release-notes risk-disclosures security-council-record stack tools
    use-mainnet use-zkevm users zero-knowledge-glossary`,
  ],
  ['/api', 'linea-sdk quickstart reference token-api'],
  ['/api/linea-smart-contracts', '_category_.json linearollup zkevmv2'],
  [
    '/api/linea-smart-contracts/interfaces',
    'igenericerrors imessageservice ipausemanager ipermissionsmanager iratelimiter',
  ],
  [
    '/api/linea-smart-contracts/interfaces/l1',
    `il1messagemanager il1messagemanagerv1 il1messageservice ilinearollup iplonkverifier
    izkevmv2`,
  ],
  [
    '/api/linea-smart-contracts/interfaces/l2',
    'il2messagemanager il2messagemanagerv1 il2messageservicev1',
  ],
  [
    '/api/linea-smart-contracts/lib',
    `callforwardingproxy l2messageservicepausemanager linearolluppausemanager mimc
    pausemanager sparsemerkleproof tokenbridgepausemanager utils`,
  ],
  ['/api/linea-smart-contracts/messageservice', 'messageservicebase'],
  ['/api/linea-smart-contracts/messageservice/l1', 'l1messagemanager l1messageservice'],
  ['/api/linea-smart-contracts/messageservice/l1/v1', 'l1messagemanagerv1 l1messageservicev1'],
  ['/api/linea-smart-contracts/messageservice/l2', 'l2messagemanager l2messageservice'],
  ['/api/linea-smart-contracts/messageservice/l2/v1', 'l2messagemanagerv1 l2messageservicev1'],
  [
    '/api/linea-smart-contracts/messageservice/lib',
    'messagehashing ratelimiter sparsemerkletreeverifier timelock transientstoragehelpers',
  ],
  ['/api/linea-smart-contracts/tokenbridge', 'bridgedtoken tokenbridge'],
  ['/api/linea-smart-contracts/tokenbridge/interfaces', 'itokenbridge'],
  [
    '/api/reference',
    `_category_.json debug-traceblockbyhash debug-traceblockbynumber debug-tracecall
    debug-tracetransaction eth-accounts eth-blocknumber eth-call eth-chainid
    eth-estimategas eth-feehistory eth-gasprice eth-getbalance eth-getblockbyhash
    eth-getblockbynumber eth-getblockreceipts eth-getblocktransactioncountbyhash
    eth-getblocktransactioncountbynumber eth-getcode eth-getfilterchanges
    eth-getfilterlogs eth-getlogs eth-getproof eth-getstorageat
    eth-gettransactionbyblockhashandindex eth-gettransactionbyblocknumberandindex
    eth-gettransactionbyhash eth-gettransactioncount eth-gettransactionreceipt
    eth-maxpriorityfeepergas eth-newblockfilter eth-newfilter eth-sendbundle
    eth-sendrawtransaction eth-uninstallfilter linea-estimategas linea-getproof
    linea-gettransactionexclusionstatusv1 trace-block trace-call trace-transaction`,
  ],
  ['/api/token-api', 'overview'],
  [
    '/architecture',
    `bridges canonical-msg-service coordinator evm-state-manager network-data overview
    sequencer stack trace-expansion-proving transaction-lifecycle`,
  ],
  ['/architecture/overview', 'decentralization-roadmap network-data transaction-lifecycle'],
  [
    '/architecture/stack',
    `bridges canonical-msg-service coordinator evm-state-manager sequencer
    trace-expansion-proving`,
  ],
  ['/architecture/stack/bridges', 'canonical-token-bridge'],
  ['/architecture/stack/canonical-msg-service /developers/bridge-architecture', 'message-service'],
  [
    `/architecture/stack/sequencer /get-started/concepts/sequencer
    /network/concepts/sequencer /protocol/architecture/sequencer /protocol/sequencer`,
    'conflation traces-generator',
  ],
  [
    `/architecture/stack/trace-expansion-proving /get-started/concepts/prover
    /network/concepts/prover /protocol/prover`,
    'prover-limits proving trace-expansion',
  ],
  ['/build-on-linea', 'ethereum-differences gas-fees linea-version quickstart run-a-node tooling'],
  ['/build-on-linea/quickstart', 'rpc'],
  ['/build-on-linea/run-a-node', 'use-binary use-docker'],
  ['/build-on-linea/tooling', 'linea-inscriptions linea-safe node-providers'],
  ['/build-on-linea/tooling/cross-chain', 'shortcuts'],
  ['/build-on-linea/use-linea-testnet', 'bridge-funds fund info-contracts set-up-your-wallet'],
  ['/build-on-linea/use-linea-testnet/bridge-funds', 'usdc-bridge use-etherscan'],
  ['/changelog', 'alpha-v2-technical-details release-notes security-council-record'],
  [
    '/developers',
    'deploy-smart-contract guides linea-version quickstart tooling use-message-bridge',
  ],
  ['/developers/community', 'hackathons'],
  [
    '/developers/guides',
    `bridge community deploy-subdomain finalized-block gas-fees linea-api
    linea-inscriptions linea-safe linea-sdk run-a-node`,
  ],
  [
    '/developers/guides/bridge /network/how-to/bridge',
    'how-to-bridge-erc20-tokens how-to-bridge-eth',
  ],
  ['/developers/guides/community', 'irys'],
  ['/developers/guides/community/irys', 'irys-dynamic-nfts irys-nfts'],
  ['/developers/guides/gas', 'gas-fees gas-on-linea'],
  [
    '/developers/guides/run-a-node',
    'besu bootnodes enodes erigon geth linea-besu use-binary use-docker volume-creation',
  ],
  [
    '/developers/quickstart',
    `deploy-smart-contract ethereum-differences goerli-to-sepolia info-contracts
    verify-smart-contract`,
  ],
  ['/developers/quickstart/deploy-smart-contract', 'atlas cookbook foundry hardhat remix thirdweb'],
  [
    '/developers/quickstart/verify-smart-contract /get-started/how-to/verify-smart-contract',
    'atlas foundry hardhat',
  ],
  ['/developers/reference', 'api'],
  [
    '/developers/reference/api',
    `eth-sendrawtransaction linea-estimategas linea-getproof
    linea-gettransactionexclusionstatusv1`,
  ],
  [
    '/developers/tooling',
    `analytics attestations cloud-infra contracts-templates cross-chain data-indexers
    libraries node-providers oracles privacy security social-login`,
  ],
  [
    '/developers/tooling/account-abstraction',
    `account-abstraction arcana biconomy etherspot noves oklink openfort particle-network
    pimlico smartwallets station`,
  ],
  ['/developers/tooling/analytics', 'arkham cookie3 dune mobula'],
  ['/developers/tooling/attestations', 'pado verax'],
  [
    '/developers/tooling/cloud-infra /get-started/tools/ai /network/tooling/ai /tools/ai',
    'spheron',
  ],
  [
    `/developers/tooling/contracts-templates /get-started/tools/contracts-templates
    /network/tooling/contracts-templates /tools/contracts-templates`,
    'cookbook thirdweb',
  ],
  ['/developers/tooling/cross-chain', 'axelar ccip-read-gateway layerzero shortcuts'],
  [
    '/developers/tooling/data-indexers',
    `alchemy arkham covalent dune envio etherscan flair mobula moralis nftscan noves
    reservoir scopescan sentio subquery subsquid thegraph`,
  ],
  [
    `/developers/tooling/data-indexers/dipdup /get-started/tools/data-indexers/dipdup
    /network/tooling/data-indexers/dipdup /tools/data-indexers/dipdup`,
    'overview quickstart',
  ],
  [
    `/developers/tooling/data-indexers/goldsky /get-started/tools/data-indexers/goldsky
    /network/tooling/data-indexers/goldsky /tools/data-indexers/goldsky`,
    'goldsky-index goldsky-mirror overview',
  ],
  [
    '/developers/tooling/libraries',
    'ape ethereum-list ethers-js multicall viem wagmi wallet-connect',
  ],
  [
    `/developers/tooling/node-providers /get-started/tools/node-providers
    /network/tooling/node-providers /tools/node-providers`,
    'erpc',
  ],
  ['/developers/tooling/oracles', 'api3 chainlink dia ora pyth redstone supra tellor umbrella'],
  [
    '/developers/tooling/permanent-data/irys',
    'irys-query-package irys-querying irys-quickstart overview',
  ],
  [
    `/developers/tooling/privacy /get-started/tools/privacy /network/tooling/privacy
    /tools/privacy`,
    'secret',
  ],
  ['/developers/tooling/security', 'goplus-security-api hexagate hypernative scamfari spherex'],
  ['/developers/tooling/social-login', 'arcana openfort'],
  ['/en', 'latest stable'],
  [
    '/get-started',
    'concepts configure-metamask connect fund quickstart risk-disclosures tooling tools',
  ],
  [
    '/get-started/build',
    'block-explorers contracts dapp-support ethereum-differences network-info repos',
  ],
  ['/get-started/build/quickstart', 'app deploy events hub hub-reviews'],
  [
    '/get-started/concepts /network/concepts',
    `architecture canonical-token-bridge coordinator decentralization message-service
    network-data prover sequencer state-manager transaction-lifecycle`,
  ],
  [
    '/get-started/how-to',
    `bridge connect-wallet deploy-smart-contract deploy-subdomain fallback
    finalized-block gas-fees get-testnet-eth linea-inscriptions migrate-dapp run-a-node
    verify-smart-contract verify-users-with-proof-of-humanity`,
  ],
  [
    '/get-started/how-to/deploy-smart-contract',
    'atlas cookbook foundry hardhat index remix thirdweb',
  ],
  [
    '/get-started/how-to/run-a-node',
    `besu beta-v4-migration bootnodes erigon geth index linea-besu maru nethermind
    volume-creation`,
  ],
  ['/get-started/quickstart', 'connect hub-reviews'],
  ['/get-started/tooling', 'gas node-providers'],
  ['/get-started/tooling/attestations', 'pado'],
  ['/get-started/tooling/cross-chain', 'ccip-read-gateway'],
  ['/get-started/tooling/libraries', 'walletconnect'],
  ['/get-started/tooling/node-providers', 'erpc index'],
  [
    '/get-started/tools /network/tooling /tools',
    `account-abstraction ai analytics attestations contracts-templates cross-chain
    data-indexers gas libraries node-providers oracles privacy security social-login`,
  ],
  [
    `/get-started/tools/account-abstraction /network/tooling/account-abstraction
    /tools/account-abstraction`,
    'biconomy etherspot metamask noves oklink openfort particle-network pimlico smartwallets',
  ],
  [
    '/get-started/tools/analytics /network/tooling/analytics /tools/analytics',
    'cookie3 dune mobula',
  ],
  ['/get-started/tools/attestations /tools/attestations', 'primus verax'],
  [
    '/get-started/tools/cross-chain /tools/cross-chain',
    'arcana ccip ccip-read layerzero reactive-network shortcuts thirdweb',
  ],
  [
    '/get-started/tools/data-indexers /tools/data-indexers',
    `alchemy bitscrunch covalent dune envio etherscan mobula moralis nftscan noves
    reservoir sentio subquery subsquid thegraph`,
  ],
  ['/get-started/tools/gas /network/tooling/gas /tools/gas', 'blocknative'],
  [
    '/get-started/tools/libraries /tools/libraries',
    'ethereum-list ethers-js multicall reown viem wagmi web3j',
  ],
  [
    '/get-started/tools/oracles /network/tooling/oracles /tools/oracles',
    'api3 chainlink dia ora pyth redstone supra tellor',
  ],
  [
    '/get-started/tools/security /network/tooling/security /tools/security',
    'goplus-security-api hexagate hypernative scamfari',
  ],
  [
    '/get-started/tools/social-login /network/tooling/social-login /tools/social-login',
    'dynamic metamask openfort privy',
  ],
  [
    '/get-started/tutorials',
    'aiagent-quickstart ecosystem-tutorials first-dapp marketplace-dapp voting-dapp',
  ],
  ['/get-started/tutorials/ecosystem-tutorials /learn/ecosystem-tutorials', 'usdc'],
  ['/how-to', 'gas-fees'],
  [
    '/learn',
    'aiagent-quickstart ecosystem-tutorials fallback first-dapp marketplace-dapp voting-dapp',
  ],
  [
    '/network',
    `build concepts configure-metamask fund index overview quickstart risk-disclosures
    tooling tools`,
  ],
  [
    '/network/build',
    `_category_.json block-explorers bridge connect contracts dapp-support
    ethereum-differences get-testnet-eth launch-an-app network-data network-info
    quickstart repos send-receive-messages tools`,
  ],
  [
    '/network/build/launch-an-app',
    '_category_.json app dapp-support deploy events get-featured hub hub-reviews',
  ],
  ['/network/build/quickstart', 'deploy events hub hub-reviews'],
  [
    '/network/build/tools',
    `_category_.json account-abstraction ai analytics attestations contracts-templates
    cross-chain data-indexers gas libraries node-providers oracles privacy security
    social-login`,
  ],
  [
    '/network/build/tools/account-abstraction',
    `_category_.json biconomy etherspot metamask noves oklink openfort particle-network
    pimlico smartwallets`,
  ],
  ['/network/build/tools/ai', '_category_.json spheron'],
  ['/network/build/tools/analytics', '_category_.json cookie3 dune mobula'],
  ['/network/build/tools/attestations', '_category_.json primus verax'],
  ['/network/build/tools/contracts-templates', '_category_.json cookbook thirdweb'],
  [
    '/network/build/tools/cross-chain',
    '_category_.json arcana ccip ccip-read layerzero reactive-network shortcuts thirdweb',
  ],
  [
    '/network/build/tools/data-indexers',
    `_category_.json alchemy bitscrunch codex covalent dune envio etherscan mobula
    moralis nftscan noves reservoir sentio subquery subsquid thegraph`,
  ],
  ['/network/build/tools/data-indexers/dipdup', '_category_.json overview quickstart'],
  [
    '/network/build/tools/data-indexers/goldsky',
    '_category_.json goldsky-index goldsky-mirror overview',
  ],
  ['/network/build/tools/gas', '_category_.json blocknative'],
  [
    '/network/build/tools/libraries',
    '_category_.json ethereum-list ethers-js multicall reown viem wagmi web3j',
  ],
  ['/network/build/tools/node-providers', '_category_.json erpc'],
  [
    '/network/build/tools/oracles',
    '_category_.json api3 chainlink dia ora pyth redstone supra tellor',
  ],
  ['/network/build/tools/privacy', '_category_.json secret'],
  [
    '/network/build/tools/security',
    '_category_.json goplus-security-api hexagate hypernative scamfari',
  ],
  ['/network/build/tools/social-login', '_category_.json dynamic metamask openfort privy'],
  [
    '/network/how-to',
    `_category_.json bridge connect-wallet deploy-smart-contract deploy-subdomain
    fallback finalized-block gas-fees get-testnet-eth linea-safe migrate-dapp poh-api
    recover-state run-a-node state-recovery verify-smart-contract
    verify-users-with-proof-of-humanity write-and-deploy-assertions`,
  ],
  [
    '/network/how-to/deploy-smart-contract',
    '_category_.json atlas cookbook foundry hardhat remix thirdweb',
  ],
  [
    '/network/how-to/run-a-node',
    `_category_.json besu beta-v4-migration bootnodes erigon geth linea-besu maru
    nethermind volume-creation`,
  ],
  ['/network/how-to/verify-smart-contract', '_category_.json atlas foundry hardhat'],
  [
    '/network/overview',
    `_category_.json ethereum-differences index known-finality-state predictable-pricing
    public-data recoverable-state tokenomics transaction-finality yield-boost`,
  ],
  ['/network/overview/yield-boost', '_category_.json risk-disclosures'],
  ['/network/quickstart', 'app deploy events hub hub-reviews index'],
  ['/network/tooling/attestations', 'pado primus verax'],
  ['/network/tooling/cross-chain', 'ccip-read ccip-read-gateway layerzero shortcuts'],
  [
    '/network/tooling/data-indexers',
    `alchemy covalent dune envio etherscan mobula moralis nftscan noves reservoir sentio
    subquery subsquid thegraph`,
  ],
  [
    '/network/tooling/libraries',
    'ethereum-list ethers-js multicall reown viem wagmi walletconnect web3j',
  ],
  ['/network/tools', 'node-providers'],
  ['/network/tools/account-abstraction', 'metamask'],
  ['/network/tools/analytics', 'dune'],
  [
    '/network/tutorials',
    `_category_.json aiagent-quickstart ecosystem-tutorials eip-7702 first-dapp
    marketplace-dapp voting-dapp`,
  ],
  ['/network/tutorials/ecosystem-tutorials', '_category_.json usdc'],
  ['/notices', 'release-notes security-council-record'],
  [
    '/protocol',
    `architecture canonical-token-bridge coordinator decentralization eip-7702
    forced-transactions index linea-vs-lineth message-service network-data overview
    prover quickstart repos sequencer state-manager state-recovery tokenomics
    transaction-lifecycle yield-boost-architecture zero-knowledge-glossary`,
  ],
  [
    '/protocol/architecture',
    'coordinator interoperability prover rpc-services sequencer smart-contracts state-manager',
  ],
  ['/protocol/architecture/coordinator', 'conflation'],
  [
    '/protocol/architecture/interoperability',
    'canonical-message-service canonical-token-bridge message-service',
  ],
  [
    '/protocol/architecture/interoperability/message-service /technology/message-service',
    'reference',
  ],
  [
    '/protocol/architecture/prover',
    'prover-limits proving risc-v-overview trace-expansion trusted-setup',
  ],
  ['/protocol/how-to', '_category_.json forced-transactions'],
  ['/protocol/message-service', 'index reference'],
  ['/protocol/overview /protocol/quickstart /risk-disclosures /zero-knowledge-glossary', 'index'],
  ['/protocol/reference', '_category_.json repos security-audits zero-knowledge-glossary'],
  ['/protocol/tokenomics', 'burn tokenomics'],
  ['/reference', 'glossary'],
  ['/reference/api', 'linea-estimategas'],
  ['/stack', 'deployment evaluate features how-it-works quickstart'],
  [
    '/stack/deployment',
    'core-components data-availability-finalization distributed-sequencing fast-finality rbac',
  ],
  ['/stack/evaluate', 'compliance deployment-models security trust-model validium'],
  ['/stack/features', 'compliance data-availability fast-finality index rbac security validium'],
  [
    '/stack/how-it-works',
    `core-components data-availability-finalization deployment-models index
    smart-contracts trust-model`,
  ],
  [
    '/stack/how-to',
    `_category_.json distributed-sequencing enable-forced-transactions
    forced-transactions run-lineth-stack-sepolia run-local-lineth-stack
    set-up-distributed-sequencing`,
  ],
  [
    '/stack/reference',
    `linea-besu-plugin-options linea-coordinator-options linea-postman-options
    linea-prover-options`,
  ],
  ['/stack/reference/_generated /stack/reference/_generated/besu', 'provenance sequencer tracer'],
  ['/stack/reference/_generated/coordinator', 'provenance reference'],
  [
    '/stack/reference/_generated/postman',
    `api claiming database database-cleaner general l1-network l2-network listener
    provenance signer`,
  ],
  [
    '/stack/reference/_generated/prover',
    `aggregation controller data-availability debug execution invalidity layer2
    provenance public-input-interconnection top-level traces-limits`,
  ],
  [
    '/technology',
    `architecture burn canonical-token-bridge coordinator gas message-service
    network-data prover repos sequencer state-manager state-recovery tokenomics
    transaction-lifecycle`,
  ],
  ['/technology/prover', 'index prover-limits proving trace-expansion'],
  ['/technology/sequencer', 'conflation index traces-generator'],
  ['/use-linea', 'index.md'],
  [
    '/use-mainnet',
    `bridges-of-linea decentralization-roadmap fund gas-import gas-on-linea
    info-contracts set-up-your-wallet`,
  ],
  ['/use-mainnet/bridges-of-linea', 'how-to-bridge-eth'],
  ['/users', 'linea-voyage move-funds zero-knowledge-glossary'],
  ['/users/linea-voyage', 'linea-surge lxp'],
  ['/users/linea-voyage/linea-surge', 'linea-surge-model linea-surge-overview'],
  ['/users/move-funds', 'bridge fund set-up-your-wallet'],
];

function words(text: string): readonly string[] {
  return text.split(/\s+/);
}

/**
 * Paths in links, bookmarks and search engines: all pages and redirects of the network's documentation in autumn 2026, and
 * of its earlier editions.
 */
export const inboundPaths: readonly string[] = groups.flatMap(([folders, names]) =>
  words(folders).flatMap((folder) =>
    words(names).map((name) => (folder === '/' ? `/${name}` : `${folder}/${name}`)),
  ),
);
