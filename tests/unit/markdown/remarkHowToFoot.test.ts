import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it, vi} from 'vitest';
import {listTutorials} from '../../../config/tutorials';
import {howToTutorials} from '../../../data/howToTutorials';
import {remarkHowToFoot} from '../../../src/markdown/remarkHowToFoot';

const root = path.resolve(__dirname, '../../..');

function footOf(file: string): Root['children'][number] | undefined {
  const processor = unified().use(remarkParse).use(remarkHowToFoot, {root});
  const page = new VFile({path: path.join(root, file), value: 'The task.'});
  return processor.runSync(processor.parse(page), page).children[1];
}

describe('the foot of a how-to', () => {
  it('leads to a tutorial that fits, to all tutorials and to help', () => {
    const foot = footOf('docs/get-started/how-to/bridge/bridge-usdc.mdx');
    expect(toString(foot)).toBe(
      'Learn by building: Accept USDC payments, or all tutorials. Stuck? Ask for help.',
    );
    const written = JSON.stringify(foot);
    for (const url of ['/learn/usdc-payments', '/learn', '/support']) {
      expect(written).toContain(`"url":"${url}"`);
    }
  });

  it('leads to all tutorials if none fits', () => {
    const foot = footOf('docs/get-started/how-to/run-a-node/geth.mdx');
    expect(toString(foot)).toBe('Learn by building: All tutorials. Stuck? Ask for help.');
  });

  it('is on no other page', () => {
    expect(footOf('docs/get-started/connect.mdx')).toBeUndefined();
  });

  it('fits at least one how-to for each tutorial that data/howToTutorials.ts names', () => {
    const cwd = path.join(root, 'docs/get-started/how-to');
    for (const [begins] of howToTutorials) {
      expect(globSync([`${begins}*`, `${begins}/**`], {cwd}), begins).not.toEqual([]);
    }
  });

  it('names no tutorial without a page', async () => {
    const names = listTutorials(root).map(({to}) => to);
    for (const [, to] of howToTutorials) {
      expect(names).toContain(to);
    }
    vi.resetModules();
    vi.doMock('../../../data/howToTutorials', () => ({howToTutorials: [['geth', '/learn/none']]}));
    const {remarkHowToFoot: mocked} =
      await import('../../../src/markdown/remarkHowToFoot/index.js');
    const page = new VFile({
      path: path.join(root, 'docs/get-started/how-to/geth.mdx'),
      value: 'The task.',
    });
    const processor = unified().use(remarkParse).use(mocked, {root});
    expect(() => processor.runSync(processor.parse(page), page)).toThrow(
      'data/howToTutorials.ts names /learn/none, which is no tutorial',
    );
    vi.doUnmock('../../../data/howToTutorials');
  });
});
