import {deployments} from './abis/deployments';
import {atLeastOne} from './atLeastOne';
import {dayInWords} from './dayInWords';
import type {Limit} from './limits/schema';
import type {ChainKey} from './networks';
import type {IsoDate, Sourced} from './source';

/** What a review is about; each has a table of its own. */
export type AuditArea = 'contracts' | 'features' | 'prover' | 'dependencies';

/** A revision of the source. One that no public repository has gets no link. */
export interface Revision {
  readonly repository: string;
  /** The hash, as long as the report gives it, at most eight characters are shown. */
  readonly commit: string;
  readonly isPublic: boolean;
}

/** A published report on software of the network, or on what it is built with. */
export interface Audit {
  readonly area: AuditArea;
  readonly subject: string;
  readonly auditor: string;
  /** When the work was done, or when the report came out, as the report or the catalog has it. */
  readonly reviewed: string;
  readonly report: `https://${string}`;
  /** The last revision that the report covers; missing where none was read in it. */
  readonly revision?: Revision;
  /** The gravest finding, and what became of it; missing where it was not read. */
  readonly gravest?: string;
}

/** Deployed code that an auditor compared with what had been reviewed. */
export interface AuditedCode {
  /** As `chain/name` of data/contracts.ts, all with the same revision and reports. */
  readonly contracts: readonly [`${ChainKey}/${string}`, ...`${ChainKey}/${string}`[]];
  readonly revision: Revision;
  /** The revision that the stored bytecode was built from, where it is another one. */
  readonly build?: Revision;
  /** Who compared, and when they said so. */
  readonly confirmed: string;
  /** The last reading that found the code in use, where data/abis/deployments.ts has none. */
  readonly inUse?: string;
}

const monorepo = (commit: string): Revision => ({
  repository: 'LFDT-Lineth/lineth-monorepo',
  commit,
  isPublic: true,
});
const gnark = (commit: string): Revision => ({
  repository: 'Consensys/gnark',
  commit,
  isPublic: true,
});
const privately = (repository: string, commit: string): Revision => ({
  repository: `Consensys/${repository}`,
  commit,
  isPublic: false,
});
const cyfrin = 'https://github.com/Cyfrin/cyfrin-audit-reports/blob';
const gnarkAudits =
  'https://github.com/Consensys/gnark/blob/53ce9b74e7ab372aa7358f1eac7fe3d689743f5f/audits';

