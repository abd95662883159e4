// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useShortcut} from '../../../src/components/search/SearchBox/useShortcut';

let input: HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = '<input id="search"><p>Text</p>';
  input = document.querySelector('#search') ?? document.createElement('input');
});

afterEach(() => {
  document.body.innerHTML = '';
});

/** Adds an element for other keys, and returns it. */
function added(html: string): Element {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild ?? document.body;
}

/** Presses a key, and returns whether the search took it. */
function press(init: KeyboardEventInit, target: EventTarget = document.body): boolean {
  const event = new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true});
  target.dispatchEvent(event);
  const isFocused = document.activeElement === input;
  expect(event.defaultPrevented).toBe(isFocused);
  input.blur();
  return isFocused;
}

function listen(userAgent = 'X11; Linux x86_64', enabled = true): () => void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${userAgent})`);
  return renderHook(() => useShortcut({current: input}, enabled)).unmount;
}

const MAC = 'Macintosh; Intel Mac OS X 10_15_7';

describe('the shortcut', () => {
  it.each([
    ['X11; Linux x86_64', {key: 'k', ctrlKey: true}, true],
    ['Windows NT 10.0', {key: 'K', ctrlKey: true}, true],
    ['Windows NT 10.0', {key: 'k', metaKey: true}, false],
    [MAC, {key: 'k', metaKey: true}, true],
    [MAC, {key: 'k', ctrlKey: true}, false],
    [MAC, {key: 'k'}, false],
    [MAC, {key: 'j', metaKey: true}, false],
    [MAC, {key: '/'}, true],
    [MAC, {key: '/', shiftKey: true}, true],
    [MAC, {key: '/', metaKey: true}, false],
    [MAC, {key: '/', ctrlKey: true}, false],
    [MAC, {key: '/', altKey: true}, false],
  ])('on %s is %j: %s', (platform, keys, isShortcut) => {
    listen(platform);
    expect(press(keys)).toBe(isShortcut);
  });

  it.each(['<textarea></textarea>', '<input>', '<select></select>'])(
    'is no slash in %s, where it is text',
    (field) => {
      listen();
      const target = added(field);
      expect(press({key: '/'}, target)).toBe(false);
      expect(press({key: 'k', ctrlKey: true}, target)).toBe(true);
    },
  );

  it('is no slash in an editor', () => {
    listen();
    const editor = added('<div></div>');
    // jsdom has no editors.
    Object.defineProperty(editor, 'isContentEditable', {value: true});
    expect(press({key: '/'}, editor)).toBe(false);
  });

  it('is a slash on buttons and links', () => {
    listen();
    expect(press({key: '/'}, added('<button>Copy</button>'))).toBe(true);
    expect(press({key: '/'}, added('<a href="/">Home</a>'))).toBe(true);
  });

  it('is off where a box has none, and when the box is gone', () => {
    listen(MAC, false);
    expect(press({key: '/'})).toBe(false);
    const leave = listen(MAC);
    expect(press({key: '/'})).toBe(true);
    leave();
    expect(press({key: '/'})).toBe(false);
  });
});
