import {answerTask} from '../../../config/tooling/taskAnswers';
import type {ListedProvider} from '../../../data/tooling/provider';
import type {ToolCategory} from '../../../data/tooling/schema';
import type {Problem} from '../../../tools/content/problem';
import type {Page} from '../../../tools/content/readPages';
import {anchorsOf} from './links';

const LONGEST_NAME = 40;

/** The problems of our own pages that answer a category's tasks. */
function answerProblems({tasks, answers = {}}: ToolCategory, pages: readonly Page[]): string[] {
  return Object.entries(answers).flatMap(([task, {name, to}]) => {
    const [route, anchor = ''] = to.split('#');
    const page = pages.find((each) => each.route === route);
    return [
      ...(Object.hasOwn(tasks, task)
        ? []
        : [`answers "${task}", which is no task. Correct the key or delete the answer`]),
      ...(name.length > LONGEST_NAME
        ? [`the answer "${name}" has more than ${LONGEST_NAME} characters. Shorten it`]
        : []),
      ...(page !== undefined && anchorsOf(page).has(anchor)
        ? []
        : [`the answer ${to} is no heading of a page. Correct the route or the anchor`]),
    ];
  });
}

/** Every task on the landing page about tools leads to a page that does it. */
export function checkToolTasks(
  categories: readonly ToolCategory[],
  providersOf: (category: ToolCategory) => readonly ListedProvider[],
  pages: readonly Page[],
): Problem[] {
  return categories.flatMap((category) => {
    const providers = providersOf(category);
    const unanswered = Object.keys(category.tasks)
      .filter((task) => answerTask(category, task, providers) === undefined)
      .map(
        (task) =>
          `no provider does "${task}" on Linea. Add the page of ours that does it to answers, or delete the task`,
      );
    return [...unanswered, ...answerProblems(category, pages)].map((message) => ({
      file: `data/tooling (${category.key})`,
      message,
    }));
  });
}
