import type {ErrorProducer} from '../schema';
import {besuErrors} from './besu';
import {bundlerErrors} from './bundler';
import type {ErrorList} from './errorList';
import {gatewayErrors} from './gateway';
import {gethErrors} from './geth';
import {libraryErrors} from './library';
import {operatorErrors} from './operator';
import {walletErrors} from './wallet';

/** What readers call the producers of errors. */
export const errorProducers = {
  besu: 'Linea Besu',
  bundler: 'Bundler',
  geth: 'Geth',
  shomei: 'State manager',
  exclusion: 'Exclusion service',
  gateway: 'Infura',
  wallet: 'Wallet',
  library: 'Library',
  operator: 'Operator',
} as const satisfies Readonly<Record<ErrorProducer, string>>;

/** All lists of errors beside those of the methods. A new file in this folder gets its line here. */
export const errorLists: readonly ErrorList[] = [
  besuErrors,
  bundlerErrors,
  gethErrors,
  gatewayErrors,
  walletErrors,
  libraryErrors,
  operatorErrors,
];
