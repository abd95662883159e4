import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Sidebar = LoadedVersion['sidebars'][string];
type Item = Sidebar[number];

/** The pages of an item, the one that it links to first. */
function idsOf(item: Item): readonly string[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return [item.id];
    case 'category':
      return [
        ...(item.link?.type === 'doc' ? [item.link.id] : []),
        ...item.items.flatMap((inner) => idsOf(inner)),
      ];
    default:
      return [];
  }
}

/** The ids of a sidebar's pages in its order, each once. */
export const idsInOrder = (sidebar: Sidebar): readonly string[] => [
  ...new Set(sidebar.flatMap((item) => idsOf(item))),
];
