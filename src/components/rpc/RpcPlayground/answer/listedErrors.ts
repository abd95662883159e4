import {commonErrors} from '@site/data/rpc/commonErrors';
import {besuErrors} from '@site/data/rpc/errors/besu';
import {bundlerErrors} from '@site/data/rpc/errors/bundler';
import type {ListedError} from '@site/data/rpc/errors/errorList';
import {gatewayErrors} from '@site/data/rpc/errors/gateway';
import {gethErrors} from '@site/data/rpc/errors/geth';

/**
 * The errors that any request can return beside those of its method: common errors, and those of other
 * clients, bundlers and gateways. Loaded at the first error.
 */
export const listedErrors: readonly ListedError[] = [
  commonErrors,
  besuErrors,
  gethErrors,
  bundlerErrors,
  gatewayErrors,
].flatMap((list): readonly ListedError[] => list.errors);
