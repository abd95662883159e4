import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {
  type Chapter,
  type ListedTutorial,
  type Tutorial,
  tutorialGoals,
  tutorialLevels,
} from '../data/tutorials';
import {blockProblems, oneOf, type Rule, text} from './frontMatterRules';

/** The folders whose pages can be tutorials. */
const FOLDERS = ['docs/learn', 'docs/get-started/build/quickstart'] as const;

/** Whether a page's file is in a tutorial folder. */
export const canBeTutorial = (file: string): boolean =>
  FOLDERS.some((folder) => file.startsWith(`${folder}/`));

const rules: Readonly<Record<keyof Tutorial, Rule>> = {
  goal: oneOf(Object.keys(tutorialGoals)),
  level: oneOf(Object.keys(tutorialLevels)),
  minutes: (value) =>
    Number.isInteger(value) && Number(value) > 0 ? undefined : 'must be a whole number of minutes',
  builds: text(100),
  costs: text(60),
};

/** The problems of a page's `tutorial` block, as sentences with the key and the fix. */
export function tutorialProblems(value: unknown): string[] {
  return typeof value === 'object' && value !== null
    ? blockProblems('tutorial', value as Readonly<Record<string, unknown>>, rules)
    : [`tutorial must be a block with the keys ${Object.keys(rules).join(', ')}`];
}

// For example "## Deploy it {/* #chapter-2 */}".
const CHAPTER = /^## (.+?) \{\/\* #(chapter-\d+) \*\/\}$/gm;

/**
 * The chapters of a page, in order.
 * @throws if their anchors are not chapter-1, chapter-2 and so on.
 */
function chaptersOf(content: string, file: string): Chapter[] {
  const chapters = [...content.matchAll(CHAPTER)].map(([, title = '', id = '']) => ({id, title}));
  for (const [index, {id, title}] of chapters.entries()) {
    if (id !== `chapter-${index + 1}`) {
      throw new Error(
        `${file}: the chapter "${title}" has the anchor ${id}. Number the anchors of chapters from chapter-1 on`,
      );
    }
  }
  return chapters;
}

const routeOf = (file: string) => file.replace(/^docs/, '').replace(/(?:\/index)?\.mdx$/, '');

/**
 * The tutorial on a page. Undefined if there is none.
 * @param file relative to the project's root folder, such as `docs/learn/voting-dapp.mdx`.
 * @throws all problems of its front matter, with the file.
 */
export function tutorialIn(root: string, file: string): ListedTutorial | undefined {
  const {data, content} = matter(readFileSync(path.join(root, file), 'utf8'));
  const {title, tutorial} = data as Readonly<Record<string, unknown>>;
  if (tutorial === undefined) {
    return undefined;
  }
  const problems = tutorialProblems(tutorial);
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  }
  return {
    ...(tutorial as Tutorial),
    to: routeOf(file),
    title: String(title),
    chapters: chaptersOf(content, file),
  };
}

const goals = Object.keys(tutorialGoals);
const levels = Object.keys(tutorialLevels);

/**
 * All tutorials by goal, easier and shorter ones first.
 * @param root the project's root folder.
 */
export function listTutorials(root: string): ListedTutorial[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true})
      .map((name) => `${folder}/${String(name).replaceAll(path.sep, '/')}`)
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) => tutorialIn(root, file) ?? []),
  ).sort(
    (a, b) =>
      goals.indexOf(a.goal) - goals.indexOf(b.goal) ||
      levels.indexOf(a.level) - levels.indexOf(b.level) ||
      a.minutes - b.minutes,
  );
}
