// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {reveal} from '../../../src/search/reveal';

/** The elements that were scrolled to. */
let shown: Element[];

beforeEach(() => {
  shown = [];
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn(function scroll(this: Element) {
    shown.push(this);
    for (const code of document.querySelectorAll('pre')) {
      code.scrollLeft = 16;
    }
  });
  Element.prototype.scrollTo = vi.fn(function scroll(this: Element, options?: unknown) {
    this.scrollLeft = (options as ScrollToOptions).left ?? this.scrollLeft;
  });
});

/** Tabs as the theme renders them. A click on a label shows its panel and hides the others. */
function tabs(...panels: readonly string[]): string {
  const labels = panels.map((_, place) => `<li role="tab">Tab ${place}</li>`);
  const bodies = panels.map(
    (panel, place) => `<div role="tabpanel"${place === 0 ? '' : ' hidden'}>${panel}</div>`,
  );
  return `<div><ul role="tablist">${labels.join('')}</ul><div>${bodies.join('')}</div></div>`;
}

const fold = (id: string, text: string, isOpen = false) =>
  `<details id="${id}"${isOpen ? ' open' : ''}><summary>More</summary><div><p>${text}</p></div></details>`;

function article(html: string): Element {
  document.body.innerHTML = `<article>${html}</article>`;
  for (const tab of document.querySelectorAll('[role="tab"]')) {
    tab.addEventListener('click', () => {
      const place = [...(tab.parentElement?.children ?? [])].indexOf(tab);
      for (const [at, panel] of [
        ...(tab.parentElement?.nextElementSibling?.children ?? []),
      ].entries()) {
        panel.toggleAttribute('hidden', at !== place);
      }
    });
  }
  return document.querySelector('article') ?? document.body;
}

/** The ids of open folds. */
const openFolds = () => [...document.querySelectorAll('details[open]')].map(({id}) => id);

/** The text of visible panels, without tabs in them. */
const visiblePanels = () =>
  [...document.querySelectorAll('[role="tabpanel"]:not([hidden])')].map(
    ({textContent}) => textContent,
  );

describe('a hit', () => {
  it('opens the fold that hides its words, and shows it', () => {
    const page = article(
      `<h1>A</h1><p>Nothing.</p>${fold('a', 'Other.')}${fold('b', 'The Bridge.')}`,
    );
    reveal(page, '', ['bridge']);
    expect(openFolds()).toEqual(['b']);
    expect(shown.map(({id}) => id)).toEqual(['b']);
  });

  it('opens the first of several', () => {
    reveal(article(`<h1>A</h1>${fold('a', 'Bridge.')}${fold('b', 'Bridge.')}`), '', ['bridge']);
    expect(openFolds()).toEqual(['a']);
  });

  it('opens the fold whose line has its heading', () => {
    const member = (id: string) =>
      `<details id="fold-${id}"><summary><h3 id="${id}">${id}</h3></summary><p>Bridge.</p></details>`;
    reveal(article(`<h1>A</h1>${member('a')}${member('b')}`), '#b', ['bridge']);
    expect(openFolds()).toEqual(['fold-b']);
    expect(shown).toEqual([]);
  });

  it('opens the tab that hides its words', () => {
    reveal(article(`<h1>A</h1>${tabs('<p>npm</p>', '<p>yarn</p>', '<p>pnpm</p>')}`), '', ['yarn']);
    expect(visiblePanels()).toEqual(['yarn']);
    expect(shown.map(({textContent}) => textContent)).toEqual(['yarn']);
  });

  it('opens a fold in a tab with the tab', () => {
    const page = article(`<h1>A</h1>${tabs('<p>npm</p>', `<p>yarn</p>${fold('a', 'Bridge.')}`)}`);
    reveal(page, '', ['bridge']);
    expect(openFolds()).toEqual(['a']);
    expect(visiblePanels()).toHaveLength(1);
    expect(visiblePanels()[0]).toContain('yarn');
  });

  it('opens a tab in a fold with the fold', () => {
    const inner = tabs('<p>npm</p>', '<p>yarn</p>');
    reveal(article(`<h1>A</h1><details id="a"><summary>More</summary>${inner}</details>`), '', [
      'yarn',
    ]);
    expect(openFolds()).toEqual(['a']);
    expect(visiblePanels()).toEqual(['yarn']);
  });

  it('leaves a fold closed that is in one with its words', () => {
    const page = article(
      `<h1>A</h1><details id="a"><summary>More</summary><p>Bridge.</p>${fold('b', 'Other.')}</details>`,
    );
    reveal(page, '', ['bridge']);
    expect(openFolds()).toEqual(['a']);
  });

  it.each(['p', 'li', 'td', 'code'])('opens nothing when a %s shows a word already', (tag) => {
    const visible =
      tag === 'td'
        ? '<table><tbody><tr><td>Bridge</td></tr></tbody></table>'
        : `<${tag}>Bridge</${tag}>`;
    reveal(article(`<h1>A</h1>${visible}${fold('a', 'A bridge for tokens.')}`), '', [
      'tokens',
      'bridge',
    ]);
    expect(openFolds()).toEqual([]);
    expect(shown).toEqual([]);
  });

  it('opens nothing when an open fold shows a word already', () => {
    const page = article(`<h1>A</h1>${fold('a', 'Bridge.', true)}${fold('b', 'Bridge.')}`);
    reveal(page, '', ['bridge']);
    expect(openFolds()).toEqual(['a']);
  });

  it('opens nothing when the heading has a word', () => {
    reveal(article(`<h1>A</h1><h2 id="b">Bridge</h2>${fold('c', 'Bridge.')}`), '#b', ['bridge']);
    expect(openFolds()).toEqual([]);
    expect(shown).toEqual([]);
  });

  it('opens no list of sources, whose words are names of files', () => {
    const sources = fold('a', 'bridge.mdx').replace('<details', '<details data-search="words"');
    reveal(article(`<h1>A</h1>${sources}`), '', ['bridge']);
    expect(openFolds()).toEqual([]);
    expect(shown).toEqual([]);
  });

  it('opens nothing without its words', () => {
    reveal(article(`<h1>A</h1>${fold('a', 'Bridge.')}`), '', ['nodes']);
    reveal(article(`<h1>A</h1>${fold('a', 'Bridge.')}`), '', []);
    expect(openFolds()).toEqual([]);
    expect(shown).toEqual([]);
  });
});

