import {catalog} from '../../../data/abis/contracts';
import {sdkEntries} from '../../../data/sdk/entries';
import {sdkErrors} from '../../../data/sdk/errors';
import type {SdkEntry, SdkError} from '../../../data/sdk/schema';
import type {Catalog} from '../../contracts/catalog';

/** The facts for the pages of the SDK reference. */
export interface SdkFacts {
  readonly entries: readonly SdkEntry[];
  readonly errors: readonly SdkError[];
  readonly catalog: Catalog;
}

export const siteFacts: SdkFacts = {entries: sdkEntries, errors: sdkErrors, catalog};
