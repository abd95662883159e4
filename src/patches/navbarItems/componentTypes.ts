/** What this step reads of a navbar item. */
export interface NavbarItem {
  readonly type?: string;
  readonly items?: readonly NavbarItem[];
  readonly dropdownItemsBefore?: readonly NavbarItem[];
  readonly dropdownItemsAfter?: readonly NavbarItem[];
}

/** The components of the theme by the type of item that they show. */
const components = {
  default: 'DefaultNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  dropdown: 'DropdownNavbarItem',
  html: 'HtmlNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  search: 'SearchNavbarItem',
};

/** The types of items, and of those in their dropdowns. */
function typesOf(items: readonly NavbarItem[]): string[] {
  return items.flatMap(
    ({type = 'default', items: inside, dropdownItemsBefore = [], dropdownItemsAfter = []}) => [
      type === 'default' && inside ? 'dropdown' : type,
      ...typesOf([...(inside ?? []), ...dropdownItemsBefore, ...dropdownItemsAfter]),
    ],
  );
}

/** A module with the components of a navbar's types of items, as the theme's own has them of all types. */
export function componentTypes(items: readonly NavbarItem[]): string {
  const types = typesOf(items);
  const used = Object.entries(components).filter(([type]) => types.includes(type));
  return [
    ...used.map(([type, name]) => `import ${type}Item from '@theme/NavbarItem/${name}';`),
    `export default {${used.map(([type]) => `${type}: ${type}Item`).join(', ')}};`,
    '',
  ].join('\n');
}
