import {auditRows, auditSources} from '../audits';
import type {LimitGroup} from './schema';

/** Reports on libraries that others ordered. */
export const auditsDependencies: LimitGroup = {
  caption: 'Audits of libraries, commissioned by other clients',
  columns: ['Subject and auditor', 'Review, with report', 'Last revision', 'Most severe finding'],
  limits: auditRows('dependencies'),
  ...auditSources,
};
