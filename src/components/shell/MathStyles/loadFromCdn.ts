import cdn from '@generated/katex-styles/default/cdn.json';

let asked = false;

/**
 * Loads KaTeX's stylesheet from the CDN on the first page with a formula. It loads after the page: a link
 * in the HTML would block rendering and scripts while the CDN does not respond.
 */
export function onRouteDidUpdate(): void {
  if (asked || !document.querySelector('.katex')) {
    return;
  }
  asked = true;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = cdn.href;
  link.integrity = cdn.integrity;
  link.crossOrigin = 'anonymous';
  link.addEventListener('load', () => {
    document.documentElement.dataset.katex = 'loaded';
  });
  link.addEventListener('error', () => {
    asked = false;
    link.remove();
    console.warn(`${cdn.href} could not be loaded. The browser draws the formulas itself.`);
  });
  document.head.append(link);
}
