import {stemmer} from 'stemmer';
import type {SearchDocument} from '../document';
import type {FoundAnswer} from '../hit';
import type {ServedPart} from '../served';
import {isHex, type Query} from './query';
import {HEX_DIGITS, partsOfName, piecesOf, placedWords, shortHex} from './terms';

/** The most answers to a query: one for each network, or for each layer of each network. */
const MOST_ANSWERS = 4;

/** The share of a known message's words that a pasted message needs, and how much of it they must cover. */
const SHARE_OF_MESSAGE = 0.75;
const SHARE_OF_QUERY = 0.55;

/** The most words of a message in which each counts. */
const SHORT_MESSAGE = 5;

const ADDRESS = /^0x[\dA-Fa-f]{40}$/;

/** Shorter beginnings begin too many words. */
const SHORTEST_BEGINNING = 4;

type Stems = ReadonlySet<string>;

interface Question {
  /** The stems of its words: with names whole, and with names in parts. */
  readonly readings: readonly Stems[];
  /** Stems that can be there, too. */
  readonly also: Stems;
  readonly answer: SearchDocument;
}

/** A query in the form of questions. */
interface Typed {
  /** The stems of the words to find. */
  readonly words: readonly string[];
  /** All stems, with those of stop words: in a message, each word counts. */
  readonly all: Stems;
}

const stemsOf = (words: readonly string[]): Stems =>
  new Set(words.map((word) => stemmer(word.toLowerCase())));

const namesIn = (text: string) =>
  [...placedWords(text)].flatMap(({word}) => piecesOf(shortHex(word)));

/** Whether all words stand in the question, the last one possibly incomplete, and none of it is missing. */
function isAsked({readings, also}: Question, {words, all}: Typed): boolean {
  const last = words.at(-1) ?? '';
  // A whole word begins no other: `token` is no beginning of `TokenBridge`.
  const isWhole = also.has(last) || readings.some((stems) => stems.has(last));
  return readings.some((stems) => {
    const begun =
      isWhole || last.length < SHORTEST_BEGINNING
        ? []
        : [...stems].filter((stem) => stem.startsWith(last));
    const isKnown = (stem: string) =>
      stems.has(stem) || also.has(stem) || (stem === last && begun.length > 0);
    const hasWords = words.length > 0 && stems.size > 0;
    return (
      hasWords &&
      words.every(isKnown) &&
      [...stems].every((stem) => all.has(stem) || begun.includes(stem))
    );
  });
}

/** Facts that answer queries by themselves. */
export class AnswerBook {
  readonly #questions: Question[] = [];
  readonly #byDigits = new Map<string, SearchDocument[]>();
  readonly #prose = new Set<SearchDocument>();

  /** Adds the answers of a file. */
  add({documents, index}: ServedPart): void {
    const byId = new Map(documents.map((document) => [document.i, document]));
    for (const document of (index.prose ?? []).flatMap((id) => byId.get(id) ?? [])) {
      this.#prose.add(document);
    }
    for (const [id, questions, also = ''] of index.questions ?? []) {
      const answer = byId.get(id);
      for (const question of answer ? questions : []) {
        if (answer && isHex(question.toLowerCase())) {
          const digits = shortHex(question.toLowerCase()).replace(/^0x/, '').slice(0, HEX_DIGITS);
          this.#byDigits.set(digits, [...(this.#byDigits.get(digits) ?? []), answer]);
        } else if (answer) {
          const names = namesIn(question);
          const readings = [stemsOf(names), stemsOf(names.flatMap(partsOfName))];
          this.#questions.push({readings, also: stemsOf(namesIn(also)), answer});
        }
      }
    }
  }

  /** The answers to a query, best first. */
  find(query: Query): readonly FoundAnswer[] {
    const found = this.#documentsFor(query);
    const others = found.length === 0 ? this.#otherAddresses(query) : [];
    return [...found, ...others].map((document): FoundAnswer => {
      const {t: name, s: value = '', u: page = '', h: anchor = ''} = document;
      const isProse = this.#prose.has(document);
      const label = others.includes(document) ? `Not what you typed. ${name}` : name;
      return {label, value, url: page + anchor, ...(isProse && {isProse})};
    });
  }

  /** Known addresses that only begin like the typed one, which is mistyped or forged. */
  #otherAddresses({words}: Query): readonly SearchDocument[] {
    const digits = words[0]?.typed.toLowerCase().replace(/^0x/, '') ?? '';
    return words.length === 1 && /^[\da-f]{9,40}$/.test(digits)
      ? this.#withDigits(digits.slice(0, HEX_DIGITS)).filter(({s: value = ''}) =>
          ADDRESS.test(value),
        )
      : [];
  }

  #documentsFor(query: Query): readonly SearchDocument[] {
    const [first] = query.words;
    if (query.words.length === 1 && first && isHex(first.term)) {
      // A forged address can begin like a known one: all typed digits must agree.
      const typed = first.typed.toLowerCase().replace(/^0x/, '');
      return this.#withDigits(typed.slice(0, HEX_DIGITS)).filter(
        ({s: value = ''}) => !ADDRESS.test(value) || value.toLowerCase().startsWith(typed, 2),
      );
    }
    const typed: Typed = {
      words: [...stemsOf(query.words.flatMap(({term}) => piecesOf(term)))],
      all: stemsOf(namesIn(query.phrase)),
    };
    const asked = this.#questions.filter((question) => isAsked(question, typed));
    const found = asked.length > 0 || !query.isMessage ? asked : this.#likeMessage(typed.all);
    return [...new Set(found.map(({answer}) => answer))].slice(0, MOST_ANSWERS);
  }

  /** The digits of a selector are whole when there are eight. Fewer are the beginning of one. */
  #withDigits(digits: string): readonly SearchDocument[] {
    const whole = this.#byDigits.get(digits);
    if (whole || digits.length >= HEX_DIGITS) {
      return (whole ?? []).slice(0, MOST_ANSWERS);
    }
    const begun = [...this.#byDigits].filter(([other]) => other.startsWith(digits));
    return begun.length === 1 ? (begun[0]?.[1] ?? []).slice(0, MOST_ANSWERS) : [];
  }

  /** The known message that shares most words with a pasted one. Numbers differ from case to case. */
  #likeMessage(typed: Stems): readonly Question[] {
    const words = [...typed].filter((stem) => !/^\p{N}+$/u.test(stem) && !isHex(stem));
    let best: {question: Question; share: number} | undefined;
    for (const question of this.#questions) {
      for (const stems of question.readings) {
        const shared = words.filter((stem) => stems.has(stem)).length;
        const [ofMessage, ofQuery] = [shared / Math.max(1, stems.size), shared / words.length];
        const share = ofMessage + ofQuery;
        if (
          stems.size > 2 &&
          ofMessage >= SHARE_OF_MESSAGE &&
          ofQuery >= SHARE_OF_QUERY &&
          // With a word more and a word less, a short message is another one: intrinsic gas too low.
          (Math.max(ofMessage, ofQuery) === 1 || stems.size > SHORT_MESSAGE) &&
          share > (best?.share ?? 0)
        ) {
          best = {question, share};
        }
      }
    }
    return best ? [best.question] : [];
  }
}
