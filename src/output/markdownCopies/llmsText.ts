import {copyPath} from '../../../data/copyPath';
import type {Copy} from './copy';

/** Copies with a name, in reading order. */
export interface CopySection {
  readonly name: string;
  /** The name of the folder of its full text. A section without one has none of its own. */
  readonly folder?: string;
  readonly copies: readonly Copy[];
}

/** A site as `llms.txt` describes it. */
export interface DescribedSite {
  readonly title: string;
  readonly tagline: string;
  readonly origin: string;
  /** The base path, with a slash on both ends. */
  readonly baseUrl: string;
}

const FULL = 'llms-full.txt';

/** The path of a full text below the base path: of a section, or of everything. */
export const fullPath = ({folder}: Pick<CopySection, 'folder'> = {}): string =>
  folder === undefined ? FULL : `${folder}/${FULL}`;

/** The list of all copies by section, for agents (https://llmstxt.org). */
export function llmsText(
  sections: readonly CopySection[],
  {title, tagline, origin, baseUrl}: DescribedSite,
): string {
  const full = sections.flatMap((section) =>
    section.folder === undefined
      ? []
      : [`- [${section.name}](${origin}${baseUrl}${fullPath(section)})`],
  );
  return [
    `# ${title}\n\n> ${tagline}`,
    'Each page has a copy in Markdown at its address with `.md` at the end. Its front matter has the day on which the facts were checked, and the sources.',
    ...sections.map(
      ({name, copies}) =>
        `## ${name}\n\n${copies.map((copy) => `- [${copy.title}](${origin}${copyPath(copy.path, baseUrl)}): ${copy.description}`).join('\n')}`,
    ),
    `## Full text\n\n${[`- [All pages](${origin}${baseUrl}${fullPath()})`, ...full].join('\n')}\n`,
  ].join('\n\n');
}

/** The text of many pages, one after another, each with its address. */
export function fullText(copies: readonly Copy[], origin: string): string {
  return copies
    .map(({path, text}) => text.replace(/^(# .*)\n/, (head) => `${head}\n<${origin}${path}>\n`))
    .join('\n---\n\n');
}
