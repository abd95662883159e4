/**
 * Routes that are planned and not written yet. Until a page exists, its old paths show the not-found page,
 * which says that it is planned. Remove the line when you write the page; the list only shrinks.
 */
export const pending: readonly string[] = [];
