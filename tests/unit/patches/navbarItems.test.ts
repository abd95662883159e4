import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {checkedNavbar} from '@site/config/checkedNavbar';
import {navbar} from '@site/config/navbar';
import {componentTypes, type NavbarItem} from '@site/src/patches/navbarItems/componentTypes';

describe('componentTypes', () => {
  it('loads what the items of the site are made of, and nothing else', () => {
    expect(componentTypes(navbar.items as NavbarItem[])).toBe(
      [
        "import defaultItem from '@theme/NavbarItem/DefaultNavbarItem';",
        "import docItem from '@theme/NavbarItem/DocNavbarItem';",
        "import searchItem from '@theme/NavbarItem/SearchNavbarItem';",
        'export default {default: defaultItem, doc: docItem, search: searchItem};',
        '',
      ].join('\n'),
    );
  });

  it('loads what items in dropdowns are made of', () => {
    const types = componentTypes([
      {items: [{type: 'docSidebar'}]},
      {type: 'localeDropdown', dropdownItemsBefore: [{type: 'html'}], dropdownItemsAfter: [{}]},
    ]);
    expect(/export default \{(.*)\}/.exec(types)?.[1]).toBe(
      'default: defaultItem, docSidebar: docSidebarItem, dropdown: dropdownItem, html: htmlItem, localeDropdown: localeDropdownItem',
    );
  });

  it('knows every type that the theme knows', () => {
    const file = require.resolve('@docusaurus/theme-classic/lib/theme/NavbarItem/ComponentTypes');
    const known = [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): (\w+),$/gm)];
    expect(known.length).toBeGreaterThan(8);
    for (const [, type = '', component = ''] of known) {
      expect(checkedNavbar({items: [{type}]}).items).toHaveLength(1);
      expect(componentTypes([{type}])).toContain(`@theme/NavbarItem/${component}'`);
    }
  });
});
