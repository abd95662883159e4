import type {DraftKind} from './draft';
import {newContract} from './newContract';
import {newPage} from './newPage';
import {newProvider} from './newProvider';
import {newRpcMethod} from './newRpcMethod';
import {newTerm} from './newTerm';

/** What writers can start with one command, by its first argument. */
export const draftKinds: Readonly<Record<string, DraftKind>> = {
  page: newPage,
  provider: newProvider,
  rpc: newRpcMethod,
  term: newTerm,
  contract: newContract,
};
