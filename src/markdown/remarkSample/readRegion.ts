const START = /^\s*(?:\/\/|#|--|<!--|\/\*)\s*#region\s+([\w-]+)/;
const END = /^\s*(?:\/\/|#|--|<!--|\/\*)\s*#endregion\b/;

/** Removes common indentation. */
function dedent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const depth = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(depth).trimEnd());
}

/** Drops blank lines at both ends. */
function trimBlank(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim());
  const last = lines.findLastIndex((line) => line.trim());
  return first === -1 ? [] : lines.slice(first, last + 1);
}

/** The names of the regions of a file, in order. */
export function regionNames(source: string): string[] {
  return source.split('\n').flatMap((line) => START.exec(line)?.[1] ?? []);
}

/**
 * The lines between `#region name` and the next `#endregion`, without common indentation. Without a
 * name, the whole file without its marker lines.
 * @throws if the region is missing, empty, or never closed.
 */
export function readRegion(source: string, name?: string): string {
  const lines = source.split('\n');
  if (name === undefined) {
    return trimBlank(lines.filter((line) => !START.test(line) && !END.test(line))).join('\n');
  }
  const start = lines.findIndex((line) => START.exec(line)?.[1] === name);
  if (start === -1) {
    const names = regionNames(source);
    const known = names.length > 0 ? `it has: ${names.join(', ')}` : 'it has no regions';
    throw new Error(
      `has no region "${name}" (${known}). Mark it with "#region ${name}" and "#endregion" in comments`,
    );
  }
  const length = lines.slice(start + 1).findIndex((line) => END.test(line));
  if (length === -1) {
    throw new Error(`opens the region "${name}" and never closes it. Add an "#endregion" comment`);
  }
  const body = trimBlank(dedent(lines.slice(start + 1, start + 1 + length)));
  if (body.length === 0) {
    throw new Error(`has an empty region "${name}". Put the sample between its markers`);
  }
  return body.join('\n');
}
