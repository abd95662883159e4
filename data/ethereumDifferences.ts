import type {SourceRef} from './source';

/** What a difference is about; each is a table of the page. */
export type DifferenceGroup =
  | 'opcodes'
  | 'header'
  | 'precompiles'
  | 'systemContracts'
  | 'transactions'
  | 'fees'
  | 'blocks'
  | 'state';

/** Something that works otherwise on Linea than on Ethereum Mainnet. Texts may have `code` and [links](/to). */
export interface Difference {
  readonly group: DifferenceGroup;
  /** What differs, in as few words as possible. Unique in its group. */
  readonly subject: string;
  readonly ethereum: string;
  readonly linea: string;
  /** Why it is so. */
  readonly reason: string;
  /** What a developer does about it. */
  readonly cure: string;
  readonly sources: readonly [SourceRef, ...SourceRef[]];
}

/** The day on which all of them were last held against their sources. */
export const differencesChecked = '2026-11-21';

/** Block 32,235,911 of Linea Mainnet, as `rpc.linea.build` gave it on October 5, 2026. */
const header: SourceRef =
  'muhammadtalha198/Telegraph@cd0f2640:.backup-2026-10-07/apiOutputSamples/CROSS_CHAIN_STATE_VERIFY/xchain-linea-root.md';
/** What somebody else read from the node's source, and from the chain at block 31,744,343. */
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
    ethereum: 'randomness that the validators of the beacon chain mix',
    linea:
      'The value of the block before, XOR the hash of a signature over the number of the new block.',
    reason:
      'There is no beacon chain, and one validator signs. The proof takes any number: it does not check where it comes from.',
    cure: 'Draw no lots with it. The block producer knows each value before anybody else. Use commit and reveal, or a random number that comes with a proof.',
    sources: [prevRandao, blockCreator, maruGenesis, blockData('prevrandao'), networkPage],
  },
  {
    subject: '`COINBASE`',
    ethereum: 'an address of the proposer’s choice',
    linea:
      'One contract in every block: on Linea Mainnet [`RollupRevenueVault`](/get-started/build/contracts#revenue-and-burn), since July 2026; on Linea Sepolia the vault there, by the configuration of the prover.',
    reason:
      'Priority fees are revenue of the network. The proof compares the address with one fixed number.',
    cure: 'Pay nobody through `block.coinbase`: what you send becomes revenue of the network. Do not write the address into a contract; it has changed before.',
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
    linea: 'The same, and the hash is right, but the proof does not vouch for it.',
    reason: 'The proof is about Linea’s own form of the state, not about headers.',
    cure: 'Rest nothing on it that has to hold against the sequencer. 256 blocks are at least four minutes, and were a quarter to half an hour at the averages of the past year.',
    sources: [
      networkPage,
      constants,
      'shayansal/clpr-smart-contracts@f7d78614:docs/chains/linea.md',
    ],
  },
  {
    subject: '`TIMESTAMP`',
    ethereum: 'rises by 12 seconds, or a multiple',
    linea: 'Rises by at least one second, and by any number when nobody sends a transaction.',
    reason: 'Linea makes no empty blocks. The proof checks that it rises.',
    cure: 'Use it for time, as on Ethereum.',
    sources: [blockData('timestamp'), blockCreator, sequencer],
  },
  {
    subject: '`NUMBER`',
    ethereum: 'about 7,200 a day',
    linea: 'The number of the L2 block. How many there are in a day depends on the traffic.',
    reason: 'Linea makes no empty blocks.',
    cure: 'Never measure time in blocks: voting periods, vesting and auctions take timestamps. It is not the L1 block number, as it is on some other L2s.',
    sources: [blockData('number'), sequencer],
  },
  {
    subject: '`GASLIMIT`',
    ethereum: 'the gas of a block',
    linea: '2,000,000,000 in every block.',
    reason: 'The proof fixes this number. What fills a block first are other limits.',
    cure: 'Do not size a loop by it. One transaction has 16,777,216 gas at most, on both networks.',
    sources: [header, blockData('gaslimit/linea'), constants],
  },
  {
    subject: '`BASEFEE`',
    ethereum: 'most of the price of gas',
    linea: '7 wei.',
    reason:
      'It falls while blocks are less than half full, and [cannot fall below 7](/technology/gas-fees#base-fee).',
    cure: 'It is no price. Refunds and bids that are computed from it are practically zero: take `GASPRICE`, which includes the priority fee. An `eth_call` without a price sees 0, as on Ethereum.',
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
    linea: '1 wei, the least there is.',
    reason: 'There are no blobs on Linea, so the price never rises.',
    cure: 'It says nothing about L1. Read the price of blobs there, or ask [`linea_estimateGas`](/api/reference/linea-estimategas) what a transaction costs.',
    sources: [networkPage, constants, header],
  },
  {
    subject: '`BLOBHASH`',
    ethereum: 'the hash of a blob of the transaction',
    linea: 'Zero for every index.',
    reason: 'No transaction carries blobs.',
    cure: 'Hand the data over as calldata, or as a hash of it.',
    sources: [networkPage, constants],
  },
];

