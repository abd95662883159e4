import type {ThemeConfig} from '@docusaurus/theme-mermaid';

/** How Mermaid draws diagrams: in grays, so that the one accent stays the text's. */
export const diagrams = {
  theme: {light: 'neutral', dark: 'dark'},
} satisfies Partial<ThemeConfig['mermaid']>;
