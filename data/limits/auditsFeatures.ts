import {auditRows, auditSources} from '../audits';
import type {LimitGroup} from './schema';

/** Reports on token, burn and names. */
export const auditsFeatures: LimitGroup = {
  caption: 'Reports on token, burn and names',
  columns: ['Subject and auditor', 'Review, with report', 'Last revision', 'Gravest finding'],
  limits: auditRows('features'),
  ...auditSources,
};
