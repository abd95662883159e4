import type {SourceRef} from './source';

/** The subject of a difference. Each group is a table on the page. */
export type DifferenceGroup =
  | 'opcodes'
  | 'header'
  | 'precompiles'
  | 'systemContracts'
  | 'transactions'
  | 'fees'
  | 'blocks'
  | 'state';

/** A difference between Linea and Ethereum Mainnet. Texts may contain `code` and [links](/to). */
export interface Difference {
  readonly group: DifferenceGroup;
  /** The thing that differs, in as few words as possible. Unique in its group. */
  readonly subject: string;
  readonly ethereum: string;
  readonly linea: string;
  /** The cause of the difference. */
  readonly reason: string;
  /** A developer's action. */
  readonly cure: string;
  readonly sources: readonly [SourceRef, ...SourceRef[]];
}

/** The day on which all differences were last compared with their sources. */
export const differencesChecked = '2026-11-21';

/** Block 32,235,911 of Linea Mainnet, as `rpc.linea.build` returned it on October 5, 2026. */
const header: SourceRef =
  'muhammadtalha198/Telegraph@cd0f2640:.backup-2026-10-07/apiOutputSamples/CROSS_CHAIN_STATE_VERIFY/xchain-linea-root.md';
/** A third party's reading of the node's source, and of the chain at block 31,744,343. */
const directory: SourceRef = 'shemnon/evm-directory@01ab3dc4:chains/linea/chain.yaml';
const networkPage: SourceRef =
  'Consensys-Incorporated/doc.linea@178aaaf6:docs/network/overview/ethereum-differences.mdx';
const networkPageChange: SourceRef =
  'https://github.com/Consensys-Incorporated/doc.linea/pull/1694';
const mainnetProver: SourceRef =
  'LFDT-Lineth/lineth-monorepo@172f9faa:prover/config/config-mainnet-limitless.toml';
const sepoliaProver: SourceRef =
  'LFDT-Lineth/lineth-monorepo@172f9faa:prover/config/config-sepolia-limitless.toml';
const mainnetLimits: SourceRef =
  'LFDT-Lineth/lineth-monorepo@6a2e533e:linea-besu/package/linea-besu/config/trace-limits.mainnet.toml';
const sepoliaLimits: SourceRef =
  'LFDT-Lineth/lineth-monorepo@60c0e8ae:linea-besu/package/linea-besu/config/trace-limits.sepolia.toml';
const constants: SourceRef =
  'Consensys/linea-monorepo@cb180134:tracer-constraints/constants/constants.lisp';
const blockData = (field: string): SourceRef =>
  `Consensys/linea-monorepo@cb180134:tracer-constraints/blockdata/processing/${field}.lisp`;
const prevRandao: SourceRef =
  'Consensys/linea-monorepo@cb180134:maru/consensus/src/main/kotlin/maru/consensus/PrevRandaoProvider.kt';
const blockCreator: SourceRef =
  'Consensys/linea-monorepo@cb180134:maru/consensus/src/main/kotlin/maru/consensus/qbft/EagerQbftBlockCreator.kt';
const engineClient: SourceRef =
  'LFDT-Lineth/lineth-monorepo@2a10426a:maru/executionlayer/src/main/kotlin/maru/executionlayer/client/CancunWeb3JJsonRpcExecutionLayerEngineApiClient.kt';
const maruGenesis: SourceRef =
  'Consensys/linea-monorepo@cb180134:maru/app/src/main/resources/beacon-genesis-files/linea-mainnet-genesis.json';
const finalization: SourceRef =
  'Consensys/linea-monorepo@cb180134:maru/linea-finalization-provider/src/main/kotlin/maru/finalization/LineaFinalizationProvider.kt';
const mainnetGenesis: SourceRef =
  'besu-eth/besu@683880ba:config/src/main/resources/linea-mainnet.json';
const sepoliaGenesis: SourceRef =
  'besu-eth/besu@683880ba:config/src/main/resources/linea-sepolia.json';
