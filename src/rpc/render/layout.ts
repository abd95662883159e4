import type {JsonValue} from '../../../data/rpc/schema';

/** How a language writes values. */
export interface Syntax {
  readonly text: (value: string) => string;
  readonly number: (value: number) => string;
  readonly flag: (value: boolean) => string;
  readonly nothing: string;
  /** A key of an object, with what stands between it and its value. */
  readonly key: (name: string) => string;
  /** What stands inside the braces of an object on one line: a space or nothing. */
  readonly padding: '' | ' ';
  /** What stands after the last member of a list or an object that takes several lines. */
  readonly trailing: '' | ',';
}

/** Two spaces for each step inward. */
const STEP = '  ';

/** Where a value starts, and how wide the lines may be. */
interface Place {
  readonly indent: string;
  /** What is left of the line for the value and what follows it. */
  readonly room: number;
  readonly width: number;
}

/** A value on one line. */
function inline(value: JsonValue, syntax: Syntax): string {
  if (value === null) {
    return syntax.nothing;
  }
  switch (typeof value) {
    case 'string':
      return syntax.text(value);
    case 'number':
      return syntax.number(value);
    case 'boolean':
      return syntax.flag(value);
    default: {
      const [open, close, members] = membersOf(value, syntax);
      const inside = members.map(([key, member]) => key + inline(member, syntax)).join(', ');
      const pad = open === '{' && members.length > 0 ? syntax.padding : '';
      return open + pad + inside + pad + close;
    }
  }
}

/** The brackets of a list or an object, and its members with what stands before each. */
function membersOf(
  value: Exclude<JsonValue, string | number | boolean | null>,
  syntax: Syntax,
): readonly [open: string, close: string, members: readonly (readonly [string, JsonValue])[]] {
  return Array.isArray(value)
    ? ['[', ']', (value as readonly JsonValue[]).map((member) => ['', member])]
    : ['{', '}', Object.entries(value).map(([name, member]) => [syntax.key(name), member])];
}

function lines(value: JsonValue, syntax: Syntax, {indent, room, width}: Place): string {
  const short = inline(value, syntax);
  if (value === null || typeof value !== 'object' || short.length <= room) {
    return short;
  }
  const [open, close, members] = membersOf(value, syntax);
  if (members.length === 0) {
    return short;
  }
  const inner = indent + STEP;
  const written = members.map(([key, member]) => {
    // One character is left for the comma.
    const place = {indent: inner, room: width - inner.length - key.length - 1, width};
    return inner + key + lines(member, syntax, place);
  });
  return `${open}\n${written.join(',\n')}${syntax.trailing}\n${indent}${close}`;
}

/**
 * A value as a program writes it: on one line where it fits, otherwise one member on each.
 *
 * @param before how many characters stand on the line before the value.
 * @param indent what the line starts with that closes the value.
 */
export function layout(
  value: JsonValue,
  syntax: Syntax,
  {width = 80, before = 0, indent = ''} = {},
): string {
  return lines(value, syntax, {indent, room: width - before, width});
}

/** JSON itself. */
export const json: Syntax = {
  text: (value) => JSON.stringify(value),
  number: String,
  flag: String,
  nothing: 'null',
  key: (name) => `${JSON.stringify(name)}: `,
  padding: '',
  trailing: '',
};