/** Newest first within each area. */
const audits: readonly Audit[] = [
  {
    area: 'contracts',
    subject: 'Forced transactions',
    auditor: 'Consensys Diligence',
    reviewed: 'Feb 2026, compared again until June 23, 2026',
    report: 'https://diligence.security/audits/2026/02/linea-forced-transactions/',
    revision: monorepo('6d0c5d481a7b0e2a1e5ad829890f4cab8032cb66'),
    gravest: 'Medium: three, of which one is fixed and two are accepted',
  },
  {
    area: 'contracts',
    subject: 'Forced transactions',
    auditor: 'Cyfrin',
    reviewed: 'Feb 2026, report of June 18, 2026',
    report: `${cyfrin}/9397aab67a15854b08eb302722cdebf5ddb3ac3f/reports/2026-06-18-cyfrin-linea-forced-txns-v2.0.pdf`,
    revision: monorepo('6d0c5d481a7b0e2a1e5ad829890f4cab8032cb66'),
    gravest: 'Low: one, resolved',
  },
  {
    area: 'contracts',
    subject: 'Modular contracts, expiring pauses, chain configuration',
    auditor: 'Consensys Diligence',
    reviewed: 'Jan and Feb 2026, compared until Apr 25, 2026',
    report: 'https://diligence.security/audits/2026/02/linea-rollup-update/',
    revision: monorepo('08622461a7de6160250c2eadc94efd47fd3a5a8d'),
    gravest: 'Critical: one, fixed before deployment',
  },
  {
    area: 'contracts',
    subject: 'Modular contracts, expiring pauses, chain configuration',
    auditor: 'Cyfrin',
    reviewed: 'Jan 2026, report of Mar 27, 2026',
    report: `${cyfrin}/37c82603d92e097c60811ba63ebb6484574be56f/reports/2026-03-27-cyfrin-linea-mixed-upgrade-v2.0.pdf`,
    revision: monorepo('c374a2c9f3a6b3d74d5ddf73e8cdbccbea987fa9'),
    gravest: 'Critical: one, which Consensys Diligence also reported',
  },
  {
    area: 'contracts',
    subject: 'Yield manager',
    auditor: 'Consensys Diligence',
    reviewed: 'Nov and Dec 2025, compared until Aug 20, 2026',
    report: 'https://diligence.security/audits/2025/12/linea-yield-manager/',
    revision: monorepo('82af194f8c680abd238bdd5f7c85acabf073bdbb'),
    gravest: 'Major: three, two fixed in the code, one left to operations',
  },
  {
    area: 'contracts',
    subject: 'Yield manager',
    auditor: 'OpenZeppelin',
    reviewed: 'Nov and Dec 2025, report of Feb 18, 2026',
    report: 'https://www.openzeppelin.com/news/linea-yield-manager-audit',
    revision: monorepo('9c16ce37d2dca6e6106cdc83202979c138ee0130'),
    gravest: 'High: one, resolved',
  },
  {
    area: 'contracts',
    subject: 'Yield manager',
    auditor: 'Cyfrin',
    reviewed: 'Nov 2025, second version of Aug 20, 2026',
    report: `${cyfrin}/main/reports/2026-08-20-cyfrin-linea-yield-manager-v2.1.pdf`,
    revision: monorepo('82af194f8c680abd238bdd5f7c85acabf073bdbb'),
    gravest: 'High: one, resolved; accepted: deposits to validators while the reserve is low',
  },
  {
    area: 'contracts',
    subject: 'Granular roles',
    auditor: 'Consensys Diligence',
    reviewed: 'Nov and Dec 2024',
    report: 'https://diligence.security/audits/2024/12/linea-rollup-update/',
    revision: monorepo('a83412e247b7d352b905c906271138e97c1ee5a4'),
    gravest: 'Medium: four, fixed',
  },
  {
    area: 'contracts',
    subject: 'Granular roles',
    auditor: 'OpenZeppelin',
    reviewed: 'Nov 2024',
    report: 'https://blog.openzeppelin.com/linearollup-and-tokenbridge-role-upgrade',
    revision: monorepo('a83412e247b7d352b905c906271138e97c1ee5a4'),
    gravest: 'Medium: one, resolved',
  },
  {
    area: 'contracts',
    subject: 'Granular roles',
    auditor: 'Cyfrin',
    reviewed: 'Oct and Nov 2024, report of Jan 6, 2025',
    report: `${cyfrin}/642b409c207d0e31679467480c3d9b8797b98696/reports/2025-01-06-cyfrin-linea-v2.2.pdf`,
    revision: monorepo('a83412e247b7d352b905c906271138e97c1ee5a4'),
    gravest: 'Medium: one, resolved',
  },
  {
    area: 'contracts',
    subject: 'All changes since Alpha v2',
    auditor: 'Consensys Diligence',
    reviewed: 'July 2024',
    report: 'https://diligence.consensys.io/audits/2024/07/linea-rollup-update/',
    revision: {
      repository: 'Consensys/linea-contracts',
      commit: 'b17e7c79b5647e47c175c6367dea30c3f1c66738',
      isPublic: true,
    },
  },
  {
    area: 'contracts',
    subject: 'All contracts, gas savings',
    auditor: 'Cyfrin',
    reviewed: 'Report of May 24, 2024',
    report: `${cyfrin}/main/reports/2024-05-24-cyfrin-linea-v2.0.pdf`,
    gravest: 'High: two, fixed; medium: censorship by the sequencer, accepted',
  },
  {
    area: 'contracts',
    subject: 'Gas savings',
    auditor: 'OpenZeppelin',
    reviewed: 'Apr and May 2024',
    report: 'https://blog.openzeppelin.com/linea-gas-optimizations-audit',
    revision: privately('zkevm-monorepo', 'bbf9091'),
    gravest: 'High: one, resolved',
  },
  {
    area: 'contracts',
    subject: 'Blob submission',
    auditor: 'OpenZeppelin',
    reviewed: 'Mar 2024',
    report: 'https://blog.openzeppelin.com/linea-blob-submission-audit',
    revision: privately('linea-contracts-audit', '2816a34'),
    gravest: 'Low: four, of which two are resolved',
  },
  {
    area: 'contracts',
    subject: 'Aggregation, compression, messages',
    auditor: 'Consensys Diligence',
    reviewed: 'Dec 2023 and Jan 2024',
    report: 'https://diligence.consensys.io/audits/2024/01/linea-contracts-update/',
    revision: privately('linea-contracts-audit', 'bb6eb7284d1ac9574dc69e654abe5ccb8d8ded1a'),
  },
  {
    area: 'contracts',
    subject: 'Aggregation, compression, messages',
    auditor: 'OpenZeppelin',
    reviewed: 'Dec 2023 and Jan 2024',
    report: 'https://blog.openzeppelin.com/linea-v2-audit',
    revision: privately('linea-contracts-audit', '99039eb'),
    gravest: 'High: one, partly resolved',
  },
  {
    area: 'contracts',
    subject: 'Initial bridge and messages',
    auditor: 'OpenZeppelin',
    reviewed: 'July and Aug 2023',
    report: 'https://blog.openzeppelin.com/linea-bridge-audit-1',
    revision: privately('linea-contracts', '0949c4096664e613f73ed3ce51c32f97fc56cdef'),
    gravest: 'Critical: one, resolved; high: three, one resolved',
  },
  {
    area: 'contracts',
    subject: 'Initial token bridge',
    auditor: 'Consensys Diligence',
    reviewed: 'June and July 2023',
    report: 'https://diligence.consensys.io/audits/2023/06/linea-canonical-token-bridge/',
    revision: privately('linea-contracts', 'db5553a5f3166fd17a72806d79f28906e4e375ba'),
  },
  {
    area: 'contracts',
    subject: 'Initial message service and rollup',
    auditor: 'Consensys Diligence',
    reviewed: 'June 2023',
    report: 'https://consensys.io/diligence/audits/2023/06/linea-message-service/',
    revision: privately('linea-contracts', '8ccf24731c3cd288c27696771c45e4c1a01fa8cc'),
  },
  {
    area: 'features',
    subject: 'Poseidon2 and name resolver',
    auditor: 'Consensys Diligence',
    reviewed: 'Jan 2026, compared until Mar 3, 2026',
    report: 'https://diligence.security/audits/2026/01/linea-poseidon2/',
    revision: {
      repository: 'Consensys/linea-apps-monorepo',
      commit: '909b320c613488ae81355d1564933c45f9d4b5f9',
      isPublic: true,
    },
    gravest: 'Medium: one, fixed',
  },
  {
    area: 'features',
    subject: 'Revenue burn',
    auditor: 'Consensys Diligence',
    reviewed: 'Oct 2025, compared on Nov 2, 2025',
    report: 'https://diligence.consensys.io/audits/2025/10/linea-burn-mechanism/',
    revision: monorepo('efe83ff992b38eda5fd5a58220acb6952c519f75'),
    gravest: 'Major: a deployment script that left the vault open to any account, fixed',
  },
  {
    area: 'features',
    subject: 'Revenue burn',
    auditor: 'OpenZeppelin',
    reviewed: 'Oct 2025',
    report: 'https://www.openzeppelin.com/news/linea-burn-mechanism-audit',
    revision: monorepo('efe83ff992b38eda5fd5a58220acb6952c519f75'),
    gravest: 'Medium: two, resolved',
  },
  {
    area: 'features',
    subject: 'Revenue burn',
    auditor: 'Cyfrin',
    reviewed: 'Oct 2025, report of Nov 3, 2025',
    report: `${cyfrin}/2e780ec0c4c8401ff97a7e0cd509ece52ab35cb3/reports/2025-11-03-cyfrin-linea-burn-v2.2.pdf`,
    revision: monorepo('77b83d2ce990505fa4626b6adf5b98b41a74ccb6'),
    gravest: 'Low: one',
  },
  {
    area: 'features',
    subject: 'Token and airdrop',
    auditor: 'Consensys Diligence',
    reviewed: 'July 2025',
    report: 'https://diligence.security/audits/2025/07/linea-token-and-airdrop-contracts/',
  },
  {
    area: 'features',
    subject: 'Token and airdrop',
    auditor: 'OpenZeppelin',
    reviewed: 'July 2025',
    report: 'https://blog.openzeppelin.com/linea-tge-audit',
    revision: privately('linea-tokens', '91036daf2331610841796772f8fbb2fcc4a9233f'),
    gravest: 'Low: three, of which one is resolved',
  },
  {
    area: 'features',
    subject: 'Token and airdrop',
    auditor: 'Cyfrin',
    reviewed: 'July 2025, report of Sep 10, 2025',
    report: `${cyfrin}/b9aace5911e3ff84488cb5199cfd28e7fe24d6aa/reports/2025-09-10-cyfrin-linea-tokens-v2.5.pdf`,
    revision: monorepo('a9a43aafe9004c043b61063373264e2c9217a978'),
    gravest: 'Informational',
  },
  {
    area: 'prover',
    subject: 'Limitless prover',
    auditor: 'Least Authority',
    reviewed: 'May and June 2025, report of Aug 1, 2025',
    report:
      'https://github.com/LFDT-Lineth/lineth-monorepo/blob/4d5e19c4161acfba12fcabc7e9db4a624f39690b/docs/audits/2025%20August%20-%20Least%20Authority%20-%20Linea%20zkEVM%20Limitless%20Prover%20Final%20Audit%20Report.pdf',
    revision: monorepo('f2486950df0f1fa8a8b9af376bbc5f204274d319'),
    gravest: 'Suggestions only; the team found a soundness issue, and auditors checked the fix',
  },
  {
    area: 'prover',
    subject: 'zkEVM',
    auditor: 'Least Authority',
    reviewed: 'Nov 2024',
    report:
      'https://github.com/Consensys/gnark/blob/d9cbd38409edb5cfdbf9daa9dba841ad432feff9/audits/2024-11%20-%20Least%20Authority%20-%20Linea%20zkEVM.pdf',
  },
  {
    area: 'prover',
    subject: 'gnark: arithmetic and GKR',
    auditor: 'Least Authority',
    reviewed: 'Sep 2024',
    report: `${gnarkAudits}/2024-09%20-%20Least%20Authority%20-%20arithm%20and%20GKR.pdf`,
  },
  {
    area: 'prover',
    subject: 'Wizard: hashes, fields, Vortex',
    auditor: 'ZKSecurity',
    reviewed: 'June 2024',
    report: 'https://reports.zksecurity.xyz/reports/consensys-wizard-crypto-math/',
  },
  {
    area: 'prover',
    subject: 'gnark: Plonk prover and verifier',
    auditor: 'OpenZeppelin',
    reviewed: 'May and June 2024',
    report: 'https://blog.openzeppelin.com/linea-prover-audit',
    revision: gnark('065027a'),
    gravest: 'High: one, resolved',
  },
  {
    area: 'prover',
    subject: 'gnark: standard library',
    auditor: 'ZKSecurity',
    reviewed: 'May 2024',
    report: `${gnarkAudits}/2024-05%20-%20zksecurity%20-%20gnark%20std.pdf`,
  },
  {
    area: 'prover',
    subject: 'Plonk verifier in Solidity',
    auditor: 'OpenZeppelin',
    reviewed: 'Aug 2023, report of Nov 3, 2023',
    report: 'https://blog.openzeppelin.com/linea-verifier-audit-1',
    revision: privately('linea-contracts-fix', '04d6677'),
    gravest: 'Critical: proofs could be forged; resolved',
  },
  {
    area: 'prover',
    subject: 'Plonk verifier in Solidity',
    auditor: 'Consensys Diligence',
    reviewed: 'May and June 2023',
    report: 'https://consensys.io/diligence/audits/2023/06/linea-plonk-verifier/',
    revision: privately('linea-contracts', 'b3533f22f2a67a2c4c3e42bbf70f1c5c0af42336'),
    gravest: 'Critical: several',
  },
  {
    area: 'dependencies',
    subject: 'gnark: Groth16 verifier',
    auditor: 'Least Authority',
    reviewed: 'Aug 2023, for Worldcoin',
    report:
      'https://leastauthority.com/wp-content/uploads/2023/08/Worldcoin_Groth16_Verifier_in_EVM_Smart_Contract_Final_Audit_Report.pdf',
  },
  {
    area: 'dependencies',
    subject: 'KZG in gnark-crypto',
    auditor: 'Sigma Prime',
    reviewed: 'May 2024 (file name) or May 2023 (catalog), for the Ethereum Foundation',
    report: `${gnarkAudits}/2024-05%20-%20Sigma%20Prime%20-%20kzg.pdf`,
  },
  {
    area: 'dependencies',
    subject: 'gnark-crypto',
    auditor: 'Kudelski Security',
    reviewed: 'Oct 2022, for the Algorand Foundation',
    report: `${gnarkAudits}/2022-10%20-%20Kudelski%20-%20gnark-crypto.pdf`,
  },
];

