import {auditRows, auditSources} from '../audits';
import type {LimitGroup} from './schema';

/** Reports on token, burn and names. */
export const auditsFeatures: LimitGroup = {
  caption: 'Audits of the token, burn and names',
  columns: ['Subject and auditor', 'Review, with report', 'Last revision', 'Most severe finding'],
  limits: auditRows('features'),
  ...auditSources,
};
