import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';

/** Colors of the block only. The build colors the code by class (`src/theme/CodeBlock/Content`). */
const theme: PrismTheme = {
  plain: {color: 'var(--ln-code-text)', backgroundColor: 'var(--ln-code-bg)'},
  styles: [],
};

/** Languages of fences that the highlighter does not include by default. */
export const prism = {
  theme,
  darkTheme: theme,
  additionalLanguages: ['bash', 'json', 'solidity', 'toml', 'ini', 'docker', 'java', 'sql'],
} satisfies ThemeConfig['prism'];