const headerFields: readonly Omit<Difference, 'group'>[] = [
  {
    subject: '`extraData`',
    ethereum: 'a text of the block builder',
    linea:
      'Three prices: the fixed cost, the variable cost and a gas price, behind a version byte.',
    reason: 'The sequencer tells every node in this way how to price transactions.',
    cure: '[Decode it](/technology/gas-fees#prices) to know today’s prices. Until Beta v4.0 the signature of the sequencer was in it, too: old tools look for it in vain.',
    sources: [
      header,
      'LFDT-Lineth/lineth-monorepo@7e9dd5d0:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/lineth/extradata/LineaExtraDataHandler.java',
      directory,
    ],
  },
  {
    subject: '`parentBeaconBlockRoot`',
    ethereum: 'the root of the beacon block before',
    linea: 'Zero in every block.',
    reason: 'The consensus client hands over zero: there is no beacon chain below Linea.',
    cure: 'See [system contracts](#system-contracts). The network’s own page says that the root of the previous block can be had. Headers and source say otherwise.',
    sources: [header, engineClient, directory, networkPage],
  },
  {
    subject: '`blobGasUsed`, `excessBlobGas`',
    ethereum: 'the blobs of the block, and the demand so far',
    linea: 'Zero in every block.',
    reason: 'There are no blob transactions.',
    cure: 'Leave them out of fee models.',
    sources: [header, directory],
  },
  {
    subject: '`withdrawals`, `requestsHash`',
    ethereum: 'what leaves and enters the beacon chain',
    linea: 'An empty list, and the hash of nothing.',
    reason:
      'There are no validators to pay out. ETH comes and goes through the [bridge](/get-started/how-to/bridge).',
    cure: 'Count bridge messages instead, if you account for ETH.',
    sources: [header, engineClient, directory],
  },
  {
    subject: '`stateRoot`',
    ethereum: 'the root that everybody verifies',
    linea: 'The same kind of root. L1 never sees it: `LineaRollup` stores another one.',
    reason: 'Proofs use sparse Merkle trees, with a hash function that is cheap to prove.',
    cure: 'To prove something to L1, take `linea_getProof` and [the root on L1](/technology/architecture#tracer-and-state-manager).',
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
      'Calls and estimates of `eth_*` answer rightly, and a transaction that reaches it is refused.',
    reason:
      'The published limits of the nodes and of the prover are zero, on both networks. The network dropped its note that the precompile is not supported in September 2026; the limits did not move.',
    cure: 'Test with [`linea_estimateGas`](#check-prover), never with `eth_call`. Use SHA-256 or Keccak-256 where you can choose; where you cannot, as with Bitcoin addresses, compute it in Solidity.',
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
    linea: 'As RIPEMD-160: it works in calls and is refused in transactions.',
    reason: 'The limits are zero, for calls and for rounds.',
    cure: 'As for RIPEMD-160. Bridges to chains that hash with BLAKE2b verify elsewhere, or with a validity proof of their own.',
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
      'The same bound and price. But one call in a whole block may have an argument of more than 32 bytes; 64 calls fit in all.',
    reason:
      'The circuit has room for one such call. The node package for Mainnet still allowed two in June 2026.',
    cure: 'Verify one RSA signature in a transaction, not two, and expect to wait when somebody else does the same. P-256 and secp256k1 signatures have far more room.',
    sources: [mainnetLimits, sepoliaLimits, mainnetProver, modexp, networkPage],
  },
  {
    subject: 'A precompile as `to`',
    ethereum: 'a transaction like any other',
    linea:
      'Refused: `destination address is a precompile address and cannot receive transactions`. The list has all of Osaka, `0x01` to `0x11` and `0x100`.',
    reason: 'The circuit knows calls to precompiles from contracts only.',
    cure: 'Call it from a contract. Leave such transactions out of test suites that you bring along.',
    sources: [recipients, networkPage],
  },
  {
    subject: 'All others',
    ethereum: 'limited by gas alone',
    linea:
      'Same results and prices, and a number for each that fits into [one block](#precompile-limits).',
    reason: 'Each circuit has a fixed size.',
    cure: 'Stay well below it: others share the block. What is above it alone, is refused.',
    sources: [mainnetLimits, sepoliaLimits, directory],
  },
];

