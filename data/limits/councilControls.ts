import {councilRecord} from '../councilRecord';
import type {LimitGroup} from './schema';

/** What it takes to act for the Security Council. */
export const councilControls: LimitGroup = {
  caption: 'Safes and timelocks of Linea Mainnet on July 20, 2026',
  columns: ['Property', 'Ethereum', 'Linea'],
  limits: [
    {what: 'Signatures required for the council', key: 'getThreshold', cells: ['5 of 9', '5 of 9']},
    {what: 'Modules of the council Safe', key: 'getModulesPaginated', cells: ['None', 'None']},
    {what: 'Transactions executed by the council Safe', key: 'nonce', cells: [78, 56]},
    {what: 'Version of the council Safe', key: 'VERSION', cells: ['1.4.1', '1.4.1']},
    {
      what: 'Minimum timelock delay',
      key: 'getMinDelay',
      cells: ['0 seconds; also on October 1', '0 seconds'],
    },
    {
      what: 'Who can schedule in the timelock',
      key: 'PROPOSER_ROLE',
      cells: ['Council, Operational Safe', 'Council, Operational Safe'],
    },
    {
      what: 'Who can execute and cancel',
      key: 'EXECUTOR_ROLE, CANCELLER_ROLE',
      cells: ['Council', 'Council'],
    },
    {
      what: 'Who can change roles and delay',
      key: 'TIMELOCK_ADMIN_ROLE',
      cells: ['The timelock itself', 'The timelock itself'],
    },
    {what: 'Signatures required for the Operational Safe', cells: ['3 of 5', '3 of 5']},
  ],
  ...councilRecord,
};
