import type {IsoDate, Sourced, SourceRef} from './source';

/** A day, or a minute of a day, in UTC. */
export type Moment = IsoDate | `${IsoDate}T${number}:${number}Z`;

/** When a release reached a network. Where no day is known, `at` is null and `note` says what is. */
export interface ReleaseDate {
  readonly at: Moment | null;
  readonly note?: string;
}

/** The readers whom a change affects. */
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
/** Newer versions of both, from the repository's new home. Only single files can be fetched from it. */
const newestNotes: SourceRef =
  'Consensys-Incorporated/doc.linea@da9af656:docs/changelog/release-notes.mdx';
const newestCouncil: SourceRef =
  'Consensys-Incorporated/doc.linea@645011bf:docs/changelog/security-council-record.mdx';
const upgradeGuide: SourceRef =
  'Consensys/doc.linea@994028bc:docs/network/how-to/run-a-node/beta-v4-migration.mdx';
/** A third party's reading of the node's source and the chain. */
const differences: SourceRef = 'shemnon/evm-directory@01ab3dc4:chains/linea/chain.yaml';
const finality: SourceRef =
  'Consensys/doc.linea@994028bc:docs/network/overview/transaction-finality.mdx';
/** Changes to the deployed contracts, from L2BEAT's crawler. */
const onChain: SourceRef =
  'l2beat/l2beat@0a696177:packages/config/src/projects/linea/changelog.json';
/** Every contract upgrade until 2025, with its block's time. */
const pastUpgrades: SourceRef =
  'l2beat/l2beat@0171fcda:packages/config/src/projects/linea/discovered.json';
/** A third party's reading of the contracts on October 1, 2026. */
const chainReading: SourceRef = 'shayansal/clpr-smart-contracts@f7d78614:docs/chains/linea.md';
const mainnetForks: SourceRef =
  'besu-eth/besu@683880ba:config/src/main/resources/linea-mainnet.json';
const sepoliaForks: SourceRef =
  'besu-eth/besu@683880ba:config/src/main/resources/linea-sepolia.json';

