/** Loads the list of suggestions. Pages need it only after the reader focuses the search box. */
export const loadSuggestionList = async () => import('./SuggestionList');
