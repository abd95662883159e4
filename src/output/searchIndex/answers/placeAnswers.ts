import type {Answer} from '../../../search/answer';

/**
 * The answers whose pages an index has, with the base path.
 *
 * @param urls the pages of the index.
 */
export function placeAnswers(
  answers: readonly Answer[],
  urls: ReadonlySet<string | undefined>,
  baseUrl: string,
): readonly Answer[] {
  return answers
    .map((answer) => ({...answer, route: baseUrl + answer.route.slice(1)}))
    .filter(({route}) => urls.has(route.replace(/#.*/, '')));
}
