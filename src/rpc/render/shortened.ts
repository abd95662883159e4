import type {JsonValue} from '../../../data/rpc/schema';

/** The longest list of texts that is shown whole, and the number of texts shown at each end of a longer list. */
const LONGEST = 8;
const KEPT = 2;

/**
 * Shortens a value for display. A long list of texts keeps its first and last entries, with a text between
 * them that says how many are omitted. Returns the same object if nothing was shortened.
 */
export function shortened(value: JsonValue): JsonValue {
  if (Array.isArray(value)) {
    const list = value as readonly JsonValue[];
    return list.length > LONGEST && list.every((member) => typeof member === 'string')
      ? [
          ...list.slice(0, KEPT),
          `… ${list.length - 2 * KEPT} more …`,
          ...list.slice(list.length - KEPT),
        ]
      : kept(list, list.map(shortened));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const entries = Object.entries(value as Readonly<Record<string, JsonValue>>);
  const inner = entries.map(([, member]) => shortened(member));
  return inner.every((member, at) => member === entries[at]?.[1])
    ? value
    : Object.fromEntries(entries.map(([name], at) => [name, inner[at] ?? null]));
}

/** The list itself, unless a member was shortened. */
const kept = (list: readonly JsonValue[], inner: readonly JsonValue[]): readonly JsonValue[] =>
  inner.every((member, at) => member === list[at]) ? list : inner;
