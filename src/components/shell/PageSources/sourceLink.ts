export interface SourceLink {
  readonly label: string;
  readonly href: string;
}

const REPOSITORY_FILE = /^([\w.-]+\/[\w.-]+)@([0-9a-f]{7,40}):(\S+)$/;

/**
 * Converts a source of the front matter to a link: an `https://` page, or a repository's file at a commit
 * on GitHub.
 *
 * @throws if the source has another format.
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
