import type {Paragraph, Yaml} from 'mdast';

const TEXT = /^(?:title|description|sidebar_label): *(["']?)(.+)\1$/gm;

/** Title, label and description of a page, as paragraphs at their place in the file. */
export function frontMatterTexts({value, position}: Yaml): Paragraph[] {
  // The opening `---` and its line break.
  const start = (position?.start.offset ?? 0) + 4;
  return [...value.matchAll(TEXT)].map((match) => {
    const [line, , text = ''] = match;
    const column = line.indexOf(text) + 1;
    const offset = start + match.index + column - 1;
    const at = {line: value.slice(0, match.index).split('\n').length + 1, column, offset};
    const place = {
      start: at,
      end: {...at, column: column + text.length, offset: offset + text.length},
    };
    return {
      type: 'paragraph',
      position: place,
      children: [{type: 'text', value: text, position: place}],
    };
  });
}
