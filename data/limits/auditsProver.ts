import {auditRows, auditSources} from '../audits';
import type {LimitGroup} from './schema';

/** Reports on prover and verifiers. */
export const auditsProver: LimitGroup = {
  caption: 'Reports on prover and verifiers',
  columns: ['Subject and auditor', 'Review, with report', 'Last revision', 'Gravest finding'],
  limits: auditRows('prover'),
  ...auditSources,
};
