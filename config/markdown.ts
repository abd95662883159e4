import type {Config} from '@docusaurus/types';

/** Broken links and images stop the build. */
export const markdown = {
  mermaid: true,
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
} satisfies Config['markdown'];
