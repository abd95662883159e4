import {councilRecord, councilRows} from '../councilRecord';
import type {LimitGroup} from './schema';

/** What the Security Council signed on L1. */
export const councilRecordEthereum: LimitGroup = {
  caption: 'Transactions of the Security Council on Ethereum, newest first',
  columns: ['Transaction', 'What it changes', 'By the record, with signatures', 'On the chain'],
  limits: councilRows('ethereum'),
  ...councilRecord,
};
