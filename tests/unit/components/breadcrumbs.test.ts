import type {
  PropSidebar,
  PropSidebarBreadcrumbsItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {crumbsOf, structuredData} from '../../../src/theme/DocBreadcrumbs/crumbs';

const link = (label: string, href: string, docId?: string) =>
  ({type: 'link', label, href, ...(docId !== undefined && {docId})}) as const;

const category = (label: string, items: PropSidebar, href?: string): PropSidebarItemCategory => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...(href !== undefined && {href}),
});

const method = link('eth_getBlock', '/api/reference/eth-getblock');
const blocks = category('Blocks', [method], '/api/reference/blocks');
const sidebar = [link('API overview', '/api/', 'api/index'), blocks];
const navbar = [{type: 'search'}, {docId: 'api/index', label: 'API & SDK'}];
const home = {label: 'Home', href: '/'};

const crumbs = (below: readonly PropSidebarBreadcrumbsItem[], items = navbar) =>
  crumbsOf(sidebar, below, items, home);

describe('breadcrumbs', () => {
  it('start with the home page and the section, with its name in the navbar', () => {
    expect(crumbs([blocks, method])).toEqual([
      home,
      {label: 'API & SDK', href: '/api/'},
      {label: 'Blocks', href: '/api/reference/blocks'},
      {label: 'eth_getBlock', href: '/api/reference/eth-getblock'},
    ]);
  });

  it('name a section that is not in the navbar after its overview', () => {
    expect(crumbs([link('Decoder', '/api/decoder')], []).map(({label}) => label)).toEqual([
      'Home',
      'API overview',
      'Decoder',
    ]);
  });

  it('have the overview of a section once', () => {
    expect(crumbs([link('API overview', '/api/')], [])).toEqual([
      home,
      {label: 'API overview', href: '/api/'},
    ]);
  });

  it('leave out a category without a page', () => {
    expect(crumbs([category('All', [blocks]), method]).map(({label}) => label)).toEqual([
      'Home',
      'API & SDK',
      'eth_getBlock',
    ]);
  });

  it('are home and the page without a sidebar', () => {
    expect(crumbsOf([], [link('Support', '/support')], navbar, home)).toEqual([
      home,
      {label: 'Support', href: '/support'},
    ]);
  });

  it('leave the section out if a sidebar begins with a category', () => {
    expect(crumbsOf([blocks], [blocks], navbar, home).map(({label}) => label)).toEqual([
      'Home',
      'Blocks',
    ]);
  });
});

it('structured data has every level, with its canonical address', () => {
  const data = structuredData(
    [home, {label: 'API & SDK', href: '/api/'}, {label: 'Blocks', href: '/api/blocks'}],
    'https://docs.example',
  );
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Home', item: 'https://docs.example/'},
      {'@type': 'ListItem', position: 2, name: 'API & SDK', item: 'https://docs.example/api'},
      {'@type': 'ListItem', position: 3, name: 'Blocks', item: 'https://docs.example/api/blocks'},
    ],
  });
});