const systemContracts: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'Beacon roots, EIP-4788: `0x000F3df6D732807Ef1319fB7B8bB8522d0Beac02`',
    ethereum: 'the roots of recent beacon blocks',
    linea:
      'The contract is there and answers with zero. A time without a block reverts, as on Ethereum.',
    reason: 'Each header hands it a zero.',
    cure: 'Prove nothing against it, and make sure that your code turns down a root of zero. For the state of L1, send a [message](/get-started/how-to/bridge).',
    sources: [directory, header, engineClient, 'https://eips.ethereum.org/EIPS/eip-4788'],
  },
  {
    subject: 'Block hashes, EIP-2935: `0x0000F90827F1C53a10cb7A02335B175320002935`',
    ethereum: 'the hashes of the last 8,191 blocks',
    linea: 'The same contract, seen on Linea Mainnet.',
    reason: 'The node writes each hash there before the first transaction of a block.',
    cure: 'Works; what is said of `BLOCKHASH` holds here, too.',
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
      'No code at either address on Linea Mainnet. Stand-ins that do nothing are at [others](/get-started/build/contracts#rollup).',
    reason: 'Linea has no validators that could exit.',
    cure: 'Look for code before you call: a call to an empty address succeeds and keeps the ETH.',
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
    ethereum: 'takes 32 ETH for a validator',
    linea:
      'Means nothing here. The clients are configured with [another address](/get-started/build/contracts#rollup), where a stand-in does nothing.',
    reason: 'Linea has no validators that could join.',
    cure: 'Send ETH to neither.',
    sources: [mainnetGenesis, sepoliaGenesis, directory, predeploy('BeaconChainDeposit')],
  },
];

