/** Loads what shows suggestions, which no page needs before somebody searches. */
export const loadSuggestionList = async () => import('./SuggestionList');
