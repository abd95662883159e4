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
      'A short value that commits to a whole set of entries and lets you prove what was read from or written to the set. Linea keeps one for accounts and one for each contract’s storage. Each is a sparse Merkle tree whose leaves also form a sorted, doubly linked list through `prev` and `next`. To prove that a key is absent, you show its two neighbors in that list.',
    see: '/technology/architecture',
    source:
      'Consensys/linea-monorepo@cb180134:prover/crypto/state-management/accumulator/leafopening.go',
  },
  {
    id: 'address-filter',
    term: 'address filter',
    also: ['AddressFilter'],
    definition:
      'An L1 contract with a list of addresses that can’t send or receive forced transactions. The gateway for forced transactions checks the list, unless its admin has turned off the check. A finalization can name a filtered address as the reason why it leaves out a forced transaction. `LineaRollup` has used one since July 16, 2026.',
    see: '/api/linea-smart-contracts/rollup/addressfilter',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/rollup/forcedTransactions/AddressFilter.sol',
  },
  {
    id: 'aggregation-proof',
    term: 'aggregation proof',
    also: ['aggregated proof', 'aggregation'],
    definition:
      'A proof that verifies many other proofs together. It shows that a group of execution proofs, data availability proofs and, for forced transactions, invalidity proofs are correct and fit together. The coordinator requests it when it has enough proofs or a deadline passes, and sends it to `finalizeBlocks` on L1.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/aggregation/circuit.go',
  },
  {
    id: 'anchoring',
    term: 'anchoring',
    also: ['L1 to L2 anchoring', 'anchored'],
    definition:
      'The step that makes a message known on the other layer, so that it can be claimed there. For deposits, the coordinator writes up to 100 message hashes per call into the message service on Linea. By default, it uses only L1 blocks that Ethereum has finalized. For withdrawals, the finalization stores Merkle roots of the messages in the rollup contract. Until a message is anchored, no account can claim it.',
    see: '/technology/message-service',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/L2MessageManager.sol',
  },
  {
    id: 'arcane',
    term: 'Arcane',
    definition:
      'The part of the prover that reduces high-level statements to claims about polynomials at a single point. The statements are lookups, permutations, range checks and constraints. Vortex, Linea’s polynomial commitment scheme, then proves the claims. The prover runs Arcane again after each round of self-recursion.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/protocol/compiler/arcane.go',
  },
  {
    id: 'archive-node',
    term: 'archive node',
    definition:
      'A node that keeps the state of every past block, so it can serve `eth_call` or `eth_getBalance` for any block. It needs much more disk space than a node that follows the head. The profiles in Linea Besu sync in `SNAP` mode and don’t make archive nodes.',
    see: '/get-started/how-to/recover-state',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/architecture/rpc-services.mdx',
  },
  {
    id: 'arithmetization',
    term: 'arithmetization',
    definition:
      'The translation of a computation into tables of numbers and equations between them. For Linea, the computation is the EVM. The tables’ rows record its steps, and the equations hold in every row only if the steps follow the rules. Linea’s constraints are written in a Lisp dialect and in `zkasm` files, with one folder for each module.',
    see: '/technology/prover/trace-expansion',
    source: 'Consensys/linea-monorepo@cb180134:docs/tech/components/tracer-constraints.md',
  },
  {
    id: 'base-fee',
    term: 'base fee',
    also: ['baseFeePerGas'],
    definition:
      'The part of the gas price that every transaction in a block pays and that is burned, as EIP-1559 defines it. On Linea, it’s 7 wei. Emptier blocks can’t lower it, because an eighth of 7 wei rounds down to zero. Only a block that’s more than half full could raise it, but the published prover configuration accepts only 7 wei. That’s so little that the priority fee is almost your whole cost.',
    see: '/technology/gas-fees',
    source: 'Consensys/linea-monorepo@cb180134:prover/config/config-mainnet-limitless.toml',
  },
  {
    id: 'batch',
    term: 'batch',
    also: ['batches', 'conflated batch'],
    definition:
      'A range of consecutive L2 blocks that one execution proof covers. The coordinator closes a batch when the next block would exceed what can be proven or compressed. A deadline or a boundary such as a hard fork also closes it. A blob contains one or more whole batches.',
    see: '/technology/sequencer/conflation',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/coordinator.md',
  },
  {
    id: 'blob',
    term: 'blob',
    also: ['blobs'],
    definition:
      'A piece of data of 128 KB that an Ethereum transaction carries in addition to its calldata (EIP-4844). Linea publishes the compressed content of its blocks in blobs. Each 32-byte word must be an element of a finite field, which leaves about 127 KB for data. Contracts on Ethereum see only a commitment to the blob, never its bytes.',
    see: '/technology/public-data',
    source: 'Consensys/linea-monorepo@cb180134:docs/architecture-description.md',
  },
  {
    id: 'block-time',
    term: 'block time',
    also: ['L2 block time'],
    definition:
      'The time between two blocks. Linea Mainnet has been configured for one second since Maru took over consensus in October 2025. It makes no empty blocks, so a second without transactions has no block. Read times from block timestamps; never compute them from block numbers. The average was four seconds over the year to October 2026, and 7.5 seconds since April 20, 2026.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/sequencer.md',
  },
  {
    id: 'bls12-377',
    term: 'BLS12-377',
    definition:
      'A pairing-friendly elliptic curve for proofs that another proof will verify. Linea’s execution, data availability and invalidity proofs end as PLONK proofs over this curve. Its partner curve BW6-761 can verify them with native arithmetic.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/aggregation/circuit.go',
  },
  {
    id: 'bn254',
    term: 'BN254',
    also: ['alt_bn128'],
    definition:
      'The elliptic curve for which Ethereum has had precompiles since 2017. A contract can verify a proof over it cheaply, so the last proof of each finalization on Linea is a PLONK proof over BN254. That proof’s public input is a hash reduced to the curve’s scalar field.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/emulation/circuit.go',
  },
  {
    id: 'bootnode',
    term: 'bootnode',
    also: ['bootnodes', 'static peer'],
    definition:
      'A node with a known address that a new node asks for peers. A Linea node joins two peer-to-peer networks. The execution client finds peers through `enode` addresses, and Maru through static peers in its configuration. Linea Besu’s profiles contain execution layer bootnodes, some of which have been replaced.',
    see: '/get-started/how-to/run-a-node/bootnodes',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
  },
  {
    id: 'bridged-token',
    term: 'bridged token',
    also: ['BridgedToken'],
    definition:
      'The ERC-20 contract that represents a token on the layer where the token isn’t native. The token bridge deploys it when the token first arrives, mints when tokens arrive, and burns when they return. Only the bridge can mint and burn. Name, symbol and decimals are copied from the original.',
    see: '/technology/canonical-token-bridge',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/BridgedToken.sol',
  },
  {
    id: 'bundle',
    term: 'bundle',
    also: ['transaction bundle'],
    inPages: ['transaction bundle', 'transaction bundles'],
    definition:
      'A list of signed transactions that enter a block together and in order, or not at all. The sequencer’s plugin accepts bundles for a given block number and limits the gas that they can use in a block. Access on the public network is permissioned, so most applications can’t send one.',
    see: '/api/reference/eth-sendbundle',
    source: 'Consensys/doc.linea@994028bc:docs/api/reference/eth-sendbundle.mdx',
  },
  {
    id: 'bundler',
    term: 'bundler',
    also: ['ERC-4337 bundler'],
    inPages: ['ERC-4337 bundler', 'ERC-4337 bundlers'],
    definition:
      'A service that accepts user operations and puts them into ordinary transactions to the EntryPoint contract. It pays the gas of its transaction, and the EntryPoint refunds it from each account’s or sponsor’s deposit. A bundler is separate from the node, so only some RPC endpoints have one.',
    see: '/get-started/tooling/account-abstraction',
    source: 'https://eips.ethereum.org/EIPS/eip-4337',
  },
  {
    id: 'burn-mechanism',
    term: 'burn mechanism',
    also: ['dual burn'],
    definition:
      'The rule by which Linea Mainnet burns the fees that remain after costs. The revenue vault first pays outstanding invoices. It burns 20% of the rest as ETH on L2, and swaps 80% for LINEA tokens. These tokens go over the token bridge to a contract on Ethereum that burns them.',
    see: '/get-started/build/contracts',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/operational/RollupRevenueVault.sol',
  },
  {
    id: 'bw6-761',
    term: 'BW6-761',
    definition:
      'An elliptic curve whose circuits verify BLS12-377 proofs without emulation, because they compute in the field of the BLS12-377 point coordinates. Linea uses it for aggregation, where a circuit verifies many BLS12-377 proofs. A last circuit then transfers the result to BN254 for Ethereum.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/emulation/circuit.go',
  },
  {
    id: 'calldata',
    term: 'calldata',
    also: ['call data', 'transaction input'],
    definition:
      'The input bytes of a transaction, which a contract reads as its arguments. On Linea, you pay for them twice: as gas, and by their compressed size, because Linea publishes them on L1. Linea Besu’s profile `advanced-mainnet` rejects transactions with more than 60,000 bytes of calldata.',
    see: '/api/reference/linea-estimategas',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
  },
  {
    id: 'canonical-token-bridge',
    term: 'canonical token bridge',
    also: ['TokenBridge', 'token bridge', 'native bridge'],
    definition:
      'A pair of contracts, one on each layer, that move ERC-20 tokens between Ethereum and Linea. The bridge locks native tokens on one side and mints bridged tokens on the other. On the way back, it burns and releases. Each transfer is a message of the message service, so it takes as long as that message.',
    see: '/technology/canonical-token-bridge',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/TokenBridgeBase.sol',
  },
  {
    id: 'chain-id',
    term: 'chain ID',
    also: ['chainId'],
    inPages: false,
    definition:
      'The number in a signed transaction that makes it valid on one network only. Linea Mainnet has 59144, and Linea Sepolia 59141. The verifier contract’s configuration also contains it, which ties a proof to its network.',
    see: '/get-started/build/network-info',
    source: 'Consensys/doc.linea@994028bc:docs/network/build/connect.mdx',
  },
  {
    id: 'circuit',
    term: 'circuit',
    also: ['circuits', 'arithmetic circuit'],
    definition:
      'A fixed computation of additions and multiplications in a finite field, which a proof system can prove. Linea has circuits for execution, data availability, invalidity, public input interconnection, aggregation and emulation. Each circuit has its own keys, and replacing one can require a new verifier contract.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/registry.go',
  },
  {
    id: 'claim',
    term: 'claim',
    also: ['claiming', 'claimMessage', 'claimMessageWithProof'],
    inPages: ['claim', 'claiming', 'claimMessage', 'claimMessageWithProof'],
    definition:
      'The transaction that delivers a message on its destination layer: it sends the ETH and makes the call. On Linea, `claimMessage` checks that the hash was anchored. On Ethereum, `claimMessageWithProof` checks a Merkle proof. Any account can claim a message, and each message can be claimed once. The claimer pays that layer’s gas.',
    see: '/get-started/how-to/bridge/claim-messages',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/L1MessageService.sol',
  },
  {
    id: 'clique',
    term: 'Clique',
    definition:
      'The consensus protocol that sealed Linea’s blocks until October 2025. It’s a proof of authority, in which a fixed list of signers seals blocks. Maru and QBFT replaced it in Beta v4.0. A guide that configures a node with Clique alone is outdated.',
    see: '/get-started/connect',
    source: 'Consensys/doc.linea@994028bc:docs/changelog/release-notes.mdx',
  },
  {
    id: 'compression',
    term: 'compression',
    also: ['blob compressor', 'compressor'],
    definition:
      'The step that packs a batch’s blocks into fewer bytes before Linea publishes them on L1. Linea’s LZSS compressor replaces repeated byte sequences with references, and uses a dictionary of common sequences that both sides know. It keeps the sender’s address instead of the signature, because the execution proof covers signatures. Your transaction’s compressed size is part of its minimum price.',
    see: '/technology/sequencer/conflation',
    source: 'Consensys/linea-monorepo@cb180134:prover/lib/compressor/blob/v1/blob_maker.go',
  },
  {
    id: 'compression-dictionary',
    term: 'compression dictionary',
    also: ['dictionary'],
    inPages: ['compression dictionary'],
    definition:
      'A file of byte sequences that are common in Linea transactions. The compressor uses one version at a time. The prover and the decompressor can load several versions, and each blob’s header identifies the right one by checksum. A tool that rebuilds old state must keep the old versions.',
    see: '/technology/gas-fees',
    source: 'Consensys/linea-monorepo@cb180134:prover/lib/compressor/dictionary-update-guide.md',
  },
  {
    id: 'conflation',
    term: 'conflation',
    also: ['conflate'],
    definition:
      'The step that merges several blocks into one batch, so that a single execution proof covers them. The coordinator ends a batch by trace counts, compressed size, number of blocks, elapsed time and fixed boundaries. Conflation spreads a proof’s fixed cost over more transactions, and doesn’t change the blocks.',
    see: '/technology/sequencer/conflation',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/coordinator.md',
  },
  {
    id: 'conglomeration',
    term: 'conglomeration',
    definition:
      'The step of the limitless prover that merges the segments’ proofs into one, two at a time and in any order. The circuit counts the segments, so that none can be dropped, and accepts only proofs made with known keys. The result is part of the execution proof.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:prover/protocol/distributed/hierarchical-doc.md',
  },
  {
    id: 'consensus-client',
    term: 'consensus client',
    also: ['consensus layer client'],
    definition:
      'The part of a node that decides which block comes next and sends it to the execution client. On Linea, that’s Maru, the only implementation. Without it, a node stops at its current block.',
    see: '/get-started/how-to/run-a-node/maru',
    source: 'Consensys/linea-monorepo@cb180134:maru/README.md',
  },
  {
    id: 'constraint',
    term: 'constraint',
    also: ['constraints', 'constraint system'],
    definition:
      'An equation that must hold between the cells of a trace. Thousands of constraints together define a correct EVM execution, and a proof shows that a trace satisfies all of them. A dishonest prover could break every EVM rule that has no constraint.',
    see: '/technology/prover/trace-expansion',
    source: 'Consensys/linea-monorepo@cb180134:docs/tech/components/tracer-constraints.md',
  },
  {
    id: 'coordinator',
    term: 'coordinator',
    definition:
      'The service that drives every step between a sealed block and its finalization. It groups blocks into batches and batches into blobs, and requests proofs from the prover. It submits data and proofs to L1, anchors deposits on L2, and computes the gas prices that blocks contain. If it stops, the sequencer still makes blocks, but nothing new is finalized and no deposit arrives.',
    see: '/technology/coordinator',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/coordinator.md',
  },
  {
    id: 'corset',
    term: 'Corset',
    also: ['go-corset'],
    definition:
      'The toolchain for the zkEVM’s constraints. It compiles the constraint files when the prover is built. When the prover runs, it expands recorded traces into the full tables that the constraints refer to. The prover uses the Go version, inside its own process.',
    see: '/technology/prover/trace-expansion',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/architecture/prover/trace-expansion.mdx',
  },
  {
    id: 'credible-layer',
    term: 'Credible Layer',
    also: ['assertions'],
    inPages: ['Credible Layer'],
    definition:
      'A service beside the sequencer that checks transactions against contract owners’ rules. These rules, called assertions, are written in Solidity and check the state before and after a transaction. The sequencer drops a transaction that breaks one. Linea Mainnet has had it since Beta v4.5 (January 28, 2026).',
    see: '/technology/architecture',
    source: 'Consensys/doc.linea@994028bc:docs/network/how-to/write-and-deploy-assertions.mdx',
  },
  {
    id: 'data-availability',
    term: 'data availability',
    also: ['DA'],
    definition:
      'The guarantee that you can get the data to rebuild the state. Linea publishes the data in Ethereum blobs first, because the rollup contract rejects a finalization whose data wasn’t submitted. Ethereum nodes delete blobs after about 18 days, so a late reader needs an archive.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
  },
  {
    id: 'data-availability-proof',
    term: 'data availability proof',
    also: ['compression proof', 'blob decompression proof'],
    definition:
      'The proof that the data in a blob is the data that was executed. It shows that the blob decompresses to its batches’ transactions, and that the blob’s polynomial has a claimed value at one point. The L1 contract checks the same point against the blob, which links Ethereum to the execution proof. Parts of the code still call it compression proof.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/dataavailability/v2/circuit.go',
  },
  {
    id: 'deny-list',
    term: 'deny list',
    also: ['denylist'],
    definition:
      'A file of addresses whose transactions a node rejects. Linea Besu checks a transaction’s sender and recipient. For EIP-7702, it also checks each authorization’s signer and delegate. The file is part of the package, and a transaction that it blocks never enters the pool.',
    see: '/api/reference/eth-sendrawtransaction',
    source: 'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/docs/plugins.md',
  },
  {
    id: 'dynamic-chain-configuration',
    term: 'dynamic chain configuration',
    also: ['DCC'],
    definition:
      'The network settings that the verifier contract defines, instead of the circuits. They are the chain ID, the base fee, the fee recipient, the message service’s address, and the allowed circuits. The contract stores their hash, which is part of the public input, so it rejects a proof for other settings. Several Lineth networks can therefore share the same circuits. Linea Mainnet has used it since Beta v5.2.',
    see: '/release-notes',
    source: 'Consensys/linea-monorepo@cb180134:contracts/deploy/01_deploy_PlonkVerifier.ts',
  },
  {
    id: 'eip-1559-transaction',
    term: 'EIP-1559 transaction',
    also: ['type 2 transaction', 'dynamic fee transaction'],
    definition:
      'A transaction that sets a maximum fee per gas and a priority fee, instead of one gas price. It’s the usual type on Linea, which also accepts types 0, 1 and 4. Linea rejects blob transactions, type 3.',
    see: '/technology/forced-transactions',
    source: 'https://eips.ethereum.org/EIPS/eip-1559',
  },
  {
    id: 'eip-4844',
    term: 'EIP-4844',
    also: ['proto-danksharding', 'blob transactions'],
    definition:
      'The Ethereum change that gave rollups blobs, with a separate fee market. Linea has published its data on Ethereum in blobs since Alpha v3.0 (March 2024). Linea itself accepts no blob transactions, and its opcode `BLOBHASH` returns zero.',
    see: '/get-started/build/ethereum-differences',
    source: 'https://eips.ethereum.org/EIPS/eip-4844',
  },
  {
    id: 'eip-7702',
    term: 'EIP-7702',
    also: ['type 4 transaction', 'set code transaction', 'delegation'],
    inPages: ['EIP-7702', 'type 4 transaction', 'set code transaction'],
    definition:
      'A transaction type that lets an ordinary account point to contract code, for example to batch calls or let another account pay for gas. The code then runs for the account, until the account signs another such transaction. Linea Sepolia has supported it since March 6, 2026, and Linea Mainnet since March 23, 2026.',
    see: '/technology/eip-7702',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/eip-7702.mdx',
  },
  {
    id: 'elliptic-curve',
    term: 'elliptic curve',
    also: ['pairing-friendly curve'],
    definition:
      'A set of points that can be added, which is the basis of much cryptography. Adding a point to itself many times is easy, but finding out how many times is practically impossible. On a pairing-friendly curve, you can also check a product of hidden values, which KZG commitments need. Linea uses BLS12-377, BW6-761 and BN254 for its outer proofs. The inner proof commits with hashes and needs no curve.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/setup.go',
  },
  {
    id: 'emulation',
    term: 'emulation',
    also: ['emulation circuit'],
    definition:
      'Arithmetic of one field, computed in another field. It’s slow, so Linea uses it once per finalization: the emulation circuit verifies the BW6-761 aggregation proof with BN254 arithmetic. The result is the proof that Ethereum verifies.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/emulation/circuit.go',
  },
  {
    id: 'engine-api',
    term: 'Engine API',
    definition:
      'The interface through which a consensus client tells an execution client to build, check and adopt blocks. Maru uses it with every execution client, and Linea’s sample setups serve it on port 8550. Never open it to the internet.',
    see: '/get-started/how-to/run-a-node',
    source:
      'Consensys/linea-monorepo@cb180134:docs/getting-started/linea-mainnet/maru/maru-config.toml',
  },
  {
    id: 'enr',
    term: 'ENR',
    also: ['Ethereum node record'],
    definition:
      'A short signed record with a node’s key, address and ports, with which other nodes find it. EIP-778 defines it, and as text it begins with `enr:`. Discovery starts from the record of a known node. No record of a Linea Maru node is published, so you configure Maru’s peers manually.',
    see: '/get-started/how-to/run-a-node/maru',
    source: 'https://eips.ethereum.org/EIPS/eip-778',
  },
  {
    id: 'entrypoint',
    term: 'EntryPoint',
    also: ['EntryPoint contract'],
    definition:
      'The contract of ERC-4337 that checks user operations and runs them. A bundler calls its function `handleOps`. Each version has its own address and format of operations, so the account, bundler and sponsor must use the same version.',
    see: '/get-started/tooling/account-abstraction',
    source: 'https://eips.ethereum.org/EIPS/eip-4337',
  },
  {
    id: 'evm',
    term: 'EVM',
    also: ['Ethereum Virtual Machine'],
    definition:
      'The virtual machine that runs contracts on every Ethereum node. Linea runs the same machine at the level of the Osaka hard fork (December 2025), with few exceptions. Most Ethereum bytecode runs unchanged. Calls to two precompiles may fail, which the entry “precompile” names, and some opcodes return other values.',
    see: '/get-started/how-to/deploy-smart-contract',
    source:
      'Consensys/linea-monorepo@cb180134:maru/app/src/main/resources/beacon-genesis-files/linea-mainnet-genesis.json',
  },
  {
    id: 'execution-client',
    term: 'execution client',
    also: ['execution layer client', 'EL'],
    definition:
      'The part of a node that executes transactions, stores the state and serves JSON-RPC. Linea Besu, Besu and Geth can follow Linea together with Maru. Erigon works only with patches that you apply and build yourself. No version of Nethermind is known to follow Linea. Only Linea Besu has the plugins for methods such as `linea_estimateGas`.',
    see: '/get-started/how-to/run-a-node',
    source: 'Consensys-Incorporated/doc.linea@8d91af8f:docs/network/how-to/run-a-node/erigon.mdx',
  },
  {
    id: 'execution-proof',
    term: 'execution proof',
    definition:
      'The proof that one batch’s blocks follow the EVM’s rules and lead from one state root to the next. Its inner proof uses the Wizard framework over the KoalaBear field. A PLONK circuit over BLS12-377 verifies the inner proof. On Mainnet, the prover makes the inner proof in limitless mode.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/execution/circuit.go',
  },
  {
    id: 'extra-data-pricing',
    term: 'extra data pricing',
    also: ['extraData pricing'],
    definition:
      'Linea’s method of giving all nodes the current prices, in the `extraData` field of each block header. After a version byte, it has three values of four bytes each, in units of 1,000 wei. These are the fixed cost, the variable cost and a price for `eth_gasPrice`. Nodes with the Linea plugins use them for `linea_estimateGas`, so a node that lags behind returns old prices.',
    see: '/api/reference/linea-estimategas',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/extradata/LineaExtraDataHandler.java',
  },
  {
    id: 'fiat-shamir-transform',
    term: 'Fiat–Shamir transform',
    also: ['Fiat-Shamir'],
    definition:
      'A method that turns an interactive proof into one that the prover can send as a single document. Hashes of all earlier messages replace the verifier’s random questions, so the prover can’t predict them. Every Linea proof depends on it. The inner proof hashes with Poseidon2.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/crypto/fiatshamir_koalabear/fiatshamir.go',
  },
  {
    id: 'finalization',
    term: 'finalization',
    also: ['finalize', 'finalizeBlocks'],
    definition:
      'The step in which the rollup contract on L1 accepts a proof for a range of L2 blocks and records their last state root. The call also stores the Merkle roots of withdrawal messages, checks the deposits’ rolling hash and updates the finalized block number. Only an account with `OPERATOR_ROLE` can make the call.',
    see: '/technology/transaction-lifecycle',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
  },
  {
    id: 'finalized-tag',
    term: 'finalized tag',
    also: ['finalized block'],
    definition:
      'The JSON-RPC block parameter `finalized`. On Linea, it means: proven on L1, in an L1 block that Ethereum has finalized. Maru provides it to the execution client if its configuration has a `[linea]` section with an L1 endpoint. Without that section, a node reports each new block as finalized. Check your provider before you rely on the tag.',
    see: '/api/reference/eth-getblockbynumber',
    source: 'Consensys/linea-monorepo@cb180134:maru/app/src/main/kotlin/maru/app/MaruAppFactory.kt',
  },
  {
    id: 'finite-field',
    term: 'finite field',
    also: ['prime field', 'field element'],
    definition:
      'A finite set of numbers in which you can add, multiply and divide without leaving the set. For a prime field, these are the remainders modulo a prime. All values in a circuit are field elements. Since Beta v5.2, Linea computes its inner proofs in the 31-bit field KoalaBear, and its outer proofs in the much larger fields of elliptic curves.',
    see: '/technology/state-manager',
    source: 'Consensys/linea-monorepo@cb180134:prover/maths/field/fext/doc.go',
  },
  {
    id: 'fixed-cost',
    term: 'fixed cost',
    definition:
      'The part of the minimum priority fee that doesn’t depend on a transaction’s size. It pays for infrastructure, and blocks contain it in their extra data. On October 5, 2026, blocks contained 0.03 gwei per unit of gas.',
    see: '/technology/gas-fees',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
  },
  {
    id: 'follower',
    term: 'follower',
    also: ['follower node'],
    inPages: ['follower node', 'follower nodes'],
    definition:
      'A Maru node that follows the network without voting. It receives sealed blocks, which validators have signed, from its peers. It checks the seals and passes the blocks to its execution client. Every Linea node that you run is a follower.',
    see: '/technology/architecture',
    source:
      'Consensys/linea-monorepo@cb180134:maru/consensus/src/main/kotlin/maru/consensus/qbft/QbftConsensusFollower.kt',
  },
  {
    id: 'forced-transaction',
    term: 'forced transaction',
    also: ['forced transactions', 'ForcedTransactionGateway', 'FTX'],
    definition:
      'A signed L2 transaction that you submit through an L1 contract, for example because a sequencer or RPC node ignores it. The contract sets a deadline, an L2 block. A finalization that reaches this block fails unless the transaction was executed or proven invalid. Linea Mainnet’s rollup contract has supported forced transactions since July 16, 2026, but they aren’t live.',
    see: '/technology/forced-transactions',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/rollup/forcedTransactions/ForcedTransactionGateway.sol',
  },
  {
    id: 'fri',
    term: 'FRI',
    also: ['Fast Reed–Solomon interactive oracle proof of proximity'],
    definition:
      'A protocol that checks that committed values are close to a polynomial of low degree, with hashes only. Many STARKs use it as their commitment. Linea’s current prover uses Vortex instead. The next prover, on RISC-V, uses FRI, but no network runs it yet.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover-ray/docs/prove_workflow.md',
  },
  {
    id: 'gas',
    term: 'gas',
    inPages: false,
    definition:
      'The unit that measures the EVM’s work. Linea charges the same gas per opcode as Ethereum, so a contract uses the same number of units. The price per unit differs, because it includes the cost of publishing your transaction’s bytes on L1.',
    see: '/api/reference/linea-estimategas',
    source: 'Consensys/doc.linea@994028bc:docs/network/how-to/gas-fees.mdx',
  },
  {
    id: 'gas-limit',
    term: 'gas limit',
    also: ['block gas limit'],
    inPages: ['gas limit', 'block gas limit'],
    definition:
      'The most gas that a transaction can use, or that a block’s transactions can use together. On Linea, a transaction’s limit has been at most 16,777,216 since Osaka. A block’s limit is 2 billion, but the sequencer can stop earlier. Let `linea_estimateGas` choose it. A limit that’s too high lowers the minimum price that a node computes, but the sequencer checks the price with the gas that you used.',
    see: '/get-started/build/network-info',
    source: 'Consensys/linea-monorepo@cb180134:tracer-constraints/constants/constants.lisp',
  },
  {
    id: 'gkr',
    term: 'GKR',
    also: ['Goldwasser–Kalai–Rothblum protocol'],
    definition:
      'A protocol that proves a layered computation without committing to the intermediate values. Linea’s outer circuits use it for Poseidon2 hashing, through the gnark library, because hashing repeats the same small computation. It makes those circuits smaller.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/dataavailability/v2/circuit.go',
  },
  {
    id: 'gnark',
    term: 'gnark',
    definition:
      'The Go library with which Linea writes its outer circuits and makes PLONK proofs. It also generates the verifier contract in Solidity. Its sister library gnark-crypto provides fields, curves and hash functions.',
    see: '/technology/repos',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/setup.go',
  },
  {
    id: 'hard-finality',
    term: 'hard finality',
    also: ['L1 finality'],
    definition:
      'The state of a transaction whose proof the rollup contract has accepted, in an L1 block that Ethereum has finalized. To undo it, Ethereum would have to revert a finalized block, or the Security Council would have to change the contract. Withdrawals must wait for the proof. Linea’s published median is about two hours, and the published maximum in normal operation is 16 hours (August 2026). On October 1, 2026, the newest final block was 3.7 hours old.',
    see: '/technology/transaction-lifecycle',
    source: 'Consensys/doc.linea@994028bc:docs/network/overview/transaction-finality.mdx',
  },
  {
    id: 'hard-fork',
    term: 'hard fork',
    also: ['fork', 'network upgrade'],
    inPages: ['hard fork', 'hard forks', 'network upgrade', 'network upgrades'],
    definition:
      'A change of the rules that every node must apply at the same point. Linea sets the point by timestamp in Maru’s genesis file, and the execution client must know the same fork. No batch or aggregation extends across a fork.',
    see: '/release-notes',
    source:
      'Consensys/linea-monorepo@cb180134:maru/app/src/main/resources/beacon-genesis-files/linea-mainnet-genesis.json',
  },
  {
    id: 'hash-function',
    term: 'hash function',
    definition:
      'A function that maps any input to a short value, so that finding two inputs with the same value is practically impossible. Linea uses Keccak-256 where Ethereum contracts compute the hash, and functions that are cheap in a circuit where the prover does. The circuit functions are Poseidon2, ring-SIS and, in a few places, MiMC.',
    see: '/api/reference/linea-getproof',
    source: 'Consensys/linea-monorepo@cb180134:prover/crypto/poseidon2_koalabear/poseidon2.go',
  },
  {
    id: 'inner-proof',
    term: 'inner proof',
    definition:
      'The first proof that the prover makes: the columns of a trace satisfy all constraints. The Wizard framework describes it, and Arcane, Vortex and self-recursion make it smaller. It needs no trusted setup, but it’s too large to verify on Ethereum. So an outer proof shows that the inner proof is valid.',
    see: '/technology/prover/proving',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/architecture/prover/proving.mdx',
  },
  {
    id: 'interactive-oracle-proof',
    term: 'interactive oracle proof',
    also: ['IOP', 'polynomial IOP'],
    definition:
      'A proof in which the prover offers large tables, and the verifier reads them only at random places. A commitment scheme and the Fiat–Shamir transform turn it into a short proof. Linea’s inner proof is described in this form, in the Wizard framework.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/protocol/wizard/doc.go',
  },
  {
    id: 'invalidity-proof',
    term: 'invalidity proof',
    definition:
      'The proof that a forced transaction couldn’t be executed and was correctly left out. Circuits exist for a wrong nonce or too little balance, for a filtered address, and for precompile calls or logs that can’t be proven. With it, you don’t have to trust the operator about the omission.',
    see: '/technology/forced-transactions',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/invalidity/invalidity.go',
  },
  {
    id: 'keccak-256',
    term: 'Keccak-256',
    also: ['Keccak'],
    definition:
      'Ethereum’s hash function, which computes addresses, storage slots and the opcode `KECCAK256`. It’s expensive to prove, because it works on bits and circuits work on field elements. Linea has a zkEVM module for it, and a separate proof for the hashes that connect its circuits with the L1 contract.',
    see: '/api/reference/web3-sha3',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/pi-interconnection/circuit.go',
  },
  {
    id: 'koalabear',
    term: 'KoalaBear',
    also: ['small field'],
    definition:
      'The prime field modulo 2130706433, which is 2^31 - 2^24 + 1. Its elements fit into one processor word, so the prover is faster than with the earlier 253-bit field. Linea Mainnet switched to it with Beta v5.2 on April 1, 2026. Since then, a state root has been eight such elements in 32 bytes.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/libraries/Poseidon2.sol',
  },
  {
    id: 'kzg-commitment',
    term: 'KZG commitment',
    also: ['KZG', 'Kate commitment'],
    definition:
      'A polynomial commitment that is a single point of an elliptic curve, with an equally short proof for the value at any point. Ethereum commits to blobs with it, and Linea’s PLONK proofs use it. Both need a trusted setup, but not the same one.',
    see: '/api/linea-smart-contracts/linearollup',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/srs_store.go',
  },
  {
    id: 'l1',
    term: 'L1',
    also: ['layer 1'],
    inPages: false,
    definition:
      'The network on which another network settles. Linea Mainnet’s L1 is Ethereum Mainnet, and Linea Sepolia’s L1 is Ethereum Sepolia. The L1 stores the data, checks the proofs and holds the bridged funds.',
    see: '/get-started/build/network-info',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/rollup.md',
  },
  {
    id: 'l2',
    term: 'L2',
    also: ['layer 2'],
    inPages: false,
    definition:
      'A network that executes transactions itself and settles on an L1. Linea is an L2, with Ethereum as its L1. A single operator runs the sequencer and other parts today.',
    see: '/risk-disclosures',
    source: 'Consensys/doc.linea@994028bc:docs/network/risk-disclosures.mdx',
  },
  {
    id: 'limitless-prover',
    term: 'limitless prover',
    also: ['limitless mode', 'distributed prover'],
    definition:
      'The prover that has made Linea Mainnet’s execution proofs since 2025. It cuts a large trace into segments, proves each one separately and merges the proofs. So a trace can be larger than one machine could prove at once, and have more precompile calls. The limits on messages to L1, on a block’s data and on two precompiles remain. Nodes also still enforce their own precompile limits.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:prover/zkevm/limitless.go',
  },
  {
    id: 'line-count',
    term: 'line count',
    also: ['trace counts', 'trace line count'],
    definition:
      'The number of rows that a transaction or block adds to a module of the trace. Nodes compare it with module limits, for example in `linea_estimateGas`. Since Beta v3.1, the sequencer ignores many of these limits. The coordinator uses line counts to end batches. A call can use little gas and still add many lines.',
    see: '/technology/sequencer/traces-generator',
    source: 'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/docs/plugins.md',
  },
  {
    id: 'linea',
    term: 'Linea',
    inPages: false,
    definition:
      'The public L2 network, with Linea Mainnet and the testnet Linea Sepolia, and its brand, token and governance. It runs on software called Lineth. Say Linea for the network that you connect to, and Lineth for the software that you build or deploy.',
    see: '/get-started',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/linea-vs-lineth.mdx',
  },
  {
    id: 'linea-besu',
    term: 'Linea Besu',
    also: ['linea-besu', 'Linea Besu package'],
    definition:
      'A distribution of the execution client Besu with Linea’s plugins and profiles. It serves the `linea_` methods and applies Linea’s rules to the transaction pool. In other roles, it builds blocks or produces traces. The profile `advanced-mainnet` loads external plugins; `basic-mainnet` doesn’t.',
    see: '/get-started/how-to/run-a-node/linea-besu',
    source: 'Consensys/linea-monorepo@cb180134:linea-besu/package/README.md',
  },
  {
    id: 'linea-token',
    term: 'LINEA token',
    definition:
      'Linea’s ERC-20 token, with the same address on Ethereum Mainnet and Linea Mainnet. It doesn’t pay for gas, which is always paid in ETH, and has no voting power. The burn mechanism buys it with part of the fees.',
    see: '/technology/tokenomics',
    source: 'Consensys/doc.linea@994028bc:docs/network/overview/tokenomics.mdx',
  },
  {
    id: 'linearollup',
    term: 'LineaRollup',
    also: ['rollup contract', 'L1 message service'],
    definition:
      'Linea’s main contract on Ethereum, behind a proxy. It accepts blobs, verifies finalizations and records state roots. It’s also the L1 end of the message service, so it holds the bridged ETH that isn’t staked. Linea Mainnet has run version 8.0 since July 16, 2026. In September 2026, an upgrade changed one line of code and kept the version number.',
    see: '/get-started/build/contracts',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollup.sol',
  },
  {
    id: 'lineth',
    term: 'Lineth',
    also: ['Linea Stack', 'lineth-monorepo'],
    definition:
      'The open-source stack on which Linea runs, called the Linea Stack until 2026. It’s an incubating project of LF Decentralized Trust, and its source moved from `Consensys/linea-monorepo` to `LFDT-Lineth/lineth-monorepo`. Other operators can run their own networks with it; those aren’t Linea.',
    see: '/technology/lineth',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/linea-vs-lineth.mdx',
  },
  {
    id: 'liveness-recovery',
    term: 'liveness recovery',
    also: ['liveness recovery operator'],
    definition:
      'An emergency exit in the rollup contract, in case the operator disappears. When the last finalized block is 182.5 days old, any account can call a function that gives the operator role to a preset address. On Mainnet, that address is a contract that forwards calls from any account. Funds then aren’t stuck, as long as an operator runs the prover and submits data and proofs.',
    see: '/technology/forced-transactions',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LivenessRecovery.sol',
  },
  {
    id: 'lookup-argument',
    term: 'lookup argument',
    also: ['lookup', 'inclusion query'],
    inPages: ['lookup argument', 'lookup arguments', 'inclusion query'],
    definition:
      'A proof that every row of one table also exists in another table. It replaces computation: a range check, for example, looks a value up in a list of all allowed values. Linea’s prover turns lookups into sums of fractions, called logarithmic derivatives. Modules also use lookups to exchange results.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/protocol/compiler/logderivativesum/lookup.go',
  },
  {
    id: 'lxp',
    term: 'LXP',
    also: ['LXP-L'],
    definition:
      'Points that Linea users collected before the token existed. LXP came from Linea Voyage and can’t be transferred. LXP-L came from Linea Surge, a program for liquidity providers. Holders of LXP and of LXP-L received LINEA in the airdrop of 2025.',
    see: '/technology/tokenomics',
    source: 'Consensys/doc.linea@a3b17dd4:docs/users/linea-voyage/lxp/index.mdx',
  },
  {
    id: 'maru',
    term: 'Maru',
    definition:
      'Linea’s consensus client, written in Kotlin. It runs QBFT, gossips sealed blocks and controls an execution client through the Engine API. Every node has needed it since Beta v4.0 (October 2025).',
    see: '/get-started/how-to/run-a-node/maru',
    source: 'Consensys/linea-monorepo@cb180134:maru/README.md',
  },
  {
    id: 'merkle-proof',
    term: 'Merkle proof',
    also: ['Merkle path', 'inclusion proof'],
    definition:
      'The hashes beside the path from a leaf to the root of a Merkle tree. If you know the root, you can check with them that the leaf belongs to the tree. On Linea, you use one to claim a withdrawal on L1, and `linea_getProof` returns one.',
    see: '/get-started/how-to/bridge/claim-messages',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/messaging/libraries/SparseMerkleTreeVerifier.sol',
  },
  {
    id: 'merkle-tree',
    term: 'Merkle tree',
    also: ['Merkle root'],
    definition:
      'A tree of hashes in which each node is the hash of its two children, so the root commits to all leaves. Linea puts withdrawal messages into trees of depth 5, with 32 messages each, and hashes them with Keccak-256. The state uses a different tree, the sparse Merkle tree, with Poseidon2.',
    see: '/api/linea-smart-contracts/linearollup',
    source: 'Consensys/linea-monorepo@cb180134:prover/config/config-mainnet-limitless.toml',
  },
  {
    id: 'message-fee',
    term: 'message fee',
    also: ['postman fee', 'minimum fee'],
    definition:
      'ETH that the sender of a cross-chain message adds for the account that claims it. For a message to Ethereum, the network first keeps a minimum fee (`minimumFeeInWei`), and a message that offers less reverts. The claimer earns only what remains. A message to Linea can have no fee, because the postman sponsors small claims.',
    see: '/technology/message-service',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/v1/L2MessageServiceV1.sol',
  },
  {
    id: 'message-hash',
    term: 'message hash',
    definition:
      'The Keccak-256 hash of a message’s sender, recipient, fee, value, number and calldata. It identifies the message on both layers: it’s anchored, it’s the leaf of a Merkle tree, and `MessageClaimed` contains it. The message number distinguishes two otherwise equal messages.',
    see: '/technology/message-service',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/messaging/libraries/MessageHashing.sol',
  },
  {
    id: 'message-service',
    term: 'message service',
    also: ['canonical message service', 'L2MessageService'],
    definition:
      'The contracts that carry ETH and calls between Ethereum and Linea: `LineaRollup` on L1 and `L2MessageService` on L2. You send a message with `sendMessage`, the operator anchors it, and then it can be claimed. A contract that receives a message should call `sender()` to get the message’s sender, because `msg.sender` is the service.',
    see: '/technology/message-service',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/MessageServiceBase.sol',
  },
  {
    id: 'mimc',
    term: 'MiMC',
    definition:
      'A hash function for circuits, which secured Linea’s state until Poseidon2 replaced it. In the code of June 2026, MiMC remains in a few places. Among them are the rolling hash of forced transactions, the hash of the chain configuration, and the Keccak proof between circuits. Code that checks state proofs with MiMC fails for blocks finalized since Beta v5.2.',
    see: '/api/linea-smart-contracts/lib/mimc',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/libraries/Mimc.sol',
  },
  {
    id: 'module',
    term: 'module',
    also: ['modules'],
    inPages: false,
    definition:
      'A table of the arithmetization that handles one task. `HUB` follows every instruction. Other modules handle memory, bytecode storage, comparisons, hashing or single precompiles. Modules exchange results through lookups.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/tracer.md',
  },
  {
    id: 'module-limit',
    term: 'module limit',
    also: ['module limits', 'trace limits', 'prover limits'],
    definition:
      'The highest number of lines that a module can have in a block. Since Beta v3.1, the sequencer no longer enforces many of these limits. Nodes can still enforce the published limits file, and `linea_estimateGas` checks it. A limit of zero, as for two precompiles in that file, allows no such operation.',
    see: '/technology/prover/prover-limits',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/config/trace-limits.mainnet.toml',
  },
  {
    id: 'multisignature-account',
    term: 'multisignature account',
    also: ['multisignature wallet', 'multisig'],
    definition:
      'A contract that acts only when a set number of its owners have signed. A single lost or stolen key can’t move its funds or use its rights. Safe is the usual one on Linea, and the Security Council uses it, too.',
    see: '/get-started/how-to/linea-safe',
    source: 'Consensys/linea-monorepo@cb180134:contracts/docs/security-council-charter.md',
  },
  {
    id: 'opcode',
    term: 'opcode',
    also: ['opcodes', 'instruction'],
    inPages: ['opcode', 'opcodes'],
    definition:
      'A single instruction of the EVM. The proof has covered all opcodes since Beta v2.0, but it doesn’t guarantee the value of `BLOCKHASH`. A few opcodes differ from Ethereum. Because Linea has no blobs, `BLOBHASH` returns zero and `BLOBBASEFEE` the lowest possible fee. `PREVRANDAO` doesn’t come from a beacon chain.',
    see: '/get-started/build/ethereum-differences',
    source: 'Consensys/doc.linea@994028bc:docs/network/overview/ethereum-differences.mdx',
  },
  {
    id: 'operator',
    term: 'operator',
    also: ['OPERATOR_ROLE'],
    inPages: ['OPERATOR_ROLE'],
    definition:
      'The party that runs a rollup’s services. In Linea’s contracts, it’s an account with `OPERATOR_ROLE`, which can submit blobs and finalize blocks; Mainnet has two. An operator can delay transactions, but can’t finalize a state without a valid proof.',
    see: '/risk-disclosures',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
  },
  {
    id: 'optimistic-rollup',
    term: 'optimistic rollup',
    also: ['fraud proof'],
    definition:
      'A rollup that publishes results without a proof and allows time for challenges. A challenge is a fraud proof, and withdrawals must wait until that time is over. Linea proves first, so a withdrawal waits for a proof, not for a challenge period.',
    see: '/technology/architecture',
    source: 'https://ethereum.org/developers/docs/scaling/optimistic-rollups/',
  },
  {
    id: 'outer-proof',
    term: 'outer proof',
    definition:
      'A PLONK proof of a circuit that verifies earlier proofs. The first outer proof verifies the inner proof, over BLS12-377. Aggregation over BW6-761 and emulation over BN254 follow, and Ethereum verifies the last one. Some documents use the name only for that last proof.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/execution/circuit.go',
  },
  {
    id: 'pause-type',
    term: 'pause type',
    also: ['pausing', 'PauseType', 'pauser'],
    inPages: ['pause type', 'pause types', 'pausing', 'PauseType'],
    definition:
      'A part of a contract that can be paused separately, such as deposits, withdrawals, data submission, finalization or token bridging. An account with the matching role can pause it. After 48 hours the pause expires, but it stays active until any account lifts it. For the next 48 hours, only the Security Council can pause. The council can also pause indefinitely.',
    see: '/risk-disclosures',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/security/pausing/PauseManager.sol',
  },
  {
    id: 'permutation-argument',
    term: 'permutation argument',
    definition:
      'A proof that two columns contain the same values in a different order. It connects tables that are sorted differently, for example by time and by address, to show that memory returns the last written value. The prover compiles it to a product that must be equal on both sides.',
    see: '/technology/prover/trace-expansion',
    source:
      'Consensys/linea-monorepo@cb180134:prover/protocol/compiler/permutation/grand_product.go',
  },
  {
    id: 'plonk',
    term: 'PLONK',
    also: ['Plonk'],
    definition:
      'A zk-SNARK whose trusted setup works for any circuit up to a certain size. All of Linea’s outer proofs are PLONK proofs with KZG commitments, on three curves, and the verifier contract checks the last one. A new circuit needs new keys, but no new ceremony unless it’s too large for the old one.',
    see: '/technology/prover/proving',
    source: 'https://eprint.iacr.org/2019/953',
  },
  {
    id: 'point-evaluation',
    term: 'point evaluation',
    also: ['point evaluation precompile'],
    definition:
      'A check that the polynomial behind a blob has a certain value at a certain point. Ethereum offers it as a precompile at address `0x0a`. The rollup contract calls it for each blob, at a point that it derives from two hashes of the blob. The data availability proof shows the same value for the same point.',
    see: '/api/linea-smart-contracts/rollup/eip4844blobacceptor',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/Eip4844BlobAcceptor.sol',
  },
  {
    id: 'polynomial-commitment',
    term: 'polynomial commitment',
    also: ['polynomial commitment scheme', 'PCS'],
    definition:
      'A short value that fixes a polynomial, so that its author can prove the polynomial’s values later but can’t change it. Proof systems are built on such a scheme. Linea uses Vortex for inner proofs, which needs only hashes, and KZG for outer proofs, which gives short proofs.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/crypto/vortex/params.go',
  },
  {
    id: 'poseidon2',
    term: 'Poseidon2',
    definition:
      'A hash function that needs few multiplications in a prime field, and so few constraints in a circuit. Linea uses it over KoalaBear to hash its state tree, contract code for the prover, and Vortex columns. A library contract computes it on L1, where it costs far more gas than Keccak-256.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/libraries/Poseidon2.sol',
  },
  {
    id: 'postman',
    term: 'postman',
    definition:
      'A service that claims messages to Linea for their recipients. The operator sponsors claims of up to 250,000 gas; above that, the message’s fee must cover the claim’s gas. The postman has no special rights, so you can always claim without it. Messages to Ethereum aren’t claimed automatically.',
    see: '/get-started/how-to/bridge/limits',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/postman.md',
  },
  {
    id: 'precompile',
    term: 'precompile',
    also: ['precompiled contract'],
    definition:
      'A protocol function that you call like a contract, at a low address. Linea limits how often a block can call some precompiles. The node’s limits file allows no calls to `RIPEMD-160` or `BLAKE2f`, but a documentation change of 2026 lists both as supported since Osaka: check your call with `linea_estimateGas`. `MODEXP` accepts operands of up to 1,024 bytes, as on Ethereum since Osaka. You can’t send a transaction to a precompile directly; a contract must call it.',
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
      'The part of the gas price above the base fee. On Ethereum, it’s a tip for speed. On Linea, it’s almost the whole price, because it pays for your bytes on L1. If it’s below the computed minimum, the transaction isn’t profitable, and the network delays or rejects it.',
    see: '/technology/gas-fees',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/bl/TransactionProfitabilityCalculator.java',
  },
  {
    id: 'profitability',
    term: 'profitability',
    also: ['profitability check', 'minimum margin'],
    definition:
      'The check that a transaction’s price covers its cost to the network. The priority fee must reach margin × (variable cost × compressed size / gas + fixed cost). Linea Besu’s profile `advanced-mainnet` sets the margin to 0.8 for the pool, 1.0 for a block and 1.2 for `linea_estimateGas`. So a transaction can be in the pool but too cheap for a block.',
    see: '/api/reference/eth-sendrawtransaction',
    source:
      'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/bl/TransactionProfitabilityCalculator.java',
  },
  {
    id: 'prover',
    term: 'prover',
    definition:
      'The service that turns traces into proofs. It reads the coordinator’s requests from a shared file system, and makes execution, data availability, invalidity and aggregation proofs. It needs large machines, and its speed determines how soon a block is final on L1.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/prover.md',
  },
  {
    id: 'proxy',
    term: 'proxy',
    also: ['proxy contract', 'implementation'],
    inPages: ['proxy contract', 'proxy contracts'],
    definition:
      'A contract with a fixed address that forwards every call to an implementation, another contract that can be replaced. Linea’s contracts that hold funds or state are proxies. Call the proxy’s address, but read the implementation’s ABI.',
    see: '/get-started/build/contracts',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/docs/workflows/administration/upgradeContract.md',
  },
  {
    id: 'public-input',
    term: 'public input',
    also: ['public inputs'],
    definition:
      'The data that both the prover and the verifier know, and about which the proof makes a statement. For a finalization, it’s one number. The rollup contract hashes shnarfs, block numbers, timestamps, rolling hashes, Merkle roots of messages, filtered addresses and the chain configuration. It then reduces the hash to the BN254 field. If any of these values changes, the proof is invalid.',
    see: '/api/linea-smart-contracts/interfaces/l1/iplonkverifier',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
  },
  {
    id: 'public-input-interconnection',
    term: 'public input interconnection',
    also: ['PI interconnection'],
    definition:
      'The circuit that checks that the proofs of one aggregation agree with each other. Each batch must start where the previous one ended, and the executed data must be the published data. The circuit also builds the finalization’s public input. The aggregation circuit verifies its proof together with the others.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/pi-interconnection/circuit.go',
  },
  {
    id: 'qbft',
    term: 'QBFT',
    also: ['Quorum Byzantine Fault Tolerance'],
    definition:
      'A consensus protocol in which a known set of validators agrees on each block, which is then final immediately. It works while fewer than a third of the validators misbehave. Linea Mainnet has only one validator, which signs every block alone.',
    see: '/technology/decentralization',
    source:
      'Consensys/linea-monorepo@cb180134:maru/app/src/main/resources/beacon-genesis-files/linea-mainnet-genesis.json',
  },
  {
    id: 'rate-limit',
    term: 'rate limit',
    also: ['rate limiter', 'withdrawal limit'],
    definition:
      'A limit on the ETH that can leave Linea within a period. It applies when you send a message on L2 and when you claim it on L1. On Mainnet, it has been 8,000 ETH a day on L2 and 10,000 ETH a day on L1 since April 2026. A call above it reverts with `RateLimitExceeded`; repeat it in a later period, unless its amount alone exceeds the limit. ERC-20 tokens don’t count, and RPC providers’ request limits are separate.',
    see: '/api/linea-smart-contracts/messageservice/l1/l1messageservice',
    source: 'Consensys/doc.linea@994028bc:docs/changelog/security-council-record.mdx',
  },
  {
    id: 'recursion',
    term: 'recursion',
    also: ['recursive proof', 'proof composition'],
    definition:
      'A proof that another proof was verified. It makes proofs smaller and combines many into one, since the last proof’s verifier doesn’t need the earlier ones. Linea uses it in layers: within the inner proof, from inner to outer, in the aggregation and in the final change of curve.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/protocol/compiler/recursion/circuit.go',
  },
  {
    id: 'reed-solomon-code',
    term: 'Reed–Solomon code',
    also: ['Reed-Solomon'],
    definition:
      'A code that extends data so that two different inputs differ almost everywhere. A check of a few random places then reveals a prover that cheats. Vortex encodes each row of its matrix this way before it commits to the columns.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:prover/crypto/reedsolomon/reedsolomon.go',
  },
  {
    id: 'reentrancy',
    term: 'reentrancy',
    also: ['ReentrantCall'],
    definition:
      'A call that enters a contract again before an earlier call has returned, for example when a recipient of ETH calls the sender. A contract that hasn’t recorded its payment yet can be made to pay twice. Linea’s message service and token bridge set a flag in transient storage while a guarded function runs, and revert with `ReentrantCall`.',
    see: '/api/linea-smart-contracts/messageservice/l1/transientstoragereentrancyguardupgradeable',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/security/reentrancy/TransientStorageReentrancyGuardUpgradeable.sol',
  },
  {
    id: 'reorg',
    term: 'reorg',
    also: ['reorganization'],
    definition:
      'A change in which other blocks replace blocks that a node had accepted. Linea doesn’t expect any, because QBFT makes each block final immediately. An Ethereum reorg can still undo a recent deposit or finalization, so the coordinator waits for finalized L1 blocks.',
    see: '/get-started/how-to/finalized-block',
    source: 'Consensys/doc.linea@994028bc:docs/network/overview/transaction-finality.mdx',
  },
  {
    id: 'reserved-token',
    term: 'reserved token',
    also: ['custom bridged token'],
    definition:
      'A token that the canonical token bridge refuses to bridge, because another bridge handles it. An account with a role sets or removes the reservation before the token is first bridged. For other tokens, that account can set a custom contract instead of the standard bridged token.',
    see: '/technology/canonical-token-bridge',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/TokenBridgeBase.sol',
  },
  {
    id: 'revenue-vault',
    term: 'revenue vault',
    also: ['RollupRevenueVault'],
    definition:
      'The contract on Linea Mainnet that collects transaction fees. It pays the operator’s invoices, records unpaid amounts, and starts the burn with the rest. Each step emits an event, so you can compute revenue and burn from logs.',
    see: '/get-started/build/contracts',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/operational/RollupRevenueVault.sol',
  },
  {
    id: 'ring-sis',
    term: 'ring-SIS',
    also: ['SIS', 'short integer solution'],
    definition:
      'A fast hash function for long inputs, whose security is based on a hard problem about lattices (regular grids of points). The prover compresses each column of a Vortex matrix with it, and then hashes the result with Poseidon2. It needs no trusted setup.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/crypto/ringsis/ringsis.go',
  },
  {
    id: 'risc-v-proving',
    term: 'RISC-V proving',
    also: ['guest program', 'zkVM'],
    definition:
      'A design that compiles the program to be proven to the RISC-V instruction set, so the prover proves RISC-V instead of the EVM. An EVM fork would then change a program, not a set of circuits. It’s in development, and no deployment used it in August 2026.',
    see: '/technology/architecture',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/architecture/prover/risc-v-overview.mdx',
  },
  {
    id: 'rlp',
    term: 'RLP',
    also: ['recursive length prefix'],
    definition:
      'The encoding in which Ethereum writes transactions and block headers as bytes. A length precedes each value or list, and lists can contain lists. The Keccak-256 hash of a header in this encoding identifies the block, on Linea as on Ethereum. So if you have a header’s fields, you can check its hash without trusting the node.',
    see: '/api/reference/eth-getproof',
    source: 'https://ethereum.org/developers/docs/data-structures-and-encoding/rlp/',
  },
  {
    id: 'role',
    term: 'role',
    also: ['roles', 'access control'],
    inPages: false,
    definition:
      'A named right in a contract, which OpenZeppelin’s access control grants to accounts. Linea’s roles separate data submission, pausing, rate limits, verifiers and token settings. The Security Council holds the admin role, `DEFAULT_ADMIN_ROLE`.',
    see: '/api/linea-smart-contracts',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/security/access/PermissionsManager.sol',
  },
  {
    id: 'rolling-hash',
    term: 'rolling hash',
    definition:
      'A hash that adds one item after another, so its current value commits to the whole sequence in order. L1 keeps one over deposit messages: Keccak-256 of the previous value and the new message hash. Linea computes it again while anchoring. Finalization fails unless both values agree, so no message can be added, skipped or moved. Forced transactions have a separate one, made with MiMC.',
    see: '/technology/message-service',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/L1MessageManager.sol',
  },
  {
    id: 'rollup',
    term: 'rollup',
    also: ['ZK rollup', 'validity rollup'],
    definition:
      'A network that executes transactions outside an L1 and publishes data and results on that L1, which enforces them. A ZK rollup proves each result. Linea is a ZK rollup: its data is in Ethereum blobs, and a contract on Ethereum checks its proofs.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/rollup.md',
  },
  {
    id: 'rpc-node',
    term: 'RPC node',
    also: ['JSON-RPC endpoint', 'RPC'],
    inPages: ['RPC node', 'RPC nodes', 'JSON-RPC endpoint', 'JSON-RPC endpoints'],
    definition:
      'A node that serves JSON-RPC calls from wallets and applications. On Linea, it also forwards transactions to the sequencer, which isn’t publicly reachable. Its plugins and settings decide which methods exist and which transactions it rejects.',
    see: '/get-started/connect',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/sequencer.md',
  },
  {
    id: 'security-council',
    term: 'Security Council',
    also: ['Linea Security Council', 'LSC'],
    definition:
      'The group that can upgrade and configure Linea’s contracts. It uses a multisignature wallet on each layer, where five of nine owners must sign. A charter defines its duties, and a public record lists its transactions. Its members can change the rules for bridged funds, so you have to trust them.',
    see: '/technology/security-council-record',
    source: 'Consensys/linea-monorepo@cb180134:contracts/docs/security-council-charter.md',
  },
  {
    id: 'segment',
    term: 'segment',
    also: ['segments'],
    definition:
      'A piece of a trace that the limitless prover proves separately. Modules are grouped, and each group’s rows are cut at fixed lengths. A segment’s proof makes the values at its borders public, so that neighbors can be compared.',
    see: '/technology/prover',
    source: 'Consensys/linea-monorepo@cb180134:prover/protocol/distributed/segment_compilation.go',
  },
  {
    id: 'self-recursion',
    term: 'self-recursion',
    definition:
      'The step that rewrites a Vortex proof’s verifier as a new statement, and proves that statement with Vortex again. Each round gives a smaller proof. The full prover runs several rounds before a PLONK circuit takes over.',
    see: '/technology/prover/proving',
    source:
      'Consensys/linea-monorepo@cb180134:prover/protocol/compiler/selfrecursion/selfrecursion.go',
  },
  {
    id: 'sequencer',
    term: 'sequencer',
    definition:
      'The node that orders transactions and builds Linea’s blocks. It’s a Linea Besu node with plugins that check profitability, size and provability, next to a Maru validator. Linea’s team runs the only one. It can delay or reorder a transaction, but can’t forge a signature or a proof.',
    see: '/technology/sequencer',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/sequencer.md',
  },
  {
    id: 'shnarf',
    term: 'shnarf',
    also: ['blob shnarf'],
    definition:
      'A hash that commits to all data that Linea has submitted to L1 so far. For each blob, it’s the Keccak-256 hash of the previous shnarf, the snark hash, the state root after the blob, and the evaluation’s point and value. The contract stores the existing shnarfs. A finalization must lead from the last finalized shnarf to another stored one.',
    see: '/technology/public-data',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/Eip4844BlobAcceptor.sol',
  },
  {
    id: 'shomei',
    term: 'Shomei',
    definition:
      'The program that keeps Linea’s state in the form that the prover needs. A Besu plugin sends it each block’s changes, and Shomei applies them to its sparse Merkle trees. It produces the state proofs for each execution proof, and it serves `linea_getProof`.',
    see: '/technology/state-manager',
    source: 'Consensys/shomei@3f47bedc:README.md',
  },
  {
    id: 'snark-hash',
    term: 'snark hash',
    also: ['snarkHash', 'SNARK hash'],
    definition:
      'A hash of a blob’s compressed data, by a function that’s cheap in a circuit. At submission, the rollup contract accepts the snark hash unchecked. To get the evaluation point, it hashes the snark hash with the blob hash. The data availability proof later shows that the snark hash was right.',
    see: '/api/linea-smart-contracts/rollup/eip4844blobacceptor',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/Eip4844BlobAcceptor.sol',
  },
  {
    id: 'soft-finality',
    term: 'soft finality',
    also: ['L2 confirmation'],
    definition:
      'The state of a transaction that is in a sealed L2 block, which the validator has signed. It takes about a second. Linea doesn’t reorganize sealed blocks in normal operation, but nothing on L1 guarantees that yet. You rely on the sequencer until hard finality.',
    see: '/technology/transaction-lifecycle',
    source: 'Consensys/doc.linea@994028bc:docs/network/overview/transaction-finality.mdx',
  },
  {
    id: 'soundness',
    term: 'soundness',
    definition:
      'The property that a false statement has practically no proof that a verifier accepts. It’s often given in bits: with 100 bits, one attempt succeeds with a probability of about 1 in 2^100. Linea hasn’t published a figure for its whole proof. A random point in Linea’s inner proof comes from about 2^124 values.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/maths/field/fext/element.go',
  },
  {
    id: 'sparse-merkle-tree',
    term: 'sparse Merkle tree',
    also: ['SMT'],
    definition:
      'A Merkle tree with room for every possible leaf, most of them empty. Empty subtrees have known hashes, so only the used part is stored. Linea’s state trees have depth 40 and hash with Poseidon2. The execution client keeps the same state in another tree, Ethereum’s Merkle-Patricia trie.',
    see: '/technology/state-manager',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/libraries/SparseMerkleProof.sol',
  },
  {
    id: 'stark',
    term: 'STARK',
    also: ['scalable transparent argument of knowledge'],
    definition:
      'A proof that relies on hash functions and needs no trusted setup, usually with FRI as commitment. It’s larger than a SNARK with a trusted setup. Linea’s inner proof also relies on hashes, but uses Vortex instead of FRI. Its last proof is a SNARK, so that Ethereum can check it cheaply.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:docs/zkvm-segmentation-comparison.md',
  },
  {
    id: 'state-manager',
    term: 'state manager',
    definition:
      'The component that keeps the state in its provable form: a Besu node with a plugin, and Shomei. One instance follows the head and serves the coordinator. Another keeps only the states that L1 has finalized, and serves `linea_getProof` to the public.',
    see: '/technology/state-manager',
    source: 'Consensys/linea-monorepo@cb180134:docs/architecture-description.md',
  },
  {
    id: 'state-recovery',
    term: 'state recovery',
    also: ['recoverable state'],
    definition:
      'The process that rebuilds Linea’s state from L1 alone. A Besu plugin reads the finalization events, fetches and decompresses the blobs, and executes the transactions again. It needs only public data, as long as an archive still has the old blobs. The published plugin lags behind the network, so don’t count on it today.',
    see: '/technology/state-recovery',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/state-recovery.md',
  },
  {
    id: 'state-root',
    term: 'state root',
    also: ['state root hash'],
    definition:
      'One hash of all balances, nonces, code and storage at the end of a block. Linea has two. The block header contains the root of the trie that Ethereum also uses, and the rollup contract contains the root of the sparse Merkle tree. Never compare the two.',
    see: '/api/reference/linea-getproof',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
  },
  {
    id: 'structured-reference-string',
    term: 'structured reference string',
    also: ['SRS'],
    definition:
      'The public parameters of a trusted setup, which make and check KZG commitments. The prover loads one from disk for each of its three curves. Its length limits the size of a circuit.',
    see: '/technology/prover/trusted-setup',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/srs_store.go',
  },
  {
    id: 'sumcheck',
    term: 'sumcheck',
    also: ['sum-check'],
    definition:
      'A protocol that proves the sum of a polynomial over many points, in one round for each variable. The verifier needs the polynomial’s value at a single random point only. GKR is built from it, and Linea’s outer circuits use GKR for Poseidon2. Linea’s inner proof checks lookups by sums of fractions instead.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:docs/zkvm-segmentation-comparison.md',
  },
  {
    id: 'timelock',
    term: 'timelock',
    also: ['TimelockController'],
    definition:
      'A contract that executes a scheduled call only after a public delay. In Linea’s timelocks, that delay is zero seconds, so the Security Council can upgrade contracts immediately. A delay would give you time to review an upgrade, and to leave if you disagree. On Ethereum, the delay was last read as zero on October 1, 2026, and on Linea in July 2026.',
    see: '/technology/security-council-record',
    source: 'l2beat/l2beat@01eb50b9:packages/config/src/projects/linea/diffHistory.md',
  },
  {
    id: 'trace',
    term: 'trace',
    also: ['execution trace', 'conflated trace'],
    inPages: ['execution trace', 'execution traces', 'conflated trace', 'conflated traces'],
    definition:
      'A record of every step of a block’s execution, as tables whose rows are the steps. The prover makes a proof from it. The tracer writes one file per batch, with the extension `.lt`, or `.lt.gz` if compressed, and Corset expands it before proving.',
    see: '/technology/sequencer/traces-generator',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/tracer.md',
  },
  {
    id: 'tracer',
    term: 'tracer',
    also: ['ZkTracer', 'traces generator'],
    definition:
      'The library in Linea’s Besu plugins that counts lines and records traces. The sequencer counts with it while it builds a block, and RPC nodes for `linea_estimateGas`. The coordinator asks separate tracing nodes for each block’s counts and for a whole batch’s trace. The tracer never changes what is executed.',
    see: '/technology/sequencer/traces-generator',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/tracer.md',
  },
  {
    id: 'transaction-exclusion',
    term: 'transaction exclusion',
    also: ['transaction exclusion API', 'linea_getTransactionExclusionStatusV1'],
    definition:
      'A service that stores why transactions were rejected. RPC nodes report to it when a transaction exceeds a module limit. The sequencer reports a transaction that exceeds one of the limits it still enforces. Call `linea_getTransactionExclusionStatusV1` with the transaction hash within seven days.',
    see: '/api',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/transaction-exclusion.md',
  },
  {
    id: 'transaction-pool',
    term: 'transaction pool',
    also: ['txpool', 'mempool'],
    definition:
      'The transactions that a node holds and that aren’t in a block yet. Linea Besu with the plugins checks each transaction on arrival: addresses, gas limit, calldata, type, price, and line counts by simulation. The sequencer can still reject a transaction that your node accepts, because its settings can differ.',
    see: '/api/reference/linea-estimategas',
    source: 'Consensys/linea-monorepo@cb180134:docs/features/sequencer.md',
  },
  {
    id: 'trusted-setup',
    term: 'trusted setup',
    also: ['setup ceremony', 'powers of tau'],
    definition:
      'A ceremony that creates public parameters from a secret, which must then be destroyed. Many people take part in turn, and it’s secure if at least one of them was honest. Linea reuses three finished ceremonies: Aztec Ignition for BN254, Aleo Setup for BLS12-377 and Celo Plumo for BW6-761. Ethereum’s blobs rely on a fourth one.',
    see: '/technology/prover/trusted-setup',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/architecture/prover/trusted-setup.mdx',
  },
  {
    id: 'upgrade',
    term: 'upgrade',
    also: ['contract upgrade', 'upgradeability'],
    inPages: ['contract upgrade', 'contract upgrades', 'upgradeability'],
    definition:
      'The replacement of the implementation behind a proxy. For Linea’s contracts, the Security Council schedules it in a timelock, which owns the right to change the proxy. State and address don’t change, but behavior can, so watch the `Upgraded` event.',
    see: '/technology/security-council-record',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/docs/workflows/administration/upgradeContract.md',
  },
  {
    id: 'user-operation',
    term: 'user operation',
    also: ['UserOperation', 'userOp'],
    inPages: ['user operation', 'user operations'],
    definition:
      'A signed request of a smart account, as ERC-4337 defines it. It isn’t a transaction, so you send it to a bundler instead of a node. It can succeed or fail separately from the transaction that contains it.',
    see: '/get-started/tooling/account-abstraction',
    source: 'https://eips.ethereum.org/EIPS/eip-4337',
  },
  {
    id: 'validator',
    term: 'validator',
    also: ['validators'],
    definition:
      'A node that proposes and votes on blocks. Linea Mainnet has one, listed in Maru’s genesis file, and it stakes nothing. Don’t confuse it with Ethereum’s validators, or with the transaction pool’s checks, which the code also calls validators.',
    see: '/technology/decentralization',
    source:
      'Consensys/linea-monorepo@cb180134:maru/app/src/main/resources/beacon-genesis-files/linea-mainnet-genesis.json',
  },
  {
    id: 'validity-proof',
    term: 'validity proof',
    also: ['validity proofs'],
    definition:
      'A proof that a result follows from its inputs by fixed rules, checked much faster than the computation itself. Linea sends one to Ethereum for each range of blocks, and the new state root counts only if the proof is valid. It doesn’t show which transactions were chosen, or that their order is fair.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
  },
  {
    id: 'validium',
    term: 'validium',
    definition:
      'A network that proves its results on an L1 but stores its data elsewhere. Lineth has a `Validium` contract for such networks, which accepts the data’s shnarf without the data. Linea Mainnet isn’t a validium, because its data is on Ethereum.',
    see: '/technology/validium',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/Validium.sol',
  },
  {
    id: 'variable-cost',
    term: 'variable cost',
    definition:
      'The price, in wei, of one compressed byte of a transaction. The coordinator computes it from the L1 base fee, priority fee and blob fee, and blocks contain it in their extra data. It rises with Ethereum’s fees, and when Linea’s blocks are full of data.',
    see: '/technology/gas-fees',
    source: 'Consensys/doc.linea@994028bc:docs/network/how-to/gas-fees.mdx',
  },
  {
    id: 'verifier-contract',
    term: 'verifier contract',
    also: ['PlonkVerifier', 'verifier'],
    definition:
      'The contract on L1 that checks a proof and returns true or false. gnark generates it from the last circuit’s verifying key. The rollup contract can have several, chosen by a proof type number, so a new circuit can be added before the old one is removed.',
    see: '/technology/prover/trusted-setup',
    source:
      'Consensys/linea-monorepo@cb180134:contracts/src/verifiers/interfaces/IPlonkVerifier.sol',
  },
  {
    id: 'verifying-key',
    term: 'verifying key',
    also: ['proving key', 'verification key'],
    definition:
      'The short data that checks proofs for one circuit. Its long counterpart, the proving key, makes those proofs. Both are computed from the circuit and the structured reference string. The aggregation circuit contains the verifying keys of all circuits that it can accept.',
    see: '/technology/prover/trusted-setup',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/aggregation/circuit.go',
  },
  {
    id: 'vortex',
    term: 'Vortex',
    definition:
      'The polynomial commitment scheme of the inner proof, which needs no trusted setup. Polynomials are the rows of a matrix, and a Reed–Solomon code extends each row. Each column is hashed with ring-SIS and Poseidon2, and the root of a Merkle tree over these hashes is the commitment. The verifier requests a combination of the rows and a few random columns.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/crypto/vortex/vortex_koalabear/commtiment.go',
  },
  {
    id: 'web3signer',
    term: 'Web3Signer',
    definition:
      'A service that keeps signing keys separate from the programs that use them. The coordinator sends it the L1 transactions for data and finalization, and receives signatures. A coordinator can also sign with its own key, which suits test networks.',
    see: '/technology/architecture',
    source: 'Consensys/linea-monorepo@cb180134:docs/architecture-description.md',
  },
  {
    id: 'withdrawal',
    term: 'withdrawal',
    also: ['exit'],
    inPages: ['withdrawal', 'withdrawals'],
    definition:
      'A transfer of assets from Linea back to Ethereum. You send a message on Linea, wait until its block is finalized on L1, and claim the message there with a Merkle proof. The rate limits can delay the first and the last step.',
    see: '/technology/message-service',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/L1MessageService.sol',
  },
  {
    id: 'witness',
    term: 'witness',
    definition:
      'All values that make a statement true, including the private ones. For an execution proof, these are the expanded trace and Shomei’s state proofs. The prover needs the whole witness; the verifier never sees it.',
    see: '/technology/architecture',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/architecture/prover/trace-expansion.mdx',
  },
  {
    id: 'wizard',
    term: 'Wizard',
    also: ['Wizard IOP'],
    definition:
      'The prover’s framework for interactive proofs, which describes them with columns, random coins, and queries such as lookups or constraints. Compilers, among them Arcane and Vortex, then turn the description step by step into a protocol that can run. It can also include a PLONK circuit where columns are impractical, for example for signatures.',
    see: '/technology/prover/proving',
    source: 'Consensys/linea-monorepo@cb180134:prover/protocol/wizard/doc.go',
  },
  {
    id: 'yield-boost',
    term: 'Yield Boost',
    also: ['native yield'],
    definition:
      'A program that stakes part of the bridged ETH through Lido vaults and gives the yield to Linea’s ecosystem. Its rollout on Mainnet began on March 30, 2026 (Beta v5.1), and staking became possible on April 17, with the first vault. Since September 2026, new staking is allowed up to 60% of the bridged ETH (Security Council’s record). Withdrawals can raise that share. Depositors keep their claim but get no yield, and they bear the staking risks.',
    see: '/technology/yield-boost',
    source: 'Consensys-Incorporated/doc.linea@645011bf:docs/changelog/security-council-record.mdx',
  },
  {
    id: 'yieldmanager',
    term: 'YieldManager',
    also: ['yield manager', 'withdrawal reserve'],
    definition:
      'The L1 contract behind Yield Boost that moves ETH between the rollup contract and the vaults. It keeps a reserve for withdrawals, with a minimum and a target, each a share and an amount. When the reserve is too small, ETH must be unstaked, which can take time.',
    see: '/api/linea-smart-contracts/yield/yieldmanager',
    source: 'Consensys/linea-monorepo@cb180134:contracts/src/yield/YieldManager.sol',
  },
  {
    id: 'zero-knowledge-proof',
    term: 'zero-knowledge proof',
    also: ['ZK proof', 'ZKP'],
    definition:
      'A proof that shows that a statement is true and reveals nothing else. Rollups use the word for another property: checking the proof is much faster than computing the result. Linea uses proofs for correctness, not privacy. Every transaction is public.',
    see: '/technology/architecture',
    source: 'Consensys/doc.linea@994028bc:docs/protocol/architecture/prover/index.mdx',
  },
  {
    id: 'zk-snark',
    term: 'zk-SNARK',
    also: ['SNARK'],
    definition:
      'A short proof that’s quick to check and needs no interaction; the name means zero-knowledge succinct non-interactive argument of knowledge. Linea’s rollup contract verifies one, made with PLONK over BN254. "Argument" means that only a prover with impossible computing power could cheat.',
    see: '/technology/repos',
    source: 'Consensys/linea-monorepo@cb180134:prover/circuits/emulation/circuit.go',
  },
  {
    id: 'zkasm',
    term: 'zkasm',
    definition:
      'A small language for the arithmetization’s modules that compute values, such as an addition or a shift. A module is a function, which the compiler turns into columns and equations. The other modules, such as the hub and the memory, are written in a Lisp.',
    see: '/technology/prover/trace-expansion',
    source: 'Consensys/linea-monorepo@cb180134:tracer-constraints/alu/add.zkasm',
  },
  {
    id: 'zkevm',
    term: 'zkEVM',
    definition:
      'A proof system for the execution of the EVM. Linea’s zkEVM accepts ordinary Ethereum transactions and bytecode. Since Beta v2.0 (June 2025), it proves all opcodes. It also proves most precompiles; the entry “precompile” names the two possible exceptions.',
    see: '/technology/lineth',
    source: 'Consensys/linea-monorepo@cb180134:prover/zkevm/full.go',
  },
  {
    id: 'zkevm-type',
    term: 'zkEVM type',
    also: ['type 2 zkEVM'],
    definition:
      'A class in Vitalik Buterin’s scheme, which sorts zkEVMs by how close they are to Ethereum. Type 1 is identical to Ethereum, and type 4 is similar only in source code. Linea is type 2: applications see the EVM, but the state tree and the block structure differ.',
    see: '/technology/architecture',
    source: 'https://vitalik.eth.limo/general/2022/08/04/zkevm.html',
  },
];
