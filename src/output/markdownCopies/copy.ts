import matter from 'gray-matter';

/** A page and its copy. */
export interface Copy {
  /** The path of the page below the origin. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The day on which its facts were last compared with the sources, as `YYYY-MM-DD`. */
  readonly checked?: string | undefined;
  /** The addresses of the sources. */
  readonly sources: readonly string[];
  /** The article as Markdown. */
  readonly text: string;
}

/** A copy with front matter: what the page is, where it is, and what it was checked against. */
export function withFrontMatter(
  {path, title, description, checked, sources, text}: Copy,
  origin: string,
): string {
  return matter.stringify(text, {
    title,
    description,
    url: origin + path,
    ...(checked !== undefined && {checked}),
    ...(sources.length > 0 && {sources}),
  });
}
