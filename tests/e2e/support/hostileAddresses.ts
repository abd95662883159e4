import {seededRandom} from '../../../tools/seededRandom';

/**
 * Parts of random URLs: known paths, properties of `Object.prototype`, and text that can break URL
 * decoders, routers or pages.
 */
const PARTS = [
  'get-started',
  'Get-Started',
  'technology/architecture',
  'api',
  'index',
  'index.html',
  '.html',
  '/',
  '//',
  '.',
  '..',
  '%2e%2e',
  '%2F',
  '%5C',
  '%00',
  '%',
  '%2',
  '%zz',
  '%E0%A4%A',
  '%ff%fe',
  '%25',
  '%20',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'docusaurus',
  ':id',
  '*',
  '(.*)',
  '[a-z',
  '{1,}',
  '+',
  '|',
  '^$',
  '\\',
  '@',
  ';',
  '&',
  '=',
  '<script>hacked()</script>',
  '"><img src=x onerror=hacked()>',
  "'-hacked()-'",
  'javascript:hacked()',
  '{{hacked()}}',
  '\u202e',
  '\ud83d\ude80',
  'ünï',
  'a'.repeat(200),
] as const;

/** Names of query parameters: those that the site reads, and unknown ones. */
const NAMES = [
  'q',
  'ctx',
  '_highlight',
  'docusaurus-theme',
  'docusaurus-data-theme',
  'docusaurus-data-onclick',
  '__proto__',
  'constructor',
  'a b',
  '',
] as const;

/** Random URLs, as from readers, crawlers and attackers. The same seed gives the same list. */
export function hostileAddresses(seed: number, count: number): string[] {
  const random = seededRandom(seed);
  const upTo = (most: number): number => Math.floor(random() * most);
  const pick = <Item>(items: readonly Item[]): Item => items[upTo(items.length)] as Item;
  const text = (most: number): string =>
    Array.from({length: 1 + upTo(most)}, () => pick(PARTS)).join(pick(['', '', '/', '-', ' ']));
  return Array.from({length: count}, (_, index) => {
    const path = random() < 0.3 ? pick(['/', '/get-started', '/search', '/no']) : `/${text(4)}`;
    const query =
      random() < 0.4
        ? `?${Array.from({length: 1 + upTo(3)}, () => `${pick(NAMES)}=${text(2)}`).join('&')}`
        : '';
    const hash = random() < 0.5 ? `#${text(3)}` : '';
    // One in 100 URLs is 10,000 characters longer.
    const long = index % 100 === 99 ? 'x'.repeat(10_000) : '';
    return `${path.replaceAll(/[?#]/g, '')}${query}${hash}${long}`;
  });
}
