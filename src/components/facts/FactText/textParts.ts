export type TextPart =
  | {readonly kind: 'words' | 'code'; readonly text: string}
  | {readonly kind: 'link'; readonly label: readonly TextPart[]; readonly to: string};

const CODE_OR_LINK = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

function words(text: string, whole: string): readonly TextPart[] {
  if (/`|\]\(/.test(text)) {
    throw new Error(`A backtick or a link is left open in this text of data/: "${whole}"`);
  }
  return text === '' ? [] : [{kind: 'words', text}];
}

/**
 * Splits a text at its `code` and its [links](/to).
 *
 * @throws if a backtick or a link is not closed.
 */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(CODE_OR_LINK)) {
    const [all, code, label, to] = match;
    parts.push(...words(text.slice(end, match.index), text));
    if (code !== undefined) {
      parts.push({kind: 'code', text: code});
    } else if (label !== undefined && to !== undefined) {
      parts.push({kind: 'link', label: textParts(label), to});
    }
    end = match.index + all.length;
  }
  return [...parts, ...words(text.slice(end), text)];
}
