/** The title and description of a diagram for screen readers. */
export interface AccText {
  readonly title?: string;
  readonly description?: string;
}

const TITLE = /^[ \t]*accTitle[ \t]*:(.*)$/m;
const DESCRIPTION = /^[ \t]*accDescr[ \t]*(?::(.*)|\{([^}]*)\})$/m;

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Reads `accTitle:` and `accDescr:`, which can also be a block: `accDescr { … }`. */
export function accTextOf(source: string): AccText {
  const title = oneLine(TITLE.exec(source)?.[1] ?? '');
  const [, line, block] = DESCRIPTION.exec(source) ?? [];
  const description = oneLine(line ?? block ?? '');
  return {...(title !== '' && {title}), ...(description !== '' && {description})};
}
