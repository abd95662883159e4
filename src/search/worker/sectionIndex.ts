import MiniSearch, {type SearchOptions} from 'minisearch';
import {stemmer} from 'stemmer';
import {HitType, type SearchDocument} from '../document';
import type {PageTrait, ServedPart} from '../served';
import {termsOf} from './terms';

/** A page of the index. */
export interface IndexedPage {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly breadcrumbs: readonly string[];
  readonly description: string;
  readonly keywords: string;
  readonly traits: ReadonlySet<PageTrait>;
}

/** The text from one heading of a page to the next. The first section of a page has the page's id. */
export interface IndexedSection {
  readonly id: number;
  readonly page: IndexedPage;
  /** Empty for the first section. */
  readonly heading: string;
  /** With `#`. Empty for the first section. */
  readonly anchor: string;
  /** Its first sentences, once its text has arrived. */
  text: string;
  /** The captions and headers of its tables, once they have arrived. */
  labels: string;
}

/** The fields of sections, with their weights. */
const nameWeights = {title: 4, keywords: 3, path: 3, heading: 4, description: 2.5};
const textWeights = {text: 0.7, labels: 0.9, words: 0.8};

type NameFields = Partial<Record<keyof typeof nameWeights, string>> & {readonly id: number};
type TextFields = Partial<Record<keyof typeof textWeights, string>> & {readonly id: number};

/** Sections to index before other messages get their turn. */
const SLICE = 150;

const noText = {text: '', labels: ''};

/** How much a section matches, by its id. */
export type Scores = Map<number, number>;

const asTyped: Pick<SearchOptions, 'tokenize' | 'processTerm'> = {
  tokenize: (term) => [term],
  processTerm: (term) => term,
};

/**
 * The index of the sections of all pages. It starts with titles, headings, descriptions and keywords; the
 * text of sections follows in files.
 */
export class SectionIndex {
  readonly sections = new Map<number, IndexedSection>();
  /** The number of files with text. */
  readonly textFiles: number;
  readonly pageCount: number;
  /** All terms, by stem. Names in code are their own stems. */
  readonly #stems = new Map<string, Set<string>>();
  readonly #terms = new Set<string>();
  readonly #names: MiniSearch<NameFields>;
  readonly #texts: MiniSearch<TextFields>;

  constructor(parts: readonly ServedPart[]) {
    const tokenize = (text: string) => this.#learn(termsOf(text));
    const options = {idField: 'id', tokenize, processTerm: (term: string) => term};
    this.#names = new MiniSearch({...options, fields: Object.keys(nameWeights)});
    this.#texts = new MiniSearch({...options, fields: Object.keys(textWeights)});
    this.textFiles = parts[HitType.Content]?.index.textFiles ?? 0;
    this.pageCount = parts[HitType.Title]?.documents.length ?? 0;
    this.#addPages(parts);
  }

  /** Adds a file with text. Other messages get their turn meanwhile. */
  async addText(parts: readonly ServedPart[]): Promise<void> {
    const fields = new Map<number, TextFields>();
    const add = (id: number, some: Partial<TextFields>) =>
      fields.set(id, {...fields.get(id), ...some, id});
    for (const {documents, index} of parts) {
      for (const {i, t} of documents) {
        // The text of a section has the id that follows the section's.
        const id = i - 1;
        add(id, {text: t});
        const section = this.sections.get(id);
        if (section) {
          section.text = t;
        }
      }
      for (const [id, labels] of index.labels ?? []) {
        add(id, {labels});
        const section = this.sections.get(id);
        if (section) {
          section.labels = labels;
        }
      }
      for (const [id, words] of index.words ?? []) {
        add(id, {words});
      }
    }
    await this.#texts.addAllAsync([...fields.values()], {chunkSize: SLICE});
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  /** The terms with the same stem as a word: `bridges` and `bridging` for `bridge`. */
  formsOf(word: string): readonly string[] {
    return [...(this.#stems.get(stemmer(word)) ?? [])];
  }

  /**
   * The sections with a term, or with terms that begin with it or are written almost like it.
   *
   * @param found collects the terms that match, for highlighting.
   * @param how `namesOnly` leaves the text of sections out.
   */
  find(
    term: string,
    found: Set<string>,
    {
      namesOnly = false,
      ...how
    }: Pick<SearchOptions, 'prefix' | 'fuzzy'> & {readonly namesOnly?: boolean} = {},
  ): Scores {
    const scores: Scores = new Map();
    const search = (index: MiniSearch, boost: Readonly<Record<string, number>>) => {
      for (const {id, score, terms} of index.search({queries: [term], boost, ...asTyped, ...how})) {
        const section = id as number;
        scores.set(section, (scores.get(section) ?? 0) + score);
        for (const each of terms) {
          found.add(each);
        }
      }
    };
    search(this.#names, nameWeights);
    if (!namesOnly) {
      search(this.#texts, textWeights);
    }
    return scores;
  }

  #addPages(parts: readonly ServedPart[]): void {
    const traits = parts[HitType.Title]?.index.traits ?? {};
    const idsByTrait = Object.entries(traits).map(
      ([trait, ids]) => [trait as PageTrait, new Set(ids)] as const,
    );
    const textById = (type: HitType) =>
      new Map(parts[type]?.documents.map(({i, t}) => [i, t] as const));
    const descriptions = textById(HitType.Description);
    const keywords = textById(HitType.Keywords);
    const pages = new Map<number, IndexedPage>();
    for (const {i: id, t: title, u: url = '', b: breadcrumbs = []} of parts[HitType.Title]
      ?.documents ?? []) {
      const description = descriptions.get(id) ?? '';
      const words = keywords.get(id) ?? '';
      const page: IndexedPage = {
        id,
        title,
        url,
        breadcrumbs,
        description,
        keywords: words,
        traits: new Set(idsByTrait.flatMap(([trait, ids]) => (ids.has(id) ? [trait] : []))),
      };
      pages.set(id, page);
      this.sections.set(id, {...noText, id, page, heading: '', anchor: ''});
      // The last part of its path: often the words that readers remember.
      const path = url.slice(url.lastIndexOf('/') + 1);
      this.#names.add({id, title, description, path, keywords: words});
    }
    this.#addHeadings(parts[HitType.Heading]?.documents ?? [], pages);
  }

  #addHeadings(headings: readonly SearchDocument[], pages: ReadonlyMap<number, IndexedPage>): void {
    for (const {i: id, t: heading, h: anchor = '', p = -1} of headings) {
      const page = pages.get(p);
      if (page) {
        this.sections.set(id, {...noText, id, page, heading, anchor});
        this.#names.add({id, heading});
      }
    }
  }

  #learn(terms: readonly string[]): string[] {
    for (const term of terms) {
      if (!this.#terms.has(term)) {
        this.#terms.add(term);
        const stem = stemmer(term);
        const forms = this.#stems.get(stem) ?? new Set();
        this.#stems.set(stem, forms.add(term));
      }
    }
    return [...terms];
  }
}
