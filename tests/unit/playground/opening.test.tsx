// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import RpcPlayground from '@site/src/components/rpc/RpcPlayground';
import type {PlaygroundModule} from '@site/src/components/rpc/RpcPlayground/validators';
import {methods} from '../../../data/rpc/methods';

vi.mock('@docusaurus/router', () => ({useLocation: () => window.location}));
vi.mock('@docusaurus/Link', () => import('../components/siteLink'));

const form: PlaygroundModule = {
  method: methods.eth_chainId,
  params: () => true,
};
const FAILURE = 'The form could not be loaded. Try again.';

const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));

/** Counts scrolls by where they put the form. */
function watchScrolls(): ReturnType<typeof vi.fn> {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  return scroll;
}

// On a busy machine, this takes longer than a test waits for an element.
beforeAll(async () => {
  await import('@site/src/components/rpc/RpcPlayground/Playground');
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('the form for requests', () => {
  it('takes back that it could not be loaded when it is loaded', async () => {
    watchScrolls();
    const load = vi.fn(() => Promise.resolve(form)).mockRejectedValueOnce(new Error('offline'));
    render(<RpcPlayground load={load} />);
    press('Edit and run');
    expect(await screen.findByText(FAILURE)).toBeDefined();
    press('Edit and run');
    fireEvent.click(await screen.findByRole('button', {name: 'Close'}));
    expect(screen.getByRole('button', {name: 'Edit and run'})).toBeDefined();
    expect(screen.queryByText(FAILURE)).toBeNull();
  });

  it('scrolls to the top when a link opens it, and only as needed when the button does', async () => {
    const scroll = watchScrolls();
    window.history.replaceState(null, '', '/#try=x');
    render(<RpcPlayground load={() => Promise.resolve(form)} />);
    fireEvent.click(await screen.findByRole('button', {name: 'Close'}));
    expect(scroll.mock.calls).toEqual([[{block: 'start'}]]);
    press('Edit and run');
    expect(scroll.mock.calls.at(-1)).toEqual([{block: 'nearest'}]);
  });
});
