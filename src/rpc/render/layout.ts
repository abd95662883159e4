import type {JsonValue} from '../../../data/rpc/schema';

/** A piece of a program that is no JSON: `28279188n`. It is printed as it is. */
export class Source {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What is printed: JSON, with pieces of the language in it. */
export type Printed = JsonValue | Source | readonly Printed[] | {readonly [key: string]: Printed};

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
  /** What each line inward starts with. */
  readonly step: string;
}

/** Where a value starts, and how wide the lines may be. */
interface Place {
  readonly indent: string;
  /** What is left of the line for the value and what follows it. */
  readonly room: number;
  readonly width: number;
}

type Compound = readonly Printed[] | Readonly<Record<string, Printed>>;

/** A value without members, as the language writes it; nothing for a list or an object. */
function plain(value: Printed, syntax: Syntax): string | undefined {
  if (value instanceof Source) {
    return value.text;
  }
  switch (typeof value) {
    case 'string':
      return syntax.text(value);
    case 'number':
      return syntax.number(value);
    case 'boolean':
      return syntax.flag(value);
    default:
      return value === null ? syntax.nothing : undefined;
  }
}

/** A value on one line. */
function inline(value: Printed, syntax: Syntax): string {
  const short = plain(value, syntax);
  if (short !== undefined) {
    return short;
  }
  const [open, close, members] = membersOf(value as Compound, syntax);
  const inside = members.map(([key, member]) => key + inline(member, syntax)).join(', ');
  const pad = open === '{' && members.length > 0 ? syntax.padding : '';
  return open + pad + inside + pad + close;
}

/** The brackets of a list or an object, and its members with what stands before each. */
function membersOf(
  value: Compound,
  syntax: Syntax,
): readonly [open: string, close: string, members: readonly (readonly [string, Printed])[]] {
  return Array.isArray(value)
    ? ['[', ']', (value as readonly Printed[]).map((member) => ['', member])]
    : ['{', '}', Object.entries(value).map(([name, member]) => [syntax.key(name), member])];
}

function lines(value: Printed, syntax: Syntax, {indent, room, width}: Place): string {
  const short = inline(value, syntax);
  if (plain(value, syntax) !== undefined || short.length <= room) {
    return short;
  }
  const [open, close, members] = membersOf(value as Compound, syntax);
  if (members.length === 0) {
    return short;
  }
  const inner = indent + syntax.step;
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
 * @param after how many stand behind it.
 * @param indent what the line starts with that closes the value.
 */
export function layout(
  value: Printed,
  syntax: Syntax,
  {width = 80, before = 0, after = 0, indent = ''} = {},
): string {
  return lines(value, syntax, {indent, room: width - before - after, width});
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
  step: '  ',
};
