/** An old path and the page that serves its readers now. */
export interface Redirect {
  readonly from: string;
  /** A route, with an anchor if one part of the page replaces the old page. */
  readonly to: string;
}

/** A folder of an earlier edition, and the current places of its pages. */
export interface MovedArea {
  /** The old folder, or several if it moved more than once. */
  readonly from: readonly string[];
  /** The folder on this site. */
  readonly to: string;
  /** Pages with the same name in the new folder, separated by spaces. An empty name is the folder itself. */
  readonly kept?: readonly string[];
  /** Pages with a new name or place: old name, current route. */
  readonly moved?: Readonly<Record<string, string>>;
}

export function names(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

/** The path of a page in a folder. An empty name is the folder itself. */
function within(folder: string, name: string): string {
  return name === '' ? folder : `${folder}/${name}`;
}

/** Every old path of an area, except those that are routes today. */
export function redirectsOf({from, to, kept = [], moved = {}}: MovedArea): readonly Redirect[] {
  return from
    .flatMap((folder) => [
      ...kept.map((name) => ({from: within(folder, name), to: within(to, name)})),
      ...Object.entries(moved).map(([name, route]) => ({from: within(folder, name), to: route})),
    ])
    .filter((redirect) => redirect.from !== redirect.to);
}