const council: SourceRef =
  'Consensys-Incorporated/doc.linea@3853886a:docs/changelog/security-council-record.mdx';
const profile: SourceRef =
  'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml';
const sequencer: SourceRef = 'Consensys/linea-monorepo@cb180134:docs/features/sequencer.md';
const modexp: SourceRef =
  'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/main/java/net/consensys/linea/zktracer/module/hub/precompiles/ModexpMetadata.java';
const recipients: SourceRef =
  'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txpoolvalidation/validators/PrecompileAddressValidator.java';
const denied: SourceRef =
  'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txpoolvalidation/validators/DeniedAddressValidator.java';
const types: SourceRef =
  'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txvalidation/TransactionTypeValidation.java';
const predeploy = (queue: string): SourceRef =>
  `Consensys/linea-monorepo@cb180134:contracts/src/predeploy/Upgradeable${queue}Predeploy.sol`;
const delegation: SourceRef = 'Consensys/doc.linea@994028bc:docs/protocol/eip-7702.mdx';
const assertions: SourceRef =
  'Consensys/doc.linea@994028bc:docs/network/how-to/write-and-deploy-assertions.mdx';
const finality: SourceRef =
  'Consensys/doc.linea@994028bc:docs/network/overview/transaction-finality.mdx';
const pricing: SourceRef =
  'Consensys/doc.linea@994028bc:docs/network/overview/predictable-pricing.mdx';
const tokenomics: SourceRef = 'Consensys/doc.linea@994028bc:docs/network/overview/tokenomics.mdx';
const messages: SourceRef =
  'Consensys/doc.linea@994028bc:docs/network/build/send-receive-messages.mdx';
const forced: SourceRef =
  'Consensys-Incorporated/doc.linea@8d91af8f:docs/protocol/forced-transactions.mdx';

