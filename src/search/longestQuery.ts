/** So many characters of a query are read. What is longer was pasted by mistake, or to do harm. */
export const LONGEST_QUERY = 200;
