import type {ListedProvider} from '../../data/tooling/provider';
import type {ToolCategory} from '../../data/tooling/schema';
import {TOOLS} from './toolPages';

/** A page that does a task. */
export interface TaskAnswer {
  readonly name: string;
  readonly to: string;
  /** No current source confirms that it works on Linea. */
  readonly isUnconfirmed?: true;
}

/** A task of a category with the pages that do it. */
export interface AnsweredTask {
  readonly label: string;
  /** The only page, our own page, or the table of the task's providers. */
  readonly to: string;
  readonly answers: readonly TaskAnswer[];
}

/** Providers that work on Linea today. If there are none, the unconfirmed ones. */
function usable(providers: readonly ListedProvider[]): TaskAnswer[] {
  const active = providers.filter(({status}) => status === 'active');
  const unconfirmed = providers.filter(({status}) => status === 'unconfirmed');
  return active.length > 0
    ? active.map(({name, to}) => ({name, to}))
    : unconfirmed.map(({name, to}) => ({name, to, isUnconfirmed: true}));
}

/** The page or table for a task. Undefined if there is none. */
export function answerTask(
  category: ToolCategory,
  task: string,
  providers: readonly ListedProvider[],
): AnsweredTask | undefined {
  const own = category.answers?.[task];
  const answers = [
    ...(own === undefined ? [] : [own]),
    ...usable(providers.filter(({tasks}) => tasks.includes(task))),
  ];
  const [first] = answers;
  if (first === undefined) {
    return undefined;
  }
  const isClear = own !== undefined || answers.length === 1;
  return {
    label: category.tasks[task] ?? task,
    to: isClear ? first.to : `/${TOOLS}/${category.key}?for=${task}#compare`,
    answers,
  };
}
