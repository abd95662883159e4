import {councilRecord, councilRows} from '../councilRecord';
import type {LimitGroup} from './schema';

/** What the Security Council signed on L2. */
export const councilRecordLinea: LimitGroup = {
  caption: 'Transactions of the Security Council on Linea, newest first',
  columns: ['Transaction', 'What it changes', 'By the record, with signatures', 'On the chain'],
  limits: councilRows('linea'),
  ...councilRecord,
};
