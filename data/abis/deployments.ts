import type {ChainKey} from '../networks';
import type {IsoDate, Sourced, SourceRef} from '../source';

/** The code behind an address, as far as it's published. */
export interface DeployedCode {
  /** The value of `CONTRACT_VERSION`; null for a contract without that function. */
  readonly version: string | null;
  /** The number in the proxy's newest `Initialized` event. */
  readonly initialized?: number;
  /** The implementation as `chain/name` from data/contracts.ts. Omitted for a contract without a proxy. */
  readonly implementation?: `${ChainKey}/${string}`;
  /** The source's tag and its commit, which an audit compared with the deployed code. */
  readonly tag: string;
  readonly commit: `${string}/${string}@${string}`;
  /** The first day on which calls reach this code. */
  readonly since: IsoDate;
  /** The last day on which a source read this code there. */
  readonly seen: IsoDate;
}

/** A deployment of a contract on one chain, from at least two independent sources. */
export interface Deployment extends Sourced {
  /** The `name` in its facts. */
  readonly contract: string;
  /** The address to call, as `chain/name` from data/contracts.ts. */
  readonly address: `${ChainKey}/${string}`;
  /** Omitted if it isn't published. */
  readonly code?: DeployedCode;
  readonly sources: readonly [SourceRef, SourceRef, ...SourceRef[]];
}

const council =
  'Consensys-Incorporated/doc.linea@645011bf:docs/changelog/security-council-record.mdx' satisfies SourceRef;
/** L2BEAT's crawler: contracts as read from the chain on July 20, 2026, and earlier changes. */
const onChain =
  'l2beat/l2beat@0a696177:packages/config/src/projects/linea/discovered.json' satisfies SourceRef;
const changes =
  'l2beat/l2beat@0a696177:packages/config/src/projects/linea/changelog.json' satisfies SourceRef;
const chainReading =
  'shayansal/clpr-smart-contracts@f7d78614:docs/chains/linea.md' satisfies SourceRef;
const yieldAudit =
  'https://diligence.security/audits/2025/12/linea-yield-manager/' satisfies SourceRef;
const rollupAudit =
  'https://diligence.security/audits/2026/02/linea-rollup-update/' satisfies SourceRef;
const forcedAudit =
  'https://diligence.security/audits/2026/02/linea-forced-transactions/' satisfies SourceRef;
const yieldRevision =
  'Cyfrin/cyfrin-audit-reports@9293d45a:reports/2026-08-20-cyfrin-linea-yield-manager-v2.1.pdf' satisfies SourceRef;
const contractsPage =
  'Consensys/doc.linea@994028bc:docs/network/build/contracts.mdx' satisfies SourceRef;
const registry = 'Consensys/linea-monorepo@cb180134:contracts/deployments/addresses';

const checked: IsoDate = '2026-11-22';

/** The upgrade of March 31, 2026, on both layers. */
const march = {
  tag: 'contract-audit-2026-02-17',
  commit: 'Consensys/linea-monorepo@08622461',
  since: '2026-03-31',
  seen: '2026-07-20',
} as const satisfies Partial<DeployedCode>;

/** Sorted by chain, L1 before L2, then with the contracts that users call first. */
export const deployments: readonly Deployment[] = [
  {
    contract: 'LineaRollup',
    address: 'ethereum/LineaRollup',
    code: {
      version: '8.0',
      initialized: 9,
      implementation: 'ethereum/LineaRollup implementation',
      tag: 'contract-audit-2026-07-30',
      commit: 'LFDT-Lineth/lineth-monorepo@82af194f',
      since: '2026-09-01',
      seen: '2026-10-01',
    },
    sources: [council, chainReading, changes, yieldAudit, yieldRevision],
    checked,
  },
  {
    contract: 'TokenBridge',
    address: 'ethereum/TokenBridge',
    code: {
      version: '1.1',
      initialized: 3,
      implementation: 'ethereum/TokenBridge implementation',
      ...march,
    },
    sources: [council, changes, onChain, rollupAudit],
    checked,
  },
  {
    contract: 'YieldManager',
    address: 'ethereum/YieldManager',
    code: {
      version: null,
      implementation: 'ethereum/YieldManager implementation',
      tag: 'contract-audit-2026-01-14',
      commit: 'Consensys/linea-monorepo@25e323d0',
      since: '2026-02-10',
      seen: '2026-07-20',
    },
    sources: [onChain, yieldAudit],
    checked,
  },
  {
    contract: 'AddressFilter',
    address: 'ethereum/AddressFilter',
    code: {
      version: null,
      tag: 'contract-audit-2026-02-20',
      commit: 'Consensys/linea-monorepo@4ddbeba8',
      since: '2026-07-16',
      seen: '2026-07-20',
    },
    sources: [council, changes, onChain, forcedAudit],
    checked,
  },
  {
    contract: 'L2MessageService',
    address: 'linea/L2MessageService',
    code: {
      version: '1.0',
      initialized: 3,
      implementation: 'linea/L2MessageService implementation',
      ...march,
    },
    sources: [council, changes, onChain, rollupAudit],
    checked,
  },
  {
    contract: 'TokenBridge',
    address: 'linea/TokenBridge',
    code: {
      version: '1.1',
      initialized: 3,
      implementation: 'linea/TokenBridge implementation',
      ...march,
    },
    sources: [council, changes, onChain, rollupAudit],
    checked,
  },
  {
    contract: 'LineaRollup',
    address: 'ethereumSepolia/LineaRollup',
    sources: [contractsPage, `${registry}/sepolia.json`],
    checked,
  },
  {
    contract: 'TokenBridge',
    address: 'ethereumSepolia/TokenBridge',
    sources: [contractsPage, `${registry}/sepolia.json`],
    checked,
  },
  {
    contract: 'L2MessageService',
    address: 'lineaSepolia/L2MessageService',
    sources: [contractsPage, `${registry}/linea_sepolia.json`],
    checked,
  },
  {
    contract: 'TokenBridge',
    address: 'lineaSepolia/TokenBridge',
    sources: [contractsPage, `${registry}/linea_sepolia.json`],
    checked,
  },
];
