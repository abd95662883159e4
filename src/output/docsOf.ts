import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** All versions of the documentation, from the content of all plugins. */
export const versionsOf = (allContent: AllContent): readonly LoadedVersion[] =>
  (allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined)
    ?.loadedVersions ?? [];

/** The pages of all versions of the documentation, from the content of all plugins. */
export const docsOf = (allContent: AllContent): readonly DocMetadata[] =>
  versionsOf(allContent).flatMap(({docs}) => docs);
