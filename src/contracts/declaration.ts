/** A parameter, a result, a field of a struct or a value of an enum. The type of an enum's value is empty. */
export interface Slot {
  readonly type: string;
  /** Empty when it has none. */
  readonly name: string;
  readonly indexed: boolean;
}

/** A declaration in Solidity, taken apart. */
export interface Declaration {
  /** `function`, `event`, `struct`, …; `value` for a constant or a variable that has no getter. */
  readonly keyword: string;
  /** Constructors, `fallback` and `receive` are called by their keyword. */
  readonly name: string;
  readonly params: readonly Slot[];
  readonly returns: readonly Slot[];
  /** What stands after the parameters, without the results: `external payable`. */
  readonly words: readonly string[];
}

/** Splits at commas or semicolons that stand in no bracket. */
function split(text: string, separator: ',' | ';'): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    depth += Number(/[([{]/.test(char)) - Number(/[)\]}]/.test(char));
    if (char === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/** `address indexed _from` as a slot. A type may have spaces inside brackets: `mapping(address => uint256)`. */
function slotOf(text: string): Slot {
  const [, type = '', indexed, name = ''] =
    /^((?:mapping\s*)?(?:\(.*\)|[\w.]+)(?:\[\w*\])*)(\s+indexed)?(?:\s+([\w$]+))?$/.exec(text) ??
    [];
  if (type === '') {
    throw new Error(`"${text}" is no type with a name`);
  }
  return {type, name, indexed: indexed !== undefined};
}

/** What stands between the first bracket and its partner, and what stands behind that. */
function bracketed(text: string): readonly [inside: string, behind: string] {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    depth += Number(/[({]/.test(text[at] ?? '')) - Number(/[)}]/.test(text[at] ?? ''));
    if (depth === 0) {
      return [text.slice(1, at), text.slice(at + 1)];
    }
  }
  throw new Error(`a bracket of "${text}" is left open`);
}

const HEAD =
  /^(function|event|error|modifier|struct|enum)\s+([\w$]+)\s*(?=[({])|^(constructor|fallback|receive)\s*(?=\()/;

const slots = (text: string) => split(text, ',').map(slotOf);

/**
 * Takes a declaration apart.
 *
 * @throws on what is no declaration in the normal form of `data/abis/schema.ts`.
 */
export function parseDeclaration(signature: string): Declaration {
  const head = HEAD.exec(signature);
  if (head === null) {
    const words = signature.split(/\s+(?![^(]*\))/);
    if (words.length < 3 || /[;={}]/.test(signature.replaceAll('=>', ''))) {
      throw new Error(
        `"${signature}" is no declaration: write function, event, error, modifier, struct or enum with name and brackets, or <type> <visibility> <name>`,
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
  const [inside, behind] = bracketed(signature.slice(matched.length));
  const [words = '', results = ''] = behind.split(/\breturns\s*(?=\()/);
  const values = (text: string) =>
    split(text, ',').map((each) => ({type: '', name: each, indexed: false}));
  return {
    keyword,
    name: name ?? keyword,
    params:
      keyword === 'enum'
        ? values(inside)
        : keyword === 'struct'
          ? split(inside, ';').map(slotOf)
          : slots(inside),
    returns: results === '' ? [] : slots(bracketed(results)[0]),
    words: words.split(/\s+/).filter((word) => word !== ''),
  };
}
