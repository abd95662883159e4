import {auditRows, auditSources} from '../audits';
import type {LimitGroup} from './schema';

/** Reports on rollup, message service, token bridge and yield manager. */
export const auditsContracts: LimitGroup = {
  caption: 'Audits of the rollup, message service, token bridge and yield manager',
  columns: ['Subject and auditor', 'Review, with report', 'Last revision', 'Most severe finding'],
  limits: auditRows('contracts'),
  ...auditSources,
};
