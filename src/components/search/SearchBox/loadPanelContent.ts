/** Loads the content of the panel. Pages need it only after the reader focuses the search box. */
export const loadPanelContent = async () => import('./list');
