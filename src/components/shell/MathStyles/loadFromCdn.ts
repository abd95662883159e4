import cdn from '@generated/katex-styles/default/cdn.json';

let asked = false;

/**
 * Loads the stylesheet of formulas from the CDN on the first page that shows one. No page waits for it: a link in
 * the page itself would keep everything unseen, and all scripts waiting, while the CDN is silent.
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
