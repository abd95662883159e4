import type {ThemeConfig} from '@docusaurus/theme-mermaid';

/** How Mermaid draws diagrams: in grays, so that the one accent stays the text's, and in the font of the page. */
export const diagrams = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {fontFamily: "'Geist Variable', 'Geist Fallback', sans-serif"},
} satisfies Partial<ThemeConfig['mermaid']>;
