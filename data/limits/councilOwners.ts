import {councilRecord, ownerRows} from '../councilRecord';
import type {LimitGroup} from './schema';

/** Who can sign for the Security Council. */
export const councilOwners: LimitGroup = {
  caption: 'Owners of both Safes on July 20, 2026',
  columns: ['Owner', 'Since', 'On Ethereum', 'On Linea'],
  limits: ownerRows,
  ...councilRecord,
};
