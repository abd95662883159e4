import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect} from 'vitest';
import {regionNames} from '../../../src/markdown/remarkSample/readRegion';

const root = path.resolve(import.meta.dirname, '../../..');

export interface TutorialPage {
  /** The page without the indentation of steps. */
  readonly text: string;
  /** Asserts that a command printed these lines, and that the page shows them. */
  readonly expectShown: (printed: string, lines: string) => void;
  /**
   * Asserts that the page contains every command of the example's `commands.sh`, in order, and
   * every file of its chapters or of other patterns. The tests run all of them, so they would not
   * notice a missing step.
   */
  readonly expectComplete: (patterns?: readonly string[]) => void;
}

/** The page or pages of a tutorial. By default, one page with the name of the example. */
export function readTutorialPage(example: string, ...files: readonly string[]): TutorialPage {
  const pages = files.length === 0 ? [`docs/learn/${example}.mdx`] : files;
  const dedent = (lines: string) => lines.replaceAll(/^ +/gm, '');
  const text = dedent(pages.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n'));
  return {
    text,
    expectShown: (printed, lines) => {
      expect(printed).toContain(lines);
      expect(text).toContain(dedent(lines));
    },
    expectComplete: (patterns = ['chapters/**']) => {
      const folder = `examples/${example}`;
      const shown = [...text.matchAll(/ file=([^\s#]+)(?:#([\w-]+))?/g)];
      const commands = shown.flatMap(([, name, region = '']) =>
        name === `${folder}/commands.sh` ? region : [],
      );
      const source = readFileSync(path.join(root, folder, 'commands.sh'), 'utf8');
      expect([...new Set(commands)]).toEqual(regionNames(source));
      const ofExample = patterns.map((pattern) => `${folder}/${pattern}`);
      expect(shown.map(([, name]) => name)).toEqual(
        expect.arrayContaining(globSync(ofExample, {cwd: root, dot: true})),
      );
    },
  };
}

/**
 * The price of an amount of gas in ETH, at the price of September 2026 on the page about test ETH.
 */
export const costOf = (gas: bigint | number, digits = 7): string =>
  (Number(gas) * 0.0369e-9).toFixed(digits);
