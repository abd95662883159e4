import {auditRows, auditSources} from '../audits';
import type {LimitGroup} from './schema';

/** Reports on rollup, message service, token bridge and yield manager. */
export const auditsContracts: LimitGroup = {
  caption: 'Reports on rollup, message service, token bridge and yield manager',
  columns: ['Subject and auditor', 'Review, with report', 'Last revision', 'Gravest finding'],
  limits: auditRows('contracts'),
  ...auditSources,
};