const opcodes: readonly Omit<Difference, 'group'>[] = [
  {
    subject: '`PREVRANDAO`',
    ethereum: 'randomness from the beacon chain’s validators',
    linea:
      'The previous block’s value, XOR the hash of the only validator’s signature over the block number.',
    reason: 'The proof accepts any number here.',
    cure: 'Don’t use it for randomness, because the block producer can predict it. Use commit and reveal, or a verified random number.',
    sources: [prevRandao, blockCreator, maruGenesis, blockData('prevrandao'), networkPage],
  },
  {
    subject: '`COINBASE`',
    ethereum: 'an address that the proposer chooses',
    linea:
      '[`RollupRevenueVault`](/get-started/build/contracts#revenue-and-burn) on Linea Mainnet since July 2026. On Linea Sepolia, that network’s vault (published prover configuration).',
    reason: 'The proof requires a fixed address.',
    cure: 'Don’t pay through `block.coinbase`: the vault keeps the ETH. Don’t hard-code the address, because Linea can change it.',
    sources: [
      header,
      mainnetProver,
      sepoliaProver,
      'Consensys/linea-monorepo@cb180134:contracts/deployments/addresses/linea_sepolia.json',
      council,
      blockData('coinbase'),
    ],
  },
  {
    subject: '`BLOCKHASH`',
    ethereum: 'the hash of one of the last 256 blocks',
    linea: 'The correct hash of one of the last 256 blocks, but the proof doesn’t cover it.',
    reason: 'The proof covers the state, not headers.',
    cure: 'Don’t use it where you can’t trust the sequencer. 256 blocks take at least four minutes (17 to 32 at the past year’s averages).',
    sources: [
      networkPage,
      constants,
      'shayansal/clpr-smart-contracts@f7d78614:docs/chains/linea.md',
    ],
  },
  {
    subject: '`TIMESTAMP`',
    ethereum: 'rises by 12 seconds, or a multiple',
    linea: 'Rises by at least one second, or more without transactions.',
    reason: 'Linea builds no empty blocks. The proof checks that the timestamp rises.',
    cure: 'Use it for time, as on Ethereum.',
    sources: [blockData('timestamp'), blockCreator, sequencer],
  },
  {
    subject: '`NUMBER`',
    ethereum: 'about 7,200 a day',
    linea: 'The number of the L2 block. The count per day depends on traffic.',
    reason: 'Linea builds no empty blocks.',
    cure: 'Don’t measure time in blocks. Use timestamps for voting, vesting and auctions. Don’t expect L1’s block number, as on some other L2s.',
    sources: [blockData('number'), sequencer],
  },
  {
    subject: '`GASLIMIT`',
    ethereum: 'the gas of a block',
    linea: '2,000,000,000 in every block.',
    reason: 'The proof fixes this number. Other limits fill a block first.',
    cure: 'Don’t size a loop by it. A transaction can use at most 16,777,216 gas on Ethereum and Linea.',
    sources: [header, blockData('gaslimit/linea'), constants],
  },
  {
    subject: '`BASEFEE`',
    ethereum: 'most of the price of gas',
    linea: '7 wei, the [minimum](/technology/gas-fees#base-fee).',
    reason: 'It rises only if blocks are more than half full.',
    cure: 'For refunds or bids, use `GASPRICE`, which includes the priority fee. As on Ethereum, an `eth_call` without a price returns 0.',
    sources: [
      header,
      mainnetProver,
      sepoliaProver,
      pricing,
      'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/transaction/TransactionSimulator.java',
    ],
  },
  {
    subject: '`BLOBBASEFEE`',
    ethereum: 'the price of blob gas',
    linea: '1 wei, the minimum.',
    reason: 'Linea has no blobs, so the price never rises.',
    cure: 'Read L1’s blob price on L1. For a transaction’s cost, call [`linea_estimateGas`](/api/reference/linea-estimategas).',
    sources: [networkPage, constants, header],
  },
  {
    subject: '`BLOBHASH`',
    ethereum: 'the hash of one of the transaction’s blobs',
    linea: 'Zero for every index.',
    reason: 'Linea has no blob transactions.',
    cure: 'Pass the data, or its hash, as calldata.',
    sources: [networkPage, constants],
  },
];

const headerFields: readonly Omit<Difference, 'group'>[] = [
  {
    subject: '`extraData`',
    ethereum: 'the block builder’s text',
    linea: 'A version byte and three prices: the fixed cost, the variable cost and a gas price.',
    reason: 'It tells every node how to price transactions.',
    cure: '[Decode it](/technology/gas-fees#prices) to read the current prices. A public endpoint’s `eth_gasPrice` [can be higher](/technology/gas-fees#other-methods). In blocks before Beta v4.0, expect the sequencer’s signature, too.',
    sources: [
      header,
      'LFDT-Lineth/lineth-monorepo@7e9dd5d0:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/lineth/extradata/LineaExtraDataHandler.java',
      directory,
    ],
  },
  {
    subject: '`parentBeaconBlockRoot`',
    ethereum: 'the root of the previous beacon block',
    linea: 'Zero in every block.',
    reason: 'The consensus client passes zero, because Linea has no beacon chain.',
    cure: 'Don’t read a beacon root from it. See [system contracts](#system-contracts).',
    sources: [header, engineClient, directory, networkPage],
  },
  {
    subject: '`blobGasUsed`, `excessBlobGas`',
    ethereum: 'the block’s blobs, and the demand so far',
    linea: 'Zero in every block.',
    reason: 'Linea has no blob transactions.',
    cure: 'Leave them out of fee models.',
    sources: [header, directory],
  },
  {
    subject: '`withdrawals`, `requestsHash`',
    ethereum: 'withdrawals from the beacon chain, and requests to it',
    linea: 'An empty list, and the hash of an empty list.',
    reason:
      'Linea doesn’t pay validators. ETH moves through the [bridge](/get-started/how-to/bridge).',
    cure: 'If you account for ETH, count bridge messages instead.',
    sources: [header, engineClient, directory],
  },
  {
    subject: '`stateRoot`',
    ethereum: 'the root that all nodes verify',
    linea: 'The same kind of root, but L1 never sees it. `LineaRollup` stores a different root.',
    reason: 'Proofs use sparse Merkle trees with another hash function.',
    cure: 'To prove something to L1, use `linea_getProof` and [the root on L1](/technology/architecture#tracer-and-state-manager).',
    sources: [
      networkPage,
      'Consensys/linea-monorepo@cb180134:contracts/src/rollup/ZkEvmV2.sol',
      'Consensys/doc.linea@994028bc:docs/protocol/architecture/state-manager.mdx',
    ],
  },
];

