import {createRequire} from 'node:module';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {prism} from '../../../config/prism';

type TokenKind =
  'comment' | 'punctuation' | 'keyword' | 'string' | 'number' | 'function' | 'property' | 'deleted';

export type TokenLine = readonly (string | readonly [TokenKind, string])[];

/** Prism token types by color. Later kinds win over earlier ones. */
const KINDS: Readonly<Record<TokenKind, readonly string[]>> = {
  punctuation: ['punctuation', 'operator'],
  property: ['property', 'attr-name', 'variable', 'key', 'environment', 'parameter'],
  function: ['function', 'class-name', 'builtin', 'maybe-class-name'],
  number: ['number', 'boolean', 'constant', 'symbol', 'unit'],
  keyword: ['keyword', 'tag', 'selector', 'atrule', 'important'],
  string: ['string', 'char', 'attr-value', 'regex', 'inserted'],
  deleted: ['deleted'],
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
};

/** Loads the configured languages. Prism's language files expect a global `Prism`. */
function loadLanguages(): void {
  const require = createRequire(__filename);
  const scope = globalThis as {Prism?: typeof Prism};
  scope.Prism = Prism;
  for (const language of prism.additionalLanguages) {
    require(`prismjs/components/prism-${language}`);
  }
  delete scope.Prism;
}

loadLanguages();

function kindOf(types: readonly string[]): TokenKind | undefined {
  const kinds = Object.entries(KINDS).filter(([, names]) =>
    names.some((name) => types.includes(name)),
  );
  return kinds.at(-1)?.[0] as TokenKind | undefined;
}

/** Joins neighbors of the same kind, for fewer elements. */
function joinLine(
  tokens: readonly {readonly types: readonly string[]; readonly content: string}[],
): TokenLine {
  const line: (string | [TokenKind, string])[] = [];
  for (const {types, content} of tokens) {
    const kind = kindOf(types);
    const last = line.at(-1);
    if (kind === undefined) {
      if (typeof last === 'string') {
        line[line.length - 1] = last + content;
      } else {
        line.push(content);
      }
    } else if (Array.isArray(last) && last[0] === kind) {
      last[1] += content;
    } else {
      line.push([kind, content]);
    }
  }
  return line;
}

/**
 * Splits code into lines of tokens.
 * @throws if Prism does not know the language.
 */
export function tokenize(code: string, language: string): TokenLine[] {
  if (language === 'text') {
    return code.split('\n').map((line) => [line]);
  }
  const grammar = Prism.languages[language];
  if (grammar === undefined) {
    throw new Error(
      `the highlighter does not know the language "${language}". Use text, or add it to additionalLanguages in config/prism.ts`,
    );
  }
  return normalizeTokens(Prism.tokenize(code, grammar)).map((tokens) =>
    joinLine(tokens.map(({types, content, empty}) => ({types, content: empty ? '' : content}))),
  );
}
