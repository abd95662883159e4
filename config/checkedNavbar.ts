import type {ThemeConfig} from '@docusaurus/preset-classic';
import {ownLink} from './ownLink';

type Navbar = NonNullable<ThemeConfig['navbar']>;
type Item = NonNullable<Navbar['items']>[number];

/** Types that the theme has a component for. Without a type, an item is a link, or a dropdown if it has items. */
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

/** Keys of a dropdown that contain items. */
const nested = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const;

function checked(item: Item): Item {
  const {type = 'default'} = item;
  // Themes can add types with this prefix; they are looked up when the navbar renders.
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
 * Sets `position` of every item: right unless the item says left. The theme's default is left.
 *
 * @throws on an unknown type, with a clearer message than the theme's.
 */
export function checkedNavbar(navbar: Navbar): Navbar {
  const {items = []} = navbar;
  return {...navbar, items: items.map((item) => ({position: 'right', ...checked(item)}))};
}
