import {councilRecord} from '../councilRecord';
import type {LimitGroup} from './schema';

/** What it takes to act for the Security Council. */
export const councilControls: LimitGroup = {
  caption: 'Safes and timelocks of Linea Mainnet on July 20, 2026',
  columns: ['What', 'Ethereum', 'Linea'],
  limits: [
    {what: 'Signatures that the council needs', key: 'getThreshold', cells: ['5 of 9', '5 of 9']},
    {what: 'Modules of its Safe', key: 'getModulesPaginated', cells: ['none', 'none']},
    {what: 'Transactions that it had executed', key: 'nonce', cells: [78, 56]},
    {what: 'Version of its Safe', key: 'VERSION', cells: ['1.4.1', '1.4.1']},
    {
      what: 'Shortest delay of the timelock',
      key: 'getMinDelay',
      cells: ['0 seconds; again on October 1', '0 seconds'],
    },
    {
      what: 'Who schedules there',
      key: 'PROPOSER_ROLE',
      cells: ['council, Operational Safe', 'council, Operational Safe'],
    },
    {
      what: 'Who executes and cancels there',
      key: 'EXECUTOR_ROLE, CANCELLER_ROLE',
      cells: ['council', 'council'],
    },
    {
      what: 'Who changes roles and delay there',
      key: 'TIMELOCK_ADMIN_ROLE',
      cells: ['the timelock itself', 'the timelock itself'],
    },
    {what: 'Signatures of the Operational Safe', cells: ['3 of 5', '3 of 5']},
  ],
  ...councilRecord,
};
