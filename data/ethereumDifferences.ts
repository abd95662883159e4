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
  /** The subject's addresses on Ethereum, if it has any. */
  readonly location?: string;
  readonly ethereum: string;
  /** At most 15 words: it is a table cell. */
  readonly linea: string;
  /** The cause of the difference, and what doesn't fit into the cells. It stands below the table. */
  readonly reason: string;
  /** A developer's action. At most 15 words: it is a table cell. */
  readonly cure: string;
  readonly sources: readonly [SourceRef, ...SourceRef[]];
}

/** The day on which all differences were last compared with their sources. */
export const differencesChecked = '2026-11-21';

/** A third party's reading of the node's source, and of the chain at block 31,744,343. */
const directory: SourceRef = 'shemnon/evm-directory@01ab3dc4:chains/linea/chain.yaml';
const besuPrecompiles: SourceRef =
  'besu-eth/besu@683880ba:evm/src/main/java/org/hyperledger/besu/evm/precompile/MainnetPrecompiledContracts.java';
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
    linea: 'A pseudorandom value that the block producer knows in advance.',
    reason:
      'The only validator signs the block number, and hashes the signature. The value is this hash XOR the previous block’s value. Only the validator can compute future values. The proof accepts any 32-byte value here.',
    cure: 'Don’t use it for randomness. Use commit and reveal, or a verified random number.',
    sources: [prevRandao, blockCreator, maruGenesis, blockData('prevrandao'), networkPage],
  },
  {
    subject: '`COINBASE`',
    ethereum: 'an address that the proposer chooses',
    linea:
      'The network’s [`RollupRevenueVault`](/get-started/build/contracts#revenue-and-burn), a contract.',
    reason:
      'In the prover’s published settings, the proof requires a fixed address: on Linea Mainnet the vault since July 2026, on Linea Sepolia that network’s vault. The vault is older: it has burned revenue since November 2025. The vault keeps ETH that you send it.',
    cure: 'Don’t pay through `block.coinbase`, and don’t hard-code the address. Linea can change it.',
    sources: [
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
    linea: 'The correct hash of one of the last 256 blocks, but not proven.',
    reason:
      'The proof covers the state, not headers. At one block a second, 256 blocks last about four minutes. At the [average block times](#blocks) of the past year, they last 17 to 32 minutes.',
    cure: 'If your contract must not rely on the sequencer, use another source.',
    sources: [
      networkPage,
      constants,
      'shayansal/clpr-smart-contracts@f7d78614:docs/chains/linea.md',
    ],
  },
  {
    subject: '`TIMESTAMP`',
    ethereum: 'rises by 12 seconds, or a multiple',
    linea: 'Rises by at least one second, and by more when transactions are rare.',
    reason: 'Linea builds no empty blocks. The proof checks that the timestamp rises.',
    cure: 'Use it for time, as on Ethereum.',
    sources: [blockData('timestamp'), blockCreator, sequencer],
  },
  {
    subject: '`NUMBER`',
    ethereum: 'about 7,200 a day',
    linea: 'The number of the L2 block. The count per day depends on traffic.',
    reason:
      'Linea builds no empty blocks. Some other L2s return L1’s block number here; Linea doesn’t.',
    cure: 'Use timestamps, not block numbers, for voting, vesting and auctions.',
    sources: [blockData('number'), sequencer],
  },
  {
    subject: '`GASLIMIT`',
    ethereum: 'the gas of a block',
    linea: '2,000,000,000 in every block.',
    reason:
      'The proof fixes this number, and other limits fill a block first. One transaction can use at most 16,777,216 gas, as on Ethereum.',
    cure: 'Don’t size a loop by it.',
    sources: [blockData('gaslimit/linea'), constants],
  },
  {
    subject: '`BASEFEE`',
    ethereum: 'most of the price of gas',
    linea: '7 wei, the [minimum](/technology/gas-fees#base-fee).',
    reason:
      'The base fee would rise only after a block that is more than half full, but the prover’s published settings accept only 7 wei. `GASPRICE` includes the priority fee. As on Ethereum, an `eth_call` without a price returns 0 for `BASEFEE`.',
    cure: 'For refunds or bids, use `GASPRICE`.',
    sources: [
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
    reason: 'Linea has no blobs, so the price never rises. Read L1’s blob price on L1.',
    cure: 'For a transaction’s cost, call [`linea_estimateGas`](/api/reference/linea-estimategas).',
    sources: [networkPage, constants],
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
    linea: 'A version byte and three prices: fixed cost, variable cost and gas price.',
    reason:
      'The prices tell every node how to price transactions. A public endpoint’s `eth_gasPrice` [can be higher](/technology/gas-fees#other-methods). Before Beta v4.0, the field also contained the sequencer’s signature.',
    cure: '[Decode it](/technology/gas-fees#prices) to read the current prices.',
    sources: [
      'LFDT-Lineth/lineth-monorepo@7e9dd5d0:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/lineth/extradata/LineaExtraDataHandler.java',
      'Consensys/doc.linea@994028bc:docs/changelog/release-notes.mdx',
    ],
  },
  {
    subject: '`parentBeaconBlockRoot`',
    ethereum: 'the root of the previous beacon block',
    linea: 'Zero in every block.',
    reason: 'Linea has no beacon chain, so its consensus client passes zero.',
    cure: 'Don’t read a beacon root from it. See [system contracts](#system-contracts).',
    sources: [engineClient],
  },
  {
    subject: '`blobGasUsed`, `excessBlobGas`',
    ethereum: 'the block’s blobs, and the demand so far',
    linea: 'Zero in every block.',
    reason: 'Linea has no blob transactions.',
    cure: 'Leave them out of fee models.',
    sources: [types],
  },
  {
    subject: '`withdrawals`, `requestsHash`',
    ethereum: 'withdrawals from the beacon chain, and requests to it',
    linea: 'An empty list, and the hash of an empty list.',
    reason:
      'Linea doesn’t pay validators. ETH moves through the [bridge](/get-started/how-to/bridge).',
    cure: 'If you account for ETH, count bridge messages instead.',
    sources: [engineClient],
  },
  {
    subject: '`stateRoot`',
    ethereum: 'the root that all nodes verify',
    linea: 'The same kind of root, but `LineaRollup` on L1 stores a different one.',
    reason:
      'Proofs use sparse Merkle trees with another hash function. L1 never sees the header’s root.',
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
    reason:
      'The published settings of nodes and provers allow no calls. Another of Linea’s sources, from 2026, lists RIPEMD-160 and BLAKE2f as supported, which isn’t confirmed. Treat both as unsupported unless your `linea_estimateGas` test and a Linea Sepolia transaction succeed. For Bitcoin addresses, compute RIPEMD-160 in Solidity.',
    cure: '[Test your call](#check-prover), or use SHA-256 or Keccak-256.',
    sources: [
      mainnetLimits,
      sepoliaLimits,
      mainnetProver,
      sepoliaProver,
      besuPrecompiles,
      networkPage,
      networkPageChange,
    ],
  },
  {
    subject: 'BLAKE2f (`0x09`)',
    ethereum: 'the compression function of BLAKE2b',
    linea:
      '`eth_call` and `eth_estimateGas` work, but nodes with the published defaults reject the transaction.',
    reason:
      'The published settings allow no calls and no rounds. As for RIPEMD-160, support isn’t confirmed.',
    cure: '[Test your call](#check-prover). Bridges can verify BLAKE2b outside Linea, or with a validity proof.',
    sources: [
      mainnetLimits,
      sepoliaLimits,
      mainnetProver,
      sepoliaProver,
      besuPrecompiles,
      networkPageChange,
    ],
  },
  {
    subject: 'MODEXP (`0x05`)',
    ethereum: 'arguments of up to 1,024 bytes each',
    linea: 'A block fits 64 calls, only one with an argument above 32 bytes.',
    reason:
      'The published limits allow one call with an argument above 32 bytes in a block, so a transaction may wait for a later block. P-256 and secp256k1 signatures have far higher limits. Size limit and price match Ethereum’s.',
    cure: 'Verify at most one RSA signature in a transaction.',
    sources: [mainnetLimits, sepoliaLimits, mainnetProver, modexp, networkPage],
  },
  {
    subject: 'A precompile as `to`',
    ethereum: 'a transaction like any other',
    linea: 'Rejected. Applies to `0x01` to `0x11` and `0x100`.',
    reason:
      'The circuit only supports calls from contracts. The error is `destination address is a precompile address and cannot receive transactions`.',
    cure: 'Call it from a contract. Remove such transactions from your test suites.',
    sources: [recipients, networkPage],
  },
  {
    subject: 'All others',
    ethereum: 'limited by gas alone',
    linea:
      'The same results and prices. All except identity have a [limit in one block](#precompile-limits).',
    reason: 'Each circuit has a fixed size. The node rejects a transaction above a limit.',
    cure: 'Stay well below the limit, because other transactions share the block.',
    sources: [mainnetLimits, sepoliaLimits, besuPrecompiles],
  },
];

const systemContracts: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'Beacon roots (EIP-4788)',
    location: '`0x000F3df6D732807Ef1319fB7B8bB8522d0Beac02`',
    ethereum: 'the roots of recent beacon blocks',
    linea: 'The contract exists and returns zero.',
    reason:
      'Each block adds its header’s root, which is zero, to the contract. As on Ethereum, the contract reverts for a time without a block. For L1’s state, send a [message](/get-started/how-to/bridge).',
    cure: 'Don’t prove anything with it, and reject a root of zero.',
    sources: [directory, engineClient, 'https://eips.ethereum.org/EIPS/eip-4788'],
  },
  {
    subject: 'Block hashes (EIP-2935)',
    location: '`0x0000F90827F1C53a10cb7A02335B175320002935`',
    ethereum: 'the hashes of the last 8,191 blocks',
    linea: 'The contract exists, as on Ethereum (evm-directory’s reading of Linea Mainnet).',
    reason: 'The node writes each hash to the contract before the first transaction of a block.',
    cure: 'Use it, but as with `BLOCKHASH`, the proof doesn’t cover the hashes.',
    sources: [
      directory,
      'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/main/java/net/consensys/linea/zktracer/module/txndata/transactions/SysiEip2935Transaction.java',
      constants,
    ],
  },
  {
    subject: 'Exits (EIP-7002) and consolidations (EIP-7251)',
    location:
      '`0x00000961Ef480Eb55e80D19ad83579A64c007002`, `0x0000BBdDc7CE488642fb579F8B00f3a590007251`',
    ethereum: 'queues of requests to validators',
    linea: 'Neither address has code on Linea Mainnet.',
    reason:
      'Linea has no validators that could exit. Placeholder contracts at [different addresses](/get-started/build/contracts#rollup) do nothing.',
    cure: 'Check for code first. A call to an empty address succeeds and keeps the ETH.',
    sources: [
      directory,
      mainnetGenesis,
      sepoliaGenesis,
      predeploy('WithdrawalQueue'),
      predeploy('ConsolidationQueue'),
    ],
  },
  {
    subject: 'Deposits (EIP-6110)',
    location: '`0x00000000219ab540356cBB839Cbe05303d7705Fa`',
    ethereum: 'accepts 32 ETH for a validator',
    linea:
      'Not used. A placeholder at [another address](/get-started/build/contracts#rollup) does nothing.',
    reason: 'Linea has no validators that could join.',
    cure: 'Don’t send ETH to either address.',
    sources: [mainnetGenesis, sepoliaGenesis, predeploy('BeaconChainDeposit')],
  },
];

