import {createContext} from 'react';

/**
 * A highlighted line: plain text, and tokens with their kind (`keyword`, `string`, …), which is a
 * CSS class.
 */
export type CodeLine = readonly (string | readonly [kind: string, text: string])[];

/** The code as plain text. */
export function codeText(lines: readonly CodeLine[]): string {
  return lines
    .map((line) => line.map((part) => (typeof part === 'string' ? part : part[1])).join(''))
    .join('\n');
}

/** The number of lines above which code folds. */
const LONG = 25;

/** Whether code folds: it is long, and no marked line would be out of sight. */
export function isFolded(
  lines: readonly CodeLine[],
  marks: Readonly<Record<number, unknown>>,
): boolean {
  return lines.length > LONG && Object.keys(marks).length === 0;
}

/** Highlighted lines of the enclosing block. Undefined: plain text. */
export const CodeLines = createContext<readonly CodeLine[] | undefined>(undefined);
