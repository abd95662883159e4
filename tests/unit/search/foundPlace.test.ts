// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {openPlace, takePlace} from '../../../src/search/foundPlace';

it('the hit that was opened is known to its page, once', () => {
  openPlace('/docs/bridge?_highlight=usdc#limits', ['usdc']);
  expect(takePlace('/docs/bridge')).toEqual({
    path: '/docs/bridge',
    anchor: '#limits',
    words: ['usdc'],
  });
  expect(takePlace('/docs/bridge')).toBeUndefined();
});

it('the hit that was opened waits for its page', () => {
  openPlace('/bridge', ['usdc']);
  expect(takePlace('/search')).toBeUndefined();
  expect(takePlace('/bridge')).toEqual({path: '/bridge', anchor: '', words: ['usdc']});
});

it('the hit that was opened last counts', () => {
  openPlace('/bridge', ['usdc']);
  openPlace('/nodes', ['besu']);
  expect(takePlace('/bridge')).toBeUndefined();
  expect(takePlace('/nodes')?.words).toEqual(['besu']);
});
