import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';

/** The block around the code. Its parts are colored at build, by class (src/theme/CodeBlock/Content). */
const theme: PrismTheme = {
  plain: {color: 'var(--ln-code-text)', backgroundColor: 'var(--ln-code-bg)'},
  styles: [],
};

/** The languages that fences may name, beyond those that the highlighter brings. */
export const prism = {
  theme,
  darkTheme: theme,
  additionalLanguages: ['bash', 'json', 'solidity', 'toml', 'ini', 'docker'],
} satisfies ThemeConfig['prism'];
