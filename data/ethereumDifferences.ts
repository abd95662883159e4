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
    ethereum: 'randomness that the beacon chain’s validators mix',
    linea: 'The previous block’s value, XOR the hash of a signature over the new block’s number.',
    reason:
      'Linea has no beacon chain, and one validator signs. The proof accepts any number here.',
    cure: 'Don’t draw lots with it, because the block producer knows each value first. Use commit and reveal, or a verified random number.',
    sources: [prevRandao, blockCreator, maruGenesis, blockData('prevrandao'), networkPage],
  },
  {
    subject: '`COINBASE`',
    ethereum: 'an address of the proposer’s choice',
    linea:
      'The same contract in every block. On Linea Mainnet, it has been [`RollupRevenueVault`](/get-started/build/contracts#revenue-and-burn) since July 2026. On Linea Sepolia, it is the vault there (published prover configuration).',
    reason:
      'Priority fees are Linea’s revenue. The proof compares the address with a fixed number.',
    cure: 'Don’t pay through `block.coinbase`: the vault keeps the ETH. Don’t write the address into a contract, because it has changed before.',
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
    reason: 'The proof covers Linea’s own form of the state, not headers.',
    cure: 'Don’t use it where you can’t trust the sequencer. 256 blocks are at least four minutes, and 17 to 32 minutes at the past year’s averages.',
    sources: [
      networkPage,
      constants,
      'shayansal/clpr-smart-contracts@f7d78614:docs/chains/linea.md',
    ],
  },
  {
    subject: '`TIMESTAMP`',
    ethereum: 'rises by 12 seconds, or a multiple',
    linea: 'Rises by at least one second, and by more if there are no transactions.',
    reason: 'Linea makes no empty blocks. The proof checks that the timestamp rises.',
    cure: 'Use it for time, as on Ethereum.',
    sources: [blockData('timestamp'), blockCreator, sequencer],
  },
  {
    subject: '`NUMBER`',
    ethereum: 'about 7,200 a day',
    linea: 'The number of the L2 block. The count per day depends on traffic.',
    reason: 'Linea makes no empty blocks.',
    cure: 'Don’t measure time in blocks. Use timestamps for voting, vesting and auctions. Unlike on some other L2s, it isn’t the L1 block number.',
    sources: [blockData('number'), sequencer],
  },
  {
    subject: '`GASLIMIT`',
    ethereum: 'the gas of a block',
    linea: '2,000,000,000 in every block.',
    reason: 'The proof fixes this number. Other limits fill a block first.',
    cure: 'Do not size a loop by it. A transaction can use 16,777,216 gas at most, on both networks.',
    sources: [header, blockData('gaslimit/linea'), constants],
  },
  {
    subject: '`BASEFEE`',
    ethereum: 'most of the price of gas',
    linea: '7 wei.',
    reason:
      'It falls while blocks are less than half full, and [can’t fall below 7](/technology/gas-fees#base-fee).',
    cure: 'Don’t compute refunds or bids from it: they would be almost zero. Use `GASPRICE`, which includes the priority fee. As on Ethereum, an `eth_call` without a price returns 0.',
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
    cure: 'Read L1’s blob price on L1. For a transaction’s cost, ask [`linea_estimateGas`](/api/reference/linea-estimategas).',
    sources: [networkPage, constants, header],
  },
  {
    subject: '`BLOBHASH`',
    ethereum: 'the hash of a blob of the transaction',
    linea: 'Zero for every index.',
    reason: 'Transactions carry no blobs.',
    cure: 'Pass the data, or its hash, as calldata.',
    sources: [networkPage, constants],
  },
];