describe('a hit in folded code', () => {
  const code = (isOpen = false) =>
    `<div><pre><code><span id="line1">const a = 1;</span><span id="line2">bridge(a);</span></code></pre>
    <details id="a"${isOpen ? ' open' : ''}><summary>Show all 2 lines</summary></details></div>`;

  it('opens the code, and shows its line', () => {
    reveal(article(`<h1>A</h1>${code()}`), '', ['bridge']);
    expect(openFolds()).toEqual(['a']);
    expect(shown.map(({id}) => id)).toEqual(['line2']);
    expect(document.querySelector('pre')?.scrollLeft).toBe(0);
  });

  it('opens the tab around the code as well', () => {
    reveal(article(`<h1>A</h1>${tabs('<p>npm</p>', code())}`), '', ['bridge']);
    expect(openFolds()).toEqual(['a']);
    expect(visiblePanels()[0]).toContain('bridge(a);');
  });

  it('opens nothing when the text shows a word already, or the code is open', () => {
    reveal(article(`<h1>A</h1><p>Bridge.</p>${code()}`), '', ['bridge']);
    expect(openFolds()).toEqual([]);
    reveal(article(`<h1>A</h1>${code(true)}${fold('b', 'Bridge.')}`), '', ['bridge']);
    expect(openFolds()).toEqual(['a']);
    expect(shown).toEqual([]);
  });
});

describe('a hit in a section', () => {
  const page = () =>
    article(
      `<header><h1>A</h1></header>${fold('a', 'Bridge.')}
      <h2 id="b">B</h2>${fold('b1', 'Bridge.')}<h4 id="b2">B 2</h4>${fold('b3', 'Nodes.')}
      <h3 id="c">C</h3><p>Bridge</p>${fold('c1', 'Bridge.')}`,
    );

  it.each([
    ['', 'bridge', ['a']],
    ['#b', 'bridge', ['b1']],
    ['#b', 'nodes', ['b3']],
    ['#c', 'bridge', []],
    ['', 'nodes', []],
    ['#gone', 'bridge', []],
  ])('opens only what is between its heading and the next: "%s", "%s"', (anchor, word, ids) => {
    reveal(page(), anchor, [word]);
    expect(openFolds()).toEqual(ids);
  });
});
