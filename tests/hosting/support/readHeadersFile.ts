/** A rule of a `_headers` file: a path, in which `*` matches anything, and its headers. */
export interface HeaderRule {
  readonly path: string;
  readonly set: readonly (readonly [name: string, value: string])[];
}

/** Reads `_headers` as both hosts document it: a path, then indented headers. @throws on any other line. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: {path: string; set: (readonly [string, string])[]}[] = [];
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (line.startsWith('/')) {
      rules.push({path: line, set: []});
    } else if (name !== undefined && last !== undefined) {
      last.set.push([name.toLowerCase(), value]);
    } else if (line.trim() !== '') {
      throw new Error(`_headers: "${line}" is no path and no header of a path`);
    }
  }
  return rules;
}

/** The headers of a path. Values of several rules are joined, as both hosts do. */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const {path: pattern, set} of rules) {
    const star = pattern.indexOf('*');
    if (star < 0 ? pattern === path : path.startsWith(pattern.slice(0, star))) {
      for (const [name, value] of set) {
        joined[name] = joined[name] === undefined ? value : `${joined[name]}, ${value}`;
      }
    }
  }
  return joined;
}