const headerFields: readonly Omit<Difference, 'group'>[] = [
  {
    subject: '`extraData`',
    ethereum: 'a text of the block builder',
    linea: 'A version byte and three prices: the fixed cost, the variable cost and a gas price.',
    reason: 'The sequencer uses it to tell every node how to price transactions.',
    cure: '[Decode it](/technology/gas-fees#prices) to read the current prices. `eth_gasPrice` of a public endpoint [can be higher](/technology/gas-fees#other-methods). Until Beta v4.0, it also held the sequencer’s signature, which old tools may expect.',
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
    ethereum: 'what leaves and enters the beacon chain',
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
    reason: 'Proofs use sparse Merkle trees, with a hash function that is cheap to prove.',
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
      '`eth_call` and `eth_estimateGas` work, but a node with the published defaults rejects the transaction.',
    reason:
      'The published limit is 0 in the node and prover settings of both networks. A documentation change of 2026 calls the precompile supported since Osaka, so Linea’s own settings may differ.',
    cure: '[Test your call](#check-prover) with `linea_estimateGas`, not `eth_call`, and send it once on Linea Sepolia. To be safe, use SHA-256 or Keccak-256, or compute RIPEMD-160 in Solidity, for example for Bitcoin addresses.',
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
      '`eth_call` and `eth_estimateGas` work, but a node with the published defaults rejects the transaction.',
    reason:
      'The published limits are 0, for calls and for rounds. The documentation change of 2026 calls BLAKE2f supported, too.',
    cure: '[Test your call](#check-prover) as for RIPEMD-160. To be safe, bridges to chains that use BLAKE2b should verify off Linea, or with a validity proof.',
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
    linea:
      'The same bound and price, but a block fits 64 calls. Only one of them can have an argument of more than 32 bytes.',
    reason:
      'The circuit has room for one such call. In June 2026, the Mainnet node package allowed two.',
    cure: 'Verify at most one RSA signature in a transaction. It waits if another transaction uses the call first. P-256 and secp256k1 signatures have far more room.',
    sources: [mainnetLimits, sepoliaLimits, mainnetProver, modexp, networkPage],
  },
  {
    subject: 'A precompile as `to`',
    ethereum: 'a transaction like any other',
    linea:
      'Rejected: `destination address is a precompile address and cannot receive transactions`. This includes all Osaka precompiles, `0x01` to `0x11` and `0x100`.',
    reason: 'The circuit only supports calls from contracts.',
    cure: 'Call it from a contract. Remove such transactions from your test suites.',
    sources: [recipients, networkPage],
  },
  {
    subject: 'All others',
    ethereum: 'limited by gas alone',
    linea: 'The same results and prices, but each has a limit in [one block](#precompile-limits).',
    reason: 'Each circuit has a fixed size.',
    cure: 'Stay well below the limit, because other transactions share the block. A transaction above it is rejected.',
    sources: [mainnetLimits, sepoliaLimits, directory],
  },
];

const systemContracts: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'Beacon roots, EIP-4788: `0x000F3df6D732807Ef1319fB7B8bB8522d0Beac02`',
    ethereum: 'the roots of recent beacon blocks',
    linea:
      'The contract exists and returns zero. As on Ethereum, it reverts for a time without a block.',
    reason: 'Each header passes it a zero.',
    cure: 'Don’t prove anything with it, and reject a root of zero. For L1’s state, send a [message](/get-started/how-to/bridge).',
    sources: [directory, header, engineClient, 'https://eips.ethereum.org/EIPS/eip-4788'],
  },
  {
    subject: 'Block hashes, EIP-2935: `0x0000F90827F1C53a10cb7A02335B175320002935`',
    ethereum: 'the hashes of the last 8,191 blocks',
    linea: 'The same contract (reading on Linea Mainnet).',
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
      'Neither address has code on Linea Mainnet. Stand-ins that do nothing have [other addresses](/get-started/build/contracts#rollup).',
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
      'The address has no meaning. The clients are configured with [another address](/get-started/build/contracts#rollup), where a stand-in does nothing.',
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
    subject: 'Work',
    ethereum: 'limited by gas',
    linea:
      'Limited by gas and, for each prover module, by lines. Above a limit: `Transaction … line count for module … is above the limit …`.',
    reason: 'The sequencer must not include work that the prover can’t prove in one block.',
    cure: 'Ask [`linea_estimateGas`](#check-prover). More gas doesn’t help. Split the work, especially hashing and cryptography.',
    sources: [mainnetLimits, sepoliaLimits, sequencer],
  },
  {
    subject: 'Price',
    ethereum: 'any that covers the base fee',
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
      'Rejected if sender, recipient or delegation is on a list: `… is blocked as appearing on the SDN or other legally prohibited list`.',
    reason: 'The operator keeps the list. The sequencer’s list isn’t public.',
    cure: 'You can’t bypass the list: [forced transactions](/risk-disclosures) aren’t live.',
    sources: [denied, sequencer, forced],
  },
  {
    subject: 'Assertions',
    ethereum: 'none in the protocol',
    linea:
      'The sequencer drops a transaction that breaks a rule registered for a contract. There is no receipt.',
    reason: 'Beta v4.5 (January 2026) added the Credible Layer to the sequencer.',
    cure: 'If a valid transaction is never included, ask the owner of the contract that it calls.',
    sources: [assertions],
  },
  {
    subject: 'Messages to L1',
    ethereum: '–',
    linea: '16 in a block.',
    reason: 'The circuit has room for 16.',
    cure: 'Send only a few in one transaction.',
    sources: [mainnetLimits, sepoliaLimits, mainnetProver],
  },
];