const precompiles: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'RIPEMD-160 (`0x03`)',
    ethereum: 'a hash function for every contract',
    linea:
      '`eth_call` and `eth_estimateGas` work, but nodes with the published defaults reject the transaction.',
    reason: 'Linea’s settings may differ.',
    cure: '[Test your call](#check-prover), or use SHA-256 or Keccak-256. For Bitcoin addresses, compute RIPEMD-160 in Solidity.',
    sources: [
      mainnetLimits,
      sepoliaLimits,
      mainnetProver,
      sepoliaProver,
      directory,
      networkPage,
      networkPageChange,
    ],
  },
  {
    subject: 'BLAKE2f (`0x09`)',
    ethereum: 'the compression function of BLAKE2b',
    linea:
      '`eth_call` and `eth_estimateGas` work, but nodes with the published defaults reject the transaction.',
    reason: 'Linea’s settings may differ.',
    cure: '[Test your call](#check-prover). Bridges can verify BLAKE2b outside Linea, or with a validity proof on Linea.',
    sources: [
      mainnetLimits,
      sepoliaLimits,
      mainnetProver,
      sepoliaProver,
      directory,
      networkPageChange,
    ],
  },
  {
    subject: 'MODEXP (`0x05`)',
    ethereum: 'arguments of up to 1,024 bytes each',
    linea: 'A block fits 64 calls, only one with an argument of more than 32 bytes.',
    reason: 'The circuit has room for one such call.',
    cure: 'Verify at most one RSA signature in a transaction. The transaction may wait for a later block. P-256 and secp256k1 signatures have far higher limits.',
    sources: [mainnetLimits, sepoliaLimits, mainnetProver, modexp, networkPage],
  },
  {
    subject: 'A precompile as `to`',
    ethereum: 'a transaction like any other',
    linea:
      'Rejected: `destination address is a precompile address and cannot receive transactions`. Applies to `0x01` to `0x11` and `0x100`.',
    reason: 'The circuit only supports calls from contracts.',
    cure: 'Call it from a contract. Remove such transactions from your test suites.',
    sources: [recipients, networkPage],
  },
  {
    subject: 'All others',
    ethereum: 'limited by gas alone',
    linea:
      'Results and prices match Ethereum’s, but each precompile has a [limit in one block](#precompile-limits).',
    reason: 'Each circuit has a fixed size.',
    cure: 'Stay well below the limit, because other transactions share the block. The node rejects a transaction above it.',
    sources: [mainnetLimits, sepoliaLimits, directory],
  },
];

