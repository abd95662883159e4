import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import setAttributes from './setAttributes';

/** A value as JavaScript source for an inline script. */
function literal(value: string | undefined): string {
  return value === undefined ? 'undefined' : JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Adds an inline script that corrects color mode and announcement bar before the first paint. */
export function initialAttributes({siteConfig}: LoadContext): Plugin {
  return {
    name: 'initial-attributes',
    injectHtmlTags() {
      const {announcementBar, colorMode} = siteConfig.themeConfig as ThemeConfig;
      const mode = colorMode.respectPrefersColorScheme ? undefined : colorMode.defaultMode;
      const settings = [announcementBar?.id, mode].map(literal).join();
      // Plugin tags come after the theme's tags. The build minifies the script.
      return {
        preBodyTags: [{tagName: 'script', innerHTML: `(${setAttributes.toString()})(${settings})`}],
      };
    },
  };
}
