import {councilRecord, councilRows} from '../councilRecord';
import type {LimitGroup} from './schema';

/** What the Security Council signed on L2. */
export const councilRecordLinea: LimitGroup = {
  caption: 'Transactions of the Security Council on Linea, newest first',
  columns: ['Transaction and subject', 'Change', 'Recorded, with signatures', 'On chain'],
  limits: councilRows('linea'),
  ...councilRecord,
};
