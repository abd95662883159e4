import * as z from 'zod';
import {HitType} from '@site/src/search/document';
import {MAX_QUERY_LENGTH} from '@site/src/search/maxQueryLength';
import type {ServedPart} from '@site/src/search/served';
import {textFiles} from '@site/src/search/textFiles';
import {AnswerBook} from '@site/src/search/worker/answerBook';
import {findHits, type FoundHits} from '@site/src/search/worker/findHits';
import {SectionIndex} from '@site/src/search/worker/sectionIndex';
import type {Site} from '../site';
import {tool} from '../tool';

interface Index {
  readonly sections: SectionIndex;
  readonly answers: AnswerBook;
}

const indexes = new WeakMap<Site, Promise<Index>>();

/** The index of the site's search, with the text of all sections. */
async function loadIndex(site: Site): Promise<Index> {
  const parts = (await site.json('search-index.json')) as readonly ServedPart[];
  const sections = new SectionIndex(parts);
  const answers = new AnswerBook();
  await sections.addText(parts.slice(HitType.Content, HitType.Content + 1));
  for (const file of textFiles('search-index.json', parts)) {
    await sections.addText((await site.json(file)) as readonly ServedPart[]);
  }
  parts.slice(HitType.Content + 1).forEach((part) => answers.add(part));
  return {sections, answers};
}

function indexOf(site: Site): Promise<Index> {
  const index = indexes.get(site) ?? loadIndex(site);
  indexes.set(site, index);
  index.catch(() => indexes.delete(site));
  return index;
}

function asMarkdown({answers, hits, isNear}: FoundHits, home: string): string {
  const absolute = (url: string) => new URL(url, home).href;
  const text = (pieces: readonly {readonly text: string}[] = []) =>
    pieces.map((piece) => piece.text).join('');
  const direct = answers.map(
    ({label, value, url, isProse}) =>
      `- **${label}**: ${isProse === true ? value : `\`${value}\``} (${absolute(url)})`,
  );
  const found = hits.map(({title, snippet, url, page}) => {
    const at = [...page.breadcrumbs, ...(text(title) === page.title ? [] : [page.title])].join(
      ' › ',
    );
    return `- [${text(title)}](${absolute(url)})${at === '' ? '' : ` — ${at}`}${snippet ? `\n  ${text(snippet)}` : ''}`;
  });
  return [
    ...(direct.length > 0 ? ['## Answers', direct.join('\n')] : []),
    ...(found.length > 0
      ? [
          isNear ? '## Pages with some of the words' : '## Pages',
          found.join('\n'),
          'Read a page with read_page.',
        ]
      : []),
  ].join('\n\n');
}

export const searchDocs = tool({
  name: 'search_docs',
  title: 'Search the Linea docs',
  description:
    'Searches the Linea documentation. Returns direct answers, such as chain IDs, addresses and limits, and the best pages and sections with their links. Ask in a few words: "withdrawal time", "LineaRollup address", "eth_getLogs range".',
  input: {
    query: z.string().min(1).max(MAX_QUERY_LENGTH).describe('A few words'),
    limit: z.int().min(1).max(30).default(8).describe('The most pages and sections to return'),
  },
  async answer(site, {query, limit}) {
    const {sections, answers} = await indexOf(site);
    const found = findHits(sections, answers, query, {
      limit,
      perPage: 3,
      snippetLength: 200,
      hasStopWords: false,
      mistypedLetters: 1,
    });
    return found.answers.length + found.hits.length === 0
      ? `Nothing in the docs matches "${query}". Try fewer or other words.`
      : asMarkdown(found, site.home);
  },
});
