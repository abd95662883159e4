import {abisDocument} from './documents/abis';
import {contractErrorsDocument} from './documents/contractErrors';
import {contractsDocument} from './documents/contracts';
import {errorsDocument} from './documents/errors';
import {limitsDocument} from './documents/limits';
import {networksDocument} from './documents/networks';
import {precompilesDocument} from './documents/precompiles';
import {releasesDocument} from './documents/releases';
import {rpcMethodsDocument} from './documents/rpcMethods';
import type {FactDocument} from './factDocument';

/** The published documents, in the order of their index. */
export const factDocuments: readonly FactDocument[] = [
  networksDocument,
  contractsDocument,
  abisDocument,
  limitsDocument,
  precompilesDocument,
  errorsDocument,
  contractErrorsDocument,
  releasesDocument,
  rpcMethodsDocument,
];
