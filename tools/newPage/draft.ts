/** The text of a file of the repository. Undefined if there is no such file. */
export type ReadFile = (file: string) => string | undefined;

/** What a command for writers writes: all of it, or nothing. */
export interface Draft {
  /** The texts of new files, by path below the root. */
  readonly created: ReadonlyMap<string, string>;
  /** The new texts of existing files. */
  readonly changed: ReadonlyMap<string, string>;
  /** What the writer does next. */
  readonly next: string;
}

/** A kind of draft: the arguments of its command, and what it writes. */
export interface DraftKind {
  readonly usage: string;
  /** @throws an error that names the fix, if an argument is wrong. */
  readonly draft: (read: ReadFile, args: readonly string[], today: Date) => Promise<Draft>;
}

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** A path or a part of one, as the site's routes have them. */
export const isKebabCase = (text: string): boolean => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text);

/** @throws if the file to change is missing. */
export function readOrThrow(read: ReadFile, file: string): string {
  const text = read(file);
  if (text === undefined) {
    throw new Error(`${file} is missing: run the command in the repository`);
  }
  return text;
}

/** @throws if a file to create exists. */
export function assertNew(read: ReadFile, files: Iterable<string>): void {
  for (const file of files) {
    if (read(file) !== undefined) {
      throw new Error(`${file} exists. Edit it, or choose another name`);
    }
  }
}
