import type {ThemeConfig} from '@docusaurus/theme-mermaid';

/** How Mermaid draws diagrams: in grays, so that the one accent stays the text's, and in the font of the page. */
export const diagrams = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {
    fontFamily: "'Geist Variable', 'Geist Fallback', sans-serif",
    // The labels of arrows: the gray that Mermaid puts behind them in the dark mode leaves too little contrast.
    themeCSS:
      '.edgeLabel, .edgeLabel p, .labelBkg { background-color: var(--ln-color-bg); color: var(--ln-color-text); }',
  },
} satisfies Partial<ThemeConfig['mermaid']>;
