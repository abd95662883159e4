import {closingAt, splitOutside} from './brackets';

/** A parameter, result, struct field or enum value. An enum value has an empty type. */
export interface Slot {
  readonly type: string;
  /** Empty if the declaration omits it. */
  readonly name: string;
  readonly indexed: boolean;
}

export interface Declaration {
  /** `function`, `event`, `struct`, …; `value` for a constant or a variable that has no getter. */
  readonly keyword: string;
  /** The keyword for constructors, `fallback` and `receive`. */
  readonly name: string;
  readonly params: readonly Slot[];
  readonly returns: readonly Slot[];
  /** The modifiers between parameters and results: `external payable`. */
  readonly words: readonly string[];
}

/** Parses `address indexed _from`. A type can contain spaces inside brackets: `mapping(address => uint256)`. */
function parseSlot(text: string): Slot {
  const [, type = '', indexed, name = ''] =
    /^((?:mapping\s*)?(?:\(.*\)|[\w.]+)(?:\[\w*\])*)(\s+indexed)?(?:\s+([\w$]+))?$/.exec(text) ??
    [];
  if (type === '') {
    throw new Error(`"${text}" is not a type with an optional name`);
  }
  return {type, name, indexed: indexed !== undefined};
}

/** The text inside the first pair of brackets, and the text after it. */
function splitAtBracket(text: string): readonly [inside: string, behind: string] {
  const closes = closingAt(text, 0);
  if (closes === undefined) {
    throw new Error(`"${text}" has an unclosed bracket`);
  }
  return [text.slice(1, closes), text.slice(closes + 1)];
}

const HEAD =
  /^(function|event|error|modifier|struct|enum)\s+([\w$]+)\s*(?=[({])|^(constructor|fallback|receive)\s*(?=\()/;

const slots = (text: string) => splitOutside(text, ',').map(parseSlot);

/**
 * Parses a declaration.
 *
 * @throws if the declaration is not in the normal form of `data/abis/schema.ts`.
 */
export function parseDeclaration(signature: string): Declaration {
  const head = HEAD.exec(signature);
  if (head === null) {
    const words = signature.split(/\s+(?![^(]*\))/);
    if (words.length < 3 || /[;={}]/.test(signature.replaceAll('=>', ''))) {
      throw new Error(
        `"${signature}" is not a declaration: write function, event, error, modifier, struct or enum with name and brackets, or <type> <visibility> <name>`,
      );
    }
    const name = words.at(-1) ?? '';
    const type = words[0] ?? '';
    return {
      keyword: 'value',
      name,
      params: [],
      returns: [{type, name: '', indexed: false}],
      words: words.slice(1, -1),
    };
  }
  const [matched, named, name, unnamed = ''] = head;
  const keyword = named ?? unnamed;
  const [inside, behind] = splitAtBracket(signature.slice(matched.length));
  const [words = '', results = ''] = behind.split(/\breturns\s*(?=\()/);
  const values = (text: string) =>
    splitOutside(text, ',').map((each) => ({type: '', name: each, indexed: false}));
  return {
    keyword,
    name: name ?? keyword,
    params:
      keyword === 'enum'
        ? values(inside)
        : keyword === 'struct'
          ? splitOutside(inside, ';').map(parseSlot)
          : slots(inside),
    returns: results === '' ? [] : slots(splitAtBracket(results)[0]),
    words: words.split(/\s+/).filter((word) => word !== ''),
  };
}
