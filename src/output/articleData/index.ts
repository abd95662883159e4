import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {addToHead} from '../addToHead';
import {docsOf} from '../docsOf';

type Article = Pick<DocMetadata, 'title' | 'description' | 'permalink' | 'lastUpdatedAt'> & {
  readonly frontMatter: {readonly checked?: unknown};
};

/** The day of a date, in ISO form. */
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The day of a page's last change. Outside a Git checkout, the day on which its facts were last checked. */
function lastChange({lastUpdatedAt, frontMatter: {checked}}: Article): string | undefined {
  if (lastUpdatedAt !== undefined && lastUpdatedAt !== null) {
    return dayOf(new Date(lastUpdatedAt));
  }
  return checked instanceof Date ? dayOf(checked) : undefined;
}

/**
 * What search engines read about a page of the documentation: a technical article, with the day of its last
 * change.
 *
 * @param origin of the site, without a slash at its end.
 */
export function articleOf(page: Article, origin: string): object {
  const dateModified = lastChange(page);
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url: origin + page.permalink.replace(/(?<=.)\/$/, ''),
    inLanguage: 'en',
    ...(dateModified !== undefined && {dateModified}),
  };
}

/** JSON for a script element. `<` could end the element. */
const scriptJson = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** Writes the structured data of each page of the documentation into its head. */
export function articleData(): Plugin {
  let articles: readonly Article[] = [];
  return {
    name: 'article-data',
    allContentLoaded({allContent}) {
      articles = docsOf(allContent) as readonly Article[];
      return Promise.resolve();
    },
    postBuild({outDir, siteConfig: {url, baseUrl}}) {
      for (const article of articles) {
        const json = scriptJson(articleOf(article, url));
        const route = article.permalink.slice(baseUrl.length);
        addToHead(outDir, route, `<script type="application/ld+json">${json}</script>`);
      }
      return Promise.resolve();
    },
  };
}
