import ts from 'typescript';

/** A string of a TypeScript file that a reader of the site reads. */
interface ProseString {
  /** As it stands between the quotes. */
  readonly raw: string;
  readonly start: number;
}

/** Properties whose strings are code, addresses or evidence. */
const NOT_PROSE = new Set([
  'abi',
  'code',
  'command',
  'example',
  'file',
  'message',
  'path',
  'region',
  'signature',
  'source',
  'sources',
  'type',
  'types',
  'url',
]);

const CODE_SHAPE =
  /^(?:https?:|[\w.-]+\/[\w.-]+@|function |event |error |constructor|struct |modifier |\{|\[\{|\w+\(|\S+$)|[{};]\s*$|=>/;

/** Whether a string has the shape of English: a sentence, or at least four words. */
function isEnglish(raw: string): boolean {
  const words = raw.split(/\s+/).filter((word) => /[a-z]/i.test(word));
  return !CODE_SHAPE.test(raw) && raw.includes(' ') && (words.length >= 4 || /[.:?!]$/.test(raw));
}

/** The text between quotes, with what is put in as code of the same length. */
function rawOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return node.getText(source).slice(1, -1);
  }
  if (!ts.isTemplateExpression(node)) {
    return undefined;
  }
  const start = node.getStart(source);
  let raw = node.getText(source);
  for (const {expression, literal} of node.templateSpans) {
    const from = expression.getFullStart() - start - 2;
    const to = literal.getStart(source) - start + 1;
    raw = `${raw.slice(0, from)}\`${'x'.repeat(to - from - 2)}\`${raw.slice(to)}`;
  }
  return raw.slice(1, -1);
}

function isOutsideProse(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isPropertyAssignment(node) && NOT_PROSE.has(node.name.getText().replace(/['"]/g, '')))
  );
}

/** The strings of a file that are English, by the name of their property and by their shape. */
export function proseStrings(source: ts.SourceFile): readonly ProseString[] {
  const found: ProseString[] = [];
  const walk = (node: ts.Node): void => {
    if (isOutsideProse(node)) {
      return;
    }
    const raw = rawOf(node, source);
    if (raw === undefined) {
      ts.forEachChild(node, walk);
    } else if (isEnglish(raw)) {
      found.push({raw, start: node.getStart(source) + 1});
    }
  };
  walk(source);
  return found;
}
