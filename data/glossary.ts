import type {SourceRef} from './source';

/** A term of the glossary. */
export interface GlossaryTerm {
  /** Kebab-case; the anchor on the glossary page. */
  readonly id: string;
  /** As it is written in the middle of a sentence. */
  readonly term: string;
  /** Other forms that pages use: plurals, abbreviations, older names. */
  readonly also?: readonly string[];
  /**
   * Which of these forms pages explain at their first use, exactly as they stand here. Without it: all, in the plural
   * too. None (`false`) of an everyday word, which would only dot every page, and of a word that often means
   * something else only what cannot be mistaken.
   */
  readonly inPages?: false | readonly string[];
  /** Two to five sentences of our own, plain text with optional `code` in backticks. */
  readonly definition: string;
  /** The route of the page where the term matters most. */
  readonly see: string;
  /** Where the meaning was read. */
  readonly source: SourceRef;
}

/** Every term of the glossary, in the order of the alphabet. */
export const glossary: readonly GlossaryTerm[] = [
  {
    id: 'accumulator',
    term: 'accumulator',
    also: ['sparse Merkle accumulator'],
    definition:
      'A structure that sums up a whole set of entries in one short value, and lets you prove what was read from or written to the set. Linea keeps one for accounts and one for the storage of each contract: a sparse Merkle tree whose leaves also form a sorted, doubly linked list through their `prev` and `next` fields. The links are what makes it possible to prove that a key is absent, by showing its two neighbors.',
    see: '/technology/architecture',
    source:
      'Consensys/linea-monorepo@cb180134:prover/crypto/state-management/accumulator/leafopening.go',
  },
  {
    id: 'address-filter',
    term: 'address filter',
    also: ['AddressFilter'],
    definition:
      'An L1 contract with a list of addresses that forced transactions may not come from or go to. The gateway for forced transactions asks it before it accepts one, unless the admin of the gateway has switched the check off. A finalization may name a filtered address as the reason why a forced transaction was left out. The `LineaRollup` contract on Ethereum has pointed to one since July 16, 2026.',
    see: '/api/linea-smart-contracts/rollup/addressfilter',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/rollup/forcedTransactions/AddressFilter.sol',
  },
  {
    id: 'aggregation-proof',
    term: 'aggregation proof',
    also: ['aggregated proof', 'aggregation'],
    definition:
      'The one proof that stands for many. It shows that a group of execution proofs, data availability proofs and, where there are forced transactions, invalidity proofs are all correct and fit together. The coordinator requests it when enough proofs have piled up or a deadline passes, and sends it to `finalizeBlocks` on L1.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/aggregation/circuit.go',
  },
  {
    id: 'anchoring',
    term: 'anchoring',
    also: ['L1 to L2 anchoring', 'anchored'],
    definition:
      'Making a message known on the other layer, so that it can be claimed there. For deposits the coordinator writes up to 100 message hashes per call into the message service on Linea, by default only from L1 blocks that Ethereum has finalized. For withdrawals the finalization stores Merkle roots of the messages in the rollup contract. A message that has not been anchored cannot be claimed by anybody.',
    see: '/technology/message-service',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/L2MessageManager.sol',
  },
  {
    id: 'arcane',
    term: 'Arcane',
    definition:
      'The part of the prover that rewrites a high-level description of what must hold (lookups, permutations, range checks and constraints) as claims about polynomials at a single point. What comes out can be handed to a polynomial commitment scheme, which on Linea is Vortex. The prover runs it again after each round of self-recursion.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/protocol/compiler/arcane.go',
  },
  {
    id: 'archive-node',
    term: 'archive node',
    definition:
      'A node that keeps the state of every past block, and so can answer `eth_call` or `eth_getBalance` at any height. It needs far more disk than a node that follows the head. The profiles that ship with Linea Besu sync in `SNAP` mode and are not archive nodes.',
    see: '/get-started/how-to/recover-state',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/architecture/rpc-services.mdx',
  },
  {
    id: 'arithmetization',
    term: 'arithmetization',
    definition:
      'The translation of a computation into tables of numbers and equations between them. For Linea the computation is the EVM: the rows of the tables record its steps, and the equations hold in every row only if the steps follow the rules. Its constraints are written in a Lisp dialect and in `zkasm` files, one folder for each module of the machine.',
    see: '/technology/prover/trace-expansion',
    source: 'Consensys/linea-monorepo@cb180134:docs/tech/components/tracer-constraints.md',
  },
  {
    id: 'base-fee',
    term: 'base fee',
    also: ['baseFeePerGas'],
    definition:
      'The part of the gas price that every transaction in a block pays and that is burned, as EIP-1559 defines it. On Linea it rests at 7 wei: a block that is less than half full lowers the fee by an eighth at most, and an eighth of 7 wei rounds down to nothing. Proofs assume exactly this value, as part of the configuration that the verifier contract holds. What you really pay is therefore the priority fee.',
    see: '/api/reference/linea-estimategas',
    source: 'Consensys/linea-monorepo@cb180134:prover/config/config-mainnet-limitless.toml',
  },
  {
    id: 'batch',
    term: 'batch',
    also: ['batches', 'conflated batch'],
    definition:
      'A run of consecutive L2 blocks that is proven together, with one execution proof. The coordinator closes a batch when the next block would exceed what can be proven or compressed, when a deadline passes, or at a boundary such as a hard fork. Batches are packed into blobs; a batch is never split between two.',
    see: '/technology/sequencer/conflation',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/coordinator.md',
  },
  {
    id: 'blob',
    term: 'blob',
    also: ['blobs'],
    definition:
      'A piece of data of 128 KB that an Ethereum transaction carries beside its calldata, as EIP-4844 introduced it. Linea publishes the compressed content of its blocks in blobs. Each 32-byte word of a blob must be an element of a finite field, which leaves about 127 KB to fill. Contracts on Ethereum see only a commitment to the blob, never its bytes.',
    see: '/technology/public-data',
    source: 'Consensys/linea-monorepo@cb180134:docs/architecture-description.md',
  },
  {
    id: 'block-time',
    term: 'block time',
    also: ['L2 block time'],
    definition:
      'The time between two blocks. Linea Mainnet is configured for one second since Maru took over consensus in October 2025, but makes no empty blocks: a second in which no transaction waits passes without one. From October 2025 to October 2026 there were four seconds between blocks on average. Take times from the timestamps of blocks, and never work them out from block numbers.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/sequencer.md',
  },
  {
    id: 'bls12-377',
    term: 'BLS12-377',
    definition:
      'A pairing-friendly elliptic curve, used for proofs that another proof will check. Execution, data availability and invalidity proofs of Linea end as PLONK proofs over this curve. Its partner BW6-761 can verify such proofs with arithmetic that is native to it.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/aggregation/circuit.go',
  },
  {
    id: 'bn254',
    term: 'BN254',
    also: ['alt_bn128'],
    definition:
      'The elliptic curve for which Ethereum has had precompiles since 2017. A proof over it is cheap to verify in a contract, so the last proof of each finalization on Linea is a PLONK proof over BN254. The public input of that proof is a hash reduced to the scalar field of the curve.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/emulation/circuit.go',
  },
  {
    id: 'bootnode',
    term: 'bootnode',
    also: ['bootnodes', 'static peer'],
    definition:
      'A node with a known address that a starting node asks for peers. A Linea node has two peer-to-peer networks to join: the execution client finds peers through `enode` addresses, and Maru through static peers in its configuration. The profiles of Linea Besu name execution layer bootnodes, of which some were replaced since.',
    see: '/get-started/how-to/run-a-node/bootnodes',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
  },
  {
    id: 'bridged-token',
    term: 'bridged token',
    also: ['BridgedToken'],
    definition:
      'The ERC-20 contract that represents a token on the layer where it is not native. The token bridge deploys it when the token first arrives, mints when tokens come in and burns when they go back. Only the bridge can do either, and name, symbol and decimals are copied from the original.',
    see: '/technology/canonical-token-bridge',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/BridgedToken.sol',
  },
  {
    id: 'bundle',
    term: 'bundle',
    also: ['transaction bundle'],
    inPages: ['transaction bundle', 'transaction bundles'],
    definition:
      'A list of signed transactions that enter a block together and in order, or not at all. The sequencer plugin accepts bundles for a given block number and caps the gas they may use in a block. Access on the public network is permissioned, so most applications cannot send one.',
    see: '/api/reference/eth-sendbundle',
    source: 'Consensys/doc.linea@994028bc:docs/api/reference/eth-sendbundle.mdx',
  },
  {
    id: 'burn-mechanism',
    term: 'burn mechanism',
    also: ['dual burn'],
    definition:
      'What happens to the fees of Linea Mainnet that remain after costs. The revenue vault first pays outstanding invoices. Of the rest it burns 20% as ETH on L2 and swaps 80% for LINEA tokens, which go over the token bridge to a contract on Ethereum that burns them.',
    see: '/get-started/build/contracts',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/operational/RollupRevenueVault.sol',
  },
  {
    id: 'bw6-761',
    term: 'BW6-761',
    definition:
      'An elliptic curve made to fit BLS12-377: the numbers it computes with natively are those in which BLS12-377 points are expressed. Linea uses it for aggregation, where a circuit verifies many BLS12-377 proofs. A last circuit then carries the result over to BN254 for Ethereum.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/emulation/circuit.go',
  },
  {
    id: 'calldata',
    term: 'calldata',
    also: ['call data', 'transaction input'],
    definition:
      'The input bytes of a transaction, which a contract reads as its arguments. On Linea they count twice: as gas, and by their size after compression, which is paid for on L1. The profile `advanced-mainnet` of Linea Besu keeps transactions with more than 60,000 bytes of it out of the pool.',
    see: '/api/reference/linea-estimategas',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
  },
  {
    id: 'canonical-token-bridge',
    term: 'canonical token bridge',
    also: ['TokenBridge', 'token bridge', 'native bridge'],
    definition:
      'A pair of contracts, one on each layer, that move ERC-20 tokens between Ethereum and Linea. Native tokens are locked on one side and minted as bridged tokens on the other; the way back burns and releases. The instruction travels as a message of the message service, so a transfer takes as long as that message.',
    see: '/technology/canonical-token-bridge',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/TokenBridgeBase.sol',
  },
  {
    id: 'chain-id',
    term: 'chain ID',
    also: ['chainId'],
    inPages: false,
    definition:
      'The number that a signed transaction names so that it is valid on one network only. Linea Mainnet has 59144 and Linea Sepolia 59141. It is also part of the configuration whose hash stands in the verifier contract, which ties a proof to its network.',
    see: '/get-started/build/network-info',
    source: 'Consensys/doc.linea@994028bc:docs/network/build/connect.mdx',
  },
  {
    id: 'circuit',
    term: 'circuit',
    also: ['circuits', 'arithmetic circuit'],
    definition:
      'A computation fixed in advance as additions and multiplications of field elements, so that a proof system can show it was carried out correctly. Linea has circuits for execution, data availability, invalidity, public input interconnection, aggregation and emulation. Each has its own keys, and replacing one can require a new verifier contract.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/registry.go',
  },
  {
    id: 'claim',
    term: 'claim',
    also: ['claiming', 'claimMessage', 'claimMessageWithProof'],
    inPages: ['claim', 'claiming', 'claimMessage', 'claimMessageWithProof'],
    definition:
      'The transaction that delivers a message on its destination layer: it passes on the ETH and makes the call. On Linea it is `claimMessage`, which checks that the hash was anchored; on Ethereum it is `claimMessageWithProof`, which checks a Merkle proof. Anybody may send it, it works once, and whoever sends it pays the gas of that layer.',
    see: '/get-started/how-to/bridge/claim-messages',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/L1MessageService.sol',
  },
  {
    id: 'clique',
    term: 'Clique',
    definition:
      'The protocol with which Linea sealed its blocks until October 2025. It is a proof of authority: a fixed list of signers is trusted to seal blocks. Maru and QBFT replaced it in release Beta v4.0. Guides that configure a node with Clique settings alone describe a network that no longer exists.',
    see: '/get-started/connect',
    source: 'Consensys/doc.linea@994028bc:docs/changelog/release-notes.mdx',
  },
  {
    id: 'compression',
    term: 'compression',
    also: ['blob compressor', 'compressor'],
    definition:
      'Packing the blocks of a batch into fewer bytes before they are published on L1. Linea uses an LZSS compressor, which replaces repeated byte sequences by references, with a dictionary of common sequences that both sides know. Signatures are left out and the sender address is kept instead, since the execution proof already covers the signatures. The compressed size of your transaction goes into its minimum price.',
    see: '/technology/sequencer/conflation',
    source: 'Consensys/linea-monorepo@cb180134:prover/lib/compressor/blob/v1/blob_maker.go',
  },
  {
    id: 'compression-dictionary',
    term: 'compression dictionary',
    also: ['dictionary'],
    inPages: ['compression dictionary'],
    definition:
      'A file of byte sequences that often occur in Linea transactions. The compressor works with one version at a time; the prover and the decompressor can load several, and the header of each blob names the right one by checksum. A tool that rebuilds old state must keep the old versions.',
    see: '/technology/gas-fees',
    source: 'Consensys/linea-monorepo@cb180134:prover/lib/compressor/dictionary-update-guide.md',
  },
  {
    id: 'conflation',
    term: 'conflation',
    also: ['conflate'],
    definition:
      'Merging several blocks into one batch so that a single execution proof covers them. The coordinator decides where a batch ends, from trace counts, compressed size, number of blocks, elapsed time and fixed boundaries. Conflation spreads the fixed cost of a proof over more transactions; it changes nothing in the blocks themselves.',
    see: '/technology/sequencer/conflation',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/coordinator.md',
  },
  {
    id: 'conglomeration',
    term: 'conglomeration',
    definition:
      'The step of the limitless prover that merges the proofs of segments, two at a time and in any order, until one is left. The circuit also counts the segments, so that none can be dropped, and accepts only those made with known keys. Its result goes into the execution proof.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:prover/protocol/distributed/hierarchical-doc.md',
  },
  {
    id: 'consensus-client',
    term: 'consensus client',
    also: ['consensus layer client'],
    definition:
      'The half of a node that decides which block comes next and hands it to the execution client. On Linea it is Maru, the only implementation there is. A node without one stays at the height it had.',
    see: '/get-started/how-to/run-a-node/maru',
    source: 'Consensys/linea-monorepo@cb180134:maru/README.md',
  },
  {
    id: 'constraint',
    term: 'constraint',
    also: ['constraints', 'constraint system'],
    definition:
      'An equation that must hold between the cells of a trace. Thousands of them together say what a correct EVM execution is, and a proof shows that a trace satisfies all of them. A rule of the EVM without a constraint would be a rule that a dishonest prover could break.',
    see: '/technology/prover/trace-expansion',
    source: 'Consensys/linea-monorepo@cb180134:docs/tech/components/tracer-constraints.md',
  },
  {
    id: 'coordinator',
    term: 'coordinator',
    definition:
      'The service that drives everything between a sealed block and its finalization. It groups blocks into batches and batches into blobs, asks the prover for proofs, submits data and proofs to L1, anchors deposits on L2 and computes the gas pricing that blocks carry. If it stops, blocks are still produced, but nothing new is finalized and no deposit arrives.',
    see: '/technology/coordinator',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/coordinator.md',
  },
  {
    id: 'corset',
    term: 'Corset',
    also: ['go-corset'],
    definition:
      'The tool chain for the constraints of the zkEVM. When the prover is built it compiles the constraint files, and when the prover runs it expands recorded traces into the full tables that the constraints speak about. The prover uses the Go version, inside its own process.',
    see: '/technology/prover/trace-expansion',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/architecture/prover/trace-expansion.mdx',
  },
  {
    id: 'credible-layer',
    term: 'Credible Layer',
    also: ['assertions'],
    inPages: ['Credible Layer'],
    definition:
      'A service beside the sequencer that checks transactions against rules which contract owners have registered. The rules, called assertions, are written in Solidity and look at the state before and after a transaction. A transaction that breaks one is dropped before it reaches a block. Linea Mainnet has had it since release Beta v4.5 of January 28, 2026.',
    see: '/technology/architecture',
    source: 'Consensys/doc.linea@994028bc:docs/network/how-to/write-and-deploy-assertions.mdx',
  },
  {
    id: 'data-availability',
    term: 'data availability',
    also: ['DA'],
    definition:
      'The guarantee that whoever wants to rebuild the state can get the data for it. Linea publishes the data in Ethereum blobs before the proof is accepted: the rollup contract rejects a finalization whose data was not submitted. Ethereum nodes delete blobs after about 18 days, so a late reader needs an archive of them.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
  },
  {
    id: 'data-availability-proof',
    term: 'data availability proof',
    also: ['compression proof', 'blob decompression proof'],
    definition:
      'The proof that the data in a blob is the data that was executed. It shows that the blob decompresses to the transactions of its batches, and that a polynomial made of the blob has the claimed value at one point. The same point is checked against the blob on L1, which closes the chain from Ethereum to the execution proof. Parts of the source and of the documentation still call it compression proof.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/dataavailability/v2/circuit.go',
  },
  {
    id: 'deny-list',
    term: 'deny list',
    also: ['denylist'],
    definition:
      'A file of addresses that a node refuses to serve. Linea Besu checks the sender and the recipient of a transaction against it, and for EIP-7702 also the signing account and the delegate of each authorization. The file ships with the package, and a transaction that it stops never enters the pool.',
    see: '/api/reference/eth-sendrawtransaction',
    source: 'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/docs/plugins.md',
  },
  {
    id: 'dynamic-chain-configuration',
    term: 'dynamic chain configuration',
    also: ['DCC'],
    definition:
      'Settings of a network that its verifier contract fixes instead of the circuits: chain ID, base fee, the address that receives fees, the address of the message service, and which circuits are allowed. The contract keeps one hash of them, which is part of the public input, so a proof made for other settings is rejected. It lets several networks built on Lineth share the same circuits. Linea Mainnet has used it since release Beta v5.2.',
    see: '/release-notes',
    source: 'Consensys/linea-monorepo@cb180134:contracts/deploy/01_deploy_PlonkVerifier.ts',
  },
  {
    id: 'eip-1559-transaction',
    term: 'EIP-1559 transaction',
    also: ['type 2 transaction', 'dynamic fee transaction'],
    definition:
      'A transaction that states the most it pays per gas and a priority fee, instead of one gas price. It is the usual type on Linea, next to types 0, 1 and 4. Blob transactions, type 3, are rejected.',
    see: '/technology/forced-transactions',
    source: 'https://eips.ethereum.org/EIPS/eip-1559',
  },
  {
    id: 'eip-4844',
    term: 'EIP-4844',
    also: ['proto-danksharding', 'blob transactions'],
    definition:
      'The change to Ethereum that gave rollups blobs with a fee market of their own. Linea has sent its data to Ethereum this way since release Alpha v3.0 of March 2024. Linea itself accepts no blob transactions, and the opcode `BLOBHASH` returns zero on it.',
    see: '/get-started/build/ethereum-differences',
    source: 'https://eips.ethereum.org/EIPS/eip-4844',
  },
  {
    id: 'eip-7702',
    term: 'EIP-7702',
    also: ['type 4 transaction', 'set code transaction', 'delegation'],
    inPages: ['EIP-7702', 'type 4 transaction', 'set code transaction'],
    definition:
      'A transaction type with which an ordinary account points to contract code that then runs for it, for example to batch calls or let somebody else pay. The pointer stays until the account signs another one. Linea Sepolia has supported it since March 6, 2026 and Linea Mainnet since March 23, 2026.',
    see: '/technology/eip-7702',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/eip-7702.mdx',
  },
  {
    id: 'elliptic-curve',
    term: 'elliptic curve',
    also: ['pairing-friendly curve'],
    definition:
      'A set of points that can be added to each other. Adding a point to itself many times is easy; finding out afterwards how many times is not, and cryptography rests on that. On a pairing-friendly curve one can also check a product of hidden values, which is what KZG commitments need. Linea uses BLS12-377, BW6-761 and BN254 for its outer proofs. The inner proof commits with hashes and needs no curve.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/setup.go',
  },
  {
    id: 'emulation',
    term: 'emulation',
    also: ['emulation circuit'],
    definition:
      'Computing in one field with the numbers of another. It is slow, so Linea does it once for each finalization: the emulation circuit verifies the BW6-761 aggregation proof with BN254 arithmetic. The result is the proof that Ethereum verifies.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/emulation/circuit.go',
  },
  {
    id: 'engine-api',
    term: 'Engine API',
    definition:
      'The interface through which a consensus client tells an execution client to build, check and adopt blocks. Maru uses it with every client it drives, and the sample set-ups serve it on port 8550. It must never be open to the internet.',
    see: '/get-started/how-to/run-a-node',
    source:
      'Consensys/linea-monorepo@cb180134:docs/getting-started/linea-mainnet/maru/maru-config.toml',
  },
  {
    id: 'enr',
    term: 'ENR',
    also: ['Ethereum node record'],
    definition:
      'A short signed record in which a node tells its key, its address and its ports, so that others can find it. EIP-778 defines it; as text it begins with `enr:`. Discovery starts from the record of a node that one knows already. Since no record of a Maru node of Linea is published, Maru is given its peers by hand.',
    see: '/get-started/how-to/run-a-node/maru',
    source: 'https://eips.ethereum.org/EIPS/eip-778',
  },
  {
    id: 'evm',
    term: 'EVM',
    also: ['Ethereum Virtual Machine'],
    definition:
      'The machine that all Ethereum nodes simulate to run contracts. Linea runs the same machine at the level of the Osaka hard fork, adopted in December 2025, with few exceptions. Bytecode compiled for Ethereum runs unchanged unless it needs one of the precompiles that Linea cannot prove.',
    see: '/get-started/how-to/deploy-smart-contract',
    source:
      'Consensys/linea-monorepo@cb180134:maru/app/src/main/resources/beacon-genesis-files/linea-mainnet-genesis.json',
  },
  {
    id: 'execution-client',
    term: 'execution client',
    also: ['execution layer client', 'EL'],
    definition:
      'The half of a node that runs transactions, keeps the state and answers JSON-RPC. Linea Besu, Besu and Geth can follow Linea together with Maru, Erigon only with patches that you build yourself, and Nethermind not with the settings it ships. Only Linea Besu brings the plugins for methods such as `linea_estimateGas`.',
    see: '/get-started/how-to/run-a-node',
    source: 'Consensys-Incorporated/doc.linea@8d91af8f:docs/network/how-to/run-a-node/erigon.mdx',
  },
  {
    id: 'execution-proof',
    term: 'execution proof',
    definition:
      'The proof that the blocks of one batch were executed by the rules of the EVM and lead from one state root to the next. Inside it is a proof of the Wizard framework over the KoalaBear field; outside, a PLONK circuit over BLS12-377 verifies that inner proof. On Mainnet the inner proof is made in limitless mode.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/execution/circuit.go',
  },
  {
    id: 'extra-data-pricing',
    term: 'extra data pricing',
    also: ['extraData pricing'],
    definition:
      'The way in which Linea tells all nodes the current prices: the `extraData` field of each block header carries them. After a version byte come three values of four bytes each, in units of 1,000 wei: the fixed cost, the variable cost and a price for `eth_gasPrice`. Nodes with the Linea plugins read the field to answer `linea_estimateGas`, which is why a node that lags behind quotes old prices.',
    see: '/api/reference/linea-estimategas',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/extradata/LineaExtraDataHandler.java',
  },
  {
    id: 'fiat-shamir-transform',
    term: 'Fiat–Shamir transform',
    also: ['Fiat-Shamir'],
    definition:
      'The trick that turns a dialog between prover and verifier into a document. The random questions of the verifier are replaced by hashes of everything said so far, which the prover cannot foresee. Every proof of Linea depends on it; the inner proof hashes with Poseidon2.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/crypto/fiatshamir_koalabear/fiatshamir.go',
  },
  {
    id: 'finalization',
    term: 'finalization',
    also: ['finalize', 'finalizeBlocks'],
    definition:
      'The moment when the rollup contract on L1 accepts a proof for a range of L2 blocks and records their last state root. The call also stores the Merkle roots of withdrawal messages, checks the rolling hash of deposits and moves the finalized block number. Only an account with `OPERATOR_ROLE` may make it.',
    see: '/technology/transaction-lifecycle',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
  },
  {
    id: 'finalized-tag',
    term: 'finalized tag',
    also: ['finalized block'],
    definition:
      'The block parameter `finalized` of JSON-RPC, which on Linea means: proven on L1, in an L1 block that Ethereum has finalized. Maru supplies it to the execution client when its configuration has a `[linea]` section with an L1 endpoint. Without that section a node calls each new block finalized at once, so check how your provider is set up before you rely on the tag.',
    see: '/api/reference/eth-getblockbynumber',
    source: 'Consensys/linea-monorepo@cb180134:maru/app/src/main/kotlin/maru/app/MaruAppFactory.kt',
  },
  {
    id: 'finite-field',
    term: 'finite field',
    also: ['prime field', 'field element'],
    definition:
      'A set of numbers in which one can add, multiply and divide without ever leaving it; for a prime field, the remainders modulo a prime. All values in a circuit are its elements. Since release Beta v5.2 Linea computes its inner proofs in the 31-bit field KoalaBear, and its outer proofs in the much larger fields of elliptic curves.',
    see: '/api/linea-smart-contracts/lib/sparsemerkleproof',
    source: 'Consensys/linea-monorepo@cb180134:prover/maths/field/fext/doc.go',
  },
  {
    id: 'fixed-cost',
    term: 'fixed cost',
    definition:
      'The part of the minimum priority fee that does not depend on the size of a transaction. It pays for infrastructure, is counted per unit of gas, and stands at 0.03 gwei. Blocks carry it in their extra data.',
    see: '/api/reference/linea-estimategas',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
  },
  {
    id: 'follower',
    term: 'follower',
    also: ['follower node'],
    inPages: ['follower node', 'follower nodes'],
    definition:
      'A Maru node that takes part in the network without voting. It receives sealed blocks, that is, blocks signed by the validators, from its peers, checks the seals and passes the blocks to its execution client. Every node that you run for Linea is one.',
    see: '/technology/architecture',
    source:
      'Consensys/linea-monorepo@cb180134:maru/consensus/src/main/kotlin/maru/consensus/qbft/QbftConsensusFollower.kt',
  },
  {
    id: 'forced-transaction',
    term: 'forced transaction',
    also: ['forced transactions', 'ForcedTransactionGateway', 'FTX'],
    definition:
      'A signed L2 transaction handed in through a contract on L1, to get past a sequencer or RPC node that ignores it. The contract sets a block by which it must be dealt with, and a finalization that reaches this block without it fails. Dealt with means executed, or proven invalid. The rollup contract of Linea Mainnet has supported it since July 16, 2026; in August 2026 the documentation of the network still called it not live.',
    see: '/technology/forced-transactions',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/rollup/forcedTransactions/ForcedTransactionGateway.sol',
  },
  {
    id: 'gas',
    term: 'gas',
    inPages: false,
    definition:
      'The unit in which the EVM counts work. Linea charges the same gas per opcode as Ethereum, so contracts cost the same number of units. The price of a unit differs: it depends on how many bytes your transaction needs on L1, spread over its gas.',
    see: '/api/reference/linea-estimategas',
    source: 'Consensys/doc.linea@994028bc:docs/network/how-to/gas-fees.mdx',
  },
  {
    id: 'gas-limit',
    term: 'gas limit',
    also: ['block gas limit'],
    inPages: ['gas limit', 'block gas limit'],
    definition:
      'For a transaction, the most gas it may use; for a block, the sum that its transactions may use. On Linea a transaction has had at most 16,777,216 since the Osaka hard fork, and a block 2 billion, though the sequencer can hold back earlier. Let `linea_estimateGas` choose the limit of a transaction, because a limit that is too high also changes the minimum price that is computed for it.',
    see: '/get-started/build/network-info',
    source: 'Consensys/linea-monorepo@cb180134:tracer-constraints/constants/constants.lisp',
  },
  {
    id: 'gkr',
    term: 'GKR',
    also: ['Goldwasser–Kalai–Rothblum protocol'],
    definition:
      'A protocol that proves a layered computation without committing to the values in between. The outer circuits of Linea use it for Poseidon2 hashing through a component of the library gnark, because hashing is the same small computation many times over. It makes those circuits smaller.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/dataavailability/v2/circuit.go',
  },
  {
    id: 'gnark',
    term: 'gnark',
    definition:
      'The Go library with which Linea writes its outer circuits and produces PLONK proofs. It also generates the verifier contract in Solidity. Its sister library gnark-crypto supplies fields, curves and hash functions.',
    see: '/api/linea-smart-contracts/lib/mimc',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/setup.go',
  },
  {
    id: 'hard-finality',
    term: 'hard finality',
    also: ['L1 finality'],
    definition:
      'The state of a transaction whose proof has been accepted by the rollup contract, in an L1 block that Ethereum itself has finalized. From then on undoing it would mean undoing Ethereum. Withdrawals must wait for the proof. In August 2026 the network gave a median of about two hours, and an upper bound of 16 hours in normal operation. A reading on October 1, 2026 found the newest proven block 3.7 hours old.',
    see: '/technology/transaction-lifecycle',
    source: 'Consensys/doc.linea@994028bc:docs/network/overview/transaction-finality.mdx',
  },
  {
    id: 'hard-fork',
    term: 'hard fork',
    also: ['fork', 'network upgrade'],
    inPages: ['hard fork', 'hard forks', 'network upgrade', 'network upgrades'],
    definition:
      'A change of the rules that every node must apply at the same point. Linea sets the point by timestamp in the genesis file of Maru, and the execution client must know the same fork. Batches and aggregations never straddle one.',
    see: '/release-notes',
    source:
      'Consensys/linea-monorepo@cb180134:maru/app/src/main/resources/beacon-genesis-files/linea-mainnet-genesis.json',
  },
  {
    id: 'hash-function',
    term: 'hash function',
    definition:
      'A function that maps any input to a short value such that nobody finds two inputs with the same one. Linea needs two kinds: Keccak-256 where Ethereum contracts must compute it, and functions that are cheap in a circuit where the prover must. For the second kind the source uses Poseidon2, ring-SIS and, in a few places, MiMC.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/crypto/poseidon2_koalabear/poseidon2.go',
  },
  {
    id: 'interactive-oracle-proof',
    term: 'interactive oracle proof',
    also: ['IOP', 'polynomial IOP'],
    definition:
      'A dialog in which the prover offers large tables that the verifier never reads in full, only at random places. A commitment scheme and the Fiat–Shamir transform make a short proof of it. The inner proof of Linea is described in this form, in the framework called Wizard.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/protocol/wizard/doc.go',
  },
  {
    id: 'invalidity-proof',
    term: 'invalidity proof',
    definition:
      'The proof that a forced transaction could not be executed and was rightly left out. There are circuits for a wrong nonce or too little balance, for a filtered address, and for calls of a precompile, or logs, that cannot be proven. It lets finalization go on without trusting the word of the operator.',
    see: '/technology/forced-transactions',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/invalidity/invalidity.go',
  },
  {
    id: 'keccak-256',
    term: 'Keccak-256',
    also: ['Keccak'],
    definition:
      'The hash function of Ethereum, behind addresses, storage slots and the opcode `KECCAK256`. It is expensive to prove, because it shuffles bits and circuits think in field elements. Linea has a module for it in the zkEVM and a separate proof for the hashes that connect its circuits with the L1 contract.',
    see: '/api/reference/web3-sha3',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/pi-interconnection/circuit.go',
  },
  {
    id: 'koalabear',
    term: 'KoalaBear',
    also: ['small field'],
    definition:
      'The prime field modulo 2130706433, which is 2^31 - 2^24 + 1. Its elements fit into one word of a processor, so the prover computes faster than with the 253-bit field it used before. Linea Mainnet switched to it with release Beta v5.2 on April 1, 2026. Since then a state root is eight such elements in 32 bytes.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/libraries/Poseidon2.sol',
  },
  {
    id: 'kzg-commitment',
    term: 'KZG commitment',
    also: ['KZG', 'Kate commitment'],
    definition:
      'A polynomial commitment that is a single point of an elliptic curve, with an equally short proof for the value at any point. Linea meets it twice: Ethereum commits to blobs with it, and the PLONK proofs of Linea are built on it. Both need a trusted setup, though not the same one.',
    see: '/api/linea-smart-contracts/linearollup',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/srs_store.go',
  },
  {
    id: 'l1',
    term: 'L1',
    also: ['layer 1'],
    inPages: false,
    definition:
      'The network on which another one settles. For Linea Mainnet it is Ethereum Mainnet, for Linea Sepolia it is Ethereum Sepolia. It holds the data, checks the proofs and keeps the bridged funds.',
    see: '/get-started/build/network-info',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/rollup.md',
  },
  {
    id: 'l2',
    term: 'L2',
    also: ['layer 2'],
    inPages: false,
    definition:
      'A network that executes transactions by itself and leaves settlement to an L1. Linea is one, with Ethereum as its L1. Some of its parts are run by a single operator today, which the risk page lists.',
    see: '/risk-disclosures',
    source: 'Consensys/doc.linea@994028bc:docs/network/risk-disclosures.mdx',
  },
  {
    id: 'limitless-prover',
    term: 'limitless prover',
    also: ['limitless mode', 'distributed prover'],
    definition:
      'The way in which the prover of Linea Mainnet has made execution proofs since 2025: it cuts a large trace into segments, proves each by itself and merges the proofs. The size of a trace is then bounded by the number of segments and not by the largest proof that a machine can make. Precompiles that cannot be proven and the size of a blob still limit what a block can hold.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:prover/zkevm/limitless.go',
  },
  {
    id: 'line-count',
    term: 'line count',
    also: ['trace counts', 'trace line count'],
    definition:
      'The number of rows that a transaction or block produces in a module of the trace. The sequencer and `linea_estimateGas` compare it with module limits, and the coordinator uses it to end batches. A call can be cheap in gas and still produce many lines.',
    see: '/technology/sequencer/traces-generator',
    source: 'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/docs/plugins.md',
  },
  {
    id: 'linea',
    term: 'Linea',
    inPages: false,
    definition:
      'The public L2 network with the mainnet Linea Mainnet and the testnet Linea Sepolia, together with its brand, its token and its governance. The software it runs on is called Lineth. Use the first name for what you connect to, and the second for what you build or deploy.',
    see: '/get-started',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/linea-vs-lineth.mdx',
  },
  {
    id: 'linea-besu',
    term: 'Linea Besu',
    also: ['linea-besu', 'Linea Besu package'],
    definition:
      'A distribution of the execution client Besu with the plugins and profiles for Linea. It serves the `linea_` methods, applies the rules of the transaction pool and, in other roles, builds blocks or produces traces. The profile `basic-mainnet` loads no external plugins; `advanced-mainnet` does.',
    see: '/get-started/how-to/run-a-node/linea-besu',
    source: 'Consensys/linea-monorepo@cb180134:linea-besu/package/README.md',
  },
  {
    id: 'linea-token',
    term: 'LINEA token',
    definition:
      'The ERC-20 token of the network, with the same address on Ethereum Mainnet and Linea Mainnet. It pays no gas, which is always ETH, and carries no vote. The burn mechanism buys it with part of the fees.',
    see: '/support',
    source: 'Consensys/doc.linea@994028bc:docs/network/overview/tokenomics.mdx',
  },
  {
    id: 'linearollup',
    term: 'LineaRollup',
    also: ['rollup contract', 'L1 message service'],
    definition:
      'The main contract of Linea on Ethereum, behind a proxy. It takes blobs, verifies finalizations, records state roots, and is the L1 end of the message service, so it also holds the bridged ETH that is not staked. Version 8.0 came into use on July 16, 2026; on October 1, 2026 the proxy pointed to a newer implementation.',
    see: '/get-started/build/contracts',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollup.sol',
  },
  {
    id: 'lineth',
    term: 'Lineth',
    also: ['Linea Stack', 'lineth-monorepo'],
    definition:
      'The open-source stack on which Linea runs, called the Linea Stack until 2026. It is an incubating project of LF Decentralized Trust, and its source moved from `Consensys/linea-monorepo` to `LFDT-Lineth/lineth-monorepo`. Others can run networks of their own with it; those are not Linea.',
    see: '/technology/lineth',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/linea-vs-lineth.mdx',
  },
  {
    id: 'liveness-recovery',
    term: 'liveness recovery',
    also: ['liveness recovery operator'],
    definition:
      'An emergency exit in the rollup contract. Once 182.5 days have passed since the timestamp of the last finalized block, anybody may call a function that gives the operator role to an address set in advance. On Mainnet this address is a contract that forwards the calls of anybody. Funds are then not stuck for good, provided that somebody runs the prover and submits data and proofs.',
    see: '/technology/forced-transactions',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LivenessRecovery.sol',
  },
  {
    id: 'lookup-argument',
    term: 'lookup argument',
    also: ['lookup', 'inclusion query'],
    inPages: ['lookup argument', 'lookup arguments', 'inclusion query'],
    definition:
      'A proof that every row of one table also stands in another. It replaces computation by reference: a range check, for example, looks a value up in a list of all permitted values. The prover of Linea turns lookups into sums of fractions, called logarithmic derivatives, and they are also how modules exchange results.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/protocol/compiler/logderivativesum/lookup.go',
  },
  {
    id: 'lxp',
    term: 'LXP',
    also: ['LXP-L'],
    definition:
      'Points that users of Linea collected before there was a token. LXP came from Linea Voyage and cannot be transferred; LXP-L came from Linea Surge, a program for those who provided liquidity. Holders of both were among those who received LINEA in the airdrop of 2025.',
    see: '/technology/tokenomics',
    source: 'Consensys/doc.linea@a3b17dd4:docs/users/linea-voyage/lxp/index.mdx',
  },
  {
    id: 'maru',
    term: 'Maru',
    definition:
      'The consensus client of Linea, written in Kotlin for this network. It runs QBFT, gossips sealed blocks and drives an execution client through the Engine API. Every node has needed it since release Beta v4.0 of October 2025.',
    see: '/get-started/how-to/run-a-node/maru',
    source: 'Consensys/linea-monorepo@cb180134:maru/README.md',
  },
  {
    id: 'merkle-proof',
    term: 'Merkle proof',
    also: ['Merkle path', 'inclusion proof'],
    definition:
      'The hashes beside the path from a leaf to the root of a Merkle tree. With them anybody who knows the root can check that the leaf belongs to the tree. On Linea you meet one when you claim a withdrawal on L1, and in the answer of `linea_getProof`.',
    see: '/get-started/how-to/bridge/claim-messages',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/messaging/libraries/SparseMerkleTreeVerifier.sol',
  },
  {
    id: 'merkle-tree',
    term: 'Merkle tree',
    also: ['Merkle root'],
    definition:
      'A tree of hashes in which each node is the hash of its two children, so that the root stands for all leaves. Withdrawal messages are put into trees of depth 5, which hold 32 messages each, hashed with Keccak-256. The state uses a different one, the sparse Merkle tree, with Poseidon2.',
    see: '/api/linea-smart-contracts/linearollup',
    source: 'Consensys/linea-monorepo@cb180134:prover/config/config-mainnet-limitless.toml',
  },
  {
    id: 'message-fee',
    term: 'message fee',
    also: ['postman fee', 'minimum fee'],
    definition:
      'ETH that the sender of a cross-chain message adds for whoever claims it. On Linea the first part goes to the network as a minimum fee, read from `minimumFeeInWei`, and a message that offers less reverts. If nothing remains beyond that, somebody has to claim without being paid, which is usually the recipient or a postman that sponsors small claims.',
    see: '/technology/message-service',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/v1/L2MessageServiceV1.sol',
  },
  {
    id: 'message-hash',
    term: 'message hash',
    definition:
      'The Keccak-256 hash over sender, recipient, fee, value, message number and calldata of a message. It identifies the message on both layers: it is what gets anchored, what forms the leaf of a Merkle tree and what `MessageClaimed` reports. The message number keeps two equal messages apart.',
    see: '/technology/message-service',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/messaging/libraries/MessageHashing.sol',
  },
  {
    id: 'message-service',
    term: 'message service',
    also: ['canonical message service', 'L2MessageService'],
    definition:
      'The contracts that carry ETH and calls between Ethereum and Linea: `LineaRollup` on L1 and `L2MessageService` on L2. A message is sent with `sendMessage`, anchored by the operator, and claimed. A contract that receives one should ask `sender()` for its author, because `msg.sender` is the service itself.',
    see: '/technology/message-service',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/MessageServiceBase.sol',
  },
  {
    id: 'mimc',
    term: 'MiMC',
    definition:
      'A hash function made for circuits, and the one that secured the state of Linea until the move to Poseidon2. In the source of June 2026 it remains in a few places: the rolling hash of forced transactions, the hash of the chain configuration, and the Keccak proof between circuits. Code that checks state proofs with it fails for blocks finalized since release Beta v5.2.',
    see: '/api/linea-smart-contracts/lib/mimc',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/libraries/Mimc.sol',
  },
  {
    id: 'module',
    term: 'module',
    also: ['modules'],
    inPages: false,
    definition:
      'One table of the arithmetization, with a task of its own. `HUB` follows every instruction, others handle memory, storage of bytecode, comparisons, hashing or single precompiles. Modules ask each other through lookups.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/tracer.md',
  },
  {
    id: 'module-limit',
    term: 'module limit',
    also: ['module limits', 'trace limits', 'prover limits'],
    definition:
      'The most lines that a module may have. Release Beta v3.1 announced the end of these limits on the sequencer, yet the node package still ships a file of them and `linea_estimateGas` still checks against it. An entry of zero, as `RIPEMD-160` and `BLAKE2f` have in that file, leaves no room for the operation at all.',
    see: '/technology/prover/prover-limits',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/config/trace-limits.mainnet.toml',
  },
  {
    id: 'multisignature-account',
    term: 'multisignature account',
    also: ['multisignature wallet', 'multisig'],
    definition:
      'A contract that acts only when a set number of its owners have signed. No single lost or stolen key can then move its funds or use its rights. On Linea the usual one is Safe, and the Security Council acts through a Safe as well.',
    see: '/get-started/how-to/linea-safe',
    source: 'Consensys/linea-monorepo@cb180134:contracts/docs/security-council-charter.md',
  },
  {
    id: 'opcode',
    term: 'opcode',
    also: ['opcodes', 'instruction'],
    inPages: ['opcode', 'opcodes'],
    definition:
      'A single instruction of the EVM. All have been part of the proof since release Beta v2.0, although the network says that the value of `BLOCKHASH` is not guaranteed by it. A few return something else than on Ethereum: `BLOBHASH` gives zero and `BLOBBASEFEE` the lowest possible fee, since Linea has no blobs, and `PREVRANDAO` does not come from a beacon chain.',
    see: '/get-started/build/ethereum-differences',
    source: 'Consensys/doc.linea@994028bc:docs/network/overview/ethereum-differences.mdx',
  },
  {
    id: 'operator',
    term: 'operator',
    also: ['OPERATOR_ROLE'],
    inPages: ['OPERATOR_ROLE'],
    definition:
      'Whoever runs the services of a rollup. In the contracts of Linea it is an account with `OPERATOR_ROLE`, which may submit blobs and finalize blocks; on Mainnet two accounts share the work. An operator can delay transactions, but cannot finalize a state without a valid proof.',
    see: '/risk-disclosures',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
  },
  {
    id: 'optimistic-rollup',
    term: 'optimistic rollup',
    also: ['fraud proof'],
    definition:
      'A rollup that publishes results without a proof and leaves time for objections. A fraud proof is such an objection, and withdrawals must wait until the time is over. Linea works the other way round: it proves first, so a withdrawal waits for a proof and not for a challenge period.',
    see: '/technology/architecture',
    source: 'https://ethereum.org/developers/docs/scaling/optimistic-rollups/',
  },
  {
    id: 'pause-type',
    term: 'pause type',
    also: ['pausing', 'PauseType', 'pauser'],
    inPages: ['pause type', 'pause types', 'pausing', 'PauseType'],
    definition:
      'A part of a contract that can be stopped by itself, such as deposits, withdrawals, data submission, finalization or token bridging. An account with the matching role can stop it. After 48 hours anybody may lift that pause, which does not end by itself, and for the next 48 hours only the Security Council can pause. The council can also pause without an end.',
    see: '/risk-disclosures',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/security/pausing/PauseManager.sol',
  },
  {
    id: 'permutation-argument',
    term: 'permutation argument',
    definition:
      'A proof that two columns hold the same values in a different order. It is used where one table is sorted by time and another by address, for instance to show that memory returns what was last written. The prover compiles it to a product that must come out equal on both sides.',
    see: '/technology/prover/trace-expansion',
    source:
      'Consensys/linea-monorepo@cb180134:prover/protocol/compiler/permutation/grand_product.go',
  },
  {
    id: 'plonk',
    term: 'PLONK',
    also: ['Plonk'],
    definition:
      'A zk-SNARK whose trusted setup serves any circuit up to a certain size. All outer proofs of Linea are PLONK proofs with KZG commitments, on three curves, and the verifier contract checks the last of them. A new circuit needs new keys, and no new ceremony as long as it is not too large for the old one.',
    see: '/technology/prover/proving',
    source: 'https://eprint.iacr.org/2019/953',
  },
  {
    id: 'point-evaluation',
    term: 'point evaluation',
    also: ['point evaluation precompile'],
    definition:
      'Checking that the polynomial behind a blob takes a certain value at a certain point. Ethereum offers it as a precompile at address `0x0a`. The rollup contract calls it for each blob, at a point derived from two hashes of the blob, and the data availability proof shows the same value for the same point.',
    see: '/api/linea-smart-contracts/rollup/eip4844blobacceptor',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/Eip4844BlobAcceptor.sol',
  },
  {
    id: 'polynomial-commitment',
    term: 'polynomial commitment',
    also: ['polynomial commitment scheme', 'PCS'],
    definition:
      'A short value that fixes a polynomial, so that its author can later prove what it evaluates to without being able to change it. Proof systems are built around one. Linea uses Vortex inside, which needs only hashes, and KZG outside, which gives short proofs.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/crypto/vortex/params.go',
  },
  {
    id: 'poseidon2',
    term: 'Poseidon2',
    definition:
      'A hash function that needs few multiplications in a prime field, and so few constraints in a circuit. Linea hashes its state tree, the code of contracts for the prover, and the columns of Vortex with it, over KoalaBear. A library contract computes it on L1, where it costs far more gas than Keccak-256.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/libraries/Poseidon2.sol',
  },
  {
    id: 'postman',
    term: 'postman',
    definition:
      'A service that claims messages for their recipients when the fee pays for it. It watches both layers, waits for the anchoring and sends the claim. A contract gives it no special right, so you can always claim yourself, and for withdrawals through the native bridge you have to.',
    see: '/get-started/how-to/bridge/limits',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/postman.md',
  },
  {
    id: 'precompile',
    term: 'precompile',
    also: ['precompiled contract'],
    definition:
      'A function of the protocol that is called like a contract at a low address. Linea bounds how often some may be called; the limits that ship with the node leave no room for `RIPEMD-160` and `BLAKE2f`, although the network no longer lists the two as unsupported since September 2026. `MODEXP` takes operands of up to 1,024 bytes, as on Ethereum since Osaka. A transaction cannot be sent to a precompile directly; a contract has to call it.',
    see: '/get-started/build/ethereum-differences',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/txpoolvalidation/validators/PrecompileAddressValidator.java',
  },
  {
    id: 'priority-fee',
    term: 'priority fee',
    also: ['maxPriorityFeePerGas', 'tip'],
    inPages: ['priority fee', 'priority fees', 'maxPriorityFeePerGas'],
    definition:
      'What a transaction pays per gas beyond the base fee. On Ethereum it is a tip for speed; on Linea it carries nearly the whole price, because it must cover the bytes on L1. Below the computed minimum the transaction is not profitable, and it waits or is refused.',
    see: '/api/reference/linea-estimategas',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/bl/TransactionProfitabilityCalculator.java',
  },
  {
    id: 'profitability',
    term: 'profitability',
    also: ['profitability check', 'minimum margin'],
    definition:
      'The test whether the price of a transaction covers what it costs the network. The priority fee must reach margin × (variable cost × compressed size / gas + fixed cost). The profile `advanced-mainnet` of Linea Besu sets the margin to 0.8 for the pool, to 1.0 for a place in a block and to 1.2 for the answer of `linea_estimateGas`. So a transaction can sit in the pool and still be too cheap to be included.',
    see: '/api/reference/eth-sendrawtransaction',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/bl/TransactionProfitabilityCalculator.java',
  },
  {
    id: 'prover',
    term: 'prover',
    definition:
      'The service that turns traces into proofs. It picks up requests that the coordinator writes to a shared file system, and works on execution, data availability, invalidity and aggregation. It needs large machines, and it decides how soon a block can be final on L1.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/prover.md',
  },
  {
    id: 'proxy',
    term: 'proxy',
    also: ['proxy contract', 'implementation'],
    inPages: ['proxy contract', 'proxy contracts'],
    definition:
      'A contract with a fixed address that forwards every call to another contract, the implementation, which can be exchanged. The contracts of Linea that hold funds or state are built this way. Call the address of the proxy, and read the ABI of the implementation behind it.',
    see: '/get-started/build/contracts',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/docs/workflows/administration/upgradeContract.md',
  },
  {
    id: 'public-input',
    term: 'public input',
    also: ['public inputs'],
    definition:
      'What prover and verifier both know, and what the proof is about. For a finalization it is one number. The rollup contract hashes the old and new shnarf, block numbers, timestamps, rolling hashes, Merkle roots of messages, filtered addresses and the chain configuration, and reduces that hash to the BN254 field. Change any of these and the proof no longer fits.',
    see: '/api/linea-smart-contracts/interfaces/l1/iplonkverifier',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
  },
  {
    id: 'public-input-interconnection',
    term: 'public input interconnection',
    also: ['PI interconnection'],
    definition:
      'The circuit that makes the proofs of one aggregation agree with each other. It checks that each batch starts where the last one ended, that executed data is published data, and it builds the public input of the finalization. The aggregation circuit verifies its proof together with all the others.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/pi-interconnection/circuit.go',
  },
  {
    id: 'qbft',
    term: 'QBFT',
    also: ['Quorum Byzantine Fault Tolerance'],
    definition:
      'A consensus protocol in which a known set of validators agrees on each block, which is then final among them at once. It survives as long as fewer than a third of the set misbehave. The set of Linea Mainnet has one member, so agreement is a formality for now.',
    see: '/technology/architecture',
    source:
      'Consensys/linea-monorepo@cb180134:maru/app/src/main/resources/beacon-genesis-files/linea-mainnet-genesis.json',
  },
  {
    id: 'rate-limit',
    term: 'rate limit',
    also: ['rate limiter', 'withdrawal limit'],
    definition:
      'A cap on the ETH that can leave Linea within a period. It is applied twice: when a message is sent on L2 and when it is claimed on L1. On Mainnet it has been 8,000 ETH a day on L2 and 10,000 ETH a day on L1 since April 2026. A call that would go over it reverts with `RateLimitExceeded` and can be repeated in a later period, unless its amount alone exceeds the cap. ERC-20 amounts do not count, and the request limits of RPC providers are another matter.',
    see: '/api/linea-smart-contracts/messageservice/l1/l1messageservice',
    source: 'Consensys/doc.linea@994028bc:docs/changelog/security-council-record.mdx',
  },
  {
    id: 'recursion',
    term: 'recursion',
    also: ['recursive proof', 'proof composition'],
    definition:
      'Proving that a proof was verified. It makes proofs smaller and joins many into one, since the verifier of the last proof need not see the earlier ones. Linea uses it in layers: within the inner proof, from inner to outer, in the aggregation and in the final change of curve.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/protocol/compiler/recursion/circuit.go',
  },
  {
    id: 'reed-solomon-code',
    term: 'Reed–Solomon code',
    also: ['Reed-Solomon'],
    definition:
      'A code that stretches data so that two different inputs differ nearly everywhere. If a prover cheats, looking at a few random places is then enough to notice. Vortex encodes each row of its matrix this way before it commits to the columns.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/crypto/reedsolomon/reedsolomon.go',
  },
  {
    id: 'reentrancy',
    term: 'reentrancy',
    also: ['ReentrantCall'],
    definition:
      'A call that comes back into a contract before an earlier call of it has returned, for example when a recipient of ETH calls the sender again. A contract that has not yet noted what it paid can be made to pay twice. The message service and the token bridge of Linea hold a mark in transient storage while a guarded function runs, and refuse with `ReentrantCall`.',
    see: '/api/linea-smart-contracts/messageservice/l1/transientstoragereentrancyguardupgradeable',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/security/reentrancy/TransientStorageReentrancyGuardUpgradeable.sol',
  },
  {
    id: 'reorg',
    term: 'reorg',
    also: ['reorganization'],
    definition:
      'A change of the chain in which blocks that a node had accepted are replaced by others. Linea does not plan for any: QBFT settles each block when it is made. A reorg of Ethereum can still undo a recent deposit or finalization there, which is why the coordinator waits for finalized L1 blocks.',
    see: '/get-started/how-to/finalized-block',
    source: 'Consensys/doc.linea@994028bc:docs/network/overview/transaction-finality.mdx',
  },
  {
    id: 'reserved-token',
    term: 'reserved token',
    also: ['custom bridged token'],
    definition:
      'A token that the canonical token bridge refuses to bridge, because another bridge is meant for it. A privileged role sets or lifts the reservation before the token is first bridged. For other tokens the bridge can be told to use a contract made for the purpose instead of the standard bridged token.',
    see: '/technology/canonical-token-bridge',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/TokenBridgeBase.sol',
  },
  {
    id: 'revenue-vault',
    term: 'revenue vault',
    also: ['RollupRevenueVault'],
    definition:
      'The contract on Linea Mainnet where transaction fees gather. It pays the invoices of the operator, keeps account of what could not be paid, and starts the burn with what is left. Each step leaves an event, so revenue and burn can be added up from logs.',
    see: '/get-started/build/contracts',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/operational/RollupRevenueVault.sol',
  },
  {
    id: 'ring-sis',
    term: 'ring-SIS',
    also: ['SIS', 'short integer solution'],
    definition:
      'A hash function whose security rests on a hard problem about lattices, which are regular grids of points, and which is fast to compute for long inputs. The prover condenses each column of a Vortex matrix with it, and then hashes the result with Poseidon2. It needs no trusted setup.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/crypto/ringsis/ringsis.go',
  },
  {
    id: 'risc-v-proving',
    term: 'RISC-V proving',
    also: ['guest program', 'zkVM'],
    definition:
      'A design in which the program to be proven is compiled to the RISC-V instruction set, and the prover knows that set instead of the EVM. A fork of the EVM would then change a program and not a set of circuits. The source contains work on it, and in August 2026 no deployment used it yet.',
    see: '/technology/architecture',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/architecture/prover/risc-v-overview.mdx',
  },
  {
    id: 'rlp',
    term: 'RLP',
    also: ['recursive length prefix'],
    definition:
      'The encoding in which Ethereum writes transactions and block headers as bytes: each value or list has its length before it, and lists may hold lists. A block is named by the Keccak-256 hash of its header in this form, on Linea as on Ethereum. So whoever has the fields of a header can check its hash without trusting the node that sent them.',
    see: '/api/reference/eth-getproof',
    source: 'https://ethereum.org/developers/docs/data-structures-and-encoding/rlp/',
  },
  {
    id: 'role',
    term: 'role',
    also: ['roles', 'access control'],
    inPages: false,
    definition:
      'A named right in a contract, given to accounts with the access control of OpenZeppelin. Roles of Linea separate data submission, pausing, rate limits, verifiers and token settings. The admin of them all, `DEFAULT_ADMIN_ROLE`, belongs to the Security Council.',
    see: '/api/linea-smart-contracts',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/security/access/PermissionsManager.sol',
  },
  {
    id: 'rolling-hash',
    term: 'rolling hash',
    definition:
      'A hash that absorbs one item after another, so that its current value stands for the whole sequence in order. L1 keeps one over deposit messages: Keccak-256 of the previous value and the new message hash. Linea recomputes it while anchoring, and finalization fails unless both agree, so no message can be invented, skipped or moved. Forced transactions have their own, made with MiMC.',
    see: '/technology/message-service',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/L1MessageManager.sol',
  },
  {
    id: 'rollup',
    term: 'rollup',
    also: ['ZK rollup', 'validity rollup'],
    definition:
      'A network that executes elsewhere and puts data and results on an L1, which enforces them. A ZK rollup proves each result. Linea is one: its data is in Ethereum blobs and its proofs are checked by a contract on Ethereum.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/rollup.md',
  },
  {
    id: 'rpc-node',
    term: 'RPC node',
    also: ['JSON-RPC endpoint', 'RPC'],
    inPages: ['RPC node', 'RPC nodes', 'JSON-RPC endpoint', 'JSON-RPC endpoints'],
    definition:
      'A node that answers the JSON-RPC calls of wallets and applications. On Linea it also passes transactions on to the sequencer, which is not reachable from outside. Its plugins and settings decide which methods exist and which transactions it refuses.',
    see: '/get-started/connect',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/sequencer.md',
  },
  {
    id: 'security-council',
    term: 'Security Council',
    also: ['Linea Security Council', 'LSC'],
    definition:
      'The group that can upgrade and configure the contracts of Linea. It acts through a multi-signature wallet on each layer, where five of nine owners must sign, with a charter that names its duties and a public record of its transactions. Its members could change the rules for bridged funds, so its composition is part of the trust you place in Linea.',
    see: '/technology/security-council-record',
    source: 'Consensys/linea-monorepo@cb180134:contracts/docs/security-council-charter.md',
  },
  {
    id: 'segment',
    term: 'segment',
    also: ['segments'],
    definition:
      'A piece of a trace that the limitless prover proves by itself. Modules are grouped, and the rows of a group are cut at fixed lengths. Values that cross the border of a segment are made public in its proof, so that the neighbors can be compared.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/protocol/distributed/segment_compilation.go',
  },
  {
    id: 'self-recursion',
    term: 'self-recursion',
    definition:
      'Rewriting the verifier of a Vortex proof as a new statement, and proving that one with Vortex again. Each round gives a smaller proof than the last. The full prover does several before a PLONK circuit takes over.',
    see: '/technology/prover/proving',
    source:
      'Consensys/linea-monorepo@cb180134:prover/protocol/compiler/selfrecursion/selfrecursion.go',
  },
  {
    id: 'sequencer',
    term: 'sequencer',
    definition:
      'The node that orders transactions and builds the blocks of Linea. It is a Linea Besu node with plugins that check profitability, size and provability, next to a Maru validator. There is one, run by the Linea team; it can delay a transaction or choose its place, but cannot forge a signature or a proof.',
    see: '/technology/sequencer',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/sequencer.md',
  },
  {
    id: 'shnarf',
    term: 'shnarf',
    also: ['blob shnarf'],
    definition:
      'A hash that commits to all data that Linea has submitted to L1 so far. For each blob it is Keccak-256 of the previous shnarf, the snark hash, the state root after the blob, and the point and value of its evaluation. The contract stores which ones exist, and a finalization must lead from the last finalized one to one of them.',
    see: '/technology/public-data',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/Eip4844BlobAcceptor.sol',
  },
  {
    id: 'shomei',
    term: 'Shomei',
    definition:
      'The program that keeps the state of Linea in the form the prover needs. A Besu plugin sends it the changes of each block; it applies them to its sparse Merkle trees and produces the proofs of change that each execution proof starts from. It also answers `linea_getProof`.',
    see: '/technology/state-manager',
    source: 'Consensys/shomei@3f47bedc:README.md',
  },
  {
    id: 'snark-hash',
    term: 'snark hash',
    also: ['snarkHash', 'SNARK hash'],
    definition:
      'A hash of the compressed data of a blob by a function that is cheap in a circuit. The rollup contract takes it on trust at submission and hashes it together with the blob hash to find the evaluation point. The data availability proof shows later that it was right.',
    see: '/api/linea-smart-contracts/rollup/eip4844blobacceptor',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/Eip4844BlobAcceptor.sol',
  },
  {
    id: 'soft-finality',
    term: 'soft finality',
    also: ['L2 confirmation'],
    definition:
      'The state of a transaction that stands in a sealed L2 block, one that the validator has signed. It takes about a second, and the network does not reorganize after it. You rely on the sequencer at this point: the block is neither published nor proven on L1 yet.',
    see: '/technology/transaction-lifecycle',
    source: 'Consensys/doc.linea@994028bc:docs/network/overview/transaction-finality.mdx',
  },
  {
    id: 'sparse-merkle-tree',
    term: 'sparse Merkle tree',
    also: ['SMT'],
    definition:
      'A Merkle tree with room for every possible leaf, most of them empty. Empty subtrees have known hashes, so only the used part is stored. The trees of the Linea state have depth 40 and hash with Poseidon2. The execution client keeps the same state in another tree, the Merkle-Patricia trie of Ethereum.',
    see: '/technology/state-manager',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/libraries/SparseMerkleProof.sol',
  },
  {
    id: 'state-manager',
    term: 'state manager',
    definition:
      'The component that knows the state in its provable form: a Besu node with a plugin, and Shomei. One instance follows the head and serves the coordinator. Another keeps only the states that L1 has finalized and serves `linea_getProof` to the public.',
    see: '/technology/state-manager',
    source: 'Consensys/linea-monorepo@cb180134:docs/architecture-description.md',
  },
  {
    id: 'state-recovery',
    term: 'state recovery',
    also: ['recoverable state'],
    definition:
      'Rebuilding the state of Linea from L1 alone. A Besu plugin reads the finalization events, fetches the blobs, decompresses them and runs the transactions again. It shows that nothing but public data is needed, provided that the old blobs can still be had from an archive.',
    see: '/technology/state-recovery',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/state-recovery.md',
  },
  {
    id: 'state-root',
    term: 'state root',
    also: ['state root hash'],
    definition:
      'One hash for all balances, nonces, code and storage at the end of a block. Linea has two: the one in the block header, from the trie that Ethereum also uses, and the one in the rollup contract, from the sparse Merkle tree. Never compare the one with the other.',
    see: '/api/reference/linea-getproof',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
  },
  {
    id: 'structured-reference-string',
    term: 'structured reference string',
    also: ['SRS'],
    definition:
      'The public parameters that come out of a trusted setup, used to make and to check KZG commitments. The prover loads one for each of its three curves from disk. Its length limits how large a circuit can be.',
    see: '/technology/prover/trusted-setup',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/srs_store.go',
  },
  {
    id: 'timelock',
    term: 'timelock',
    also: ['TimelockController'],
    definition:
      'A contract that carries out an order only after a delay that everybody can see. Upgrades of the contracts of Linea are scheduled by the Security Council in one, and executed when the delay is over. The delay is meant for review, and for leaving if you disagree. It was zero seconds on both layers in May 2026, and still zero on Ethereum on October 1, 2026, so an upgrade can follow at once.',
    see: '/risk-disclosures',
    source: 'l2beat/l2beat@01eb50b9:packages/config/src/projects/linea/diffHistory.md',
  },
  {
    id: 'trace',
    term: 'trace',
    also: ['execution trace', 'conflated trace'],
    inPages: ['execution trace', 'execution traces', 'conflated trace', 'conflated traces'],
    definition:
      'The record of everything that happened while blocks were executed, as tables whose rows are the steps. It is what a proof is made from. The tracer writes one file per batch, with the extension `.lt`, and Corset expands it before proving.',
    see: '/technology/sequencer/traces-generator',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/tracer.md',
  },
  {
    id: 'tracer',
    term: 'tracer',
    also: ['ZkTracer', 'traces generator'],
    definition:
      'The Besu plugin that records traces. The sequencer uses it to count lines while it builds a block; the coordinator asks other nodes that run it for counts per block and for the trace of a whole batch. It never changes what is executed.',
    see: '/technology/sequencer/traces-generator',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/tracer.md',
  },
  {
    id: 'transaction-exclusion',
    term: 'transaction exclusion',
    also: ['transaction exclusion API', 'linea_getTransactionExclusionStatusV1'],
    definition:
      'A service that remembers why transactions were refused. The sequencer and RPC nodes report to it, for example when a module limit was exceeded. Ask it with `linea_getTransactionExclusionStatusV1` and a transaction hash; old records are deleted, so do so soon.',
    see: '/api',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/transaction-exclusion.md',
  },
  {
    id: 'transaction-pool',
    term: 'transaction pool',
    also: ['txpool', 'mempool'],
    definition:
      'The transactions that a node holds and that are in no block yet. A Linea Besu node with the plugins checks each one on arrival: addresses, gas limit, calldata, type, price, and a simulation for line counts. One that passes at your node can still be turned down by the sequencer, whose settings may differ.',
    see: '/api/reference/linea-estimategas',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/sequencer.md',
  },
  {
    id: 'trusted-setup',
    term: 'trusted setup',
    also: ['setup ceremony', 'powers of tau'],
    definition:
      'The making of public parameters from a secret that must then be forgotten. Many people take part in turn, and it is sound if one of them was honest. Linea reuses three finished ceremonies: Aztec Ignition for BN254, Aleo Setup for BLS12-377 and Celo Plumo for BW6-761. The blobs of Ethereum rely on yet another one.',
    see: '/technology/prover/trusted-setup',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/architecture/prover/trusted-setup.mdx',
  },
  {
    id: 'upgrade',
    term: 'upgrade',
    also: ['contract upgrade', 'upgradeability'],
    inPages: ['contract upgrade', 'contract upgrades', 'upgradeability'],
    definition:
      'Exchanging the implementation behind a proxy. For the contracts of Linea the Security Council schedules it in a timelock, which owns the right to change the proxy. State and address stay, behavior can change, so integrations should watch the `Upgraded` event.',
    see: '/risk-disclosures',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/docs/workflows/administration/upgradeContract.md',
  },
  {
    id: 'validator',
    term: 'validator',
    also: ['validators'],
    definition:
      'A node that proposes and votes on blocks. Linea Mainnet has one, listed in the genesis file of Maru, and it stakes nothing. Do not confuse it with the validators of Ethereum, nor with the checks of the transaction pool, which the source calls by the same word.',
    see: '/risk-disclosures',
    source:
      'Consensys/linea-monorepo@cb180134:maru/app/src/main/resources/beacon-genesis-files/linea-mainnet-genesis.json',
  },
  {
    id: 'validity-proof',
    term: 'validity proof',
    also: ['validity proofs'],
    definition:
      'A proof that a result follows from its inputs by fixed rules, checked in far less time than the computation took. Linea sends one to Ethereum for each range of blocks, and the new state root counts only if the proof holds. It says nothing about which transactions were chosen or in which order.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
  },
  {
    id: 'validium',
    term: 'validium',
    definition:
      'A network that proves its results on an L1 and keeps its data elsewhere. Lineth has a `Validium` contract for such networks, which takes the shnarf of a piece of data without the data. Linea Mainnet is not one: its data is on Ethereum.',
    see: '/technology/validium',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/Validium.sol',
  },
  {
    id: 'variable-cost',
    term: 'variable cost',
    definition:
      'The price, in wei, of one compressed byte of a transaction. The coordinator derives it from the L1 base fee, priority fee and blob fee, and blocks carry it in their extra data. It rises with the fees on Ethereum and when blocks of Linea are filled with data.',
    see: '/api/reference/linea-estimategas',
    source: 'Consensys/doc.linea@994028bc:docs/network/how-to/gas-fees.mdx',
  },
  {
    id: 'verifier-contract',
    term: 'verifier contract',
    also: ['PlonkVerifier', 'verifier'],
    definition:
      'The contract on L1 that checks a proof and answers true or false. gnark generates it from the verifying key of the last circuit. The rollup contract can hold several, chosen by a proof type number, so a new circuit can be added before the old one is removed.',
    see: '/get-started/build/contracts',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/verifiers/interfaces/IPlonkVerifier.sol',
  },
  {
    id: 'verifying-key',
    term: 'verifying key',
    also: ['proving key', 'verification key'],
    definition:
      'The short data with which proofs for one circuit are checked; its long counterpart, the proving key, is needed to make them. Both follow from the circuit and the structured reference string. The aggregation circuit contains the verifying keys of all circuits it may accept.',
    see: '/technology/prover/trusted-setup',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/aggregation/circuit.go',
  },
  {
    id: 'vortex',
    term: 'Vortex',
    definition:
      'The polynomial commitment scheme of the inner proof, which needs no trusted setup. Polynomials are the rows of a matrix, and each row is stretched with a Reed–Solomon code. Each column is hashed with ring-SIS and Poseidon2, and the root of a Merkle tree over these hashes is the commitment. The verifier asks for a combination of the rows and for a few random columns.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/crypto/vortex/vortex_koalabear/commtiment.go',
  },
  {
    id: 'web3signer',
    term: 'Web3Signer',
    definition:
      'A service that keeps signing keys away from the programs that use them. The coordinator sends it the L1 transactions for data and finalization, and gets signatures back. A coordinator can also sign with a key of its own, which suits test networks.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:docs/architecture-description.md',
  },
  {
    id: 'withdrawal',
    term: 'withdrawal',
    also: ['exit'],
    inPages: ['withdrawal', 'withdrawals'],
    definition:
      'Moving assets from Linea back to Ethereum. You send a message on Linea, wait until the block is finalized on L1, and claim there with a Merkle proof. The rate limit can delay both the first and the last step.',
    see: '/risk-disclosures',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/L1MessageService.sol',
  },
  {
    id: 'witness',
    term: 'witness',
    definition:
      'All values that make a statement true, including those that are not part of it. For an execution proof it is the expanded trace with the state proofs of Shomei. The prover needs it whole; the verifier never sees it.',
    see: '/technology/architecture',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/architecture/prover/trace-expansion.mdx',
  },
  {
    id: 'wizard',
    term: 'Wizard',
    also: ['Wizard IOP'],
    definition:
      'The framework of the prover for describing interactive proofs: columns, random coins, and queries such as lookups or constraints. Compilers, among them Arcane and Vortex, then turn the description step by step into a protocol that can run. It can also embed a PLONK circuit where columns would be awkward, for instance for signatures.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/protocol/wizard/doc.go',
  },
  {
    id: 'yield-boost',
    term: 'Yield Boost',
    also: ['native yield'],
    definition:
      'A program that stakes part of the ETH held by the rollup contract through Lido vaults and passes the yield on to the ecosystem of Linea. The release notes date it to March 30, 2026 on Mainnet; the first vault was set up on April 17, 2026. By the record of the Security Council, up to 10% of the ETH could be staked from July 2026 and 60% is meant to be since September 2026. Depositors keep their claim but not the yield, and take on the risks of staking.',
    see: '/technology/yield-boost',
    source: 'Consensys-Incorporated/doc.linea@645011bf:docs/changelog/security-council-record.mdx',
  },
  {
    id: 'yieldmanager',
    term: 'YieldManager',
    also: ['yield manager', 'withdrawal reserve'],
    definition:
      'The L1 contract behind Yield Boost that moves ETH between the rollup contract and the vaults. It keeps a reserve for withdrawals, defined by a minimum and a target, each as a share and as an amount. When the reserve falls short, ETH is taken back from staking, which can take time.',
    see: '/get-started/build/contracts',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/yield/YieldManager.sol',
  },
  {
    id: 'zero-knowledge-proof',
    term: 'zero-knowledge proof',
    also: ['ZK proof', 'ZKP'],
    definition:
      'A proof that a statement is true which reveals nothing else. In rollups the word is used for its other virtue, that checking is much shorter than computing. Linea uses proofs for correctness and not for privacy: every transaction is public.',
    see: '/technology/architecture',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/architecture/prover/index.mdx',
  },
  {
    id: 'zk-snark',
    term: 'zk-SNARK',
    also: ['SNARK'],
    definition:
      'Short for zero-knowledge succinct non-interactive argument of knowledge: a proof that is short, quick to check and needs no dialog. What the rollup contract of Linea verifies is one, made with PLONK over BN254. The word argument says that only a prover with impossible computing power could cheat.',
    see: '/technology/repos',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/emulation/circuit.go',
  },
  {
    id: 'zkasm',
    term: 'zkasm',
    definition:
      'A small language in which those modules of the arithmetization are written that compute something, such as an addition or a shift. A module is a function, and the compiler makes columns and equations of it. The other modules, such as the hub and the memory, are written in a Lisp.',
    see: '/technology/prover/trace-expansion',
    source: 'Consensys/linea-monorepo@cb180134:tracer-constraints/alu/add.zkasm',
  },
  {
    id: 'zkevm',
    term: 'zkEVM',
    definition:
      'A proof system for the execution of the EVM. That of Linea takes ordinary Ethereum transactions and bytecode, and proves all opcodes and, with two exceptions, all precompiles. It has been complete in this sense since release Beta v2.0 of June 2025.',
    see: '/technology/lineth',
    source: 'Consensys/linea-monorepo@cb180134:prover/zkevm/full.go',
  },
  {
    id: 'zkevm-type',
    term: 'zkEVM type',
    also: ['type 2 zkEVM'],
    definition:
      'A class in a scheme by Vitalik Buterin that sorts zkEVMs by how close they are to Ethereum. Type 1 is identical to it, type 4 similar at the level of source code only. Linea counts as type 2. It behaves like the EVM for applications, and differs below in its state tree and its block structure.',
    see: '/technology/architecture',
    source: 'https://vitalik.eth.limo/general/2022/08/04/zkevm.html',
  },
];
