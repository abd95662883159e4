import {
  buildIndex,
  type IndexedPage,
  type IndexFiles,
} from '@site/src/output/searchIndex/buildIndex';
import type {PageSection} from '@site/src/output/searchIndex/pageSections';
import type {Answer} from '@site/src/search/answer';
import {HitType} from '@site/src/search/document';
import {groupHits} from '@site/src/search/groupHits';
import {AnswerBook} from '@site/src/search/worker/answerBook';
import {findHits, type FindOptions, type FoundHits} from '@site/src/search/worker/findHits';
import {SectionIndex} from '@site/src/search/worker/sectionIndex';

type Texts = Partial<Pick<PageSection, 'prose' | 'labels' | 'cells' | 'code'>>;

/** What a test says of a page: its fields, and the texts of its first section. */
export interface SmallPage extends Partial<Omit<IndexedPage, 'sections'>>, Texts {
  /** The sections below headings, by heading. Their anchors are `#1`, `#2` and so on. */
  readonly sections?: Readonly<Record<string, Texts>>;
}

const noTexts = {prose: '', labels: '', cells: '', code: ''};

/** Fills in what a test leaves out. Without a URL, a page is at its number, from 1. */
export function wholePage(
  {title = '', sections = {}, prose = '', labels = '', cells = '', code = '', ...page}: SmallPage,
  place = 0,
): IndexedPage {
  return {
    breadcrumbs: [],
    description: '',
    keywords: '',
    traits: [],
    url: `/${place + 1}`,
    ...page,
    title,
    sections: [
      {title, hash: '', prose, labels, cells, code},
      ...Object.entries(sections).map(([heading, texts], number) => ({
        ...noTexts,
        title: heading,
        hash: `#${number + 1}`,
        ...texts,
      })),
    ],
  };
}

/** The options of most tests: one hit for each page. */
const defaults: FindOptions = {
  limit: 8,
  perPage: 1,
  snippetLength: 50,
  hasStopWords: false,
  mistypedLetters: 1,
};

interface SmallSearch {
  readonly sections: SectionIndex;
  readonly search: (query: string, options?: Partial<FindOptions>) => FoundHits;
  /** The URLs of the pages that have the words of the query, best first. */
  readonly find: (query: string, options?: Partial<FindOptions>) => readonly string[];
}

/** Loads all files of an index, as a browser does. */
export async function searchOf({first, texts}: IndexFiles): Promise<SmallSearch> {
  const sections = new SectionIndex(first);
  const book = new AnswerBook();
  for (const part of first.slice(HitType.Content + 1)) {
    book.add(part);
  }
  await sections.addText(first.slice(HitType.Content, HitType.Content + 1));
  for (const parts of texts) {
    await sections.addText(parts);
  }
  const search: SmallSearch['search'] = (query, options) =>
    findHits(sections, book, query, {...defaults, ...options});
  return {
    sections,
    search,
    find: (query, options) => {
      const {hits, isNear} = search(query, options);
      return isNear ? [] : groupHits(hits).map(({page}) => page.url);
    },
  };
}

/** A search over a few pages, built as the site builds its index. */
export const smallSearch = async (
  pages: readonly SmallPage[],
  answers: readonly Answer[] = [],
): Promise<SmallSearch> => searchOf(buildIndex(pages.map(wholePage), answers));

/** A search over pages that have titles only. */
export const searchTitles = async (...titles: readonly string[]): Promise<SmallSearch> =>
  smallSearch(titles.map((title) => ({title})));