/** What was found equal on the chain, in the order of data/contracts.ts. */
const auditedCode: readonly AuditedCode[] = [
  {
    contracts: ['ethereum/LineaRollup implementation'],
    revision: monorepo('82af194f8c680abd238bdd5f7c85acabf073bdbb'),
    confirmed: 'Consensys Diligence and Cyfrin, Aug 20, 2026',
  },
  {
    contracts: ['ethereum/AddressFilter'],
    revision: monorepo('6d0c5d481a7b0e2a1e5ad829890f4cab8032cb66'),
    confirmed: 'Consensys Diligence, June 23, 2026; Cyfrin, June 18, 2026',
  },
  {
    contracts: [
      'ethereum/TokenBridge implementation',
      'linea/TokenBridge implementation',
      'linea/L2MessageService implementation',
    ],
    revision: monorepo('08622461a7de6160250c2eadc94efd47fd3a5a8d'),
    confirmed: 'Consensys Diligence and Cyfrin, Mar 27, 2026',
  },
  {
    contracts: [
      'ethereum/YieldManager implementation',
      'ethereum/LidoStVaultYieldProvider',
      'ethereum/LidoStVaultYieldProviderFactory',
      'ethereum/ValidatorContainerProofVerifier',
    ],
    revision: monorepo('9c16ce37d2dca6e6106cdc83202979c138ee0130'),
    build: monorepo('25e323d055dec40ef167a190c71c30aa9bf92c23'),
    confirmed:
      'Consensys Diligence and Cyfrin, Feb 12, 2026; OpenZeppelin, without the provider, Feb 18, 2026',
    inUse: '`YieldManager`: Jul 20, 2026',
  },
  {
    contracts: [
      'ethereum/L1LineaTokenBurner',
      'linea/RollupRevenueVault',
      'linea/V3DexSwapAdapter',
    ],
    revision: monorepo('efe83ff992b38eda5fd5a58220acb6952c519f75'),
    confirmed: 'Consensys Diligence, Nov 2, 2025; Cyfrin, Nov 3, 2025; OpenZeppelin, Nov 4, 2025',
    inUse: 'Not published',
  },
  {
    contracts: ['ethereum/LINEA', 'linea/LINEA'],
    revision: monorepo('a9a43aafe9004c043b61063373264e2c9217a978'),
    confirmed: 'Cyfrin, Sep 10, 2025, for the code behind both proxies',
    inUse: 'L2: Jan 25, 2026; L1: not published',
  },
  {
    contracts: [
      'ethereum/L1Resolver',
      'ethereum/LineaSparseProofVerifier',
      'ethereum/SparseMerkleProof',
      'ethereum/Poseidon2',
    ],
    revision: {
      repository: 'Consensys/linea-apps-monorepo',
      commit: '909b320c613488ae81355d1564933c45f9d4b5f9',
      isPublic: true,
    },
    confirmed: 'Consensys Diligence, Mar 3, 2026',
    inUse: 'Not published',
  },
];

