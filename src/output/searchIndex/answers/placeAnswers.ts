import type {Answer} from '../../../search/answer';

/** Answers in the first file of an index, and answers in a file of their own. */
export interface AnswersByUse {
  readonly ready: readonly Answer[];
  readonly onDemand: readonly Answer[];
}

/**
 * The answers whose pages an index has, with the base path.
 *
 * @param urls the pages of the index.
 */
export function placeAnswers(
  {ready, onDemand}: AnswersByUse,
  urls: ReadonlySet<string | undefined>,
  baseUrl: string,
): AnswersByUse {
  const placed = (answers: readonly Answer[]) =>
    answers
      .map((answer) => ({...answer, route: baseUrl + answer.route.slice(1)}))
      .filter(({route}) => urls.has(route.replace(/#.*/, '')));
  return {ready: placed(ready), onDemand: placed(onDemand)};
}
