import type {SearchContext} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';

/** The label of a context in a locale. Without a label, its path. */
export function contextLabel(context: SearchContext, locale: string): string {
  if (typeof context === 'string') {
    return context;
  }
  return typeof context.label === 'string'
    ? context.label
    : (context.label[locale] ?? context.path);
}
