import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from '../../config/site';

/**
 * With `npm start`, shows findings of the prose check over the page, as soon as a page is saved. Errors of facts, such as
 * an unknown key, stop the page by themselves.
 */
export function writerFindings({siteDir}: LoadContext): Plugin {
  return {
    name: 'writer-findings',
    configureWebpack: (_, isServer) =>
      site.isWriting && !isServer
        ? {
            module: {
              rules: [
                {
                  test: /\.mdx$/,
                  include: path.join(siteDir, 'docs'),
                  enforce: 'pre',
                  loader: path.join(__dirname, '../../tools/prose/findingsLoader.js'),
                },
              ],
            },
            // Docusaurus gives these options to the development server.
            ...{devServer: {client: {overlay: {errors: true, warnings: true}}}},
          }
        : {},
  };
}
