/** The info string of a code fence, without the language. */
export interface FenceMeta {
  /** The example file, relative to the root of the project. */
  readonly file?: string;
  /** The region of the file. Absent: the whole file. */
  readonly region?: string;
  /** Why the tests do not run this fence. */
  readonly untested?: string;
  /** The rest of the info string, which the theme reads (`title="…"`, line highlights). */
  readonly rest: string;
}

const FILE = /(?:^|\s)file=(?:"([^"]*)"|(\S+))/;
const UNTESTED = /(?:^|\s)untested(?:="([^"]*)")?(?=\s|$)/;

/**
 * Splits the info string of a fence, for example `file=examples/a/b.ts#region title="b.ts"`.
 * @throws if `file=` or `untested=` has no value.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const file = FILE.exec(meta);
  const untested = UNTESTED.exec(meta);
  const reference = file ? (file[1] ?? file[2] ?? '') : undefined;
  const reason = untested ? (untested[1] ?? '') : undefined;
  if (reference === '') {
    throw new Error(
      'the fence has an empty file=. Name an example: file=examples/<name>/<file>#<region>',
    );
  }
  if (reason?.trim() === '') {
    throw new Error(
      'the fence has untested without a reason. Say why: untested="needs a synced node"',
    );
  }
  const [path, region] = reference?.split('#') ?? [];
  return {
    ...(path !== undefined && {file: path}),
    ...(region !== undefined && {region}),
    ...(reason !== undefined && {untested: reason}),
    rest: meta.replace(FILE, '').replace(UNTESTED, '').trim(),
  };
}
