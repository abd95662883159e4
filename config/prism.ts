import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';

/** One theme for both color modes: its colors are variables of `tokens.css`. */
const theme: PrismTheme = {
  plain: {color: 'var(--ln-code-text)', backgroundColor: 'var(--ln-code-bg)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--ln-code-comment)'}},
    {types: ['punctuation', 'operator'], style: {color: 'var(--ln-code-punctuation)'}},
    {
      types: ['keyword', 'tag', 'selector', 'atrule', 'important'],
      style: {color: 'var(--ln-code-keyword)'},
    },
    {
      types: ['string', 'char', 'attr-value', 'regex', 'inserted'],
      style: {color: 'var(--ln-code-string)'},
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'unit'],
      style: {color: 'var(--ln-code-number)'},
    },
    {
      types: ['function', 'class-name', 'builtin', 'maybe-class-name'],
      style: {color: 'var(--ln-code-function)'},
    },
    {
      types: ['property', 'attr-name', 'variable', 'key'],
      style: {color: 'var(--ln-code-property)'},
    },
    {types: ['deleted'], style: {color: 'var(--ln-code-deleted)'}},
  ],
};

/** The languages that pages show, beyond those that the highlighter brings. */
export const prism = {
  theme,
  darkTheme: theme,
  additionalLanguages: ['bash', 'json', 'solidity', 'toml', 'ini', 'docker'],
} satisfies ThemeConfig['prism'];
