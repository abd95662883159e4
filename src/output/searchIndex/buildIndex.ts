import type {SearchDocument} from '../../search/document';
import type {PageTrait, ServedIndex, ServedPart} from '../../search/served';
import type {Answer} from '../../search/answer';
import type {PageSection} from './pageSections';
import {shortHex} from '../../search/worker/terms';
import {sectionTexts} from './sectionTexts';

/** A page as the plugin lists it, with its sections. */
export interface IndexedPage {
  readonly title: string;
  readonly url: string;
  readonly breadcrumbs: readonly string[];
  readonly description: string;
  readonly keywords: string;
  readonly traits: readonly PageTrait[];
  readonly sections: readonly PageSection[];
}

/** The files of an index: what is searched first, and the text of sections. */
export interface IndexFiles {
  readonly first: readonly ServedPart[];
  readonly texts: readonly (readonly ServedPart[])[];
}

/**
 * The size at which a file with text is full, in characters. Compressed, that is a quarter. Larger
 * files compress better, smaller ones arrive earlier.
 */
const FULL_FILE = 1_500_000;

/** With less text, in characters, an index is a single file. */
const SMALL_INDEX = 200_000;

interface Numbered {
  readonly page: SearchDocument;
  readonly headings: readonly SearchDocument[];
  /** The id of each section: of the page for the first, of its heading for the others. */
  readonly ids: readonly number[];
  readonly source: IndexedPage;
}

/** Pages and headings have even ids. The text below one has the id that follows. */
function numbered(pages: readonly IndexedPage[]): readonly Numbered[] {
  let last = 0;
  const next = () => {
    last += 2;
    return last;
  };
  return pages.map((source) => {
    const {title: t, url: u, breadcrumbs: b, sections} = source;
    const page = {i: next(), t, u, b};
    const headings = sections
      .slice(1)
      .map(({title, hash}): SearchDocument => ({i: next(), t: title, u, h: hash, p: page.i}));
    return {page, headings, ids: [page.i, ...headings.map(({i}) => i)], source};
  });
}

/** Documents with a text of the whole page. Their ids are those of the pages. */
function pageTexts(pages: readonly Numbered[], field: 'description' | 'keywords'): ServedPart {
  const documents = pages
    .filter(({source}) => source[field] !== '')
    .map(({page: {i}, source}): SearchDocument => {
      const {title: s, url: u} = source;
      return {i, t: source[field], s, u, p: i};
    });
  return {documents, index: {}};
}

function pagesByTrait(pages: readonly Numbered[]): Required<ServedIndex>['traits'] {
  const ids = (trait: PageTrait) =>
    pages.filter(({source}) => source.traits.includes(trait)).map(({page}) => page.i);
  return {deployed: ids('deployed'), retired: ids('retired')};
}

/**
 * The text of sections. Its ids follow those of the sections.
 *
 * @param isAlone whether it has a separate file. What the first file says isn't repeated there.
 */
function textPart(pages: readonly Numbered[], isAlone: boolean): ServedPart {
  const sections = pages.flatMap(({source, page, ids}) =>
    sectionTexts(source.sections).map((texts, place) => {
      const {title = '', hash = ''} = source.sections[place] ?? {};
      const owner = {id: page.i, url: source.url};
      return {...texts, id: ids[place] ?? 0, s: title || source.title, h: hash, page: owner};
    }),
  );
  const some = (field: 'labels' | 'words') =>
    sections.filter((each) => each[field] !== '').map((each) => [each.id, each[field]] as const);
  return {
    documents: sections
      .filter(({text}) => text !== '')
      .map(({id, text: t, s, h, page}): SearchDocument => {
        const place = {s, u: page.url, h, p: page.id};
        return {i: id + 1, t, ...(!isAlone && place)};
      }),
    index: {labels: some('labels'), words: some('words')},
  };
}

/** Answers as documents: the label as title, the value as subtitle. */
function answerPart(answers: readonly Answer[]): ServedPart {
  const documents = answers.map(({label, value, route}, place): SearchDocument => {
    const [page = '', anchor] = route.split('#');
    return {
      i: place + 1,
      t: label,
      s: value,
      u: page,
      ...(anchor !== undefined && {h: `#${anchor}`}),
    };
  });
  const questions = answers.map(
    ({questions: asked, also}, place) =>
      [place + 1, asked.map(shortHex), ...(also === undefined ? [] : [also])] as const,
  );
  const prose = answers.flatMap(({isProse}, place) => (isProse === true ? [place + 1] : []));
  return {
    documents,
    index: {
      questions: questions as ServedIndex['questions'] & object,
      ...(prose.length > 0 && {prose}),
    },
  };
}

function sizeOf({source}: Numbered): number {
  return source.sections.reduce(
    (sum, {prose, labels, cells, code}) =>
      sum + prose.length + labels.length + cells.length + code.length,
    0,
  );
}

/** Pages in files of similar size, in order. */
function inFiles(pages: readonly Numbered[]): readonly (readonly Numbered[])[] {
  const files: Numbered[][] = [[]];
  let size = 0;
  for (const page of pages) {
    if (size > 0 && size + sizeOf(page) > FULL_FILE) {
      files.push([]);
      size = 0;
    }
    files.at(-1)?.push(page);
    size += sizeOf(page);
  }
  return files;
}

/**
 * The index of some pages. Its first file has what most queries need: titles, headings, descriptions,
 * keywords and answers. The others have the text of sections.
 */
export function buildIndex(pages: readonly IndexedPage[], answers: readonly Answer[]): IndexFiles {
  const all = numbered(pages);
  const isSmall = all.reduce((sum, page) => sum + sizeOf(page), 0) < SMALL_INDEX;
  const files = isSmall ? [] : inFiles(all);
  const content = isSmall ? textPart(all, false) : {documents: [], index: {}};
  return {
    first: [
      {documents: all.map(({page}) => page), index: {traits: pagesByTrait(all)}},
      {documents: all.flatMap(({headings}) => headings), index: {}},
      pageTexts(all, 'description'),
      pageTexts(all, 'keywords'),
      {...content, index: {...content.index, textFiles: files.length}},
      answerPart(answers),
    ],
    texts: files.map((some) => [textPart(some, true)]),
  };
}
