import {fromDom} from 'hast-util-from-dom';
import {defaultHandlers, type Handle, toMdast} from 'hast-util-to-mdast';
import {parseHTML} from 'linkedom';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mathToMarkdown} from 'mdast-util-math';
import {toMarkdown} from 'mdast-util-to-markdown';
import {type DefaultTreeAdapterTypes, parse, serializeOuter} from 'parse5';
import {attribute, contentOf, elementsIn, mainOf} from '../elementsIn';
import type {DiagramSources} from './diagramSources';
import {plainArticle} from './plainArticle';

/** A page as Markdown. */
export interface PageMarkdown {
  readonly text: string;
  /** The addresses of what the page was checked against. */
  readonly sources: readonly string[];
}

/** A formula in TeX, in a line or in lines of its own. */
const formula: Handle = (state, element) => {
  const {dataFormula: type} = element.properties;
  return type === 'math' || type === 'inlineMath'
    ? {
        type,
        value: element.children.map((child) => (child.type === 'text' ? child.value : '')).join(''),
      }
    : defaultHandlers.code(state, element);
};

/** The addresses in the lists of sources, of the page and of its parts, each once. */
function sourcesOf(page: DefaultTreeAdapterTypes.Document): readonly string[] {
  const lists = elementsIn(page, (element) => attribute(element, 'data-search') === 'words');
  const links = lists.flatMap((list) => elementsIn(list, ({tagName}) => tagName === 'a'));
  return [...new Set(links.map((link) => attribute(link, 'href')))];
}

/**
 * The article of a page as Markdown, with all tabs and folds.
 *
 * @param html the built page.
 * @param url its address, which links are relative to.
 * @param diagrams the texts of its diagrams.
 * @throws if the page has no article.
 */
export function pageMarkdown(
  html: string,
  url: string,
  diagrams: DiagramSources = new Map(),
): PageMarkdown {
  const page = parse(html);
  const content = contentOf(page) ?? mainOf(page);
  if (content === undefined) {
    throw new Error(
      `${url} has no article (.theme-doc-markdown or main) to copy as Markdown. Adapt src/output/elementsIn.ts to the theme.`,
    );
  }
  const {document} = parseHTML(
    `<!doctype html><html><body>${serializeOuter(content)}</body></html>`,
  );
  const mdast = toMdast(fromDom(plainArticle(document.body, url, diagrams)), {
    handlers: {code: formula},
    // React separates texts with comments.
    nodeHandlers: {comment: () => undefined},
  });
  const text = toMarkdown(mdast, {
    bullet: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false}), mathToMarkdown()],
  });
  return {text: text.replaceAll('\u200B', ''), sources: sourcesOf(page)};
}
