/** So many characters of a query, or of what else an address asks the search for, are read. What is longer was pasted by mistake, or to do harm. */
export const LONGEST_QUERY = 200;
