import path from 'node:path';
import {type run, runOrThrow} from './run';
import {commandOf} from './sampleTest';

/** A part of a prompt, and the answer to type. */
export type Answer = readonly [prompt: string, answer: string];

/**
 * Runs a command on a terminal and answers its prompts. @returns the terminal's output. @throws if
 * the command fails.
 */
export function typeIn(
  answers: readonly Answer[],
  [command, args, options]: Readonly<Parameters<typeof run>>,
): Promise<string> {
  const script = path.resolve(import.meta.dirname, 'typeIn.py');
  const python = commandOf('python3 with requests') ?? 'python3';
  return runOrThrow(python, [script, JSON.stringify(answers), command, ...args], options);
}
