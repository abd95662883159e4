import {auditRows, auditSources} from '../audits';
import type {LimitGroup} from './schema';

/** Reports on prover and verifiers. */
export const auditsProver: LimitGroup = {
  caption: 'Audits of the prover and verifiers',
  columns: ['Subject and auditor', 'Review, with report', 'Last revision', 'Most severe finding'],
  limits: auditRows('prover'),
  ...auditSources,
};