const transactions: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'Type 3, blobs',
    ethereum: 'accepted',
    linea: 'Refused: `TransactionTypeValidation - BLOB_TX_NOT_ALLOWED`.',
    reason: 'Linea has no data market of its own. A plugin of the node turns them down.',
    cure: 'Use calldata. The rule holds for blocks, too, not just for the pool.',
    sources: [types, networkPage, directory],
  },
  {
    subject: 'Type 4, EIP-7702',
    ethereum: 'accepted since May 2025',
    linea:
      'Accepted since [Beta v5.0](/release-notes#beta-v5-0), March 2026. The deny list is asked for each authority and each delegate as well.',
    reason: 'The circuit for authorizations came with that release.',
    cure: 'Delegate to code that takes ETH. Without `receive`, transfers to you revert, and so do claims of bridged ETH.',
    sources: [delegation, denied, types],
  },
  {
    subject: 'Calldata',
    ethereum: 'no limit in the protocol',
    linea: 'At most 60,000 bytes in a transaction, and 109,000 in a block.',
    reason: 'It has to fit into a blob on L1, with what belongs to it.',
    cure: 'Split what is larger. Contract creations stay below: [init code](/get-started/how-to/deploy-smart-contract/compiler-settings#limits) has 49,152 bytes at most.',
    sources: [networkPage, profile],
  },
  {
    subject: 'Work',
    ethereum: 'limited by gas',
    linea:
      'Limited by gas and, for each module of the prover, by lines. Above a limit: `Transaction … line count for module … is above the limit …`.',
    reason: 'What the prover cannot prove in one block must never run.',
    cure: 'Ask [`linea_estimateGas`](#check-prover). More gas does not help: split the work, above all hashing and cryptography.',
    sources: [mainnetLimits, sepoliaLimits, sequencer],
  },
  {
    subject: 'Price',
    ethereum: 'any that covers the base fee',
    linea:
      'Refused below a price that follows from the bytes of this transaction: `Gas price too low`.',
    reason: 'The bytes cost the network money on L1.',
    cure: '[Price each transaction](/get-started/how-to/gas-fees) by itself.',
    sources: [
      'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txpoolvalidation/validators/ProfitabilityValidator.java',
      pricing,
    ],
  },
  {
    subject: 'Deny list',
    ethereum: 'none in the protocol',
    linea:
      'Refused when sender, recipient or delegation is on a list: `… is blocked as appearing on the SDN or other legally prohibited list`.',
    reason: 'The operator keeps it. The list of the sequencer is not public.',
    cure: 'There is no way around it yet: [forced transactions](/risk-disclosures) are not live.',
    sources: [denied, sequencer, forced],
  },
  {
    subject: 'Assertions',
    ethereum: 'none in the protocol',
    linea:
      'A transaction that would break a rule registered for a contract is dropped. It leaves no receipt.',
    reason: 'The sequencer runs the Credible Layer, since Beta v4.5 of January 2026.',
    cure: 'When a valid transaction never arrives, ask the owner of the contract that it calls.',
    sources: [assertions],
  },
  {
    subject: 'Messages to L1',
    ethereum: '–',
    linea: '16 in a block.',
    reason: 'The circuit has room for as many.',
    cure: 'Do not send more than a few in one transaction.',
    sources: [mainnetLimits, sepoliaLimits, mainnetProver],
  },
];

const fees: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'What you pay',
    ethereum: 'gas × (base fee + tip)',
    linea:
      'The same formula. The priority fee is nearly all of it, and carries the price of your bytes on L1. No second charge follows.',
    reason: 'The base fee is 7 wei.',
    cure: 'Show one fee. Code for L2s with a separate L1 fee needs no such part here. [Gas fees](/get-started/how-to/gas-fees) has the formula and a calculator.',
    sources: [pricing, profile],
  },
  {
    subject: 'Estimates',
    ethereum: '`eth_gasPrice`, `eth_feeHistory`, `eth_maxPriorityFeePerGas`',
    linea:
      '`linea_estimateGas`: gas, base fee and priority fee for your transaction. The others do not see its bytes.',
    reason: 'A price for all would be wrong for most.',
    cure: 'Ask right before you sign, and use all three numbers.',
    sources: [pricing, 'Consensys/doc.linea@994028bc:docs/api/reference/linea-estimategas.mdx'],
  },
  {
    subject: 'Who gets it',
    ethereum: 'the base fee is burned, the tip is the proposer’s',
    linea:
      'The base fee is burned. The tip goes to a vault, whose surplus is burned in part as ETH and in part as LINEA.',
    reason:
      'The network decided so; on Linea Mainnet since [November 2025](/release-notes#beta-v4-2).',
    cure: 'Nothing to do. Models of the ETH supply differ.',
    sources: [tokenomics, header],
  },
  {
    subject: 'Lowest price',
    ethereum: 'the base fee',
    linea:
      '10,000,000 wei per gas at nodes with the published profiles, below which nothing enters the pool.',
    reason: 'A setting against spam.',
    cure: 'Nothing to do with fees from `linea_estimateGas`.',
    sources: [profile],
  },
];

