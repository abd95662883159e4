import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import settle from './settle';

/** A value as it can stand in an inline script. */
function literal(value: string | undefined): string {
  return value === undefined ? 'undefined' : JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Adds the script that puts right what the scripts of the theme read from storage, before the page is painted. */
export function earlyAttributes({siteConfig}: LoadContext): Plugin {
  return {
    name: 'early-attributes',
    injectHtmlTags() {
      const {announcementBar, colorMode} = siteConfig.themeConfig as ThemeConfig;
      const mode = colorMode.respectPrefersColorScheme ? undefined : colorMode.defaultMode;
      const settings = [announcementBar?.id, mode].map(literal).join();
      // Tags of plugins come after those of the theme. The build makes the script small.
      return {preBodyTags: [{tagName: 'script', innerHTML: `(${settle.toString()})(${settings})`}]};
    },
  };
}
