import {expect, it} from 'vitest';
import {readPages} from '../../tools/content/readPages';
import {partsOf, representatives} from '../e2e/support/representatives';

it('the pages that stand for others leave no component of the site out', () => {
  const pages = readPages().map(partsOf);
  const chosen = representatives(pages);
  const parts = (routes: readonly string[]) =>
    new Set(pages.filter(({route}) => routes.includes(route)).flatMap((each) => [...each.parts]));
  expect(parts(chosen)).toEqual(parts(pages.map(({route}) => route)));
  expect(chosen.length).toBeLessThan(pages.length / 2);
});
