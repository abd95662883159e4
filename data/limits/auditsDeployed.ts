import {auditedCodeRows, auditSources} from '../audits';
import type {LimitGroup} from './schema';

/** Which deployed code equals reviewed code. */
export const auditsDeployed: LimitGroup = {
  caption: 'Deployed code that an auditor matched with the reviewed revision',
  columns: ['Contract', 'Revision', 'Compared by', 'Last read in use'],
  limits: auditedCodeRows,
  ...auditSources,
};
