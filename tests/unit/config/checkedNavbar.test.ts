import {describe, expect, it} from 'vitest';
import {checkedNavbar} from '@site/config/checkedNavbar';
import {site} from '@site/config/site';

const itemsOf = (...items: object[]) => checkedNavbar({items}).items;

describe('checkedNavbar', () => {
  it('puts an item on the right, unless it says left', () => {
    expect(
      itemsOf(
        {label: 'A', to: '/a'},
        {label: 'B', to: '/b', position: 'left'},
        {type: 'search', position: 'right'},
      ),
    ).toEqual([
      {label: 'A', to: '/a', position: 'right'},
      {label: 'B', to: '/b', position: 'left'},
      {type: 'search', position: 'right'},
    ]);
  });

  it('leaves the items of a dropdown without a side, which the theme does not allow there', () => {
    expect(itemsOf({label: 'More', items: [{label: 'A', to: '/a'}]})).toEqual([
      {label: 'More', position: 'right', items: [{label: 'A', to: '/a'}]},
    ]);
  });

  it('takes a link to the own address for a link to a page, also in a dropdown', () => {
    const own = {label: 'A', href: `${site.url}/a`};
    const foreign = {label: 'B', href: `${site.url}.example/b`};
    expect(itemsOf(own, foreign, {label: 'More', items: [own]})).toEqual([
      {label: 'A', to: '/a', position: 'right'},
      {...foreign, position: 'right'},
      {label: 'More', position: 'right', items: [{label: 'A', to: '/a'}]},
    ]);
  });

  it.each([
    ['an item', {type: 'serach', label: 'S'}],
    ['an item of a dropdown', {label: 'More', items: [{type: 'serach', label: 'S'}]}],
    [
      'an item beside the languages',
      {type: 'localeDropdown', dropdownItemsAfter: [{type: 'serach', label: 'S'}]},
    ],
  ])('stops the build on an unknown type of %s, and shows it', (_, item) => {
    expect(() => itemsOf(item)).toThrow(
      /^No NavbarItem component found for type "serach"\. [\s\S]*"label": "S"/,
    );
  });

  it('lets a theme bring types of its own', () => {
    expect(itemsOf({type: 'custom-clock'})).toEqual([{type: 'custom-clock', position: 'right'}]);
  });
});
