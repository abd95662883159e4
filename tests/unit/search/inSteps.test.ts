import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {bySection} from '../../../src/search/bySection';
import {HitType} from '../../../src/search/document';
import type {SearchHit} from '../../../src/search/hit';
import {appendFound, findInSteps, PATIENCE_FOR_TEXT_MS} from '../../../src/search/inSteps';
import type {Found} from '../../../src/search/worker';

const hit = (id: number, section = 'Guides'): SearchHit => ({
  id,
  type: HitType.Title,
  url: `/${id}`,
  title: [],
  page: {id, title: '', url: `/${id}`, breadcrumbs: [section]},
  words: [],
});

const found = (ids: readonly number[], more: Partial<Found> = {}): Found => ({
  answers: [],
  hits: ids.map((id) => hit(id)),
  isNear: false,
  isPartial: false,
  ...more,
});

const answer = {label: 'Chain ID', value: '59144', url: '/network'};
const partial = found([1, 2, 3], {isPartial: true});
const idsOf = ({hits}: Found) => hits.map(({id}) => id);

/** Runs a search whose rest arrives after a time. Returns what it shows, by the time. */
async function shownBy(first: Found, rest: number): Promise<readonly string[]> {
  const shown: string[] = [];
  const start = Date.now();
  const answers = [first, found([3, 4])];
  const running = findInSteps({
    find: async () => Promise.resolve(answers.shift()),
    complete: async () => new Promise((resolve) => setTimeout(resolve, rest)),
    show: (each) => shown.push(`${Date.now() - start}: ${idsOf(each).join(' ')}`),
  });
  await vi.runAllTimersAsync();
  await running;
  return shown;
}

describe('a search', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('that titles answer is shown at once', async () => {
    expect(await shownBy(found([1, 2]), 100)).toEqual(['0: 1 2']);
  });

  it('that needs the text of pages is shown when the text is there', async () => {
    expect(await shownBy(partial, 100)).toEqual(['100: 3 4']);
  });

  it('shows the better half of what it has when the text takes long', async () => {
    expect(await shownBy(partial, 4000)).toEqual([`${PATIENCE_FOR_TEXT_MS}: 1 2`, '4000: 3 4']);
  });

  it('with only some of the words waits for the text', async () => {
    expect(await shownBy({...partial, isNear: true}, 4000)).toEqual(['4000: 3 4']);
  });

  it('shows answers at once, without hits', async () => {
    expect(await shownBy({...partial, answers: [answer]}, 100)).toEqual(['0: ', '100: 3 4']);
  });

  it('that is outdated shows nothing', async () => {
    const show = vi.fn();
    const complete = vi.fn();
    await findInSteps({find: async () => Promise.resolve(undefined), complete, show});
    expect(show).not.toHaveBeenCalled();
    expect(complete).not.toHaveBeenCalled();
  });
});

describe('what is found later', () => {
  const list = {limit: 8, hasRoom: false};

  it('follows what is shown, in sections of its own', () => {
    const shown = found([1, 2], {isPartial: true});
    const later = {...found([3, 2, 4]), answers: [answer]};
    const all = appendFound(shown, later, list);
    expect(idsOf(all)).toEqual([1, 2, 3, 4]);
    expect([all.isPartial, all.answers]).toEqual([false, [answer]]);
    expect(bySection(all.hits).map(({hits}) => hits.map(({id}) => id))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('has excerpts for what is shown, where there is room', () => {
    const snippet = [{text: 'Wait.', isMarked: false}];
    const later = {...found([1]), hits: [{...hit(1), snippet}]};
    expect(appendFound(found([1]), later, list).hits[0]).not.toHaveProperty('snippet');
    const page = {limit: 100, hasRoom: true};
    expect(appendFound(found([1]), later, page).hits[0]?.snippet).toEqual(snippet);
  });

  it('is left out where the list is full, and nothing that is shown is', () => {
    expect(idsOf(appendFound(found([1, 2]), found([3, 4]), {...list, limit: 3}))).toEqual([
      1, 2, 3,
    ]);
    expect(idsOf(appendFound(found([1, 2]), found([3, 4]), {...list, limit: 1}))).toEqual([1, 2]);
  });

  it('replaces an empty list, and hits with only some of the words', () => {
    expect(appendFound(found([]), found([3]), list)).toEqual(found([3]));
    expect(appendFound(found([1], {isNear: true}), found([3]), list)).toEqual(found([3]));
  });
});
