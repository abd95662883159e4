import {stemmer} from 'stemmer';
import type {Query} from './query';
import type {IndexedPage} from './sectionIndex';
import {stemsOf} from './stems';

/** Kinds of pages by their route. The first match counts. */
const kinds: readonly (readonly [kind: string, route: RegExp])[] = [
  ['interface', /\/api\/linea-smart-contracts\/.*\binterfaces\//],
  ['contract', /\/api\/linea-smart-contracts\//],
  // Pages of groups: the name of a method has a hyphen here.
  ['collection', /\/api\/reference\/(?:[a-z]+|account-abstraction)$/],
  ['method', /\/api\/reference\//],
  ['sdk', /\/api\/linea-sdk\b/],
  ['addresses', /\/get-started\/build\/contracts$/],
  ['errors', /\/api\/errors$/],
  ['tool', /\/get-started\/tooling\//],
  ['collection', /\/(?:learn\/.*|zero-knowledge-glossary|release-notes)$/],
];

/** What a page of a kind counts when words match alike. Other pages count 1. */
const words: Readonly<Record<string, number>> = {
  interface: 0.27,
  contract: 0.58,
  method: 0.85,
  sdk: 0.8,
  tool: 0.92,
  collection: 0.72,
};

/** The same for a query that names something in code. */
const names: Readonly<Record<string, number>> = {
  ...words,
  interface: 1,
  contract: 2,
  method: 1.3,
  sdk: 1,
};

/** What a method's page counts beside that for plain words that its title, description and keywords lack. */
const METHOD_ASIDE = 0.9;

/** What a contract's page counts beside that for a question: it describes code, and others explain. */
const CONTRACT_FOR_QUESTION = 0.6;

const DEPLOYED = 1.15;
const RETIRED = 0.6;
const ADDRESS_LIST = 2.5;
const ERROR_LIST = 2.2;
/** The share of a message's words that the list of errors must contain to come first. */
const MOST_OF_MESSAGE = 0.9;

/** Whether a page says in its title, description or keywords that it is about the words of a query. */
function isAbout({title, description, keywords}: IndexedPage, {words}: Query): boolean {
  const said = stemsOf(`${title} ${description} ${keywords}`);
  return words.every(({term, isWeak}) => isWeak || said.includes(stemmer(term)));
}

/**
 * Which pages come first when words match alike: guides before reference, unless the query names
 * something in code, and above all before methods that only mention plain words; deployed contracts
 * before interfaces and bases, contracts last; current before retired; for an address the list of addresses, for a message the list of errors.
 *
 * @param covered the share of the query's words that the page contains, by their weight, between 0 and 1.
 */
export function priorOf(page: IndexedPage, query: Query, covered: number): number {
  const {url, traits} = page;
  const kind = kinds.find(([, route]) => route.test(url))?.[0] ?? '';
  if (kind === 'addresses' && query.isAddress) {
    return ADDRESS_LIST;
  }
  if (kind === 'errors' && query.isMessage) {
    return covered < MOST_OF_MESSAGE ? 1 : ERROR_LIST;
  }
  const prior = (query.isIdentifier ? names : words)[kind] ?? 1;
  const isUnasked =
    query.isQuestion && !query.isIdentifier && (kind === 'contract' || kind === 'interface');
  const isAside = kind === 'method' && query.isPlain && !isAbout(page, query);
  return (
    prior *
    (isAside ? METHOD_ASIDE : 1) *
    (isUnasked ? CONTRACT_FOR_QUESTION : 1) *
    (traits.has('deployed') ? DEPLOYED : 1) *
    (traits.has('retired') ? RETIRED : 1)
  );
}