const transactions: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'Type 3, blobs',
    ethereum: 'accepted',
    linea: 'Rejected: `TransactionTypeValidation - BLOB_TX_NOT_ALLOWED`.',
    reason: 'Linea has no separate data market. A plugin rejects blobs in the pool and in blocks.',
    cure: 'Use calldata.',
    sources: [types, networkPage],
  },
  {
    subject: 'Type 4, EIP-7702',
    ethereum: 'accepted since May 2025',
    linea: 'Accepted since [Beta v5.0](/release-notes#beta-v5-0), March 2026.',
    reason:
      'That release added the circuit for authorizations. Without `receive` in the delegate, transfers and claims of bridged ETH revert. The deny list also applies to each authority and each delegate.',
    cure: 'Delegate to code that accepts ETH.',
    sources: [delegation, denied, types],
  },
  {
    subject: 'Calldata',
    ethereum: 'no limit in the protocol',
    linea: 'At most 60,000 bytes in a transaction, and 109,000 in a block (published default).',
    reason:
      'A block’s data must fit into a blob on L1. Contract creations stay below the limit, because [init code](/get-started/how-to/deploy-smart-contract/compiler-settings#limits) has at most 49,152 bytes.',
    cure: 'Split larger calldata.',
    sources: [networkPage, profile],
  },
  {
    subject: 'Computation',
    ethereum: 'limited by gas',
    linea: 'Limited by gas, and by lines in each prover module.',
    reason:
      'The prover must prove each block. Above a limit, the error is `Transaction … line count for module … is above the limit …`. More gas doesn’t help.',
    cure: 'Call [`linea_estimateGas`](#check-prover). Split the work, especially hashing and cryptography.',
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
    linea: 'Rejected if the sender, recipient or delegation is listed.',
    reason:
      'The operator maintains the list. The error is `… is blocked as appearing on the SDN or other legally prohibited list`.',
    cure: 'None: [forced transactions](/risk-disclosures#exit), which bypass the sequencer’s list, aren’t live. They have a separate [filter](/technology/forced-transactions).',
    sources: [denied, sequencer, forced],
  },
  {
    subject: 'Assertions',
    ethereum: 'none in the protocol',
    linea:
      'The sequencer drops a transaction that breaks a contract’s assertion. There is no receipt.',
    reason:
      'An assertion is a rule registered for a contract. Beta v4.5 (January 2026) added this feature, the Credible Layer.',
    cure: 'If a valid transaction is never included, ask the owner of the called contract.',
    sources: [assertions],
  },
  {
    subject: 'Messages to L1',
    ethereum: 'no such messages',
    linea: 'At most 16 in a block.',
    reason: 'The circuit has no room for more.',
    cure: 'Send only a few in one transaction.',
    sources: [mainnetLimits, sepoliaLimits, mainnetProver],
  },
];

