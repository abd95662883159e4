/** An old path and the page that serves its readers now. */
export interface Redirect {
  readonly from: string;
  /** A route, with an anchor where a part of the page is what they came for. */
  readonly to: string;
}

/** A part of an earlier edition: the folder where its pages stood, and where each is now. */
export interface MovedArea {
  /** The old folder. Several, where the part moved more than once and its pages kept their names. */
  readonly from: readonly string[];
  /** The folder here. */
  readonly to: string;
  /** The pages that have the same name below the folder here; an empty name is the folder itself. */
  readonly kept?: readonly string[];
  /** The pages that have another name, or stand elsewhere: name below the old folder, route here. */
  readonly moved?: Readonly<Record<string, string>>;
}

/** Takes a list of names apart: they hold no spaces. */
export function names(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

/** A path in a folder; an empty name is the folder itself. */
function within(folder: string, name: string): string {
  return name === '' ? folder : `${folder}/${name}`;
}

/** Every old path of an area. One that is a page's own path today is none. */
export function redirectsOf({from, to, kept = [], moved = {}}: MovedArea): readonly Redirect[] {
  return from
    .flatMap((folder) => [
      ...kept.map((name) => ({from: within(folder, name), to: within(to, name)})),
      ...Object.entries(moved).map(([name, route]) => ({from: within(folder, name), to: route})),
    ])
    .filter((redirect) => redirect.from !== redirect.to);
}
