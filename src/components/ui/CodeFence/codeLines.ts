import {createContext} from 'react';

/** A line of code: plain text, and text of a kind (`keyword`, `string`, …: the classes of the code block). */
export type CodeLine = readonly (string | readonly [kind: string, text: string])[];

/** The code without its colors. */
export function codeText(lines: readonly CodeLine[]): string {
  return lines
    .map((line) => line.map((part) => (typeof part === 'string' ? part : part[1])).join(''))
    .join('\n');
}

/** The colored lines of the block around, which were made at build. Undefined: there are none, the code stays plain. */
export const CodeLines = createContext<readonly CodeLine[] | undefined>(undefined);
