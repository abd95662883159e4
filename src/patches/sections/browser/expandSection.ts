/** An item of a sidebar. A plain link to a page is only its label and, after a bar, its mark. */
export type ShortItem = string | {readonly items?: readonly ShortItem[]};

/** The data of a section (`routes.js?section=<name>`). */
export interface Section {
  readonly name: string;
  readonly folder: string;
  readonly baseUrl: string;
  readonly sidebar: string;
  /** The chunk of the component that renders its pages. */
  readonly component: string;
  /**
   * Names of its documents in sidebar order, separated by spaces, by subfolder. The index page of a folder ends with a slash.
   * `*` is the slug of the label in the sidebar.
   */
  readonly paths: readonly (readonly [folder: string, names: string])[];
  readonly items: readonly ShortItem[];
  readonly loaders: readonly (() => Promise<unknown>)[];
}

/** A document in the format of `globalData.json`. */
export interface Document {
  readonly id: string;
  readonly path: string;
  readonly sidebar: string;
}

const slugOf = (label: string): string =>
  label
    .replace(/\|.*/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** Labels of plain links, in sidebar order. */
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

/** The items of a sidebar in the form of the theme: each label becomes a link to the next document. */
export function sidebarOf(
  items: readonly ShortItem[],
  documents: Iterator<Document>,
): readonly object[] {
  return items.map((item) => {
    if (typeof item === 'string') {
      const {id, path} = (documents.next() as {readonly value: Document}).value;
      const [label, mark] = item.split('|');
      return {
        ...{type: 'link', href: path, label, docId: id, unlisted: false},
        ...(mark && {customProps: {mark}}),
      };
    }
    return item.items ? {...item, items: sidebarOf(item.items, documents)} : item;
  });
}
