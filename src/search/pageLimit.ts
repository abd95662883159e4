/** The maximum number of hits on the page of results. */
export const PAGE_LIMIT = 100;
