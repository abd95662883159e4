import type {JsonValue} from '../../../data/rpc/schema';

/** Source code that is printed unchanged because JSON cannot express it: `28279188n`. */
export class Source {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value to print: JSON that can contain source code. */
export type Printed = JsonValue | Source | readonly Printed[] | {readonly [key: string]: Printed};

export interface Syntax {
  readonly text: (value: string) => string;
  readonly number: (value: number) => string;
  readonly flag: (value: boolean) => string;
  readonly nothing: string;
  readonly key: (name: string) => string;
  /** The text inside the braces of an object on one line. */
  readonly padding: '' | ' ';
  /** The text after the last member of a multi-line list or object. */
  readonly trailing: '' | ',';
  /** The indentation of one level. */
  readonly step: string;
}

/** The number of characters on a line in the panel beside the text. */
export const PANEL_WIDTH = 48;

/** The position of a value in the output. */
interface Place {
  readonly indent: string;
  /** The characters left on the line for the value and its suffix. */
  readonly room: number;
  readonly width: number;
}

type Compound = readonly Printed[] | Readonly<Record<string, Printed>>;

/** Prints a scalar. Undefined for a list or an object. */
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

/** Prints a value on one line. */
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

/** The brackets of a list or an object, and its members with their printed keys. */
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
    // One character is reserved for the comma.
    const place = {indent: inner, room: width - inner.length - key.length - 1, width};
    return inner + key + lines(member, syntax, place);
  });
  return `${open}\n${written.join(',\n')}${syntax.trailing}\n${indent}${close}`;
}

/**
 * Prints a value on one line if it fits, else with one member on each line.
 *
 * @param before the number of characters before the value on its line.
 * @param after the number of characters after the value.
 * @param indent the indentation of the closing bracket.
 */
export function layout(
  value: Printed,
  syntax: Syntax,
  {width = 80, before = 0, after = 0, indent = ''} = {},
): string {
  return lines(value, syntax, {indent, room: width - before - after, width});
}

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
