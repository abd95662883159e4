import type {Plugin} from '@docusaurus/types';
import {type SocialImage, socialImageOf, socialImageSize} from '../../../config/socialImages';
import {addToHead} from '../addToHead';
import {markup} from '../markup';

/** The tags of an image. @param root the URL of the home page, with a slash at its end. */
export function imageTags({file, alt}: SocialImage, root: string): string {
  const {width, height} = socialImageSize;
  const url = root + file;
  const words = markup(alt);
  return [
    `<meta property="og:image" content="${url}">`,
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${words}">`,
    `<meta name="twitter:image" content="${url}">`,
    `<meta name="twitter:image:alt" content="${words}">`,
  ].join('');
}

/**
 * Names the image of each page in its head. Crawlers read only the first page of a visit, so no script has to
 * know the images.
 */
export function socialImages(): Plugin {
  return {
    name: 'social-images',
    postBuild({outDir, routesPaths, siteConfig: {url, baseUrl}}) {
      for (const path of new Set(routesPaths)) {
        const route = path.slice(baseUrl.length).replace(/\.html$/, '');
        addToHead(outDir, route, imageTags(socialImageOf(route), url + baseUrl));
      }
      return Promise.resolve();
    },
  };
}
