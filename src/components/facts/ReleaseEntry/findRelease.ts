import {releases, type Release} from '@site/data/releases';

/**
 * The release that a page names in a component's property.
 *
 * @throws when `data/releases.ts` does not have it: MDX is not type-checked, so the build has to stop here.
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