const systemContracts: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'Beacon roots, EIP-4788: `0x000F3df6D732807Ef1319fB7B8bB8522d0Beac02`',
    ethereum: 'the roots of recent beacon blocks',
    linea:
      'The contract exists and returns zero. As on Ethereum, it reverts for a time without a block.',
    reason: 'Each block header passes zero to the contract.',
    cure: 'Don’t prove anything with it, and reject a root of zero. For L1’s state, send a [message](/get-started/how-to/bridge).',
    sources: [directory, header, engineClient, 'https://eips.ethereum.org/EIPS/eip-4788'],
  },
  {
    subject: 'Block hashes, EIP-2935: `0x0000F90827F1C53a10cb7A02335B175320002935`',
    ethereum: 'the hashes of the last 8,191 blocks',
    linea: 'The contract exists, as on Ethereum (reading on Linea Mainnet).',
    reason: 'The node writes each hash there before the first transaction of a block.',
    cure: 'You can use it, but as with `BLOCKHASH`, the proof doesn’t cover the hashes.',
    sources: [
      directory,
      'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/main/java/net/consensys/linea/zktracer/module/txndata/transactions/SysiEip2935Transaction.java',
      constants,
    ],
  },
  {
    subject:
      'Exits and merged stakes, EIP-7002 and EIP-7251: `0x00000961Ef480Eb55e80D19ad83579A64c007002`, `0x0000BBdDc7CE488642fb579F8B00f3a590007251`',
    ethereum: 'queues of requests to validators',
    linea:
      'Neither address has code on Linea Mainnet. Linea has placeholder contracts at [different addresses](/get-started/build/contracts#rollup). They do nothing.',
    reason: 'Linea has no validators that could exit.',
    cure: 'Check for code before you call. A call to an empty address succeeds and keeps the ETH.',
    sources: [
      directory,
      mainnetGenesis,
      sepoliaGenesis,
      predeploy('WithdrawalQueue'),
      predeploy('ConsolidationQueue'),
    ],
  },
  {
    subject: 'Deposits, EIP-6110: `0x00000000219ab540356cBB839Cbe05303d7705Fa`',
    ethereum: 'accepts 32 ETH for a validator',
    linea:
      'Linea doesn’t use this address. Its clients use a placeholder contract at [another address](/get-started/build/contracts#rollup), which does nothing.',
    reason: 'Linea has no validators that could join.',
    cure: 'Don’t send ETH to either address.',
    sources: [mainnetGenesis, sepoliaGenesis, directory, predeploy('BeaconChainDeposit')],
  },
];

const transactions: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'Type 3, blobs',
    ethereum: 'accepted',
    linea: 'Rejected: `TransactionTypeValidation - BLOB_TX_NOT_ALLOWED`.',
    reason: 'Linea has no separate data market. A plugin rejects blobs in the pool and in blocks.',
    cure: 'Use calldata.',
    sources: [types, networkPage, directory],
  },
  {
    subject: 'Type 4, EIP-7702',
    ethereum: 'accepted since May 2025',
    linea:
      'Accepted since [Beta v5.0](/release-notes#beta-v5-0), March 2026. The deny list also applies to each authority and each delegate.',
    reason: 'That release added the circuit for authorizations.',
    cure: 'Delegate to code that accepts ETH. Without `receive`, transfers and claims of bridged ETH revert.',
    sources: [delegation, denied, types],
  },
  {
    subject: 'Calldata',
    ethereum: 'no limit in the protocol',
    linea: 'At most 60,000 bytes in a transaction, and 109,000 in a block.',
    reason: 'A block’s data must fit into a blob on L1.',
    cure: 'Split larger calldata. Contract creations are below the limit, because [init code](/get-started/how-to/deploy-smart-contract/compiler-settings#limits) has at most 49,152 bytes.',
    sources: [networkPage, profile],
  },
  {
    subject: 'Computation',
    ethereum: 'limited by gas',
    linea:
      'Limited by gas, and by lines in each prover module. Above a limit: `Transaction … line count for module … is above the limit …`.',
    reason: 'The prover must prove each block.',
    cure: 'Call [`linea_estimateGas`](#check-prover). More gas doesn’t help. Split the work, especially hashing and cryptography.',
    sources: [mainnetLimits, sepoliaLimits, sequencer],
  },
  {
    subject: 'Price',
    ethereum: 'any price that covers the base fee',
    linea: 'Rejected with `Gas price too low` if the price doesn’t cover the transaction’s bytes.',
    reason: 'Linea pays for the bytes on L1.',
    cure: '[Price each transaction](/get-started/how-to/gas-fees) separately.',
    sources: [
      'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txpoolvalidation/validators/ProfitabilityValidator.java',
      pricing,
    ],
  },
  {
    subject: 'Deny list',
    ethereum: 'none in the protocol',
    linea:
      'Rejected if the sender, recipient or delegation is listed: `… is blocked as appearing on the SDN or other legally prohibited list`.',
    reason: 'The operator maintains the list.',
    cure: 'You can’t bypass the list: [forced transactions](/risk-disclosures) aren’t live.',
    sources: [denied, sequencer, forced],
  },
  {
    subject: 'Assertions',
    ethereum: 'none in the protocol',
    linea:
      'The sequencer drops a transaction that breaks a rule registered for a contract. There is no receipt.',
    reason: 'Beta v4.5 (January 2026) added the Credible Layer.',
    cure: 'If a valid transaction is never included, ask the owner of the contract that it calls.',
    sources: [assertions],
  },
  {
    subject: 'Messages to L1',
    ethereum: '–',
    linea: '16 in a block.',
    reason: 'The circuit has no room for more.',
    cure: 'Send only a few in one transaction.',
    sources: [mainnetLimits, sepoliaLimits, mainnetProver],
  },
];