const plannedNote =
  'Not live. [Linea’s roadmap](https://github.com/Consensys-Incorporated/doc.linea/blob/da9af656/docs/changelog/release-notes.mdx) has moved its target twice, and can move it again.';

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
        text: 'Hard finality should fall from about two hours to less than 30 minutes. The coordinator will submit proofs to L1 continuously instead of in rare, large batches.',
      },
    ],
    sources: [newestNotes, notes, finality],
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
        text: 'The prover should generate proofs about 40% faster. You don’t need to do anything.',
      },
    ],
    sources: [newestNotes, notes],
    checked,
  },
  {
    version: 'rollup-v8.0-fix',
    name: 'LineaRollup 8.0 fix',
    title: 'Yield report fix, more ETH for Yield Boost',
    status: 'released',
    mainnet: {
      at: '2026-09-01',
      note: 'Possible from 09:00 UTC (Security Council’s record); seen on chain on October 1',
    },
    sepolia: {at: null},
    note: 'The Security Council upgraded the L1 rollup contract, outside the series of Beta releases. The version is still 8.0, because [one line of code changed](https://github.com/LFDT-Lineth/lineth-monorepo/pull/3654).',
    changes: [
      {
        audience: 'developers',
        text: 'If you check message hashes on L1, expect `YieldManager` as the sender in a yield report’s hash, as in its `MessageSent` event. Before, the hash contained `LineaRollup` and didn’t match the event. Older reports are still claimable.',
      },
      {
        audience: 'developers',
        text: 'Two new verifiers followed, for proof type 0 on September 3 and for proof type 1 on October 7, 2026 (Security Council’s record). Both fix cases in which the prover couldn’t generate a proof.',
      },
      {
        audience: 'users',
        text: 'The withdrawal reserve’s target fell from 90% to 40% of bridged ETH, and its minimum from 85% to 35% (Security Council’s record). New staking stops at the target, so [at 60% instead of 10%](/technology/yield-boost#reserve). Withdrawals can raise the staked share above 60%.',
      },
      {
        audience: 'users',
        text: 'When the reserve is too small, your withdrawal waits until ETH is unstaked, or its recipient withdraws stETH instead. Read [the risks](/risk-disclosures).',
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
    mainnet: {
      at: '2026-07-16T11:32Z',
      note: 'Executed two days after the date in the Security Council’s record',
    },
    sepolia: {at: null},
    note: 'The Security Council upgraded the L1 rollup contract, outside the series of Beta releases.',
    changes: [
      {
        audience: 'developers',
        text: 'Every finalization also emits `FinalizedStateUpdated`, with the L2 block number, its timestamp, and the last L1 message and forced transaction that it covers. `DataFinalizedV3` and `DataSubmittedV3` don’t change.',
      },
      {
        audience: 'developers',
        text: '`LineaRollup` can queue forced transactions, with an address filter and a fee of 0.001 ETH each. Don’t build on this yet: [forced transactions aren’t live](/technology/forced-transactions).',
      },
      {
        audience: 'operators',
        text: 'No new client version was announced for this upgrade. Separately, on July 14, 2026, the published setup of both networks [moved](https://github.com/LFDT-Lineth/lineth-monorepo/pull/3563) to Maru `1.3.0-20260714-ced387a`, Geth v1.17.4 and Linea Besu package 2.0.0. Don’t run 2.0.0 today: [upgrade](/release-notes#before-an-upgrade).',
      },
      {
        audience: 'users',
        text: 'The withdrawal reserve’s target fell from 98.88% to 90% of bridged ETH, and its minimum from 90% to 85%. New staking therefore stopped at 10%. [Both fell further in September](#rollup-v8-0-fix).',
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
        text: 'The L1 resolver for ENS names on Linea has a new address. [Point your name to it](/get-started/how-to/deploy-subdomain).',
      },
      {
        audience: 'developers',
        breaking: true,
        text: 'On L2, `sender()` of `L2MessageService` returns the zero address while no message is being delivered. Change code that compares it with the old placeholder, 123456789 as an address.',
      },
      {
        audience: 'developers',
        breaking: true,
        text: 'On L1, read `livenessRecoveryOperator`. `LineaRollup` 7.1 no longer has `fallbackOperator`.',
      },
      {
        audience: 'developers',
        breaking: true,
        text: 'If you watch for pauses, add `PausedIndefinitely`: the rollup, message and token bridge contracts emit it instead of `Paused` when the Security Council pauses. On `LineaRollup`, pause type 13 for state data replaces types 4 (blobs) and 5 (calldata).',
      },
      {
        audience: 'developers',
        text: 'A pause that the Security Council didn’t set expires after 48 hours. Then any account can lift it with `unPauseByExpiredType`. For the next 48 hours, only the Security Council can pause.',
      },
      {
        audience: 'developers',
        text: 'The verifier reads the chain’s settings when it verifies, so a Lineth network can deploy its own verifier with the same circuits.',
      },
      {
        audience: 'operators',
        text: 'For both networks, the published setup moved to [Linea Besu package](https://github.com/LFDT-Lineth/lineth-monorepo/commit/757f061860) `beta-v6.2-20260413130658-9cb6f11` on April 16 and to [Maru](https://github.com/LFDT-Lineth/lineth-monorepo/commit/95a08ad61d) `v1.2.1-20260410142843-d326b73` on April 20, 2026. That setup contained Geth v1.16.9.',
      },
      {
        audience: 'users',
        text: 'Throughput rises to 200 million gas per second, and the prover is faster.',
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
    mainnet: {at: '2026-03-30', note: 'First phase of the rollout'},
    sepolia: {at: '2025-12-21'},
    changes: [
      {
        audience: 'developers',
        text: '`LineaRollup` 7.0 connects the rollup contract to a `YieldManager`. It went live on March 1, 2026, 14:25 UTC. Staking became possible with the first yield provider on April 17, 2026 (Security Council’s record).',
      },
      {
        audience: 'users',
        text: 'Yield Boost can stake part of the bridged ETH through Lido v3. The rewards fund the Linea ecosystem, not depositors. Your balance on Linea doesn’t change. Read [the risks](/risk-disclosures) and [how much can be staked now](#rollup-v8-0-fix).',
      },
      {
        audience: 'users',
        text: 'Limits on ETH withdrawals fell during the rollout. On April 21, 2026, the limit per 24 hours on L1 fell from 30,000 to 10,000 ETH. On April 28, 2026, the limit on L2 fell from 24,000 to 8,000 ETH. Above a limit, calls revert until the period ends.',
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
        text: 'Linea accepts transactions of type `0x04` ([EIP-7702](https://eips.ethereum.org/EIPS/eip-7702)). An account can delegate to contract code for batches, sponsored gas and session keys. A delegation lasts until another such transaction replaces or clears it.',
      },
      {
        audience: 'developers',
        text: 'An account with a delegation has code. Review contracts that treat an account without code as a person. Plain ETH transfers revert if the recipient’s delegate has neither `receive` nor a payable `fallback`.',
      },
      {
        audience: 'operators',
        text: 'The published setup didn’t change. Until April 2026, it contained Linea Besu package `beta-v4.4-rc7.4-20260120101516-9c16ce3` and Maru `v1.1.0-20260204153030-00cd762`.',
      },
      {audience: 'users', text: 'You don’t need to do or migrate anything.'},
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
        text: 'You can protect a contract with assertions, rules in Solidity, without changing the contract. The sequencer drops every transaction that would break an assertion. [Phylax documents how to write assertions](https://docs.phylax.systems/credible/assertions-overview).',
      },
      {
        audience: 'users',
        text: 'If your transaction would break a protected contract’s assertion, the sequencer never includes it.',
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
        text: 'A transaction’s gas limit can be at most 16,777,216 ([EIP-7825](https://eips.ethereum.org/EIPS/eip-7825)). A transaction with a higher limit is invalid, even if it uses little gas. Split large deployments and batches.',
      },
      {
        audience: 'developers',
        text: 'The Osaka opcode `CLZ` ([EIP-7939](https://eips.ethereum.org/EIPS/eip-7939)) and the secp256r1 precompile `P256VERIFY` ([EIP-7951](https://eips.ethereum.org/EIPS/eip-7951)) work on Linea.',
      },
      {
        audience: 'operators',
        breaking: true,
        text: 'Hard fork: upgrade both the execution client and Maru to versions that support Osaka. On Mainnet, those were Linea Besu package [`beta-v4.4-rc7-20251202165721-14b8f4c`](https://github.com/LFDT-Lineth/lineth-monorepo/releases/tag/linea-besu-package-beta-v4.4-rc7-20251202165721-14b8f4c), Maru `9737a45` and Geth v1.16.7 with the updated genesis file.',
      },
      {
        audience: 'operators',
        breaking: true,
        text: 'On Sepolia, the versions that support Osaka were Linea Besu package [`beta-v4.4-rc5-20251128003548-a3bfee7`](https://github.com/LFDT-Lineth/lineth-monorepo/releases/tag/linea-besu-package-beta-v4.4-rc5-20251128003548-a3bfee7), Maru `95cab28` and Geth v1.16.5 with the updated genesis file.',
      },
      {
        audience: 'operators',
        text: 'You no longer need genesis files for Besu and Maru. Set `--network`: `linea-mainnet` or `linea-sepolia` for Maru, `linea_mainnet` or `linea_sepolia` for Besu. From 25.12.0 on, Besu supports these names without Linea’s plugins, too.',
      },
      {
        audience: 'operators',
        text: 'To check your node, call `eth_config`. Osaka’s fork ID is `0x335bb88e` on Mainnet and `0x24ef0ae2` on Sepolia.',
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
        text: 'Throughput rises to 100 million gas per second, and gas fees fall. L1 has a new verifier for the limitless prover.',
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
        text: 'Linea burns the gas fees that remain after infrastructure costs: 20% as ETH, and 80% as LINEA bought on an exchange on Linea.',
      },
      {
        audience: 'developers',
        text: 'The `RollupRevenueVault` contract on L2 collects the fees. See [the contracts](/get-started/build/contracts).',
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
    changes: [
      {audience: 'users', text: 'Proving takes a third less time. You don’t need to do anything.'},
    ],
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
    note: 'The clients activated Prague on Sepolia on October 9, 2025, 10:00 UTC. The announced date was October 7.',
    changes: [
      {
        audience: 'developers',
        breaking: true,
        text: 'Blocks no longer contain the sequencer’s signature in `extraData`. Read `attestations` from Maru’s `/eth/v2/beacon/blocks/{block_id}` instead.',
      },
      {
        audience: 'developers',
        text: 'Opcodes such as `PUSH0` and `MCOPY` work, so you can compile with `solc`’s default EVM version. Linea still doesn’t support blob transactions (type `0x03`). EIP-7702 came with [Beta v5.0](#beta-v5-0).',
      },
      {
        audience: 'developers',
        text: 'The beacon root contract of EIP-4788 exists but returns zero, because [headers contain no beacon root](/get-started/build/ethereum-differences).',
      },
      {
        audience: 'developers',
        text: 'Maru is configured for one block a second. [Alpha v3.3](#alpha-v3-3) had set two seconds.',
      },
      {
        audience: 'operators',
        breaking: true,
        text: 'Maru replaces Clique. An execution client without Maru no longer follows the chain.',
      },
      {
        audience: 'operators',
        breaking: true,
        text: 'Execution clients must support Prague: Besu 25.8.0 or later, Geth v1.16 or later (v1.13.15 only until Shanghai), or a suitable release of another client. At Prague on Mainnet, the published setup contained Linea Besu package [`beta-v4.0-rc17-20251024131506-d32162b`](https://github.com/LFDT-Lineth/lineth-monorepo/releases/tag/linea-besu-package-beta-v4.0-rc17-20251024131506-d32162b), Maru `a479db1`, Geth v1.16.5.',
      },
      {
        audience: 'users',
        text: 'You don’t need to do anything. Addresses, balances and [chain IDs](/get-started/build/network-info) don’t change.',
      },
    ],
    sources: [
      mainnetForks,
      sepoliaForks,
      'LFDT-Lineth/lineth-monorepo@cb180134:maru/app/src/main/resources/beacon-genesis-files/linea-mainnet-genesis.json',
      'LFDT-Lineth/lineth-monorepo@cb180134:maru/app/src/main/resources/beacon-genesis-files/linea-sepolia-genesis.json',
      'LFDT-Lineth/lineth-monorepo@cb180134:docs/getting-started/linea-sepolia/geth/geth-genesis.json',
      'LFDT-Lineth/lineth-monorepo@cd25bfd598:docs/getting-started/linea-mainnet/docker-compose.yml',
      notes,
      upgradeGuide,
      differences,
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
        text: 'The prover is twice as efficient, so the network costs less to run. You don’t need to do anything.',
      },
    ],
    sources: [notes],
    checked,
  },
  {
    version: 'beta-v3.1',
    name: 'Beta v3.1',
    title: 'Fewer sequencer limits',
    status: 'released',
    mainnet: {at: null, note: 'Target: early to mid-August 2025'},
    sepolia: {at: null, note: 'Target: late July 2025'},
    note: 'Linea published only these targets. The Mainnet target is earlier than August 25, 2025, when L1 got the verifier of [Beta v3.0](#beta-v3-0), which this release builds on.',
    changes: [
      {
        audience: 'developers',
        text: 'The sequencer stopped enforcing the limits of many prover modules. Nodes with the published defaults [still enforce them](/get-started/build/ethereum-differences#precompile-limits).',
      },
      {audience: 'users', text: 'Higher throughput.'},
    ],
    sources: [
      notes,
      'LFDT-Lineth/lineth-monorepo@6a2e533e:linea-besu/package/linea-besu/config/trace-limits.mainnet.toml',
      'LFDT-Lineth/lineth-monorepo@cb180134:tracer/arithmetization/src/main/java/net/consensys/linea/zktracer/ZkCounter.java',
    ],
    checked,
  },
  {
    version: 'beta-v3.0',
    name: 'Beta v3.0',
    title: 'Limitless prover',
    status: 'released',
    mainnet: {at: '2025-08-25', note: 'The day when its verifier was set on L1'},
    sepolia: {at: null, note: 'Target: late July 2025'},
    changes: [
      {
        audience: 'users',
        text: 'The prover can prove blocks that were too large for one module before. Throughput rose with [Beta v3.1](#beta-v3-1), which removed many of the sequencer’s limits.',
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
        text: 'Linea changed the prover’s limits, so fewer transactions exceed one and fail.',
      },
      {
        audience: 'users',
        text: 'The validity proof covers every EVM operation. A better compression dictionary lowers the L1 data cost by 7.5%.',
      },
      {
        audience: 'users',
        text: 'The Security Council has a new configuration and its first group of members, for stage 1 of decentralization.',
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
        text: '`eth_sendBundle` sends a group of transactions together, for example to protect against MEV.',
      },
      {
        audience: 'operators',
        text: 'You can [rebuild Linea’s state](/get-started/how-to/recover-state) from L1 data alone.',
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
        text: 'The native bridge moves USDC with Circle’s CCTP. Bridged USDC becomes native USDC automatically. The bridge has a new interface and more routes. From April 3, 2025, you can also buy with other currencies.',
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
        text: 'A block can contain up to 2 billion gas.',
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
        text: 'The prover implements and proves all modules of the specification, except the hub’s consistency arguments.',
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
        text: 'When you deposit through the native bridge from L1 to L2, Linea claims the deposit for you.',
      },
      {audience: 'developers', text: 'The Linea Token API has its first version (alpha).'},
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
        text: '`LineaRollup` 6.0 emits `DataSubmittedV3` instead of `DataSubmittedV2`, and `DataFinalizedV3` instead of `DataFinalized`. The fields of both events changed. A `DataFinalizedV2` doesn’t exist.',
      },
      {
        audience: 'developers',
        breaking: true,
        text: '`finalizeBlocksWithoutProof` was removed, so no state is finalized on L1 without a proof.',
      },
      {
        audience: 'developers',
        text: 'Roles replace the single owner of `TokenBridge`. In `LineaRollup`, `L2MessageService` and `TokenBridge`, functions can be paused separately.',
      },
      {
        audience: 'users',
        text: 'After six months without a finalization, any account can submit data and proofs through a forwarding contract. So a missing operator can’t lock funds permanently.',
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
        text: 'JSON-RPC methods with a block parameter accept `finalized`, the newest block whose proof is final on L1.',
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
        text: '[`linea_estimateGas`](/api/reference/linea-estimategas) leaves its compatibility mode and returns its own estimates.',
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
        text: 'The first modules of the new arithmetization run on the testnet, and Besu generates the traces. Beta v1.0 is the name of the series that starts here, not a separate release.',
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
        text: 'A block can contain up to 30 million gas. The limit for a transaction is still 24 million, and the block time is still 2 seconds.',
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
        text: '`linea_getTransactionExclusionStatusV1` returns whether the sequencer rejected a transaction because its trace was too large.',
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
        text: 'You can register a name under `linea.eth` on L2, and L1 resolves it. Each account that completes Proof of Humanity gets one name.',
      },
      {
        audience: 'developers',
        text: '`linea_estimateGas` is available in compatibility mode, on Linea Sepolia from July 31 and on Linea Mainnet from August 1, 2024.',
      },
      {
        audience: 'developers',
        text: 'You can also use the L1 gateway of the names (CCIP Read, EIP-3668) to read any L2 state from L1.',
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
        text: 'Blocks and transactions are limited to 24 million gas. Nodes that accept transactions had to set `24000000`: in Besu `plugin-linea-max-tx-gas-limit` and `plugin-linea-max-block-gas`, in Geth `--rpc.gascap`. Don’t use these values today: [Beta v4.4](#beta-v4-4) lowered the limit for a transaction.',
      },
      {
        audience: 'users',
        text: 'Linea makes a block every 2 seconds instead of 3, with about 20% more throughput.',
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
        text: 'Submitting blobs, finalizing and bridging tokens cost less L1 gas. The audited code [has its own tag](https://github.com/Consensys/linea-contracts/releases/tag/contract-audit-2024-05-24).',
      },
      {
        audience: 'users',
        text: 'You see a transfer to your account in the bridge and can claim it, even if another account sent it.',
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
        text: 'Linea publishes data on L1 when the L1 gas price is below a threshold that adapts.',
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
        text: 'Linea publishes L2 data on L1 in blobs instead of calldata. To read the data, fetch the blobs. Ethereum nodes must keep blobs for only about 18 days.',
      },
      {
        audience: 'users',
        text: 'From March 27, 2024, Linea makes a block every 3 seconds, and gas fees are lower.',
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
        text: 'To claim an L2 message on L1, use a Merkle proof if the message was sent after the upgrade. Claim older messages as before.',
      },
      {
        audience: 'developers',
        breaking: true,
        text: 'The L1 contract emits `DataFinalized` for a range of blocks instead of `BlockFinalized` for each block. [Alpha v4.0](#alpha-v4-0) replaced it with `DataFinalizedV3`.',
      },
      {
        audience: 'users',
        text: 'Transactions cost less, because many batches share one proof and L2 data is compressed by up to 15 to 1.',
      },
    ],
    sources: [notes, pastUpgrades],
    checked,
  },
];
