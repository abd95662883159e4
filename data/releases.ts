import type {IsoDate, Sourced, SourceRef} from './source';

/** A day, or a minute of a day, in UTC. */
export type Moment = IsoDate | `${IsoDate}T${number}:${number}Z`;

/** When a release reached a network. Where no day is known, `at` is null and `note` says what is. */
export interface ReleaseDate {
  readonly at: Moment | null;
  readonly note?: string;
}

/** Whom a change concerns. */
export type Audience = 'developers' | 'operators' | 'users';

/** One thing that a release changes. */
export interface ReleaseChange {
  readonly audience: Audience;
  /** Whether something that worked before stops working unless the reader acts. */
  readonly breaking?: boolean;
  /** A sentence or two with `code` in backticks and [links](https://…), to this site by route. */
  readonly text: string;
}

/** One step of a release that a network took in several. */
export interface ReleaseStep {
  readonly name: string;
  readonly mainnet: Moment;
  readonly sepolia: Moment;
}

/** A release of the network. */
export interface Release extends Sourced {
  /** Key and anchor: `beta-v5.2`. */
  readonly version: string;
  /** As the network writes it: `Beta v5.2`. */
  readonly name: string;
  /** What it brings, in a few words. */
  readonly title: string;
  readonly status: 'released' | 'planned';
  readonly mainnet: ReleaseDate;
  readonly sepolia: ReleaseDate;
  readonly steps?: readonly ReleaseStep[];
  /** What a reader must know before the changes, in the form of a change's text. */
  readonly note?: string;
  readonly changes: readonly [ReleaseChange, ...ReleaseChange[]];
}

const checked: IsoDate = '2026-11-21';

const notes: SourceRef = 'Consensys/doc.linea@994028bc:docs/changelog/release-notes.mdx';
const council: SourceRef =
  'Consensys/doc.linea@994028bc:docs/changelog/security-council-record.mdx';
/** The same two where the repository lives since it moved: newer, but only single files can be had. */
const newestNotes: SourceRef =
  'Consensys-Incorporated/doc.linea@da9af656:docs/changelog/release-notes.mdx';
const newestCouncil: SourceRef =
  'Consensys-Incorporated/doc.linea@645011bf:docs/changelog/security-council-record.mdx';
const upgradeGuide: SourceRef =
  'Consensys/doc.linea@994028bc:docs/network/how-to/run-a-node/beta-v4-migration.mdx';
const differences: SourceRef =
  'Consensys/doc.linea@994028bc:docs/network/overview/ethereum-differences.mdx';
const finality: SourceRef =
  'Consensys/doc.linea@994028bc:docs/network/overview/transaction-finality.mdx';
/** What changed in the contracts on the chain, as L2BEAT's crawler saw it. */
const onChain: SourceRef =
  'l2beat/l2beat@0a696177:packages/config/src/projects/linea/changelog.json';
/** Every upgrade of the contracts until 2025, with its block's time. */
const pastUpgrades: SourceRef =
  'l2beat/l2beat@0171fcda:packages/config/src/projects/linea/discovered.json';
/** What somebody else read from the contracts on October 1, 2026. */
const chainReading: SourceRef = 'shayansal/clpr-smart-contracts@f7d78614:docs/chains/linea.md';
const mainnetForks: SourceRef =
  'besu-eth/besu@683880ba:config/src/main/resources/linea-mainnet.json';
const sepoliaForks: SourceRef =
  'besu-eth/besu@683880ba:config/src/main/resources/linea-sepolia.json';

const plannedNote =
  'Not live, as far as public sources show. [The network’s newest notes](https://github.com/Consensys-Incorporated/doc.linea/blob/da9af656/docs/changelog/release-notes.mdx) list the release as upcoming. Its target moved from spring to late June, then to the fourth quarter of 2026, and can move again.';

/**
 * Every release since Alpha v2 and what is planned, newest first: by the day on Linea Mainnet, or on
 * Linea Sepolia where Mainnet has none. Times come from the chain or from the clients' fork
 * configuration where these have them, and otherwise from the network's notes.
 */