const fees: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'Fee formula',
    ethereum: 'gas × (base fee + tip)',
    linea:
      'Gas × (base fee + tip), too. The tip is nearly the whole fee, and pays for your bytes on L1.',
    reason: 'There is no second charge.',
    cure: 'Show one fee, and remove code for a separate L1 fee. [Gas fees](/technology/gas-fees) has the formula and a calculator.',
    sources: [pricing, profile],
  },
  {
    subject: 'Estimates',
    ethereum: '`eth_gasPrice`, `eth_feeHistory`, `eth_maxPriorityFeePerGas`',
    linea:
      '`linea_estimateGas` returns gas, base fee and priority fee for your transaction. The other methods ignore its bytes.',
    reason: 'The price depends on each transaction’s bytes.',
    cure: 'Estimate right before you sign, and use all three numbers.',
    sources: [pricing, 'Consensys/doc.linea@994028bc:docs/api/reference/linea-estimategas.mdx'],
  },
  {
    subject: 'Fee recipient',
    ethereum: 'burns the base fee, and pays the tip to the proposer',
    linea:
      'The base fee is burned. The tip goes to a vault. Part of its surplus is burned as ETH, and part as LINEA.',
    reason: 'Linea Mainnet has burned fees since [November 2025](/release-notes#beta-v4-2).',
    cure: 'Do nothing, unless you model the ETH supply.',
    sources: [tokenomics, header],
  },
  {
    subject: 'Minimum price',
    ethereum: 'the base fee',
    linea: 'Nodes with the published profiles reject less than 10,000,000 wei per gas.',
    reason: 'The setting prevents spam.',
    cure: 'Do nothing if you use fees from `linea_estimateGas`.',
    sources: [profile],
  },
];

