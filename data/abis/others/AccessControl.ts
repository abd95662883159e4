import type {ContractFacts} from '../schema';
import {AccessControlUpgradeable} from './AccessControlUpgradeable';

/** From OpenZeppelin, for contracts without a proxy. It has the members of the upgradeable version. */
export const AccessControl = {
  ...AccessControlUpgradeable,
  name: 'AccessControl',
  source: 'OpenZeppelin/openzeppelin-contracts@dc44c9f1:contracts/access/AccessControl.sol',
  bases: [],
} as const satisfies ContractFacts;