export const releases: readonly Release[] = [
  {
    version: 'beta-v5.4',
    name: 'Beta v5.4',
    title: 'Hard finality in less than 30 minutes',
    status: 'planned',
    mainnet: {at: null, note: 'Target: Q4 2026'},
    sepolia: {at: null, note: 'No target named'},
    note: plannedNote,
    changes: [
      {
        audience: 'users',
        text: 'Hard finality is meant to fall from about two hours to less than 30 minutes: proofs go to L1 one after the other instead of in rare, large batches. On August 6, 2026 the network still gave a median of about two hours; in one reading on October 1, the newest final block was 3.7 hours old.',
      },
    ],
    sources: [newestNotes, notes, finality, chainReading],
    checked,
  },
  {
    version: 'beta-v5.3',
    name: 'Beta v5.3',
    title: 'Faster prover',
    status: 'planned',
    mainnet: {at: null, note: 'Target: Q4 2026'},
    sepolia: {at: null, note: 'No target named'},
    note: plannedNote,
    changes: [
      {
        audience: 'users',
        text: 'Proofs are meant to be generated about 40% faster. No action is announced for anybody.',
      },
    ],
    sources: [newestNotes, notes],
    checked,
  },
  {
    version: 'rollup-v8.0-fix',
    name: 'LineaRollup 8.0 fix',
    title: 'Yield reports mended, more ETH for Yield Boost',
    status: 'released',
    mainnet: {
      at: '2026-09-01',
      note: 'By the Security Council’s record, not before 09:00 UTC; seen on the chain on October 1',
    },
    sepolia: {at: null},
    note: 'An upgrade of the L1 rollup contract by the Security Council, outside the series of Beta releases. The version stays 8.0: [one line of the code changed](https://github.com/LFDT-Lineth/lineth-monorepo/pull/3654).',
    changes: [
      {
        audience: 'developers',
        text: 'If you check message hashes on L1: the hash of a yield report now contains `YieldManager` as sender, like its `MessageSent` event. Before, it contained `LineaRollup`, and the two did not agree. Older reports stay claimable.',
      },
      {
        audience: 'developers',
        text: 'The record lists two new verifiers after it: for proof type 0 on September 3, for proof type 1 on October 7, 2026. Both mend cases in which no proof could be generated.',
      },
      {
        audience: 'users',
        text: 'By the record, Yield Boost may now stake up to 60% of the ETH in the bridge contract. The withdrawal reserve aimed for fell from 90% to 40%, the lowest allowed from 85% to 35%.',
      },
      {
        audience: 'users',
        text: 'When the reserve is short, a withdrawal waits until staked ETH comes back, or its recipient takes stETH instead. Read [the risks](/risk-disclosures).',
      },
    ],
    sources: [
      newestCouncil,
      chainReading,
      'https://github.com/LFDT-Lineth/lineth-monorepo/pull/3654',
      'https://diligence.security/audits/2025/12/linea-yield-manager/',
      'LFDT-Lineth/lineth-monorepo@cb180134:contracts/src/rollup/LineaRollupYieldExtension.sol',
      'Consensys-Incorporated/doc.linea@8d91af8f:docs/network/overview/yield-boost/index.mdx',
    ],
    checked,
  },
  {
    version: 'rollup-v8.0',
    name: 'LineaRollup 8.0',
    title: 'Contract ready for forced transactions',
    status: 'released',
    mainnet: {at: '2026-07-16T11:32Z', note: 'The Security Council had it down for July 14'},
    sepolia: {at: null},
    note: 'An upgrade of the L1 rollup contract by the Security Council, outside the series of Beta releases.',
    changes: [
      {
        audience: 'developers',
        text: 'Every finalization also emits `FinalizedStateUpdated`: L2 block number, its timestamp, and the last L1 message and forced transaction that it covers. `DataFinalizedV3` and `DataSubmittedV3` stay as they were.',
      },
      {
        audience: 'developers',
        text: '`LineaRollup` can queue forced transactions, behind an address filter and for a fee of 0.001 ETH each. Do not build on this yet: [the newest documentation of the feature](https://github.com/Consensys-Incorporated/doc.linea/blob/8d91af8f/docs/protocol/forced-transactions.mdx) says that it is not live.',
      },
      {
        audience: 'operators',
        text: 'No source names a client version that a node needs for this upgrade. Apart from it, [a change of July 14, 2026](https://github.com/LFDT-Lineth/lineth-monorepo/pull/3563) moved the reference setup of both networks to Linea Besu package `2.0.0-20260714-6a92ee2`, Maru `1.3.0-20260714-ced387a` and Geth v1.17.4.',
      },
      {
        audience: 'users',
        text: 'Yield Boost was allowed to stake up to 10% of the ETH in the bridge contract: the withdrawal reserve aimed for went from 98.88% to 90%, the lowest allowed from 90% to 85%. It is [more since September](#rollup-v8-0-fix).',
      },
    ],
    sources: [
      onChain,
      council,
      'LFDT-Lineth/lineth-monorepo@cb180134:contracts/src/rollup/LineaRollup.sol',
      'LFDT-Lineth/lineth-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
      'LFDT-Lineth/lineth-monorepo@92b8fc5b:docs/getting-started/linea-mainnet/docker-compose.yml',
      'https://github.com/LFDT-Lineth/lineth-monorepo/pull/3563',
      'Consensys-Incorporated/doc.linea@8d91af8f:docs/protocol/forced-transactions.mdx',
    ],
    checked,
  },
  {
    version: 'beta-v5.2',
    name: 'Beta v5.2',
    title: 'Small-field prover, pauses that expire',
    status: 'released',
    mainnet: {at: '2026-04-01', note: 'Contracts upgraded on March 31, 2026, 15:26 UTC'},
    sepolia: {at: '2026-03-24'},
    changes: [
      {
        audience: 'developers',
        breaking: true,
        text: 'The L1 resolver for ENS names on Linea was deployed anew. Replace the old one in your configuration by [the current address](https://github.com/Consensys/doc.linea/blob/994028bc/docs/network/how-to/deploy-subdomain.mdx).',
      },
      {
        audience: 'developers',
        breaking: true,
        text: 'On L2, `sender()` of `L2MessageService` returns the zero address while no message is being delivered. Change code that compares it with the old placeholder, the number 123456789 as an address.',
      },
      {
        audience: 'developers',
        breaking: true,
        text: 'On L1, read `livenessRecoveryOperator` instead of `fallbackOperator`, which `LineaRollup` 7.1 no longer has.',
      },
      {
        audience: 'developers',
        breaking: true,
        text: 'If you watch for pauses of the rollup, message or token bridge contracts: one by the Security Council emits `PausedIndefinitely` in place of `Paused`. On `LineaRollup`, pause type 13 for state data replaces types 4 and 5 for blobs and calldata.',
      },
      {
        audience: 'developers',
        text: 'Every other pause runs out after 48 hours at most. From then on anybody can lift it with `unPauseByExpiredType`, and for another 48 hours only the Security Council can pause.',
      },
      {
        audience: 'developers',
        text: 'The verifier reads chain settings when it verifies, so a Lineth network can deploy a verifier of its own without circuits of its own.',
      },
      {
        audience: 'operators',
        text: 'The reference setup moved to Linea Besu package `beta-v6.2-20260413130658-9cb6f11` on [April 16](https://github.com/LFDT-Lineth/lineth-monorepo/commit/757f061860) and to Maru `v1.2.1-20260410142843-d326b73` on [April 20](https://github.com/LFDT-Lineth/lineth-monorepo/commit/95a08ad61d), 2026, for both networks, with Geth v1.16.9.',
      },
      {
        audience: 'users',
        text: 'Throughput rises to 200 million gas per second, and proofs are generated faster.',
      },
    ],
    sources: [
      notes,
      council,
      onChain,
      'LFDT-Lineth/lineth-monorepo@08622461a7:contracts/src/rollup/LineaRollup.sol',
      'LFDT-Lineth/lineth-monorepo@08622461a7:contracts/src/messaging/l2/v1/L2MessageServiceV1.sol',
      'LFDT-Lineth/lineth-monorepo@cb180134:contracts/src/security/pausing/PauseManager.sol',
      'LFDT-Lineth/lineth-monorepo@cb180134:contracts/deployments/bytecode/2026-02-17/LineaRollup.json',
      'Consensys/doc.linea@994028bc:docs/network/how-to/deploy-subdomain.mdx',
      'LFDT-Lineth/lineth-monorepo@95a08ad61d:docs/getting-started/linea-mainnet/docker-compose.yml',
    ],
    checked,
  },
  {
    version: 'beta-v5.1',
    name: 'Beta v5.1',
    title: 'Yield Boost',
    status: 'released',
    mainnet: {at: '2026-03-30', note: 'The start of a rollout in phases'},
    sepolia: {at: '2025-12-21'},
    changes: [
      {
        audience: 'developers',
        text: '`LineaRollup` 7.0, live since March 1, 2026, 14:25 UTC, connects the rollup contract to a `YieldManager`. Staking became possible with the first yield provider, which the Security Council lists for April 17, 2026.',
      },
      {
        audience: 'users',
        text: 'Part of the ETH that the bridge holds on Ethereum may be staked through Lido v3. The rewards fund the Linea ecosystem and are not paid to depositors; your balance on Linea does not change. Read [the risks](/risk-disclosures) and [how much may be staked now](#rollup-v8-0-fix).',
      },
      {
        audience: 'users',
        text: 'Limits on ETH withdrawals fell during the rollout: the L1 contract pays out at most 10,000 ETH in 24 hours since April 21, 2026 (before: 30,000), and the L2 contract accepts at most 8,000 ETH since April 28, 2026 (before: 24,000). What exceeds a limit reverts until the period is over.',
      },
    ],
    sources: [
      notes,
      council,
      onChain,
      'Consensys/doc.linea@994028bc:docs/network/overview/yield-boost/index.mdx',
      'LFDT-Lineth/lineth-monorepo@cb180134:contracts/src/security/limiting/RateLimiter.sol',
    ],
    checked,
  },
  {
    version: 'beta-v5.0',
    name: 'Beta v5.0',
    title: 'EIP-7702 accounts',
    status: 'released',
    mainnet: {at: '2026-03-23'},
    sepolia: {at: '2026-03-06'},
    changes: [
      {
        audience: 'developers',
        text: 'Transactions of type `0x04` ([EIP-7702](https://eips.ethereum.org/EIPS/eip-7702)) are accepted: an account can delegate to contract code for batches, sponsored gas and session keys. A delegation lasts until the account replaces or clears it with another such transaction.',
      },
      {
        audience: 'developers',
        text: 'An account with a delegation has code. Look again at contracts that take “no code” for “a person”, and at plain ETH transfers to accounts whose delegate has neither `receive` nor a payable `fallback`: they revert.',
      },
      {
        audience: 'operators',
        text: 'The reference setup did not change for it. It stayed on Linea Besu package `beta-v4.4-rc7.4-20260120101516-9c16ce3` and Maru `v1.1.0-20260204153030-00cd762` until April 2026.',
      },
      {audience: 'users', text: 'Nothing to do and nothing to migrate.'},
    ],
    sources: [
      notes,
      council,
      'Consensys/doc.linea@994028bc:docs/protocol/eip-7702.mdx',
      'LFDT-Lineth/lineth-monorepo@26f4d1e1bb:docs/getting-started/linea-mainnet/docker-compose.yml',
    ],
    checked,
  },
  {
    version: 'beta-v4.5',
    name: 'Beta v4.5',
    title: 'Assertions (Credible Layer)',
    status: 'released',
    mainnet: {at: '2026-01-28'},
    sepolia: {at: null},
    changes: [
      {
        audience: 'developers',
        text: 'You can register rules in Solidity, called assertions, for a contract without changing it. The sequencer drops a transaction that would break one, so it never executes. [Phylax documents how to write them](https://docs.phylax.systems/credible/assertions-overview).',
      },
      {
        audience: 'users',
        text: 'A transaction to a protected contract can be left out of every block because of such a rule.',
      },
    ],
    sources: [
      notes,
      'Consensys/doc.linea@994028bc:docs/network/how-to/write-and-deploy-assertions.mdx',
    ],
    checked,
  },
  {
    version: 'beta-v4.4',
    name: 'Beta v4.4',
    title: 'Fusaka (Osaka rules)',
    status: 'released',
    mainnet: {at: '2025-12-03T21:49Z'},
    sepolia: {at: '2025-12-01T10:00Z'},
    changes: [
      {
        audience: 'developers',
        breaking: true,
        text: 'One transaction may ask for at most 16,777,216 gas ([EIP-7825](https://eips.ethereum.org/EIPS/eip-7825)). With a higher limit it is invalid, however little it would use: split large deployments and batches.',
      },
      {
        audience: 'developers',
        text: 'The Osaka opcode `CLZ` ([EIP-7939](https://eips.ethereum.org/EIPS/eip-7939)) and the secp256r1 precompile `P256VERIFY` ([EIP-7951](https://eips.ethereum.org/EIPS/eip-7951)) work on Linea.',
      },
      {
        audience: 'operators',
        breaking: true,
        text: 'Hard fork: execution client and Maru both need a version that knows Osaka. On Mainnet that was Linea Besu package [`beta-v4.4-rc7-20251202165721-14b8f4c`](https://github.com/LFDT-Lineth/lineth-monorepo/releases/tag/linea-besu-package-beta-v4.4-rc7-20251202165721-14b8f4c), Maru `9737a45` and Geth v1.16.7 with the updated genesis file.',
      },
      {
        audience: 'operators',
        breaking: true,
        text: 'On Sepolia it was Linea Besu package [`beta-v4.4-rc5-20251128003548-a3bfee7`](https://github.com/LFDT-Lineth/lineth-monorepo/releases/tag/linea-besu-package-beta-v4.4-rc5-20251128003548-a3bfee7), Maru `95cab28` and Geth v1.16.5 with the updated genesis file.',
      },
      {
        audience: 'operators',
        text: 'Genesis files are no longer needed for Besu and Maru: Maru takes `--network` with `linea-mainnet` or `linea-sepolia`, Besu (from 25.12.0 also without the Linea plugins) `linea_mainnet` or `linea_sepolia`.',
      },
      {
        audience: 'operators',
        text: 'To check a node, call `eth_config`: with Osaka its fork ID is `0x335bb88e` on Mainnet and `0x24ef0ae2` on Sepolia.',
      },
    ],
    sources: [
      mainnetForks,
      sepoliaForks,
      notes,
      upgradeGuide,
      'LFDT-Lineth/lineth-monorepo@b0b82444f3:docs/getting-started/linea-mainnet/docker-compose.yml',
      'LFDT-Lineth/lineth-monorepo@47682d1801:docs/getting-started/linea-sepolia/docker-compose.yml',
      'besu-eth/besu@683880ba:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/mainnet/OsakaTargetingGasLimitCalculator.java',
      'besu-eth/besu@683880ba:CHANGELOG.md',
      'LFDT-Lineth/lineth-monorepo@cb180134:tracer/arithmetization/src/main/java/net/consensys/linea/zktracer/module/txndata/transactions/UserTransaction.java',
      'LFDT-Lineth/lineth-monorepo@cb180134:tracer/arithmetization/src/main/resources/osakaOpcodes.yml',
    ],
    checked,
  },
  {
    version: 'beta-v4.3',
    name: 'Beta v4.3',
    title: 'Limitless prover, second step',
    status: 'released',
    mainnet: {at: '2025-11-17'},
    sepolia: {at: '2025-11-10'},
    changes: [
      {
        audience: 'users',
        text: 'Throughput rises to 100 million gas per second and gas fees fall: L1 has the verifier for the limitless prover, which proves blocks without limits per module.',
      },
    ],
    sources: [notes, council, onChain],
    checked,
  },
  {
    version: 'beta-v4.2',
    name: 'Beta v4.2',
    title: 'Burn of ETH and LINEA',
    status: 'released',
    mainnet: {at: '2025-11-05'},
    sepolia: {at: '2025-10-31'},
    changes: [
      {
        audience: 'users',
        text: 'What the gas fees leave after infrastructure costs is burned: 20% as ETH, 80% as LINEA bought on an exchange on Linea.',
      },
      {
        audience: 'developers',
        text: 'Fees collect in the `RollupRevenueVault` contract on L2; see [the contracts](/get-started/build/contracts).',
      },
    ],
    sources: [
      notes,
      'Consensys/doc.linea@994028bc:docs/network/overview/tokenomics.mdx',
      'LFDT-Lineth/lineth-monorepo@cb180134:contracts/docs/api/operational/RollupRevenueVault.mdx',
    ],
    checked,
  },
  {
    version: 'beta-v4.1',
    name: 'Beta v4.1',
    title: 'Shorter proving time',
    status: 'released',
    mainnet: {at: '2025-10-30'},
    sepolia: {at: '2025-10-30'},
    changes: [{audience: 'users', text: 'Proving takes a third less time. Nothing to do.'}],
    sources: [notes],
    checked,
  },
  {
    version: 'beta-v4.0',
    name: 'Beta v4.0',
    title: 'From London to Pectra, and Maru',
    status: 'released',
    mainnet: {at: '2025-10-28T10:10Z', note: 'The last of four hard forks'},
    sepolia: {at: '2025-10-09T10:00Z', note: 'The last of four hard forks'},
    steps: [
      {name: 'Paris', mainnet: '2025-10-22', sepolia: '2025-09-24'},
      {name: 'Shanghai', mainnet: '2025-10-23T10:00Z', sepolia: '2025-09-29T12:00Z'},
      {name: 'Cancun', mainnet: '2025-10-28T10:00Z', sepolia: '2025-09-30T12:00Z'},
      {name: 'Prague', mainnet: '2025-10-28T10:10Z', sepolia: '2025-10-09T10:00Z'},
    ],
    note: 'The network’s notes give October 7, 2025 for Prague on Sepolia. Besu, Geth and Maru are all configured with October 9, 10:00 UTC, which this page follows.',
    changes: [
      {
        audience: 'developers',
        breaking: true,
        text: 'Blocks no longer carry the sequencer’s signature in `extraData`. Read `attestations` from Maru’s `/eth/v2/beacon/blocks/{block_id}` instead.',
      },
      {
        audience: 'developers',
        text: 'Opcodes such as `PUSH0` and `MCOPY` work, so `solc` can keep its default EVM version. Blob transactions (type `0x03`) stay unsupported, and EIP-7702 waits for [Beta v5.0](#beta-v5-0).',
      },
      {
        audience: 'developers',
        text: 'The beacon root contract of EIP-4788 is there and answers with zero: [headers carry no beacon root](/get-started/build/ethereum-differences#system-contracts).',
      },
      {
        audience: 'operators',
        breaking: true,
        text: 'Maru replaces Clique: an execution client without Maru beside it no longer follows the chain.',
      },
      {
        audience: 'operators',
        breaking: true,
        text: 'Execution clients need Prague: Besu 25.8.0 or later, Geth v1.16 or later (v1.13.15 only until Shanghai), or another client in a release that has it. Versions of the reference setup at Prague on Mainnet: Linea Besu package [`beta-v4.0-rc17-20251024131506-d32162b`](https://github.com/LFDT-Lineth/lineth-monorepo/releases/tag/linea-besu-package-beta-v4.0-rc17-20251024131506-d32162b), Maru `a479db1`, Geth v1.16.5.',
      },
      {
        audience: 'users',
        text: 'Nothing to do: addresses, balances and the [chain IDs](/get-started/build/network-info) stay.',
      },
    ],
    sources: [
      mainnetForks,
      sepoliaForks,
      'LFDT-Lineth/lineth-monorepo@cb180134:maru/app/src/main/resources/beacon-genesis-files/linea-sepolia-genesis.json',
      'LFDT-Lineth/lineth-monorepo@cb180134:docs/getting-started/linea-sepolia/geth/geth-genesis.json',
      'LFDT-Lineth/lineth-monorepo@cd25bfd598:docs/getting-started/linea-mainnet/docker-compose.yml',
      notes,
      upgradeGuide,
      'shemnon/evm-directory@01ab3dc4:chains/linea/chain.yaml',
    ],
    checked,
  },
  {
    version: 'beta-v3.1.1',
    name: 'Beta v3.1.1',
    title: 'Cheaper proofs',
    status: 'released',
    mainnet: {at: '2025-10-06'},
    sepolia: {at: null},
    changes: [
      {
        audience: 'users',
        text: 'The prover is twice as efficient, which lowers the cost of running the network. Nothing to do.',
      },
    ],
    sources: [notes],
    checked,
  },
  {
    version: 'beta-v3.1',
    name: 'Beta v3.1',
    title: 'No more sequencer limits',
    status: 'released',
    mainnet: {at: null, note: 'Target: early to mid-August 2025'},
    sepolia: {at: null, note: 'Target: late July 2025'},
    changes: [
      {
        audience: 'developers',
        text: 'The sequencer stops rejecting transactions that were too large for one module of the prover.',
      },
      {audience: 'users', text: 'Higher throughput.'},
    ],
    sources: [notes],
    checked,
  },
  {
    version: 'beta-v3.0',
    name: 'Beta v3.0',
    title: 'Limitless prover',
    status: 'released',
    mainnet: {at: '2025-08-25', note: 'The day its verifier was set on L1'},
    sepolia: {at: null, note: 'Target: late July 2025'},
    changes: [
      {
        audience: 'users',
        text: 'The prover can handle blocks of any composition. The gain in throughput came with [Beta v3.1](#beta-v3-1), when the sequencer’s limits went.',
      },
    ],
    sources: [notes, council, onChain],
    checked,
  },
  {
    version: 'beta-v2.0',
    name: 'Beta v2.0',
    title: 'All EVM operations proven',
    status: 'released',
    mainnet: {at: '2025-06-09'},
    sepolia: {at: null, note: 'Mid to late May 2025'},
    changes: [
      {
        audience: 'developers',
        text: 'Limits of the prover were set anew, so fewer transactions fail because they exceed one.',
      },
      {
        audience: 'users',
        text: 'The validity proof covers every EVM operation. A better compression dictionary lowers the cost of L1 data by 7.5%.',
      },
      {
        audience: 'users',
        text: 'The Security Council has a new configuration and its first group of members for stage 1.',
      },
    ],
    sources: [notes],
    checked,
  },
  {
    version: 'beta-v1.4',
    name: 'Beta v1.4',
    title: 'Bundles and state recovery',
    status: 'released',
    mainnet: {at: '2025-04-28'},
    sepolia: {at: '2025-04-07'},
    changes: [
      {
        audience: 'developers',
        text: '`eth_sendBundle` sends transactions that belong together, for example against MEV.',
      },
      {
        audience: 'operators',
        text: 'Linea’s state can be [rebuilt from L1 data](https://github.com/Consensys/doc.linea/blob/994028bc/docs/network/how-to/recover-state.mdx) alone.',
      },
    ],
    sources: [
      notes,
      'Consensys/doc.linea@69e9aa0a:docs/release-notes.mdx',
      'Consensys/doc.linea@994028bc:docs/network/how-to/recover-state.mdx',
    ],
    checked,
  },
  {
    version: 'alpha-v4.2',
    name: 'Alpha v4.2',
    title: 'Native USDC over CCTP',
    status: 'released',
    mainnet: {at: '2025-03-26'},
    sepolia: {at: '2025-03-18'},
    changes: [
      {
        audience: 'users',
        text: 'The native bridge moves USDC with Circle’s CCTP, and bridged USDC becomes native USDC without an action of yours. The bridge has a new interface and more routes; buying with other currencies followed on April 3, 2025.',
      },
    ],
    sources: [notes],
    checked,
  },
  {
    version: 'beta-v1.3',
    name: 'Beta v1.3',
    title: 'Block gas limit of 2 billion',
    status: 'released',
    mainnet: {at: '2025-03-03'},
    sepolia: {at: '2025-02-18'},
    changes: [
      {
        audience: 'developers',
        text: 'A block may hold up to 2 billion gas.',
      },
    ],
    sources: [notes],
    checked,
  },
  {
    version: 'beta-v1.2',
    name: 'Beta v1.2',
    title: 'New arithmetization, nearly complete',
    status: 'released',
    mainnet: {at: null, note: 'Together with Beta v2.0'},
    sepolia: {at: '2025-02-04'},
    changes: [
      {
        audience: 'users',
        text: 'All modules of the specification are implemented and proven, except the consistency arguments of the hub.',
      },
    ],
    sources: [notes],
    checked,
  },
  {
    version: 'alpha-v4.1',
    name: 'Alpha v4.1',
    title: 'Automatic claiming on L2',
    status: 'released',
    mainnet: {at: '2025-02-04'},
    sepolia: {at: '2025-01-28'},
    changes: [
      {
        audience: 'users',
        text: 'A deposit through the native bridge from L1 to L2 is claimed for you.',
      },
      {audience: 'developers', text: 'First version (alpha) of the Linea Token API.'},
    ],
    sources: [notes],
    checked,
  },
  {
    version: 'alpha-v4.0',
    name: 'Alpha v4.0',
    title: 'Granular roles, exit without the operator',
    status: 'released',
    mainnet: {at: '2024-12-16T13:52Z'},
    sepolia: {at: '2024-11-27'},
    changes: [
      {
        audience: 'developers',
        breaking: true,
        text: '`LineaRollup` 6.0 emits `DataSubmittedV3` in place of `DataSubmittedV2` and `DataFinalizedV3` in place of `DataFinalized`, both with other fields. There is no second version of the finalization event.',
      },
      {
        audience: 'developers',
        breaking: true,
        text: '`finalizeBlocksWithoutProof` is gone: no state reaches L1 without a proof.',
      },
      {
        audience: 'developers',
        text: '`TokenBridge` is governed by roles instead of one owner, and all three core contracts can be paused function by function.',
      },
      {
        audience: 'users',
        text: 'After six months without a finalization, anybody may submit data and proofs through a forwarding contract, so funds cannot be locked in for good.',
      },
    ],
    sources: [
      notes,
      pastUpgrades,
      'LFDT-Lineth/lineth-monorepo@a83412e247:contracts/contracts/LineaRollup.sol',
    ],
    checked,
  },
  {
    version: 'alpha-v3.5.0',
    name: 'Alpha v3.5.0',
    title: 'The finalized block tag',
    status: 'released',
    mainnet: {at: '2024-10-09'},
    sepolia: {at: '2024-09-17'},
    changes: [
      {
        audience: 'developers',
        text: 'JSON-RPC methods with a block parameter take `finalized`: the newest block whose proof is final on L1.',
      },
    ],
    sources: [notes, finality],
    checked,
  },
  {
    version: 'alpha-v3.4.1',
    name: 'Alpha v3.4.1',
    title: 'Full linea_estimateGas',
    status: 'released',
    mainnet: {at: '2024-09-30'},
    sepolia: {at: '2024-09-09'},
    changes: [
      {
        audience: 'developers',
        text: '[`linea_estimateGas`](/api/reference/linea-estimategas) leaves its compatibility mode and gives estimates of its own.',
      },
    ],
    sources: [notes],
    checked,
  },
  {
    version: 'beta-v1.1',
    name: 'Beta v1.1',
    title: 'New arithmetization, first modules',
    status: 'released',
    mainnet: {at: null, note: 'Together with Beta v2.0'},
    sepolia: {at: '2024-09-26'},
    changes: [
      {
        audience: 'users',
        text: 'The first modules of the new arithmetization run on the testnet, and Besu generates the traces. Beta v1.0 is the name of the whole series that starts here; it has no day of its own.',
      },
    ],
    sources: [notes],
    checked,
  },
  {
    version: 'alpha-v3.6',
    name: 'Alpha v3.6',
    title: 'Blocks of 30 million gas',
    status: 'released',
    mainnet: {at: '2024-09-25'},
    sepolia: {at: '2024-09-25'},
    changes: [
      {
        audience: 'developers',
        text: 'A block holds up to 30 million gas. A transaction stays at 24 million, the block time at 2 seconds.',
      },
    ],
    sources: [notes],
    checked,
  },
  {
    version: 'alpha-v3.5.2',
    name: 'Alpha v3.5.2',
    title: 'Transaction exclusion API',
    status: 'released',
    mainnet: {at: '2024-09-23'},
    sepolia: {at: '2024-09-18'},
    changes: [
      {
        audience: 'developers',
        text: '`linea_getTransactionExclusionStatusV1` tells whether the sequencer rejected a transaction because its trace was too large.',
      },
    ],
    sources: [
      notes,
      'Consensys/doc.linea@994028bc:docs/api/reference/linea-gettransactionexclusionstatusv1.mdx',
    ],
    checked,
  },
  {
    version: 'alpha-v3.5.1',
    name: 'Alpha v3.5.1',
    title: 'Bridge interface, version 2',
    status: 'released',
    mainnet: {at: '2024-09-18'},
    sepolia: {at: '2024-09-18'},
    changes: [{audience: 'users', text: 'The native bridge has a new interface.'}],
    sources: ['Consensys/doc.linea@0469fb5b:docs/changelog/release-notes.mdx', notes],
    checked,
  },
  {
    version: 'alpha-v3.4',
    name: 'Alpha v3.4',
    title: 'Linea Names',
    status: 'released',
    mainnet: {at: '2024-07-30'},
    sepolia: {at: '2024-07-30'},
    changes: [
      {
        audience: 'users',
        text: 'Names under `linea.eth` can be registered on L2, one for each account that completes Proof of Humanity, and resolve on L1.',
      },
      {
        audience: 'developers',
        text: '`linea_estimateGas` answers on Linea Sepolia since July 31 and on Linea Mainnet since August 1, 2024, in compatibility mode.',
      },
      {
        audience: 'developers',
        text: 'The L1 gateway behind the names (CCIP Read, EIP-3668) can be used to read any L2 state from L1.',
      },
    ],
    sources: [notes],
    checked,
  },
  {
    version: 'alpha-v3.3',
    name: 'Alpha v3.3',
    title: 'Block time of 2 seconds',
    status: 'released',
    mainnet: {at: '2024-06-11T10:00Z'},
    sepolia: {at: '2024-06-03'},
    changes: [
      {
        audience: 'operators',
        breaking: true,
        text: 'Blocks and transactions are capped at 24 million gas. Nodes that accept transactions were asked to follow: in Besu `plugin-linea-max-tx-gas-limit` and `plugin-linea-max-block-gas`, in Geth `--rpc.gascap`, each `24000000`. These values are history: the cap for a transaction is lower since [Beta v4.4](#beta-v4-4).',
      },
      {
        audience: 'users',
        text: 'A block every 2 seconds instead of 3, with about 20% more throughput.',
      },
    ],
    sources: [notes],
    checked,
  },
  {
    version: 'alpha-v3.2',
    name: 'Alpha v3.2',
    title: 'Cheaper contracts, bridge to another recipient',
    status: 'released',
    mainnet: {at: '2024-06-05T11:49Z', note: 'Announced for June 4'},
    sepolia: {at: '2024-05-28'},
    changes: [
      {
        audience: 'developers',
        text: 'Submitting blobs, finalizing and bridging tokens take less L1 gas. [The audited code](https://github.com/Consensys/linea-contracts/releases/tag/contract-audit-2024-05-24) has a tag of its own.',
      },
      {
        audience: 'users',
        text: 'The recipient of a transfer sees it in the bridge and can claim it, also if somebody else sent it.',
      },
    ],
    sources: [notes, pastUpgrades],
    checked,
  },
  {
    version: 'alpha-v3.1',
    name: 'Alpha v3.1',
    title: 'eth_sendRawTransaction',
    status: 'released',
    mainnet: {at: '2024-05-14'},
    sepolia: {at: null},
    changes: [
      {
        audience: 'developers',
        text: '`eth_sendRawTransaction` with Linea’s own checks is available on Besu endpoints.',
      },
      {
        audience: 'users',
        text: 'When data goes to L1 depends on the L1 gas price, with a threshold that adapts.',
      },
    ],
    sources: [notes],
    checked,
  },
  {
    version: 'alpha-v3.0',
    name: 'Alpha v3.0',
    title: 'Blobs (EIP-4844)',
    status: 'released',
    mainnet: {at: '2024-03-26T10:29Z'},
    sepolia: {at: null},
    changes: [
      {
        audience: 'developers',
        text: 'L2 data goes to L1 in blobs instead of calldata. Whoever reads it must fetch blobs: Ethereum nodes need to keep them for about 18 days only.',
      },
      {
        audience: 'users',
        text: 'From March 27, 2024: a block every 3 seconds and lower gas fees.',
      },
    ],
    sources: [notes, pastUpgrades, 'https://eips.ethereum.org/EIPS/eip-4844'],
    checked,
  },
  {
    version: 'alpha-v2',
    name: 'Alpha v2',
    title: 'Aggregated proofs, compressed data',
    status: 'released',
    mainnet: {at: '2024-02-13T08:39Z'},
    sepolia: {at: null, note: 'Testnet before Sepolia: January 24, 2024'},
    changes: [
      {
        audience: 'developers',
        breaking: true,
        text: 'A message from L2 that was sent after the upgrade is claimed on L1 with a Merkle proof. Older messages are claimed in the old way.',
      },
      {
        audience: 'developers',
        breaking: true,
        text: 'L1 no longer emits `BlockFinalized` for each block but `DataFinalized` for a range (since [Alpha v4.0](#alpha-v4-0), `DataFinalizedV3`).',
      },
      {
        audience: 'users',
        text: 'Transactions cost less: many batches share one proof, and L2 data is compressed by up to 15 to 1.',
      },
    ],
    sources: [notes, pastUpgrades],
    checked,
  },
];
