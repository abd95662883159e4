/** An item of a sidebar; of a plain link to a page, its label. */
export type ShortItem = string | {readonly items?: readonly ShortItem[]};

/** What the build writes of a section (`routes.js?section=<name>`). */
export interface Section {
  readonly name: string;
  readonly folder: string;
  readonly baseUrl: string;
  readonly sidebar: string;
  /** The chunk of the component that shows its pages. */
  readonly component: string;
  /**
   * The names of its documents in the order of the sidebar, with spaces between, by the folder below its own. That of
   * the page of a folder ends with a slash; a star stands for the slug of the label in the sidebar.
   */
  readonly paths: readonly (readonly [folder: string, names: string])[];
  readonly items: readonly ShortItem[];
  readonly loaders: readonly (() => Promise<unknown>)[];
}

/** A document as in `globalData.json`. */
export interface Document {
  readonly id: string;
  readonly path: string;
  readonly sidebar: string;
}

/** The last part of a path that a label stands for. */
const slugOf = (label: string): string => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The labels that stand for links, in the order of the sidebar. */
function labelsIn(items: readonly ShortItem[]): readonly string[] {
  return items.flatMap((item) => (typeof item === 'string' ? item : labelsIn(item.items ?? [])));
}

/** The documents of a section, in the order of its loaders. */
export function documentsOf({
  folder,
  baseUrl,
  sidebar,
  paths,
  items,
}: Omit<Section, 'loaders'>): readonly Document[] {
  const labels = labelsIn(items);
  return paths
    .flatMap(([below, names]) => names.split(' ').map((name) => [below, name] as const))
    .map(([below, name], place) => {
      const path = folder + below + (name === '*' ? slugOf(labels[place] ?? '') : name);
      return {id: path.slice(baseUrl.length).replace(/\/$/, '/index'), path, sidebar};
    });
}

/** The items of a sidebar as the theme takes them: each label leads to the next document. */
export function sidebarOf(
  items: readonly ShortItem[],
  documents: Iterator<Document>,
): readonly object[] {
  return items.map((item) => {
    if (typeof item === 'string') {
      const {id, path} = (documents.next() as {readonly value: Document}).value;
      return {type: 'link', href: path, label: item, docId: id, unlisted: false};
    }
    return item.items ? {...item, items: sidebarOf(item.items, documents)} : item;
  });
}
