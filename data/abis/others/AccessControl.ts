import type {ContractFacts} from '../schema';
import {AccessControlUpgradeable} from './AccessControlUpgradeable';

/** Of OpenZeppelin's contracts, for what is not behind a proxy: the same members as the upgradeable one. */
export const AccessControl = {
  ...AccessControlUpgradeable,
  name: 'AccessControl',
  source: 'OpenZeppelin/openzeppelin-contracts@dc44c9f1:contracts/access/AccessControl.sol',
  bases: [],
} as const satisfies ContractFacts;
