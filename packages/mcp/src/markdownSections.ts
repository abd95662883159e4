/** A heading of a page, with the lines that it stands for. */
export interface Section {
  readonly level: number;
  readonly title: string;
  readonly first: number;
  /** The line after the last one. */
  readonly end: number;
}

/** The anchor that a heading has without one of its own. */
const headingAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[`*_[\]()]/g, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/** The sections of a text in Markdown. Code has no headings. */
export function sectionsOf(lines: readonly string[]): readonly Section[] {
  let fence = '';
  const heads = lines.flatMap((line, first) => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== '' && (fence === '' || (mark.startsWith(fence) && line.trim() === mark))) {
      fence = fence === '' ? mark : '';
      return [];
    }
    const [, hashes, title = ''] = /^(#{1,6}) (.+)$/.exec(line) ?? [];
    return fence !== '' || hashes === undefined ? [] : {level: hashes.length, title, first};
  });
  return heads.map((head, index) => ({
    ...head,
    end: heads.slice(index + 1).find(({level}) => level <= head.level)?.first ?? lines.length,
  }));
}

/** The section that a reader names by its title or anchor. Undefined if there is none. */
export function findSection(sections: readonly Section[], name: string): Section | undefined {
  const anchor = headingAnchor(name.replace(/^#/, ''));
  const anchors = sections.map(({title}) => headingAnchor(title));
  const at = [
    anchors.indexOf(anchor),
    anchors.findIndex((each) => anchor.length > 2 && each.includes(anchor)),
  ].find((index) => index >= 0);
  return at === undefined ? undefined : sections[at];
}
