import type {ErrorList, ListedError} from '../../data/rpc/errors/errorList';
import {type FrequentError, frequentErrors} from '../../data/rpc/frequentErrors';
import type {ErrorProducer, RpcError, RpcMethod} from '../../data/rpc/schema';

/** An error in the index. Each message of a producer is listed once for each cause and fix. */
export interface IndexedError {
  readonly code: number | null;
  readonly status?: number;
  readonly message: string;
  readonly producer: ErrorProducer;
  /** Sorted by name. Empty if any method can return the error. */
  readonly methods: readonly string[];
  readonly cause: string;
  readonly cure: string;
}

export interface ErrorFacts {
  readonly methods: readonly RpcMethod[];
  readonly common: readonly RpcError[];
  readonly lists: readonly ErrorList[];
}

export interface ErrorSelection {
  /**
   * `other` selects the codes that no other selection of the page names for these producers. `frequent` selects what
   * developers meet first, which no other selection of the page contains then. Absent: all codes.
   */
  readonly code?: number | null | 'other' | 'frequent';
  readonly from: readonly ErrorProducer[];
}

type Entry = ListedError & {readonly producer: ErrorProducer};

/** A message that is only a placeholder, such as `<what was refused>`, cannot be searched for. */
const isSearchable = ({message}: {readonly message: string}) => !/^<[^>]+>$/.test(message);

/** The default producer of a method's errors. */
const producerOf = ({group}: RpcMethod): ErrorProducer =>
  group === 'account-abstraction' ? 'bundler' : 'besu';

function entriesOf({methods, common, lists}: ErrorFacts): Entry[] {
  return [
    ...common.map((error): Entry => ({...error, producer: 'besu'})),
    ...methods.flatMap((method) =>
      method.errors.map((error): Entry => ({
        producer: producerOf(method),
        ...error,
        methods: [method.name],
      })),
    ),
    ...lists.flatMap(({producer, errors}) => errors.map((error): Entry => ({...error, producer}))),
  ];
}

const nameOf = ({code, status, message, producer, cause, cure}: Entry) =>
  JSON.stringify([code, status ?? 200, message, producer, cause, cure]);

function mergeEntries(entries: readonly [Entry, ...Entry[]]): IndexedError {
  const [{code, status, message, producer, cause, cure}] = entries;
  const isCommon = entries.some(({methods = []}) => methods.length === 0);
  return {
    code,
    ...(status === undefined ? {} : {status}),
    message,
    producer,
    methods: isCommon ? [] : [...new Set(entries.flatMap(({methods = []}) => methods))].sort(),
    cause,
    cure,
  };
}

const compare = (a: string, b: string) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en');

/** Entries of all methods first, then by the first method. */
const firstMethod = ({methods: [name = '']}: IndexedError) => name;

/**
 * The index of all errors: those of methods, common errors and those of other producers. Methods that share
 * a message, its cause and its fix share an entry; others have their own. Sorted by message, ignoring case,
 * and by method.
 */
export function errorIndex(facts: ErrorFacts): readonly IndexedError[] {
  const groups = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of entriesOf(facts).filter(isSearchable)) {
    const group = groups.get(nameOf(entry));
    if (group === undefined) {
      groups.set(nameOf(entry), [entry]);
    } else {
      group.push(entry);
    }
  }
  return [...groups.values()]
    .map(mergeEntries)
    .sort((a, b) => compare(a.message, b.message) || compare(firstMethod(a), firstMethod(b)));
}

/** The errors of an index that are frequent, in the order of their list. Each entry of the list means one error. */
export function frequentIn(
  index: readonly IndexedError[],
): ReadonlyMap<IndexedError, FrequentError> {
  return new Map(
    frequentErrors.flatMap((entry) => {
      const error = index.find(
        ({producer, message, methods}) =>
          entry.producer === producer &&
          entry.message === message &&
          (entry.method === undefined || methods.includes(entry.method)),
      );
      return error ? [[error, entry]] : [];
    }),
  );
}

const codeOrder = ({code}: IndexedError) => (code === null ? Infinity : Math.abs(code));

/**
 * The part of the index that a selection names, sorted by code without its sign. Errors without a code come
 * last. Frequent errors have the order of their list.
 *
 * @param page all selections of the page. They decide what `other` contains.
 */
export function selectErrors(
  index: readonly IndexedError[],
  {code, from}: ErrorSelection,
  page: readonly ErrorSelection[],
): readonly IndexedError[] {
  const named = (error: IndexedError) =>
    page.some(
      (each) =>
        each.code === error.code && each.from.some((producer) => producer === error.producer),
    );
  const isOwn = ({producer}: IndexedError) => from.includes(producer);
  const frequent = frequentIn(index);
  if (code === 'frequent') {
    return [...frequent.keys()].filter(isOwn);
  }
  const isWanted = {
    all: () => true,
    other: (error: IndexedError) => !named(error),
    one: (error: IndexedError) => error.code === code,
  }[code === undefined ? 'all' : code === 'other' ? 'other' : 'one'];
  const isTaken = (error: IndexedError) =>
    frequent.has(error) &&
    page.some((each) => each.code === 'frequent' && each.from.includes(error.producer));
  return index
    .filter((error) => isOwn(error) && isWanted(error) && !isTaken(error))
    .sort((a, b) => codeOrder(a) - codeOrder(b));
}

function readCode(code: string): NonNullable<ErrorSelection['code']> | null {
  if (!/^(?:-?\d+|none|other|frequent)$/.test(code)) {
    throw new Error(
      `Unknown code "${code}" in <RpcErrorIndex>: use a number, none, other or frequent`,
    );
  }
  return code === 'none' ? null : code === 'other' || code === 'frequent' ? code : Number(code);
}

/**
 * Parses a selection as a page writes it: `from="besu geth" code="-32000"`. `code` is a number, `none` for
 * errors without a code, `other` or `frequent`. Without `code`, all codes match.
 *
 * @throws on other attributes and values.
 */
export function readSelection(
  attributes: Readonly<Record<string, string>>,
  producers: readonly string[],
): ErrorSelection {
  const {code, from = '', ...others} = attributes;
  const names = from.split(' ');
  if (Object.keys(others).length > 0 || !names.every((name) => producers.includes(name))) {
    throw new Error(
      `<RpcErrorIndex> requires from="…", one or more of ${producers.join(', ')}, and allows code="…". It has ${
        Object.entries(attributes)
          .map(([name, value]) => `${name}="${value}"`)
          .join(' ') || 'nothing'
      }`,
    );
  }
  return {
    ...(code === undefined ? {} : {code: readCode(code)}),
    from: names as ErrorProducer[],
  };
}
