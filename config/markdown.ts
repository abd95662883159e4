import type {Config} from '@docusaurus/types';

/** Diagrams are fences, and a link or a picture that leads nowhere stops the build. */
export const markdown = {
  mermaid: true,
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
} satisfies Config['markdown'];
