import type {ThemeConfig} from '@docusaurus/preset-classic';
import {ownLink} from './ownLink';

type Navbar = NonNullable<ThemeConfig['navbar']>;
type Item = NonNullable<Navbar['items']>[number];

/** The types that the theme has a component for. An item without a type is a link, or a dropdown when it has items. */
const types = new Set([
  'default',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'dropdown',
  'html',
  'localeDropdown',
  'search',
]);

/** The keys of a dropdown under which further items stand. */
const nested = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const;

function checked(item: Item): Item {
  const {type = 'default'} = item;
  // A theme may bring types of its own under names that begin so: those are looked up when the bar is rendered.
  if (!types.has(type) && !type.startsWith('custom-')) {
    throw new Error(
      `No NavbarItem component found for type "${type}". Use one of ${[...types].join(', ')} in this item of the navbar:\n${JSON.stringify(item, null, 2)}`,
    );
  }
  const inside = nested
    .filter((key) => key in item)
    .map((key) => [key, (item[key] as readonly Item[]).map(checked)]);
  return {...ownLink(item), ...(Object.fromEntries(inside) as Item)};
}

/**
 * The navbar with a side for every item: right, unless the item says left. (Left is what the theme falls back on.)
 *
 * @throws on a type of item that the theme does not have, before the theme says it less plainly.
 */
export function checkedNavbar(navbar: Navbar): Navbar {
  const {items = []} = navbar;
  return {...navbar, items: items.map((item) => ({position: 'right', ...checked(item)}))};
}
