import {readFile, realpath, stat} from 'node:fs/promises';
import path from 'node:path';

/** The largest file that is read, in bytes. */
const LARGEST_FILE = 20_000_000;

/** How long a server has to answer, in milliseconds. */
const PATIENCE_MS = 15_000;

export interface SiteOptions {
  readonly patienceMs?: number;
  readonly largestFile?: number;
}

/** The published files of a site, on a server or in a folder. */
export interface Site {
  /** The address of the site, with a slash at its end. Links in answers start with it. */
  readonly home: string;
  /**
   * The text of a file.
   *
   * @param file the path below the site, without a slash at its start.
   * @returns undefined if the site lacks the file.
   * @throws if the site can't be reached, or the file is too large.
   */
  readonly text: (file: string) => Promise<string | undefined>;
  /** A file as JSON. @throws if the site lacks it, or it's no JSON. */
  readonly json: (file: string) => Promise<unknown>;
}

/** The public address of the docs. A built folder links there. */
export const PUBLIC_HOME = 'https://docs.linea.build/';

/** Whether a path stays below the site and has no hidden part. */
export const isSafePath = (file: string): boolean =>
  /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/.test(file) && file.length <= 300;

const tooLarge = (file: string, limit: number) =>
  new Error(`${file} is larger than ${limit / 1_000_000} MB`);

type Read = (file: string) => Promise<string | undefined>;

function readFolder(folder: string, {largestFile = LARGEST_FILE}: SiteOptions): Read {
  return async (file) => {
    const absolute = path.join(folder, ...file.split('/'));
    try {
      // A link in the folder can lead out of it.
      const real = await realpath(absolute);
      if (!real.startsWith((await realpath(folder)) + path.sep)) {
        return undefined;
      }
      const {size} = await stat(real);
      if (size > largestFile) {
        throw tooLarge(file, largestFile);
      }
      return await readFile(real, 'utf8');
    } catch (error) {
      const {code} = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') {
        return undefined;
      }
      throw error;
    }
  };
}

/** The text of an answer, read only as far as it may be long. */
async function limitedText(response: Response, file: string, largestFile: number): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  // Node's streams are iterable, and the types of browsers don't know it.
  const body = response.body as unknown as AsyncIterable<Uint8Array> | null;
  for await (const bytes of body ?? []) {
    size += bytes.length;
    if (size > largestFile) {
      throw tooLarge(file, largestFile);
    }
    text += decoder.decode(bytes, {stream: true});
  }
  return text + decoder.decode();
}

function readServer(
  home: string,
  {patienceMs = PATIENCE_MS, largestFile = LARGEST_FILE}: SiteOptions,
): Read {
  return async (file) => {
    const url = new URL(file, home);
    let response: Response;
    try {
      response = await fetch(url, {signal: AbortSignal.timeout(patienceMs)});
    } catch (error) {
      const {name} = error as Error;
      throw new Error(
        name === 'TimeoutError'
          ? `${url.host} didn't answer within ${patienceMs / 1000} seconds`
          : `${url.host} can't be reached`,
      );
    }
    if (response.status === 404) {
      return undefined;
    }
    if (!response.ok) {
      throw new Error(`${url.href} returned ${response.status}`);
    }
    return limitedText(response, file, largestFile);
  };
}

/** Keeps what was read. A failure isn't kept. */
function cached(read: Read): Read {
  const known = new Map<string, Promise<string | undefined>>();
  return (file) => {
    const text = known.get(file) ?? read(file);
    known.set(file, text);
    text.catch(() => known.delete(file));
    return text;
  };
}

/**
 * Opens a site.
 *
 * @param place an address (`https://…`), or the folder of a build.
 * @throws if the place is neither.
 */
export async function openSite(place: string, options: SiteOptions = {}): Promise<Site> {
  const isServer = /^https?:\/\//.test(place);
  if (!isServer && !(await stat(place).catch(() => undefined))?.isDirectory()) {
    throw new Error(
      `--site is "${place}": name an address, such as ${PUBLIC_HOME}, or the folder of a build`,
    );
  }
  const home = isServer ? `${place.replace(/[?#].*$/, '').replace(/\/+$/, '')}/` : PUBLIC_HOME;
  const read = cached(
    isServer ? readServer(home, options) : readFolder(path.resolve(place), options),
  );
  const text: Read = async (file) => {
    if (!isSafePath(file)) {
      throw new Error(`"${file.slice(0, 100)}" is no path of the site`);
    }
    return read(file);
  };
  return {
    home,
    text,
    json: async (file) => {
      const found = await text(file);
      if (found === undefined) {
        throw new Error(`${place} has no ${file}: it's no copy of the Linea docs, or an old one`);
      }
      try {
        return JSON.parse(found) as unknown;
      } catch {
        throw new Error(`${file} of ${place} is no JSON`);
      }
    },
  };
}
