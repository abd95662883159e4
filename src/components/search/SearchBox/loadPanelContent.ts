import type PanelContent from './list';

/** The content of the panel, once it has loaded. React’s `lazy` would hold it back for another 300 ms. */
export const panel: {Content?: typeof PanelContent} = {};

/** Loads the content of the panel. Pages need it only after the reader focuses the search box. */
export async function loadPanelContent(): Promise<void> {
  const list = await import('./list');
  panel.Content = list.default;
}
