import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {listTutorials, tutorialProblems} from '../../../config/tutorials';
import {remarkTutorials} from '../../../src/markdown/remarkTutorials';

const tutorial = {
  goal: 'contracts',
  level: 'beginner',
  minutes: 45,
  builds: 'A page that counts votes.',
  costs: '0.001 ETH on Linea Sepolia',
};

const body = `What you build.

## Before you start {/* #before */}

Node.js.

## Write it {/* #chapter-1 */}

Code.

## Deploy it {/* #chapter-2 */}

More code.

## What you built {/* #built */}

A poll.
`;

function pageText(title: string, values: Readonly<Record<string, unknown>>, text = body): string {
  return `---\ntitle: ${title}\ntutorial: ${JSON.stringify(values)}\n---\n\n${text}`;
}

/** A project folder with tutorials. */
function folder(pages: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'tutorials-'));
  mkdirSync(path.join(root, 'docs/get-started/build/quickstart'), {recursive: true});
  mkdirSync(path.join(root, 'docs/learn'), {recursive: true});
  for (const [name, text] of Object.entries(pages)) {
    writeFileSync(path.join(root, 'docs', `${name}.mdx`), text);
  }
  return root;
}

interface Element {
  readonly type: string;
  readonly name?: string;
  readonly attributes?: readonly {readonly name: string; readonly value: string}[];
}

function elementsOf(root: string, file: string, text: string): readonly Element[] {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkMdx)
    .use(remarkTutorials, {root});
  const page = new VFile({path: path.join(root, file), value: text});
  return processor.runSync(processor.parse(page), page).children as readonly Element[];
}

const shapeOf = (elements: readonly Element[]) => elements.map(({type, name}) => name ?? type);

const valueOf = (element: Element | undefined, attribute: string): unknown =>
  JSON.parse(element?.attributes?.find(({name}) => name === attribute)?.value ?? 'null');

describe('the page of a tutorial', () => {
  it('gets a summary below its first paragraph, and a box at the end of each chapter', () => {
    const text = pageText('Poll', tutorial);
    const elements = elementsOf(folder({'learn/poll': text}), 'docs/learn/poll.mdx', text);
    expect(shapeOf(elements)).toEqual([
      'yaml',
      'paragraph',
      'FactTable',
      'heading',
      'paragraph',
      'heading',
      'paragraph',
      'ChapterDone',
      'heading',
      'paragraph',
      'ChapterDone',
      'heading',
      'paragraph',
    ]);
    expect(valueOf(elements[2], 'rows')).toEqual([
      {
        head: 'A page that counts votes.',
        cells: ['Beginner', '45 minutes', '0.001 ETH on Linea Sepolia'],
      },
    ]);
    expect(elements[10]?.attributes).toMatchObject([
      {name: 'tutorial', value: '/learn/poll'},
      {name: 'chapter', value: '2'},
      {name: 'of', value: '2'},
    ]);
  });

  it('gets one box at its end when it has no chapters', () => {
    const text = pageText('Essay', tutorial, 'Read.\n\n## More {/* #more */}\n\nText.\n');
    const elements = elementsOf(folder({'learn/essay': text}), 'docs/learn/essay.mdx', text);
    expect(shapeOf(elements).slice(-2)).toEqual(['paragraph', 'ChapterDone']);
  });

  it('is left alone without the block in its front matter', () => {
    const text = '---\ntitle: Plain\n---\n\nText.\n';
    const elements = elementsOf(folder({'learn/plain': text}), 'docs/learn/plain.mdx', text);
    expect(shapeOf(elements)).toEqual(['yaml', 'paragraph']);
  });

  it('fails on chapters whose anchors skip a number', () => {
    const text = pageText('Gap', tutorial, 'A.\n\n## Late {/* #chapter-2 */}\n\nB.\n');
    expect(() => elementsOf(folder({'learn/gap': text}), 'docs/learn/gap.mdx', text)).toThrow(
      'docs/learn/gap.mdx: the chapter "Late" has the anchor chapter-2. Number the anchors of chapters from chapter-1 on',
    );
  });

  it('fails on a picture that no test has taken', () => {
    const text = '<AppPicture name="poll" alt="A poll" />';
    expect(() => elementsOf(folder({}), 'docs/learn/a.mdx', text)).toThrow(
      '<AppPicture name="poll"> has no static/img/tutorials/poll-light.png. Run the sample test of the tutorial with UPDATE_PICTURES=1',
    );
    expect(() => elementsOf(folder({}), 'docs/learn/a.mdx', '<AppPicture name="poll" />')).toThrow(
      '<AppPicture> takes name="…" and alt="…"',
    );
  });
});

describe('the list of tutorials', () => {
  const root = folder({
    'learn/long': pageText('Long', {...tutorial, minutes: 90}),
    'learn/short': pageText('Short', tutorial),
    'learn/agent': pageText('Agent', {...tutorial, goal: 'agents'}),
    'get-started/build/quickstart/first': pageText('First', {...tutorial, minutes: 20}),
  });

  it('goes by goal, level and time', () => {
    expect(listTutorials(root).map(({to}) => to)).toEqual([
      '/get-started/build/quickstart/first',
      '/learn/short',
      '/learn/long',
      '/learn/agent',
    ]);
    expect(listTutorials(root)[1]?.chapters).toEqual([
      {id: 'chapter-1', title: 'Write it'},
      {id: 'chapter-2', title: 'Deploy it'},
    ]);
  });

  it('becomes a table with a filter, whose rows have the anchors that the filter hides', () => {
    const [filter, list] = elementsOf(root, 'docs/page.mdx', '<TutorialTable />');
    const rows = valueOf(filter, 'rows') as readonly {id: string; answers: unknown}[];
    expect(rows).toContainEqual({
      id: 'learn-long',
      answers: {goal: ['contracts'], level: ['beginner'], minutes: ['120']},
    });
    expect((valueOf(list, 'rows') as readonly {id: string}[]).map(({id}) => id)).toEqual(
      rows.map(({id}) => id),
    );
  });
});

describe('the block of a tutorial', () => {
  it('is right with all its keys', () => {
    expect(tutorialProblems(tutorial)).toEqual([]);
  });

  it.each([
    ['text', 'tutorial must be a block with the keys goal, level, minutes, builds, costs'],
    [{...tutorial, goal: 'fun'}, 'tutorial.goal must be one of contracts, payments'],
    [{...tutorial, level: 'easy'}, 'tutorial.level must be one of beginner, intermediate'],
    [{...tutorial, minutes: '45'}, 'tutorial.minutes must be a whole number of minutes'],
    [{...tutorial, builds: ''}, 'tutorial.builds must be text of at most 100 characters'],
    [{...tutorial, mood: 1}, 'tutorial has the unknown key "mood". Allowed: goal, level'],
  ])('says what is wrong with it: %o', (value, problem) => {
    expect(tutorialProblems(value).join()).toContain(problem);
  });
});
