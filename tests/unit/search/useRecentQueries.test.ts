// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {useState} from 'react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {useRecentQueries} from '../../../src/search/useRecentQueries';

/** The browser's storage. */
const stored = vi.hoisted(() => ({value: null as string | null}));

vi.mock('@docusaurus/theme-common', () => ({
  useStorageSlot: (key: string) => {
    expect(key).toBe('search.recent');
    const [value, setValue] = useState(stored.value);
    const change = (next: string | null) => {
      stored.value = next;
      setValue(next);
    };
    return [value, {set: change, del: () => change(null)}];
  },
}));

beforeEach(() => {
  stored.value = null;
});

const recent = () => renderHook(() => useRecentQueries()).result;

describe('the last queries', () => {
  it('are none at first', () => {
    expect(recent().current.queries).toEqual([]);
  });

  it('are the last five, the newest first', () => {
    const result = recent();
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f']) {
      act(() => result.current.add(query));
    }
    expect(result.current.queries).toEqual(['f', 'e', 'd', 'c', 'b']);
    expect(recent().current.queries).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('stand there once, in the order of their last use', () => {
    const result = recent();
    for (const query of ['a', 'b', 'a']) {
      act(() => result.current.add(query));
    }
    expect(result.current.queries).toEqual(['a', 'b']);
  });

  it('are on one line, and not empty', () => {
    const result = recent();
    act(() => result.current.add('  gas\n fees '));
    act(() => result.current.add(' \n'));
    expect(result.current.queries).toEqual(['gas fees']);
  });

  it('are gone when the reader clears them', () => {
    stored.value = 'a\nb';
    const result = recent();
    expect(result.current.queries).toEqual(['a', 'b']);
    act(() => result.current.clear());
    expect(result.current.queries).toEqual([]);
    expect(stored.value).toBeNull();
  });
});
