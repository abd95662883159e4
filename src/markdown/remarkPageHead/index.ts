import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {flowElement, staticPart} from '../nodes';
import {readingMinutes} from './readingMinutes';

/** Pages that readers look things up in: the reference, the facts of the network, records and lists. */
const LOOKED_UP =
  /\/docs\/(?:api\/|(?:get-started\/build\/[\w-]+|technology\/(?:repos|security-[\w-]+)|release-notes|support|zero-knowledge-glossary)\.mdx$)/;

/** The front matter of tutorials, which say how long the work takes. */
const isTutorial = (frontMatter: unknown) =>
  (frontMatter as {readonly tutorial?: unknown} | undefined)?.tutorial !== undefined;

/**
 * A remark step: adds the line below the title of each page, with its reading time. Pages that readers look things up
 * in, tutorials, and pages for one minute have no reading time.
 */
export const remarkPageHead: Plugin<[], Root> = () => {
  return (tree, page) => {
    const minutes = readingMinutes(tree);
    const hasTime = minutes > 1 && !LOOKED_UP.test(page.path) && !isTutorial(page.data.frontMatter);
    const head = flowElement('PageHead', hasTime ? {minutes: String(minutes)} : {});
    tree.children.unshift(staticPart('page-head', [head]));
  };
};
