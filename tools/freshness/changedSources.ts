import type {CheckedItem} from './checkedItems';

/** A file of a repository that an item names as its source. */
export interface SourceFile {
  readonly repository: string;
  readonly path: string;
}

/** A source that changed after the items that name it were checked. */
export interface ChangedSource extends SourceFile {
  /** The day of its newest commit. */
  readonly changed: string;
  readonly items: readonly CheckedItem[];
}

/** A source that could not be looked up, and why. */
export interface UnknownSource extends SourceFile {
  readonly reason: string;
}

/** The day of a file's newest commit. @throws if the answer doesn't say. */
export type NewestChange = (file: SourceFile) => Promise<string>;

/** How many files are looked up at a time. */
const AT_A_TIME = 8;

/** Parses `owner/repository@commit:path`. Undefined for web pages. */
export function sourceFile(source: string): SourceFile | undefined {
  const [, repository, path] = /^([\w.-]+\/[\w.-]+)@[\w.-]+:(.+)$/.exec(source) ?? [];
  return repository === undefined || path === undefined ? undefined : {repository, path};
}

/** Files of GitHub, by their newest commit. @param token of GitHub, which allows more requests. */
export function newestOnGitHub(token: string | undefined, ask: typeof fetch = fetch): NewestChange {
  return async ({repository, path}) => {
    const url = new URL(`https://api.github.com/repos/${repository}/commits`);
    url.search = new URLSearchParams({path, per_page: '1'}).toString();
    const response = await ask(url, {
      headers: {
        accept: 'application/vnd.github+json',
        ...(token !== undefined && {authorization: `Bearer ${token}`}),
      },
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) {
      throw new Error(`GitHub returned ${response.status}`);
    }
    const [commit] = (await response.json()) as readonly {
      readonly commit?: {readonly committer?: {readonly date?: string}};
    }[];
    const date = commit?.commit?.committer?.date;
    if (date === undefined) {
      throw new Error('GitHub has no commit of this file');
    }
    return date.slice(0, 10);
  };
}

/** The sources that changed since an item was checked, and those that nobody could look up. */
export async function changedSources(
  items: readonly CheckedItem[],
  newest: NewestChange,
): Promise<{
  readonly changed: readonly ChangedSource[];
  readonly unknown: readonly UnknownSource[];
}> {
  const users = new Map<string, {readonly file: SourceFile; readonly items: CheckedItem[]}>();
  for (const item of items) {
    for (const source of item.sources) {
      const file = sourceFile(source);
      if (file !== undefined) {
        const key = `${file.repository}:${file.path}`;
        const known = users.get(key) ?? {file, items: []};
        known.items.push(item);
        users.set(key, known);
      }
    }
  }
  const queue = [...users.values()];
  const changed: ChangedSource[] = [];
  const unknown: UnknownSource[] = [];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const {file, items: named} = next;
      try {
        const day = await newest(file);
        const outdated = named.filter(({checked}) => day > checked);
        if (outdated.length > 0) {
          changed.push({...file, changed: day, items: outdated});
        }
      } catch (error) {
        unknown.push({...file, reason: (error as Error).message});
      }
    }
  };
  await Promise.all(Array.from({length: AT_A_TIME}, work));
  const byPlace = (a: SourceFile, b: SourceFile) =>
    a.repository.localeCompare(b.repository, 'en') || a.path.localeCompare(b.path, 'en');
  return {changed: changed.sort(byPlace), unknown: unknown.sort(byPlace)};
}