const blocks: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'Block time',
    ethereum: '12 seconds',
    linea: 'At least one second. The average was 4 to 7.5 seconds in the past year.',
    reason: 'Both networks build no empty blocks.',
    cure: 'An old newest block doesn’t prove that a node is behind. Send a transaction, or compare nodes.',
    sources: [
      sequencer,
      maruGenesis,
      'shayansal/clpr-smart-contracts@f7d78614:docs/chains/linea.md',
    ],
  },
  {
    subject: 'Block producer',
    ethereum: 'one of many, by lot',
    linea: 'Always the same. It can order, delay and omit transactions.',
    reason: 'The consensus (QBFT, in the client Maru) has one validator.',
    cure: 'Read [the risks](/risk-disclosures). Linea has no market for private order flow or builder bids.',
    sources: [maruGenesis, sequencer],
  },
  {
    subject: 'Block capacity',
    ethereum: 'gas',
    linea: 'Size in the blob, 300 transactions, or a module’s lines limit a block long before gas.',
    reason: 'Linea must prove and publish each block.',
    cure: 'Don’t compute capacity from gas limit and block time.',
    sources: [mainnetLimits, sepoliaLimits, profile],
  },
  {
    subject: 'Reorganizations',
    ethereum: 'possible until final',
    linea: 'Linea states that a sealed block isn’t reorganized.',
    reason: 'The chain has one producer, and consensus without forks.',
    cure: 'Rely on this for displays. For money that leaves Linea, wait for `finalized`. Don’t count confirmations.',
    sources: [finality],
  },
  {
    subject: '`finalized`',
    ethereum: 'after two epochs, 13 minutes at best',
    linea:
      'After L1 verifies the proof and finalizes the L1 block that contains it. Median: two hours (August 2026). Longest normal delay: 16 hours.',
    reason: 'Linea proves many blocks together.',
    cure: '[Measure the delay](/get-started/build/network-info#blocks-and-finality), and plan for the longest.',
    sources: [finality, finalization],
  },
  {
    subject: '`safe`',
    ethereum: 'between `latest` and `finalized`',
    linea: 'The finalized block, or an error.',
    reason:
      'The consensus client sets both tags to the same block. Infura doesn’t support `safe` on Linea.',
    cure: 'Use `finalized`.',
    sources: [
      finalization,
      'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_getblockbynumber',
    ],
  },
];

const state: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'State proofs',
    ethereum: '`eth_getProof`, for the header’s root',
    linea:
      '`eth_getProof` proves against the header’s root, and `linea_getProof` against the root on L1.',
    reason: 'There are [two roots](#header).',
    cure: 'If a contract on L1 verifies the proof, use `linea_getProof` and a finalized block.',
    sources: [networkPage, 'Consensys/doc.linea@994028bc:docs/api/reference/linea-getproof.mdx'],
  },
  {
    subject: 'ETH supply',
    ethereum: 'the sum of balances',
    linea:
      'The genesis block gave `L2MessageService` nearly a billion ETH. Apart from unclaimed deposits, its balance isn’t backed by ETH on L1.',
    reason: 'The contract pays out deposits.',
    cure: 'Leave its balance out of sums and rich lists.',
    sources: [mainnetGenesis, messages],
  },
  {
    subject: 'Caller of a message from L1',
    ethereum: '–',
    linea: '`msg.sender` is `L2MessageService`, and its function `sender` returns the L1 account.',
    reason: 'Any account can send the claim, an ordinary transaction.',
    cure: 'Check both addresses, and use the right layer’s contract. Linea doesn’t alias L1 addresses, unlike some other L2s.',
    sources: [
      messages,
      'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/v1/L2MessageServiceV1.sol',
    ],
  },
  {
    subject: 'The same address on L1',
    ethereum: '–',
    linea: 'A key controls the same address on both layers, but contracts can differ.',
    reason: 'An address depends on creator and nonce, or on factory and salt.',
    cure: 'Check the address’s code on Linea before you send. For a Safe, [deploy it on Linea](/get-started/how-to/linea-safe#same-address) first.',
    sources: [
      'Consensys/doc.linea@994028bc:docs/network/build/contracts.mdx',
      'https://eips.ethereum.org/EIPS/eip-1014',
    ],
  },
];

const inGroup =
  (group: DifferenceGroup) =>
  (row: Omit<Difference, 'group'>): Difference => ({group, ...row});

/** What differs between Linea and Ethereum Mainnet, in the order of the page. */
export const ethereumDifferences: readonly Difference[] = [
  ...opcodes.map(inGroup('opcodes')),
  ...headerFields.map(inGroup('header')),
  ...precompiles.map(inGroup('precompiles')),
  ...systemContracts.map(inGroup('systemContracts')),
  ...transactions.map(inGroup('transactions')),
  ...fees.map(inGroup('fees')),
  ...blocks.map(inGroup('blocks')),
  ...state.map(inGroup('state')),
];
