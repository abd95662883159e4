import type {Config} from '@docusaurus/types';
import {site} from './site';

/** Who wrote the last change of a page, in place of a person's name. */
const contributors = {last_update: {author: 'the contributors'}};

/** Broken links and images stop the build. */
export const markdown = {
  mermaid: true,
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  async parseFrontMatter({defaultParseFrontMatter, ...file}) {
    const page = await defaultParseFrontMatter(file);
    return site.namesAuthors
      ? page
      : {...page, frontMatter: {...contributors, ...page.frontMatter}};
  },
} satisfies Config['markdown'];
