const compare = (a: string, b: string) => a.localeCompare(b, 'en', {sensitivity: 'base'});

/** Puts a line before the first one that comes after it, among the lines that a pattern finds. */
function withSortedLine(
  text: string,
  line: string,
  isOfKind: (line: string) => boolean,
  key: (line: string) => string,
): string {
  const lines = text.split('\n');
  const places = lines.flatMap((each, index) => (isOfKind(each) ? [index] : []));
  const next = places.find((index) => compare(key(lines[index] ?? ''), key(line)) > 0);
  const at = next ?? (places.at(-1) ?? -1) + 1;
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
}

/**
 * The text of an index module with one more name: its import, and its entry in the list, both in order. `import {A} from
 * './A';` and a line `  A,`.
 *
 * @throws if the module has neither imports nor a list of this form, or has the name already.
 */
export function withListed(text: string, name: string, file: string): string {
  const isImport = (line: string) => /^import \{\w+\} from '\.\/\w+';$/.test(line);
  const isEntry = (line: string) => /^ {2}\w+,$/.test(line);
  const lines = text.split('\n');
  if (!lines.some(isImport) || !lines.some(isEntry)) {
    throw new Error(`${file} has no list that this command can add to. Add ${name} yourself`);
  }
  if (lines.includes(`  ${name},`)) {
    throw new Error(`${file} has ${name} already. Choose another name`);
  }
  const imported = withSortedLine(
    text,
    `import {${name}} from './${name}';`,
    isImport,
    (line) => /'\.\/(\w+)'/.exec(line)?.[1] ?? '',
  );
  return withSortedLine(imported, `  ${name},`, isEntry, (line) => line.trim());
}
