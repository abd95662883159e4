import {setTimeout as pause} from 'node:timers/promises';
import {type Answer, askEndpoint, type Patience} from './askEndpoint';
import {judgeAnswer, type Verdict} from './judgeAnswer';
import type {Question} from './questions';

/** After this many requests in a row without an answer, an endpoint is skipped. */
const GIVE_UP = 3;

/** Sends one request after the other, with a pause of `between` milliseconds. */
export async function findDrift(
  questions: readonly Question[],
  patience: Patience,
  between: number,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  const silent = new Map<string, Answer[]>();
  for (const question of questions) {
    const before = silent.get(question.url) ?? [];
    const last = before.at(-1);
    if (before.length >= GIVE_UP && last !== undefined) {
      verdicts.push(judgeAnswer(question, last));
      continue;
    }
    const answer = await askEndpoint(question, patience);
    const isAnswer = answer.kind === 'result' || answer.kind === 'error';
    silent.set(question.url, isAnswer ? [] : [...before, answer]);
    verdicts.push(judgeAnswer(question, answer));
    await pause(between);
  }
  return verdicts;
}
