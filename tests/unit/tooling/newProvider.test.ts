import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {providerProblems} from '../../../config/tooling/provider';
import {toolCategories} from '../../../data/tooling/categories';
import {providerFrame} from '../../../tools/newPage/providerFrame';
import {withRoute} from '../../../tools/newPage/withRoute';
import {checkPlaceholders} from '../../content/checks/placeholders';

const today = new Date('2026-11-23T10:00:00Z');

describe('the frame of a provider page', () => {
  it.each(toolCategories.map((category) => [category.key, category] as const))(
    'has every key that %s asks for, in order',
    (_, category) => {
      const {data} = matter(providerFrame(category, 'Acme', today));
      expect(providerProblems(data.provider, category)).toEqual([]);
      expect(data.checked).toEqual(new Date('2026-11-23'));
    },
  );

  it('has the sections in their order', () => {
    const [category] = toolCategories;
    const text = providerFrame(category ?? expect.fail('no category'), 'Acme', today);
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
      'You need',
      'TODO the task as an imperative',
      'Limits and prices',
      'Check that it works',
      'Next',
    ]);
  });

  it('does not pass the tests until the writer has completed it', () => {
    const [category] = toolCategories;
    const text = providerFrame(category ?? expect.fail('no category'), 'Acme', today);
    expect(checkPlaceholders([{file: 'docs/acme.mdx', text}])).not.toEqual([]);
  });
});

describe('the route of a new page', () => {
  const routes = "export const routes = [\n  '/a',\n  '/c',\n];\n";

  it.each([
    ['/b', "  '/a',\n  '/b',\n  '/c',"],
    ['/d', "  '/c',\n  '/d',\n];"],
  ])('%s stands in order', (route, lines) => {
    expect(withRoute(routes, route)).toContain(lines);
  });

  it('stands once', () => {
    expect(withRoute(routes, '/c')).toBe(routes);
  });
});
