import type {ErrorList, ListedError} from '../../data/rpc/errors/errorList';
import type {ErrorProducer, RpcError, RpcMethod} from '../../data/rpc/schema';

/** An error in the index: one row for a message, whoever answers with it. */
export interface IndexedError {
  readonly code: number | null;
  readonly status?: number;
  readonly message: string;
  readonly producer: ErrorProducer;
  /** In the order of their names. None: it can come from any. */
  readonly methods: readonly string[];
  readonly cause: string;
  readonly cure: string;
}

/** What the index is made of. */
export interface ErrorFacts {
  readonly methods: readonly RpcMethod[];
  readonly common: readonly RpcError[];
  readonly lists: readonly ErrorList[];
}

/** A part of the index, as a page asks for it. */
export interface ErrorSelection {
  /** `other`: the codes that no other selection of the page with one of these producers names. Absent: all codes. */
  readonly code?: number | null | 'other';
  readonly from: readonly ErrorProducer[];
}

type Entry = ListedError & {readonly producer: ErrorProducer};

/** What only varies, such as `<what was refused>`, says nothing to search for. */
const isWords = ({message}: {readonly message: string}) => !/^<[^>]+>$/.test(message);

/** Who words the errors of a method that has a page, unless an error says otherwise. */
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

const nameOf = ({code, status, message, producer}: Entry) =>
  JSON.stringify([code, status ?? 200, message, producer]);

/** The cause and cure that most methods name; of as many, the first ones. */
function mostCommon(entries: readonly Entry[]): Pick<Entry, 'cause' | 'cure'> {
  const count = (entry: Entry) =>
    entries.filter(({cause, cure}) => cause === entry.cause && cure === entry.cure).length;
  return entries.reduce((best, entry) => (count(entry) > count(best) ? entry : best));
}

function merged(entries: readonly [Entry, ...Entry[]]): IndexedError {
  const [{code, status, message, producer}] = entries;
  const isCommon = entries.some(({methods = []}) => methods.length === 0);
  const {cause, cure} = mostCommon(
    isCommon ? entries.filter(({methods = []}) => methods.length === 0) : entries,
  );
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

/**
 * The errors of all methods, of those that they share and of other producers, each message of a producer once.
 * Where methods name different causes, the one that most of them name stands for all; their pages have the others.
 * In the order of the messages, without regard to case.
 */
export function errorIndex(facts: ErrorFacts): readonly IndexedError[] {
  const groups = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of entriesOf(facts).filter(isWords)) {
    const group = groups.get(nameOf(entry));
    if (group === undefined) {
      groups.set(nameOf(entry), [entry]);
    } else {
      group.push(entry);
    }
  }
  return [...groups.values()]
    .map(merged)
    .sort((a, b) => a.message.toLowerCase().localeCompare(b.message.toLowerCase(), 'en'));
}

const placeOf = ({code}: IndexedError) => (code === null ? Infinity : Math.abs(code));

/**
 * The part of the index that a selection names. Where it has several codes, they follow each other, without their sign;
 * answers without a code come last.
 *
 * @param page all selections of the page, which say what `other` leaves.
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
  const isWanted = {
    all: () => true,
    other: (error: IndexedError) => !named(error),
    one: (error: IndexedError) => error.code === code,
  }[code === undefined ? 'all' : code === 'other' ? 'other' : 'one'];
  return index
    .filter((error) => from.includes(error.producer) && isWanted(error))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

function readCode(code: string): number | null | 'other' {
  if (!/^(?:-?\d+|none|other)$/.test(code)) {
    throw new Error(`Unknown code "${code}" in <RpcErrorIndex>: use a number, none or other`);
  }
  return code === 'none' ? null : code === 'other' ? code : Number(code);
}

/**
 * A selection as a page writes it: `from="besu geth" code="-32000"`.
 * `code` is a number, `none` for answers without one, or `other`; without it, all codes are meant.
 *
 * @throws on anything else.
 */
export function readSelection(
  attributes: Readonly<Record<string, string>>,
  producers: readonly string[],
): ErrorSelection {
  const {code, from = '', ...others} = attributes;
  const names = from.split(' ');
  if (Object.keys(others).length > 0 || !names.every((name) => producers.includes(name))) {
    throw new Error(
      `<RpcErrorIndex> takes from="…", one or more of ${producers.join(', ')}, and code="…" beside it or without, and got ${
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