/** Where the list of reports, their revisions and findings were read. */
export const auditSources: Sourced = {
  sources: [
    'LFDT-Lineth/lineth-monorepo@bfc73b83:docs/audits.md',
    'https://diligence.security/audits/2026/02/linea-forced-transactions/',
    'https://diligence.security/audits/2026/02/linea-rollup-update/',
    'https://diligence.security/audits/2026/01/linea-poseidon2/',
    'https://diligence.security/audits/2025/12/linea-yield-manager/',
    'https://diligence.consensys.io/audits/2025/10/linea-burn-mechanism/',
    'https://diligence.security/audits/2025/07/linea-token-and-airdrop-contracts/',
    'https://diligence.security/audits/2024/12/linea-rollup-update/',
    'https://diligence.consensys.io/audits/2024/07/linea-rollup-update/',
    'https://diligence.consensys.io/audits/2024/01/linea-contracts-update/',
    'https://diligence.consensys.io/audits/2023/06/linea-canonical-token-bridge/',
    'https://consensys.io/diligence/audits/2023/06/linea-message-service/',
    'https://consensys.io/diligence/audits/2023/06/linea-plonk-verifier/',
    'https://www.openzeppelin.com/news/linea-yield-manager-audit',
    'https://www.openzeppelin.com/news/linea-burn-mechanism-audit',
    'https://blog.openzeppelin.com/linea-tge-audit',
    'https://blog.openzeppelin.com/linearollup-and-tokenbridge-role-upgrade',
    'https://blog.openzeppelin.com/linea-prover-audit',
    'https://blog.openzeppelin.com/linea-gas-optimizations-audit',
    'https://blog.openzeppelin.com/linea-blob-submission-audit',
    'https://blog.openzeppelin.com/linea-v2-audit',
    'https://blog.openzeppelin.com/linea-verifier-audit-1',
    'https://blog.openzeppelin.com/linea-bridge-audit-1',
    'Cyfrin/cyfrin-audit-reports@9397aab6:reports/2026-06-18-cyfrin-linea-forced-txns-v2.0.pdf',
    'Cyfrin/cyfrin-audit-reports@37c82603:reports/2026-03-27-cyfrin-linea-mixed-upgrade-v2.0.pdf',
    'Cyfrin/cyfrin-audit-reports@9293d45a:reports/2026-08-20-cyfrin-linea-yield-manager-v2.1.pdf',
    'Cyfrin/cyfrin-audit-reports@2e780ec0:reports/2025-11-03-cyfrin-linea-burn-v2.2.pdf',
    'Cyfrin/cyfrin-audit-reports@b9aace59:reports/2025-09-10-cyfrin-linea-tokens-v2.5.pdf',
    'Cyfrin/cyfrin-audit-reports@642b409c:reports/2025-01-06-cyfrin-linea-v2.2.pdf',
    'Cyfrin/cyfrin-audit-reports@9ad99aa8:reports_md/2024-05-24-cyfrin-linea.md',
    'https://github.com/LFDT-Lineth/lineth-monorepo/blob/4d5e19c4161acfba12fcabc7e9db4a624f39690b/docs/audits/2025%20August%20-%20Least%20Authority%20-%20Linea%20zkEVM%20Limitless%20Prover%20Final%20Audit%20Report.pdf',
    'https://reports.zksecurity.xyz/reports/consensys-wizard-crypto-math/',
  ],
  checked: '2026-11-22',
};

