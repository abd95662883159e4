// @vitest-environment jsdom
import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import Definition from '@site/src/components/Definition';

vi.mock('@docusaurus/Link', () => import('./siteLink'));
const isBrowser = vi.hoisted(() => vi.fn(() => true));
vi.mock('@docusaurus/useIsBrowser', () => ({default: isBrowser}));

const entry = {id: 'shnarf', term: 'shnarf', definition: 'A hash. See `finalizeBlocks` for it.'};
const togglePopover = vi.fn<(open: boolean) => void>();
let isOpen = false;

/** A pointer event, which jsdom has not. */
function point(type: string, element: Element, pointerType: string): void {
  const event = new MouseEvent(type, {bubbles: true, cancelable: true});
  Object.assign(event, {pointerType});
  fireEvent(element, event);
}

function renderTerm(): {readonly link: HTMLElement; readonly word: Element} {
  render(<Definition {...entry}>hashes</Definition>);
  const link = screen.getByRole('link', {name: 'hashes'});
  return {link, word: link.parentElement as Element};
}

beforeEach(() => {
  vi.useFakeTimers();
  isBrowser.mockReturnValue(true);
  togglePopover.mockReset();
  Object.assign(HTMLElement.prototype, {togglePopover});
  // jsdom knows neither the state of a popover nor where an element stands.
  isOpen = false;
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? isOpen : matches.call(this, selector);
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
});

describe('Definition', () => {
  it('is just a link before the browser takes over: no search finds the meaning in the page', () => {
    isBrowser.mockReturnValue(false);
    const html = renderToString(<Definition {...entry}>hashes</Definition>);
    expect(html).toContain('href="/zero-knowledge-glossary#shnarf"');
    expect(html).not.toContain('A hash.');
    expect(html).not.toContain('aria-describedby');
  });

  it('shows the term itself where the page has no words for it', () => {
    render(<Definition {...entry} />);
    expect(screen.getByRole('link', {name: 'shnarf'})).toBeTruthy();
  });

  it('describes the link by the meaning, with its code as code', () => {
    const {link} = renderTerm();
    const popover = document.getElementById(link.getAttribute('aria-describedby') ?? '');
    expect(popover?.role).toBe('tooltip');
    expect(popover?.textContent).toBe('shnarf A hash. See finalizeBlocks for it.');
    expect(popover?.querySelector('code')?.textContent).toBe('finalizeBlocks');
  });

  it('waits before it opens and closes for a pointer', () => {
    const {word} = renderTerm();
    point('pointerenter', word, 'mouse');
    expect(togglePopover).not.toHaveBeenCalled();
    act(() => void vi.runAllTimers());
    expect(togglePopover).toHaveBeenLastCalledWith(true);
    point('pointerleave', word, 'mouse');
    point('pointerenter', word, 'mouse');
    act(() => void vi.runAllTimers());
    expect(togglePopover).not.toHaveBeenCalledWith(false);
  });

  it('opens at the first touch, and follows the link at the second', () => {
    const {link} = renderTerm();
    const touch = () => {
      point('pointerdown', link, 'touch');
      return fireEvent.click(link);
    };
    expect(touch()).toBe(false);
    act(() => void vi.runAllTimers());
    expect(togglePopover).toHaveBeenLastCalledWith(true);
    isOpen = true;
    expect(touch()).toBe(true);
  });

  it('stays a link where the browser has no popovers', () => {
    Object.assign(HTMLElement.prototype, {togglePopover: undefined});
    const {link} = renderTerm();
    point('pointerdown', link, 'touch');
    expect(fireEvent.click(link)).toBe(true);
  });
});
