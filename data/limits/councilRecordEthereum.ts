import {councilRecord, councilRows} from '../councilRecord';
import type {LimitGroup} from './schema';

/** What the Security Council signed on L1. */
export const councilRecordEthereum: LimitGroup = {
  caption: 'Transactions of the Security Council on Ethereum, newest first',
  columns: ['Transaction and subject', 'Change', 'Recorded, with signatures', 'On chain'],
  limits: councilRows('ethereum'),
  ...councilRecord,
};