/** A revision for a table: a link where its repository is public. */
function written({repository, commit, isPublic}: Revision): string {
  const short = commit.slice(0, 8);
  return isPublic
    ? `[${short}](https://github.com/${repository}/commit/${commit})`
    : `\`${short}\` of ${repository.replace('Consensys/', '')}`;
}

/** The rows of one area: subject and auditor, report, revision, gravest finding. */
export function auditRows(area: AuditArea): readonly [Limit, ...Limit[]] {
  const rows = audits
    .filter((audit) => audit.area === area)
    .map(({subject, auditor, reviewed, report, revision, gravest}) => ({
      what: `${subject}: ${auditor}`,
      cells: [
        `[${reviewed}](${report})`,
        revision === undefined ? 'In the report' : written(revision),
        gravest ?? 'In the report',
      ],
    }));
  return atLeastOne(rows);
}

/** A contract's name, without what tells it from its proxy. */
const nameOf = (contract: string) =>
  (contract.split('/')[1] ?? contract).replace(' implementation', '');

/** The names of contracts, each with the layers that it's on. */
function named(contracts: AuditedCode['contracts']): string {
  const layers = new Map<string, string[]>();
  for (const contract of contracts) {
    const layer = contract.startsWith('linea/') ? 'L2' : 'L1';
    layers.set(nameOf(contract), [...(layers.get(nameOf(contract)) ?? []), layer]);
  }
  return [...layers].map(([name, on]) => `\`${name}\` (${on.join(', ')})`).join(', ');
}

/** The oldest of the days on which the contracts' code was last read in use. */
function lastRead(contracts: AuditedCode['contracts']): string {
  const days: IsoDate[] = deployments.flatMap(({address, code}) =>
    code !== undefined && contracts.includes(code.implementation ?? address) ? [code.seen] : [],
  );
  const oldest = days.toSorted()[0];
  if (days.length < contracts.length || oldest === undefined) {
    throw new Error(`No reading of ${contracts.join(', ')}: set inUse in data/audits.ts`);
  }
  return dayInWords(oldest);
}

/** The rows of what was found equal on the chain. */
export const auditedCodeRows: readonly [Limit, ...Limit[]] = atLeastOne(
  auditedCode.map(({contracts, revision, build, confirmed, inUse}) => ({
    what: named(contracts),
    cells: [
      build === undefined
        ? written(revision)
        : `${written(revision)}, built from ${written(build)}`,
      confirmed,
      inUse ?? lastRead(contracts),
    ],
  })),
);
