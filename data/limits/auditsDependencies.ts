import {auditRows, auditSources} from '../audits';
import type {LimitGroup} from './schema';

/** Reports on libraries that others ordered. */
export const auditsDependencies: LimitGroup = {
  caption: 'Library reports that other clients ordered',
  columns: ['Subject and auditor', 'Review, with report', 'Last revision', 'Gravest finding'],
  limits: auditRows('dependencies'),
  ...auditSources,
};
