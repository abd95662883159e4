import type {FoundAnswer, SearchHit} from './hit';
import type {AskedOptions} from './worker';

/** The options of the page of results. */
export const resultsOptions: AskedOptions = {limit: 100, perPage: 12, snippetLength: 120};

/** The options of the suggestions below the box: one for each page, then sections while there is room. */
export const suggestionsOptions = (limit: number, snippetLength: number): AskedOptions => ({
  limit,
  perPage: Number.POSITIVE_INFINITY,
  snippetLength,
});

/** The suggestions that have room below answers: both are options of one list. */
export const suggestionsBelow = (
  answers: readonly FoundAnswer[],
  hits: readonly SearchHit[],
  limit: number,
): readonly SearchHit[] => hits.slice(0, Math.max(1, limit - answers.length));