const blocks: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'Block time',
    ethereum: '12 seconds',
    linea:
      'One second at the least. Without a transaction there is no block: 4 to 7.5 seconds on average in the past year.',
    reason: 'So it is configured.',
    cure: 'An old newest block does not prove that a node lags. Send a transaction, or compare nodes.',
    sources: [
      sequencer,
      maruGenesis,
      'shayansal/clpr-smart-contracts@f7d78614:docs/chains/linea.md',
    ],
  },
  {
    subject: 'Block producer',
    ethereum: 'one of many, by lot',
    linea: 'Always the same. It can order, delay and leave out transactions.',
    reason: 'The validator set of the consensus (QBFT, in the client Maru) has one member.',
    cure: 'Read [what that means for you](/risk-disclosures). Private order flow and builder bids have nobody to go to.',
    sources: [maruGenesis, sequencer],
  },
  {
    subject: 'What fills a block',
    ethereum: 'gas',
    linea: 'The size in the blob, 300 transactions, or the lines of a module, long before gas.',
    reason: 'A block has to be proven and published.',
    cure: 'Capacity is not gas limit by block time.',
    sources: [mainnetLimits, sepoliaLimits, profile],
  },
  {
    subject: 'Reorganizations',
    ethereum: 'possible until final',
    linea: 'The network states that a sealed block is not reorganized.',
    reason: 'One producer, and consensus without forks.',
    cure: 'Good for screens. For money that leaves Linea, wait for `finalized`. Counting confirmations tells nothing.',
    sources: [finality],
  },
  {
    subject: '`finalized`',
    ethereum: 'after two epochs, 13 minutes at best',
    linea:
      'When L1 has verified the proof and finalized that: two hours in the median of August 2026, and up to 16 in normal operation.',
    reason: 'Blocks are proven together, and L1 comes on top.',
    cure: '[Measure it](/get-started/build/network-info#blocks-and-finality), and plan for the longest.',
    sources: [finality, finalization],
  },
  {
    subject: '`safe`',
    ethereum: 'between `latest` and `finalized`',
    linea: 'The finalized block, where it is answered at all.',
    reason:
      'The consensus client sets both to the same block. Infura says that Linea does not support it.',
    cure: 'Use `finalized`.',
    sources: [
      finalization,
      'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_getblockbynumber',
    ],
  },
];

const state: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'Proofs of state',
    ethereum: '`eth_getProof`, against the header',
    linea:
      '`eth_getProof` answers against the header, `linea_getProof` against the root that L1 stores.',
    reason: 'There are [two roots](#header).',
    cure: 'For anything that a contract on L1 verifies, take `linea_getProof` and a finalized block.',
    sources: [networkPage, 'Consensys/doc.linea@994028bc:docs/api/reference/linea-getproof.mdx'],
  },
  {
    subject: 'Supply of ETH',
    ethereum: 'the sum of balances',
    linea:
      'The genesis block gave `L2MessageService` nearly a billion ETH, out of which it pays deposits. They are no more than numbers.',
    reason: 'ETH from L1 has to come from somewhere.',
    cure: 'Leave that account out of sums and rich lists.',
    sources: [mainnetGenesis, messages],
  },
  {
    subject: 'Who calls, in a message from L1',
    ethereum: '–',
    linea:
      '`msg.sender` is `L2MessageService`, and its function `sender` names the account on L1. Addresses are not shifted as on some other L2s.',
    reason: 'A claim is an ordinary transaction that anybody may send.',
    cure: 'Check both, and that you mean the contract on the right layer.',
    sources: [
      messages,
      'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/v1/L2MessageServiceV1.sol',
    ],
  },
  {
    subject: 'The same address on L1',
    ethereum: '–',
    linea: 'The same key, and not always the same contract.',
    reason: 'An address depends on creator and nonce, or on factory and salt.',
    cure: 'Send nothing to a contract on Linea because you know it from L1. A multisignature wallet has to be [deployed here, too](/get-started/how-to/linea-safe#same-address).',
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
