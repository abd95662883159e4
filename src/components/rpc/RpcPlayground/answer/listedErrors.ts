import {commonErrors} from '@site/data/rpc/commonErrors';
import {besuErrors} from '@site/data/rpc/errors/besu';
import {bundlerErrors} from '@site/data/rpc/errors/bundler';
import type {ListedError} from '@site/data/rpc/errors/errorList';
import {gatewayErrors} from '@site/data/rpc/errors/gateway';
import {gethErrors} from '@site/data/rpc/errors/geth';

/**
 * What a request can be answered with beside the errors of its method: those of all methods, of other clients, of
 * bundlers and of gateways. Loaded with the first error.
 */
export const listedErrors: readonly ListedError[] = [
  commonErrors,
  besuErrors,
  gethErrors,
  bundlerErrors,
  gatewayErrors,
].flatMap((list): readonly ListedError[] => list.errors);
