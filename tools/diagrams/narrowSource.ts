import {nameParts} from '../../src/components/ui/LongName/nameParts';

/** Lines for the narrow drawing only: `%% narrow: a ~~~ b` puts a above b. */
const NARROW_LINE = /^([ \t]*)%% narrow: /gm;

/** Breaks a line where the next word, or the next part of a long name, exceeds the columns. */
function brokenLine(line: string, columns: number): string {
  const lines = [''];
  for (const word of line.split(' ')) {
    const parts = word.length > columns ? nameParts(word) : [word];
    for (const [index, part] of parts.entries()) {
      const last = lines.at(-1) ?? '';
      const longer = last + (index === 0 && last !== '' ? ' ' : '') + part;
      if (last === '' || longer.length <= columns) {
        lines[lines.length - 1] = longer;
      } else {
        lines.push(part);
      }
    }
  }
  return lines.join('<br/>');
}

const brokenLabel = (label: string, columns: number): string =>
  label
    .split('<br/>')
    .map((line) => brokenLine(line, columns))
    .join('<br/>');

/** A line of a sequence diagram with a text at its end: a participant, a message or a note. */
const SPOKEN = /^(\s*(?:(?:participant|actor) \w+ as|(?!\s*acc)[^:\n]+:) )(.+)$/gm;

/** A case of a sequence diagram. Its text has little space beside a box. */
const CASE = /^(\s*(?:alt|else|opt|loop|par|and) )(.+)$/gm;
const CASE_COLUMNS = 10;

/** A participant whose name is its text. */
const UNNAMED = /^(\s*(?:participant|actor)) (\w+)$/gm;

/**
 * The source of the narrow drawing: a flowchart runs from top to bottom, and labels have at most this
 * number of letters in a line. A longer word without capitals stays whole.
 */
export function narrowSource(source: string, columns: number): string {
  const lined = source.replaceAll(NARROW_LINE, '$1');
  return /^\s*sequenceDiagram\b/.test(lined)
    ? lined
        .replaceAll(UNNAMED, '$1 $2 as $2')
        .replaceAll(
          SPOKEN,
          (_, start: string, label: string) => start + brokenLabel(label, columns),
        )
        .replaceAll(
          CASE,
          (_, start: string, label: string) => start + brokenLabel(label, CASE_COLUMNS),
        )
    : lined
        .replace(/^\s*(flowchart)\s+\w+/, '$1 TB')
        .replaceAll(/"([^"\n]+)"/g, (_, label: string) => `"${brokenLabel(label, columns)}"`);
}
