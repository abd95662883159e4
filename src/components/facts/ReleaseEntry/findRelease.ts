import {releases, type Release} from '@site/data/releases';

/**
 * The release with this version.
 * @throws on an unknown version. MDX is not type-checked, so this stops the build.
 */
export function findRelease(version: string): Release {
  const release = releases.find((each) => each.version === version);
  if (release === undefined) {
    throw new Error(
      `Unknown version "${version}" in <ReleaseEntry>: use one of ${releases.map((each) => each.version).join(', ')} (data/releases.ts)`,
    );
  }
  return release;
}
