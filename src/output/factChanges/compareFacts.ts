/** A fact as a published document has it. */
export type PublishedFact = Readonly<Record<string, unknown>> & {readonly id: string};

/** A value that differs. An entry of a list is only in one of them. */
export interface ValueChange {
  /** The keys that lead to the value: `code.version`. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A fact that came, went or changed. */
export type FactChange =
  | {readonly kind: 'added' | 'removed'; readonly fact: PublishedFact}
  | {
      readonly kind: 'changed';
      readonly fact: PublishedFact;
      readonly values: readonly [ValueChange, ...ValueChange[]];
    };

/** Keys that say how a fact is proven and shown, not what it says. */
const ABOUT_THE_FACT = new Set(['sources', 'source', 'checked', 'seen', 'page']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a text to compare, without what is about the fact. Keys have one order. */
function comparable(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) =>
    ABOUT_THE_FACT.has(key)
      ? undefined
      : isObject(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
  );
}

function listChanges(
  path: string,
  before: readonly unknown[],
  after: readonly unknown[],
): ValueChange[] {
  const [old, current] = [before, after].map((entries) => new Set(entries.map(comparable)));
  return [
    ...before
      .filter((entry) => current?.has(comparable(entry)) === false)
      .map((entry) => ({path, before: entry})),
    ...after
      .filter((entry) => old?.has(comparable(entry)) === false)
      .map((entry) => ({path, after: entry})),
  ];
}

function valueChanges(path: string, before: unknown, after: unknown): ValueChange[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    return listChanges(path, before, after);
  }
  if (isObject(before) && isObject(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((key) => !ABOUT_THE_FACT.has(key))
      .flatMap((key) =>
        valueChanges(path === '' ? key : `${path}.${key}`, before[key], after[key]),
      );
  }
  return comparable(before) === comparable(after)
    ? []
    : [{path, ...(before !== undefined && {before}), ...(after !== undefined && {after})}];
}

/** What differs between two versions of a document. A new order, a new source and a new check are no change. */
export function compareFacts(
  before: readonly PublishedFact[],
  after: readonly PublishedFact[],
): FactChange[] {
  const [old, current] = [before, after].map(
    (facts) => new Map(facts.map((fact) => [fact.id, fact])),
  );
  const removed = before
    .filter(({id}) => current?.has(id) === false)
    .map((fact): FactChange => ({kind: 'removed', fact}));
  const others = after.flatMap((fact): FactChange[] => {
    const known = old?.get(fact.id);
    if (known === undefined) {
      return [{kind: 'added', fact}];
    }
    const [first, ...more] = valueChanges('', known, fact);
    return first === undefined ? [] : [{kind: 'changed', fact, values: [first, ...more]}];
  });
  return [...removed, ...others];
}