const fees: readonly Omit<Difference, 'group'>[] = [
  {
    subject: 'Fee formula',
    ethereum: 'gas × (base fee + tip)',
    linea: 'The same formula, but the tip is nearly the whole fee.',
    reason:
      'The tip pays for your bytes on L1, so there is no second charge. [Gas fees](/technology/gas-fees) has the formula and a calculator.',
    cure: 'Show one fee, and remove code for a separate L1 fee.',
    sources: [pricing, profile],
  },
  {
    subject: 'Estimates',
    ethereum: '`eth_gasPrice`, `eth_feeHistory`, `eth_maxPriorityFeePerGas`',
    linea: '`linea_estimateGas` returns gas, base fee and priority fee for your transaction.',
    reason: 'The price depends on each transaction’s bytes, which the other methods ignore.',
    cure: 'Estimate right before you sign, and use all three numbers.',
    sources: [pricing, 'Consensys/doc.linea@994028bc:docs/api/reference/linea-estimategas.mdx'],
  },
  {
    subject: 'Fee recipient',
    ethereum: 'burns the base fee, and pays the tip to the proposer',
    linea: 'The base fee is burned. The tip goes to `RollupRevenueVault`.',
    reason:
      'Since [November 2025](/release-notes#beta-v4-2), Linea Mainnet has burned part of the vault’s surplus as ETH, and part as LINEA.',
    cure: 'Do nothing, unless you model the ETH supply.',
    sources: [tokenomics, mainnetProver],
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
    linea: 'At least one second. The average depends on traffic.',
    reason:
      'Both networks build no empty blocks. On Linea Mainnet, the average was 4 seconds in the year to October 2026, and 7.5 seconds since April 20, 2026.',
    cure: 'If a node’s newest block is old, compare nodes before you call it behind.',
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
    reason:
      'The consensus (QBFT, in the client Maru) has one validator. Linea has no market for private order flow or builder bids.',
    cure: 'Read [the risks](/risk-disclosures#sequencer).',
    sources: [maruGenesis, sequencer],
  },
  {
    subject: 'Block capacity',
    ethereum: 'gas',
    linea: 'Data size, 300 transactions or a module’s lines fill a block before gas does.',
    reason: 'Linea must prove and publish each block.',
    cure: 'Don’t compute capacity from gas limit and block time.',
    sources: [mainnetLimits, sepoliaLimits, profile],
  },
  {
    subject: 'Reorganizations',
    ethereum: 'possible until final',
    linea: 'Sealed blocks aren’t reorganized, but nothing guarantees it.',
    reason:
      'The chain has one producer, and consensus without forks. Confirmations add nothing, so don’t count them.',
    cure: 'Rely on this for displays. For money that leaves Linea, wait for `finalized`.',
    sources: [finality],
  },
  {
    subject: '`finalized`',
    ethereum: 'after two epochs, 13 minutes at best',
    linea: 'About two hours (median, August 2026). Longest normal delay: 16 hours.',
    reason:
      'Linea proves many blocks together. A block is final after L1 verifies its proof and finalizes the L1 block that contains the proof.',
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
    linea: '`eth_getProof` for the header’s root, `linea_getProof` for the root on L1.',
    reason: 'There are [two roots](#header).',
    cure: 'If a contract on L1 verifies the proof, use `linea_getProof` and a finalized block.',
    sources: [networkPage, 'Consensys/doc.linea@994028bc:docs/api/reference/linea-getproof.mdx'],
  },
  {
    subject: 'ETH supply',
    ethereum: 'the sum of balances',
    linea: 'The balances include nearly a billion ETH in `L2MessageService` from genesis.',
    reason:
      '`L2MessageService` pays out deposits from this ETH. Apart from unclaimed deposits, its balance isn’t backed by ETH on L1.',
    cure: 'Leave its balance out of sums and rich lists.',
    sources: [mainnetGenesis, messages],
  },
  {
    subject: 'Caller of a message from L1',
    ethereum: 'no such messages',
    linea: '`msg.sender` is `L2MessageService`. Its function `sender` returns the L1 account.',
    reason:
      'Any account can send the claim, an ordinary transaction. Linea doesn’t alias L1 addresses, unlike some other L2s.',
    cure: 'Check both addresses, and use the right layer’s contract.',
    sources: [
      messages,
      'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/v1/L2MessageServiceV1.sol',
    ],
  },
  {
    subject: 'The same address on L1',
    ethereum: 'one layer',
    linea: 'A key controls the same address on both layers, but contracts can differ.',
    reason:
      'A contract’s address depends on creator and nonce, or on factory and salt. For a Safe, [deploy it on Linea](/get-started/how-to/linea-safe#same-address) before you send anything to it.',
    cure: 'Check the address’s code on Linea before you send.',
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
