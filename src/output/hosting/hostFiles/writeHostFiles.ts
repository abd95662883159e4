import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {headersFile} from './headersFile';
import {nginxHttpFile, nginxServerFile} from './nginxFiles';
import type {PublishedSite} from './publishedSite';
import {redirectsFile} from './redirectsFile';
import {vercelFile} from './vercelFile';

/**
 * Writes a folder for each host, with the files that it reads. HOSTING.md says where each goes.
 * They are beside the build, not in it: two hosts read a file of the same name differently.
 */
export function writeHostFiles(folder: string, site: PublishedSite): void {
  const files = {
    'cloudflare/_headers': headersFile(site),
    'cloudflare/_redirects': redirectsFile(site, '301'),
    'netlify/_headers': headersFile(site),
    'netlify/_redirects': redirectsFile(site, '301!'),
    'nginx/http.conf': nginxHttpFile(site),
    'nginx/server.conf': nginxServerFile(site),
    'vercel/vercel.json': vercelFile(site),
  };
  rmSync(folder, {recursive: true, force: true});
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
