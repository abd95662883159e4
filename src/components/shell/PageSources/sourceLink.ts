/** A source as a reader sees it: what it is called and where it opens. */
export interface SourceLink {
  readonly label: string;
  readonly href: string;
}

const REPOSITORY_FILE = /^([\w.-]+\/[\w.-]+)@([0-9a-f]{7,40}):(\S+)$/;

/**
 * Turns a source of the front matter into a link: a page by its address, a repository's file at its commit on GitHub.
 *
 * @throws when the source has neither form.
 */
export function sourceLink(source: string): SourceLink {
  const file = REPOSITORY_FILE.exec(source);
  if (file) {
    const [, repository = '', commit = '', path = ''] = file;
    return {
      label: `${repository}: ${path} (at ${commit.slice(0, 8)})`,
      href: `https://github.com/${repository}/blob/${commit}/${path}`,
    };
  }
  if (source.startsWith('https://')) {
    return {label: source.slice('https://'.length).replace(/\/$/, ''), href: source};
  }
  throw new Error(
    `Source "${source}" is neither an https:// page nor owner/repository@commit:path. Correct it in the front matter`,
  );
}
