// @vitest-environment jsdom
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import FactTable from '../../../src/components/facts/FactTable';
import StaticPart from '../../../src/components/ui/StaticPart';
import {preloadParts} from '../../../src/components/ui/StaticPart/servedParts';

const push = vi.fn();
vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({push}),
  useLocation: () => window.location,
}));
vi.mock('@docusaurus/Link', () => import('./siteLink'));
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor: () => undefined})}));

const SERVED =
  '<p>Text with <a href="/other#x">a link</a> and <a href="https://example.org">another</a></p>' +
  '<data value="0x01"><code>0x01</code><span><button><svg><path d=""></path></svg></button><span role="status"><span></span></span></span></data>';

/** Server-rendered HTML with the part. */
function hydrate(): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = `<div data-part="one">${SERVED}</div>`;
  document.body.append(box);
  act(() => {
    hydrateRoot(box, <StaticPart id="one" />);
  });
  return box;
}

const answer = (body: string, status = 200) =>
  vi.fn(() => Promise.resolve(new Response(body, {status})));

beforeEach(() => {
  push.mockClear();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

describe('a part that the server wrote', () => {
  it('is left as it is, and asks for nothing', () => {
    const ask = answer('');
    vi.stubGlobal('fetch', ask);
    expect(hydrate().innerHTML).toBe(`<div data-part="one">${SERVED}</div>`);
    expect(ask).not.toHaveBeenCalled();
  });

  it('opens the fold around the anchor of the URL', () => {
    window.history.replaceState(null, '', '/#member');
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const box = document.createElement('div');
    box.innerHTML =
      '<div data-part="one"><details><p id="member"></p></details><details></details></div>';
    document.body.append(box);
    act(() => {
      hydrateRoot(box, <StaticPart id="one" />);
    });
    expect([...box.querySelectorAll('details')].map(({open}) => open)).toEqual([true, false]);
    expect(scroll).toHaveBeenCalledOnce();
  });

  it('has links that stay within the site, and others that the browser follows', () => {
    hydrate();
    const inside = screen.getByRole('link', {name: 'a link'});
    expect(fireEvent.click(inside)).toBe(false);
    expect(push).toHaveBeenCalledExactlyOnceWith('/other#x');
    // jsdom cannot navigate.
    document.body.addEventListener('click', (event) => event.preventDefault(), {once: true});
    fireEvent.click(screen.getByRole('link', {name: 'another'}));
    document.body.addEventListener('click', (event) => event.preventDefault(), {once: true});
    fireEvent.click(inside, {ctrlKey: true});
    expect(push).toHaveBeenCalledOnce();
  });

  it('has links whose pages are loaded before they are pressed', () => {
    const preload = vi.fn();
    vi.stubGlobal('docusaurus', {preload});
    hydrate();
    fireEvent.pointerOver(screen.getByRole('link', {name: 'another'}));
    fireEvent.pointerOver(screen.getByRole('link', {name: 'a link'}));
    expect(preload).toHaveBeenCalledExactlyOnceWith('/other');
  });

  it('has buttons that copy the code beside them and say so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
    hydrate();
    fireEvent.click(screen.getByRole('button'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('0x01');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
    expect(screen.getByRole('button').querySelector('path')?.getAttribute('d')).not.toBe('');
  });
});

describe('a table row in server HTML', () => {
  it('has a button that copies the value in its <data> element', () => {
    const writeText = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
    const box = document.createElement('div');
    const table = renderToString(
      <FactTable
        caption="Functions"
        columns="Member|Meaning"
        rows={JSON.stringify([
          {id: 'buy', head: '`buy`', copy: {value: '0x02', label: 'Copy'}, cells: ['At once.']},
        ])}
      />,
    );
    box.innerHTML = `<div data-part="one">${table}</div>`;
    document.body.append(box);
    act(() => {
      hydrateRoot(box, <StaticPart id="one" />);
    });
    fireEvent.click(screen.getByRole('button', {name: 'Copy'}));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('0x02');
    expect(document.getElementById('buy')?.tagName).toBe('TR');
  });
});

describe('a part that a reader comes to by a link of the site', () => {
  it('is taken from the HTML of its page, which is asked for once', async () => {
    const ask = answer(`<div data-part="one">${SERVED}</div><div data-part="two"><b>2</b></div>`);
    vi.stubGlobal('fetch', ask);
    window.history.replaceState(null, '', '/twice');
    render(
      <>
        <StaticPart id="one" />
        <StaticPart id="two" />
      </>,
    );
    expect(await screen.findByText('0x01')).toBeDefined();
    expect(screen.getByText('2').tagName).toBe('B');
    expect(ask).toHaveBeenCalledExactlyOnceWith('/twice');
  });

  it('is there at the second visit, too', async () => {
    vi.stubGlobal('fetch', answer('<div data-part="one"><b>1</b></div>'));
    window.history.replaceState(null, '', '/again');
    const {unmount} = render(<StaticPart id="one" />);
    expect(await screen.findByText('1')).toBeDefined();
    unmount();
    render(<StaticPart id="one" />);
    expect(screen.getByText('1')).toBeDefined();
  });

  it('is there at once where the scripts of the page have waited for it', async () => {
    const ask = answer('<div data-part="one"><b>1</b></div>');
    vi.stubGlobal('fetch', ask);
    vi.stubGlobal('docusaurusRoot', {});
    window.history.replaceState(null, '', '/awaited');
    await preloadParts('/awaited/');
    render(<StaticPart id="one" />);
    expect(screen.getByText('1')).toBeDefined();
    expect(ask).toHaveBeenCalledExactlyOnceWith('/awaited');
  });

  it('is not waited for on the first page of a visit', async () => {
    const ask = answer('');
    vi.stubGlobal('fetch', ask);
    await preloadParts('/first');
    expect(ask).not.toHaveBeenCalled();
  });

  it('says so when it cannot be loaded', async () => {
    vi.stubGlobal('fetch', answer('', 404));
    const log = vi.spyOn(console, 'error').mockReturnValue();
    window.history.replaceState(null, '', '/gone');
    render(<StaticPart id="one" />);
    expect(await screen.findByText('This part didn’t load. Reload the page.')).toBeDefined();
    expect(log).toHaveBeenCalledWith('Part "one" was not loaded: /gone answers with 404');
    log.mockRestore();
  });

  it('brings the target of the address into view when the page has grown', async () => {
    vi.stubGlobal('fetch', answer('<div data-part="one"><i>1</i></div>'));
    window.history.replaceState(null, '', '/grown#below');
    const scrollIntoView = vi.fn();
    render(
      <>
        <StaticPart id="one" />
        <h3 id="below">Below</h3>
      </>,
    );
    screen.getByText('Below').scrollIntoView = scrollIntoView;
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
  });
});

describe('a part while a writer is at work', () => {
  it('is made by React', () => {
    render(
      <StaticPart id="one">
        <p>Text</p>
      </StaticPart>,
    );
    expect(screen.getByText('Text').parentElement?.dataset.part).toBe('one');
  });
});
