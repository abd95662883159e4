import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {tutorialIn} from '../../../config/tutorials';
import {howToTutorials} from '../../../data/howToTutorials';
import {link, paragraph, strong, text} from '../nodes';

interface Options {
  /** The project's root folder. */
  readonly root: string;
}

const FOLDER = 'docs/get-started/how-to/';

/**
 * The path and title of the tutorial that fits a how-to.
 * @throws if the tutorial of `data/howToTutorials.ts` has no page.
 */
function tutorialFor(howTo: string, root: string): readonly [to: string, title: string] {
  const to = howToTutorials.find(([begins]) => howTo.startsWith(begins))?.[1];
  if (to === undefined) {
    return ['/learn', 'All tutorials'];
  }
  const file = `docs${to}.mdx`;
  const title = existsSync(path.join(root, file)) ? tutorialIn(root, file)?.title : undefined;
  if (title === undefined) {
    throw new Error(
      `data/howToTutorials.ts names ${to}, which is no tutorial: use the path of a page with \`tutorial\` in its front matter`,
    );
  }
  return [to, title];
}

/** A remark step: ends each how-to with a tutorial that uses it, and with where to ask for help. */
export const remarkHowToFoot: Plugin<[Options], Root> = ({root}) => {
  return (tree, page) => {
    const file = path.relative(root, page.path).replaceAll(path.sep, '/');
    if (!file.startsWith(FOLDER)) {
      return;
    }
    const [to, title] = tutorialFor(file.slice(FOLDER.length), root);
    tree.children.push(
      paragraph(
        strong('Learn by building:'),
        text(' '),
        link(to, text(title)),
        ...(to === '/learn' ? [] : [text(', or '), link('/learn', text('all tutorials'))]),
        text('. '),
        strong('Stuck?'),
        text(' '),
        link('/support', text('Ask for help')),
        text('.'),
      ),
    );
  };
};