const fees: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'Fee formula',
    ethereum: 'gas × (base fee + tip)',
    linea:
      'The same formula. The priority fee is nearly the whole fee, and includes the price of your bytes on L1.',
    reason: 'The base fee is 7 wei, and there is no second charge.',
    cure: 'Show one fee, and remove code for a separate L1 fee. [Gas fees](/technology/gas-fees) has the formula and a calculator.',
    sources: [pricing, profile],
  },
  {
    subject: 'Estimates',
    ethereum: '`eth_gasPrice`, `eth_feeHistory`, `eth_maxPriorityFeePerGas`',
    linea:
      '`linea_estimateGas` returns gas, base fee and priority fee for your transaction. The other methods ignore its bytes.',
    reason: 'One price for all transactions would be wrong for most.',
    cure: 'Ask right before you sign, and use all three numbers.',
    sources: [pricing, 'Consensys/doc.linea@994028bc:docs/api/reference/linea-estimategas.mdx'],
  },
  {
    subject: 'Fee recipient',
    ethereum: 'the base fee is burned, the tip is the proposer’s',
    linea:
      'The base fee is burned. The tip goes to a vault. Part of its surplus is burned as ETH, and part as LINEA.',
    reason: 'Linea Mainnet has burned fees since [November 2025](/release-notes#beta-v4-2).',
    cure: 'Nothing, except in a model of the ETH supply.',
    sources: [tokenomics, header],
  },
  {
    subject: 'Minimum price',
    ethereum: 'the base fee',
    linea: 'Nodes with the published profiles reject less than 10,000,000 wei per gas.',
    reason: 'The setting prevents spam.',
    cure: 'Nothing, if you use fees from `linea_estimateGas`.',
    sources: [profile],
  },
];

const blocks: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'Block time',
    ethereum: '12 seconds',
    linea:
      'At least one second, and 4 to 7.5 seconds on average in the past year. Without a transaction there is no block.',
    reason: 'This is the configuration of both networks.',
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
    cure: 'Read [the risks](/risk-disclosures). Private order flow and builder bids have no market here.',
    sources: [maruGenesis, sequencer],
  },
  {
    subject: 'Block capacity',
    ethereum: 'gas',
    linea: 'The size in the blob, 300 transactions, or a module’s lines, long before gas.',
    reason: 'Linea must prove and publish each block.',
    cure: 'Don’t compute capacity from gas limit and block time.',
    sources: [mainnetLimits, sepoliaLimits, profile],
  },
  {
    subject: 'Reorganizations',
    ethereum: 'possible until final',
    linea: 'Linea states that a sealed block isn’t reorganized.',
    reason: 'The chain has one producer, and consensus without forks.',
    cure: 'Rely on this for displays. For money that leaves Linea, wait for `finalized`. Confirmation counts have no meaning.',
    sources: [finality],
  },
  {
    subject: '`finalized`',
    ethereum: 'after two epochs, 13 minutes at best',
    linea:
      'After L1 has verified the proof and finalized that block. The median was two hours in August 2026, and the longest normal delay is 16 hours.',
    reason: 'Linea proves many blocks together, and L1’s own delay is added.',
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
      '`eth_getProof` proves against the header’s root, `linea_getProof` against the root on L1.',
    reason: 'There are [two roots](#header).',
    cure: 'If a contract on L1 verifies the proof, use `linea_getProof` and a finalized block.',
    sources: [networkPage, 'Consensys/doc.linea@994028bc:docs/api/reference/linea-getproof.mdx'],
  },
  {
    subject: 'ETH supply',
    ethereum: 'the sum of balances',
    linea:
      'The genesis block gave `L2MessageService` nearly a billion ETH, to pay out deposits. Apart from unclaimed deposits, the ETH still in it isn’t backed by ETH on L1.',
    reason: 'The contract needs a balance to pay out bridged ETH.',
    cure: 'Leave its balance out of sums and rich lists.',
    sources: [mainnetGenesis, messages],
  },
  {
    subject: 'Caller of a message from L1',
    ethereum: '–',
    linea:
      '`msg.sender` is `L2MessageService`, and its function `sender` returns the L1 account. Linea doesn’t change addresses, as some other L2s do.',
    reason: 'Any account can send the claim, which is an ordinary transaction.',
    cure: 'Check both addresses, and that you use the contract of the right layer.',
    sources: [
      messages,
      'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/v1/L2MessageServiceV1.sol',
    ],
  },
  {
    subject: 'The same address on L1',
    ethereum: '–',
    linea: 'It has the same key, but not always the same contract.',
    reason: 'An address depends on creator and nonce, or on factory and salt.',
    cure: 'Don’t send to a contract on Linea because you know its address from L1. A Safe must be [deployed on Linea, too](/get-started/how-to/linea-safe#same-address).',
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
