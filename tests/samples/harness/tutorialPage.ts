import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect} from 'vitest';
import {regionNames} from '../../../src/markdown/remarkSample/readRegion';

const root = path.resolve(import.meta.dirname, '../../..');

/** What tests check on the page of a tutorial. */
export interface TutorialPage {
  /** The page without indentation, which steps give to their content. */
  readonly text: string;
  /** Asserts that a command printed these lines, and that the page shows them. */
  readonly expectShown: (printed: string, lines: string) => void;
  /**
   * Asserts that the page has every command of the example's `commands.sh`, in its order, and every file of its
   * chapters. The tests run all of them, so a step that the page skips would otherwise go unnoticed.
   */
  readonly expectComplete: () => void;
}

/** The page of a tutorial, which has the name of its example. */
export function readTutorialPage(example: string): TutorialPage {
  const dedent = (lines: string) => lines.replaceAll(/^ +/gm, '');
  const text = dedent(readFileSync(path.join(root, `docs/learn/${example}.mdx`), 'utf8'));
  return {
    text,
    expectShown: (printed, lines) => {
      expect(printed).toContain(lines);
      expect(text).toContain(dedent(lines));
    },
    expectComplete: () => {
      const folder = `examples/${example}`;
      const shown = [...text.matchAll(/ file=([^\s#]+)(?:#([\w-]+))?/g)];
      const commands = shown.flatMap(([, file, region = '']) =>
        file === `${folder}/commands.sh` ? region : [],
      );
      const source = readFileSync(path.join(root, folder, 'commands.sh'), 'utf8');
      expect([...new Set(commands)]).toEqual(regionNames(source));
      const files = globSync(`${folder}/chapters/**`, {cwd: root, dot: true});
      expect(shown.map(([, file]) => file)).toEqual(expect.arrayContaining(files));
    },
  };
}

/** What an amount of gas costs in ETH at the price of September 2026, which the page on test ETH has. */
export const costOf = (gas: bigint | number, digits = 7): string =>
  (Number(gas) * 0.0369e-9).toFixed(digits);
