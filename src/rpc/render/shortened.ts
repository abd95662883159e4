import type {JsonValue} from '../../../data/rpc/schema';

/** The longest list of texts that is shown whole, and how much of a longer one is shown at either end. */
const LONGEST = 8;
const KEPT = 2;

/**
 * A value for reading: a long list of texts keeps its ends, and a text between them says how many were left out.
 * What is shortened is a copy; a value that needs no shortening comes back as it is.
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
