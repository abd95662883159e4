import type {DiagramSources} from './diagramSources';

/** Controls, icons, and texts that only screen readers get. */
const DROPPED = [
  '.unindexed:not([role=tabpanel], [data-cards])',
  '.hash-link',
  '[data-needs-scripts]',
  '[role=status]',
  '[aria-hidden=true]:not(svg, .katex-html)',
  '[data-search=words]',
  'fieldset',
  '[role=tablist]',
  'a svg + span',
  'button, dialog, input, nav, noscript, script, select, style, svg, template, textarea, wbr',
  'img[src$="-dark.png"], img[src$="-dark.svg"]',
].join();

const textOf = (node: Element | null | undefined) => node?.textContent.trim() ?? '';

/** An element with a text, for the document of another element. */
function made({ownerDocument}: Element, name: string, text: string, within?: string): Element {
  const outer = ownerDocument.createElement(name);
  const inner = within === undefined ? outer : ownerDocument.createElement(within);
  inner.textContent = text;
  if (inner !== outer) {
    outer.append(inner);
  }
  return outer;
}

/** An element of the article by its id, which React writes with characters that selectors don't take. */
const byId = (article: Element, id: string | null) => article.querySelector(`[id="${id ?? ''}"]`);

function mermaid(article: Element, source: string): Element {
  const block = made(article, 'pre', source, 'code');
  block.firstElementChild?.setAttribute('class', 'language-mermaid');
  return block;
}

/** A drawing becomes its name, its description and, if it is drawn from a text, that text. */
function describeDiagrams(article: Element, sources: DiagramSources): void {
  for (const drawing of article.querySelectorAll('figure svg[role=img]')) {
    const figure = drawing.closest('figure');
    const name = textOf(byId(article, drawing.getAttribute('aria-labelledby')));
    const description = textOf(byId(article, drawing.getAttribute('aria-describedby')));
    const source = sources.get(name);
    figure?.replaceWith(
      made(article, 'p', `Diagram: ${name}`, 'strong'),
      made(article, 'p', description),
      ...(source === undefined ? [] : [mermaid(article, source)]),
    );
  }
}

/** A formula becomes its TeX, which the page has for screen readers. */
function writeFormulas(article: Element): void {
  for (const formula of article.querySelectorAll('.katex')) {
    const tex = textOf(formula.querySelector('annotation'));
    const block = formula.closest('.katex-display');
    // With its text: spaces around an empty element would be one.
    const code = made(article, 'code', tex);
    code.setAttribute('data-formula', block ? 'math' : 'inlineMath');
    (block ?? formula).replaceWith(code);
  }
}

/** A block of code keeps its language and its title. */
function writeCode(article: Element): void {
  for (const block of article.querySelectorAll('.theme-code-block')) {
    const code = block.querySelector('pre');
    const fence = made(article, 'pre', code?.textContent.replace(/\n+$/, '') ?? '', 'code');
    const language = [...block.classList].find((name) => name.startsWith('language-'));
    fence.firstElementChild?.classList.add(language ?? 'language-text');
    const title = block.firstElementChild?.contains(code) ? '' : textOf(block.firstElementChild);
    block.replaceWith(...(title === '' ? [] : [made(article, 'p', title, 'code')]), fence);
  }
}

/** Each panel starts with the name of its tab, each fold with its heading or summary, each table with its caption. */
function writeLabels(article: Element): void {
  for (const panel of article.querySelectorAll('[role=tabpanel]')) {
    panel.prepend(
      made(article, 'p', textOf(byId(article, panel.getAttribute('aria-labelledby'))), 'strong'),
    );
  }
  for (const summary of article.querySelectorAll('summary')) {
    for (const repeated of summary.querySelectorAll('.unindexed')) {
      repeated.remove();
    }
    const heading = summary.querySelector('h2, h3, h4, h5, h6');
    summary.replaceWith(heading ?? made(article, 'p', textOf(summary), 'strong'));
  }
  for (const table of article.querySelectorAll('table')) {
    const caption = textOf(table.querySelector('caption'));
    if (caption !== '') {
      table.before(made(article, 'p', caption, 'strong'));
    }
  }
}

/** A note becomes a quotation that starts with its kind. */
function quoteNotes(article: Element): void {
  for (const note of article.querySelectorAll('.theme-admonition')) {
    const kind = /theme-admonition-(\w+)/.exec(note.className)?.[1] ?? 'note';
    const title = textOf(note.firstElementChild);
    const quote = article.ownerDocument.createElement('blockquote');
    const name = kind.charAt(0).toUpperCase() + kind.slice(1);
    quote.append(
      made(article, 'p', title.toLowerCase() === kind ? name : `${name}: ${title}`, 'strong'),
      ...(note.lastElementChild?.childNodes ?? []),
    );
    note.replaceWith(quote);
  }
}

/** A cell is one line: a list in it becomes its items. Only styles separate its parts. */
function writeCells(article: Element): void {
  for (const list of article.querySelectorAll(':is(td, th) :is(ul, ol)')) {
    const items = [...list.children].map(({childNodes}) => [...childNodes]);
    list.replaceWith(...items.flatMap((item, at) => (at === 0 ? item : ['; ', ...item])));
  }
  for (const end of article.querySelectorAll(':is(td, th) br')) {
    end.replaceWith(' ');
  }
  for (const part of article.querySelectorAll(':is(td, th, dd, li) :is(a, code, data, span)')) {
    const before = part.previousSibling;
    const isPart =
      before?.nodeType === part.nodeType || part.matches(':is(td, th, dd) > :is(data, span)');
    if (isPart && /[^\s(]$/.test(before?.textContent ?? '')) {
      part.before(' ');
    }
  }
}

/**
 * Turns the article of a page into plain elements, without controls, with absolute addresses.
 *
 * @param article is changed, and returned.
 * @param url the address of its page.
 * @param diagrams the texts of its diagrams.
 */
export function plainArticle(article: Element, url: string, diagrams: DiagramSources): Element {
  for (const [name, elements] of [
    ['href', article.querySelectorAll('a[href]')],
    ['src', article.querySelectorAll('img[src]')],
  ] as const) {
    for (const element of elements) {
      element.setAttribute(name, new URL(element.getAttribute(name) ?? '', url).href);
    }
  }
  describeDiagrams(article, diagrams);
  writeFormulas(article);
  writeLabels(article);
  for (const dropped of article.querySelectorAll(DROPPED)) {
    dropped.remove();
  }
  writeCode(article);
  quoteNotes(article);
  writeCells(article);
  return article;
}
