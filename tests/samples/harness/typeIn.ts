import path from 'node:path';
import {type run, runOrThrow} from './run';
import {commandOf} from './sampleTest';

/** Part of a prompt, and what is typed when it shows. */
export type Answer = readonly [prompt: string, answer: string];

/** Runs a command on a terminal and answers its prompts. @returns what the terminal showed. @throws when it fails. */
export function typeIn(
  answers: readonly Answer[],
  [command, args, options]: Readonly<Parameters<typeof run>>,
): Promise<string> {
  const script = path.resolve(import.meta.dirname, 'typeIn.py');
  const python = commandOf('python3 with requests') ?? 'python3';
  return runOrThrow(python, [script, JSON.stringify(answers), command, ...args], options);
}
