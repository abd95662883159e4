import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {factsFolder} from '../../../config/factsFolder';
import {networks} from '../../../data/networks';
import {addToHead} from '../addToHead';
import {markup} from '../markup';
import {apiCatalog, catalogPath, type ListedDocument} from './catalog';

/** Writes the catalog of APIs, `/.well-known/api-catalog`, and names it in the head of the home page. */
export function apiCatalogFile(): Plugin {
  return {
    name: 'api-catalog',
    postBuild({outDir, siteDir, siteConfig: {url, baseUrl}}) {
      const index = readFileSync(path.join(siteDir, factsFolder, 'index.json'), 'utf8');
      const {documents} = JSON.parse(index) as {readonly documents: readonly ListedDocument[]};
      const listed = Object.values(networks).map(({name, rpc, statusUrl}) => ({
        name,
        endpoint: rpc.http[0].url,
        statusUrl,
      }));
      const catalog = apiCatalog(new URL(baseUrl, url).href, listed, documents);
      const file = path.join(outDir, catalogPath);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, `${JSON.stringify(catalog, null, 2)}\n`);
      addToHead(
        outDir,
        'index',
        `<link rel="api-catalog" href="${markup(baseUrl + catalogPath)}">`,
      );
    },
  };
}
