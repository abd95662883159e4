// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {openPlace} from '../../../src/search/foundPlace';
import {useReveal} from '../../../src/search/useReveal';

const page = vi.hoisted(() => ({pathname: '/bridge', key: 'first'}));

vi.mock('@docusaurus/router', () => ({useLocation: () => ({...page})}));

beforeEach(() => {
  Object.assign(page, {pathname: '/bridge', key: 'first'});
  Element.prototype.scrollIntoView = vi.fn();
  document.body.innerHTML =
    '<article><h1>A</h1><details id="a"><summary>More</summary><p>USDC</p></details>' +
    '<h2 id="limits">B</h2><details id="b"><summary>More</summary><p>USDC</p></details></article>';
});

const openFolds = () => [...document.querySelectorAll('details[open]')].map(({id}) => id);

it('a page opens what hides the words of the hit that led to it', async () => {
  openPlace('/bridge', ['usdc']);
  renderHook(useReveal);
  await vi.waitFor(() => expect(openFolds()).toEqual(['a']));
});

it('a page opens it also when the hit is on the page itself', async () => {
  const {rerender} = renderHook(useReveal);
  openPlace('/bridge#limits', ['usdc']);
  page.key = 'second';
  rerender();
  await vi.waitFor(() => expect(openFolds()).toEqual(['b']));
});

it('a page opens nothing for a hit of another page, or without one', async () => {
  openPlace('/nodes', ['usdc']);
  renderHook(useReveal);
  await import('../../../src/search/reveal');
  await Promise.resolve();
  expect(openFolds()).toEqual([]);
});
