import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {canBeTutorial, listTutorials, tutorialIn} from '../../../config/tutorials';
import {type ListedTutorial, tutorialGoals, tutorialLevels} from '../../../data/tutorials';
import {located} from '../located';
import {flowElement, table} from '../nodes';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';

interface Options {
  /** The project's root folder. */
  readonly root: string;
}

const TIMES = [
  ['30', 'Up to 30 minutes'],
  ['60', 'Up to an hour'],
  ['120', 'Up to two hours'],
] as const;

const idOf = ({to}: ListedTutorial) => to.slice(1).replaceAll('/', '-');

const timeText = (minutes: number) => {
  const hours = minutes / 60;
  return Number.isInteger(hours)
    ? `${hours} ${hours === 1 ? 'hour' : 'hours'}`
    : `${minutes} minutes`;
};

function tutorialTable(tutorials: readonly ListedTutorial[]): RootContent[] {
  const facets = [
    {key: 'goal', label: 'Goal', options: Object.entries(tutorialGoals)},
    {key: 'level', label: 'Level', options: Object.entries(tutorialLevels)},
    {key: 'minutes', label: 'Time', options: TIMES},
  ];
  const rows = tutorials.map((tutorial) => ({
    id: idOf(tutorial),
    answers: {
      goal: [tutorial.goal],
      level: [tutorial.level],
      minutes: TIMES.map(([most]) => most).filter((most) => tutorial.minutes <= Number(most)),
    },
  }));
  return [
    flowElement('TableFilter', {
      noun: 'tutorial',
      facets: JSON.stringify(facets),
      rows: JSON.stringify(rows),
    }),
    ...table(
      'Tutorials',
      ['Tutorial', 'You build', 'Goal', 'Level', 'Time'],
      tutorials.map((tutorial) => ({
        id: idOf(tutorial),
        head: `[${tutorial.title}](${tutorial.to})`,
        cells: [
          tutorial.builds,
          tutorialGoals[tutorial.goal],
          tutorialLevels[tutorial.level],
          timeText(tutorial.minutes),
        ],
      })),
      {hasCellLabels: true},
    ),
  ];
}

/** The reader's progress. */
const progressOf = (tutorials: readonly ListedTutorial[]): RootContent =>
  flowElement('LearningProgress', {
    tutorials: JSON.stringify(tutorials.map(({to, title, chapters}) => ({to, title, chapters}))),
  });

/** The summary: a table with one row. */
const summaryOf = ({builds, level, minutes, costs}: ListedTutorial): RootContent[] =>
  table(
    'At a glance',
    ['You build', 'Level', 'Time', 'Cost'],
    [{head: builds, cells: [tutorialLevels[level], timeText(minutes), costs]}],
    {hidesCaption: true, hasCellLabels: true},
  );

const anchorOf = (node: RootContent): string | undefined =>
  node.type === 'heading'
    ? /#([\w-]+) /.exec(
        node.children.map((child) => ('value' in child ? child.value : '')).join(''),
      )?.[1]
    : undefined;

/**
 * Adds the summary below the first paragraph of a tutorial, and a checkbox at the end of each
 * chapter.
 */
function addControls(tree: Root, tutorial: ListedTutorial): void {
  const {to, chapters} = tutorial;
  const box = (chapter: number) =>
    flowElement('ChapterDone', {
      tutorial: to,
      chapter: String(chapter),
      of: String(Math.max(chapters.length, 1)),
    });
  const written: RootContent[] = [];
  let open: number | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      if (open !== undefined) {
        written.push(box(open));
      }
      const at = chapters.findIndex(({id}) => id === anchorOf(node));
      open = at < 0 ? undefined : at + 1;
    }
    written.push(node);
  }
  if (open !== undefined || chapters.length === 0) {
    written.push(box(open ?? 1));
  }
  const first = written.findIndex(({type}) => type === 'paragraph');
  written.splice(first + 1, 0, ...summaryOf(tutorial));
  tree.children = written;
}

/** Fails if a finished app has no screenshot yet. */
function checkPicture(root: string, element: MdxElement): void {
  const {name = '', alt = '', ...others} = plainAttributes('AppPicture', element);
  if (alt === '' || Object.keys(others).length > 0) {
    throw new Error('<AppPicture> takes name="…" and alt="…", which says what is to be seen');
  }
  for (const mode of ['light', 'dark']) {
    const file = `static/img/tutorials/${name}-${mode}.png`;
    if (!existsSync(path.join(root, file))) {
      throw new Error(
        `<AppPicture name="${name}"> has no ${file}. Run the sample test of the tutorial with UPDATE_PICTURES=1`,
      );
    }
  }
}

/**
 * A remark step: writes `<TutorialTable />` and `<TutorialProgress />` from the front matter of all
 * tutorials, and adds a summary and the chapter checkboxes to each tutorial. Fails the build on
 * invalid front matter, wrong chapter anchors and a missing picture.
 */
export const remarkTutorials: Plugin<[Options], Root> = ({root}) => {
  const writers: Readonly<Record<string, () => RootContent[]>> = {
    TutorialTable: () => tutorialTable(listTutorials(root)),
    TutorialProgress: () => [progressOf(listTutorials(root))],
  };
  return (tree, page) => {
    visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
      const element = node as MdxElement;
      if (element.name === 'AppPicture') {
        located(page, element, () => checkPicture(root, element));
      }
      const write = writers[element.name ?? ''];
      if (write === undefined || parent === undefined || at === undefined) {
        return undefined;
      }
      const written = located(page, element, write);
      parent.children.splice(at, 1, ...(written as typeof parent.children));
      return [SKIP, at + written.length];
    });
    const file = path.relative(root, page.path).replaceAll(path.sep, '/');
    const tutorial = canBeTutorial(file) ? tutorialIn(root, file) : undefined;
    if (tutorial !== undefined) {
      addControls(tree, tutorial);
    }
  };
};
