// cspell:ignore brige Briged
import MiniSearch, {type SearchOptions} from 'minisearch';
import {stemmer} from 'stemmer';
import {HitType, type SearchDocument} from '../document';
import type {PageTrait, ServedPart} from '../served';
import {editDistance} from '../editDistance';
import {partsOfName, placedWords, plain, termsOf} from './terms';

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

/** A word in so many titles and headings is one that readers know. */
const COMMON = 4;

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
  /** The stems of words in titles and headings, and how often each is there. */
  readonly #wordStems = new Map<string, number>();
  /** The names in code in titles and headings, whole and without their first parts. */
  readonly #codeNames = new Set<string>();
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
   * A common word of titles and headings, for a word that is written almost like it and stands nowhere by
   * itself: `bridge` for `brige`, which only names such as `AlreadyBrigedToNativeTokenSet` contain.
   */
  commonWordLike(word: string): string | undefined {
    const isLike = (form: string) =>
      Math.abs(form.length - word.length) <= 1 && editDistance(word, form) === 1;
    const common = [...this.#wordStems]
      .filter(([, count]) => count >= COMMON)
      .sort(([, a], [, b]) => b - a)
      .flatMap(([stem]) => [...(this.#stems.get(stem) ?? [])])
      .find(isLike);
    const isWord =
      common !== undefined && this.formsOf(word).some((form) => this.#standsAlone(form));
    return isWord ? undefined : common;
  }

  /**
   * The names in code of titles and headings that are closest to a name or begin almost like it.
   *
   * @param most how many letters can differ.
   */
  namesLike(name: string, most: number): readonly string[] {
    const near = [...this.#codeNames].map(
      (other) => [other, editDistance(name, other, {isBeginning: true})] as const,
    );
    const least = Math.min(...near.map(([, distance]) => distance));
    return least > most
      ? []
      : near.flatMap(([other, distance]) => (distance === least ? [other] : []));
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

  /** Whether a term is in a section without being a part of a longer one there. */
  #standsAlone(term: string): boolean {
    const longer = [...this.#terms].filter((other) => other !== term && other.includes(term));
    const named = new Set(longer.flatMap((other) => [...this.find(other, new Set()).keys()]));
    return [...this.find(term, new Set()).keys()].some((id) => !named.has(id));
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
      this.#learnTitle(title);
    }
    this.#addHeadings(parts[HitType.Heading]?.documents ?? [], pages);
  }

  #addHeadings(headings: readonly SearchDocument[], pages: ReadonlyMap<number, IndexedPage>): void {
    for (const {i: id, t: heading, h: anchor = '', p = -1} of headings) {
      const page = pages.get(p);
      if (page) {
        this.sections.set(id, {...noText, id, page, heading, anchor});
        this.#names.add({id, heading});
        this.#learnTitle(heading);
      }
    }
  }

  /** Takes a title or a heading apart into words and names in code. */
  #learnTitle(title: string): void {
    for (const {word} of placedWords(title)) {
      const parts = partsOfName(word).map((part) => part.toLowerCase());
      if (parts.length > 1) {
        this.#codeNames.add(plain(word));
        for (let place = 0; place < parts.length - 1; place += 1) {
          this.#codeNames.add(parts.slice(place).join(''));
        }
      } else {
        const stem = stemmer(plain(word));
        this.#wordStems.set(stem, (this.#wordStems.get(stem) ?? 0) + 1);
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
