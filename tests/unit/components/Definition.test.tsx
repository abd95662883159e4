// @vitest-environment jsdom
import {act, fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import Definition from '@site/src/components/facts/Definition';

vi.mock('@docusaurus/Link', () => import('./siteLink'));
vi.mock('@site/data/glossary', () => ({
  glossary: [
    {id: 'shnarf', term: 'shnarf', definition: 'A hash. See `finalizeBlocks` for it.'},
    {id: 'blob', term: 'blob', definition: 'Data. It is large.'},
  ],
}));

const togglePopover = vi.fn<(open: boolean) => void>();
let isOpen = false;

/** A pointer event, which jsdom lacks. */
function point(type: string, element: Element, pointerType: string): boolean {
  const event = new MouseEvent(type, {bubbles: true, cancelable: true});
  Object.assign(event, {pointerType});
  return fireEvent(element, event);
}

function renderTerm(): {readonly link: HTMLElement; readonly word: Element} {
  render(<Definition id="shnarf">hashes</Definition>);
  const link = screen.getByRole('link', {name: 'hashes'});
  return {link, word: link.parentElement as Element};
}

/** The description of the link, after it has loaded. */
async function meaningOf(link: HTMLElement): Promise<HTMLElement | null> {
  await act(() => import('@site/src/components/facts/Definition/Meaning'));
  expect(link.hasAttribute('aria-describedby')).toBe(true);
  return document.getElementById(link.getAttribute('aria-describedby') ?? '');
}

beforeEach(() => {
  vi.useFakeTimers();
  togglePopover.mockReset();
  Object.assign(HTMLElement.prototype, {togglePopover});
  // jsdom supports neither popovers nor layout.
  isOpen = false;
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? isOpen : matches.call(this, selector);
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
});

describe('Definition', () => {
  it('describes the link by the meaning of its term, with code as code', async () => {
    const {link, word} = renderTerm();
    point('pointerenter', word, 'mouse');
    const popover = await meaningOf(link);
    expect(popover?.role).toBe('tooltip');
    expect(popover?.textContent).toBe('shnarf A hash. See finalizeBlocks for it.');
    expect(popover?.querySelector('code')?.textContent).toBe('finalizeBlocks');
  });

  it('waits before it opens and closes for a pointer', async () => {
    const {link, word} = renderTerm();
    point('pointerenter', word, 'mouse');
    await meaningOf(link);
    point('pointerenter', word, 'mouse');
    togglePopover.mockReset();
    act(() => void vi.runAllTimers());
    expect(togglePopover).toHaveBeenLastCalledWith(true);
    point('pointerleave', word, 'mouse');
    point('pointerenter', word, 'mouse');
    act(() => void vi.runAllTimers());
    expect(togglePopover).not.toHaveBeenCalledWith(false);
  });

  it('opens at the first touch that is done after it has loaded', async () => {
    const {link, word} = renderTerm();
    point('pointerenter', word, 'touch');
    await meaningOf(link);
    act(() => void vi.runAllTimers());
    expect(togglePopover).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    act(() => void vi.runAllTimers());
    expect(togglePopover).toHaveBeenLastCalledWith(true);
  });

  it('stays a link where the browser has no popovers', () => {
    Object.assign(HTMLElement.prototype, {togglePopover: undefined});
    const {link, word} = renderTerm();
    point('pointerenter', word, 'touch');
    expect(fireEvent.click(link)).toBe(true);
  });
});
