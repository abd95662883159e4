import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {nginxHttpFile, nginxServerFile} from './nginxFiles';
import type {PublishedSite} from './publishedSite';

/**
 * Writes a folder for each kind of server, with its configuration. HOSTING.md says where each file goes.
 * They are beside the build, not in it, so that no server publishes them.
 */
export function writeHostFiles(folder: string, site: PublishedSite): void {
  const files = {
    'nginx/http.conf': nginxHttpFile(site),
    'nginx/server.conf': nginxServerFile(site),
  };
  rmSync(folder, {recursive: true, force: true});
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
