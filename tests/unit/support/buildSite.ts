import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/**
 * Builds the fixture site with one page.
 *
 * The site stands three folders below the root, as its configuration expects, so that it shares the
 * project's packages; its components and facts are the project's own.
 *
 * @returns whether the build succeeded, and all that it printed.
 */
export function buildSite(
  name: string,
  page: string,
): {readonly succeeded: boolean; readonly output: string} {
  const site = path.join(root, '.cache/sites', name);
  rmSync(site, {recursive: true, force: true});
  cpSync(path.join(root, 'tests/fixtures/sites/broken'), site, {recursive: true});
  mkdirSync(path.join(site, 'src'));
  // All but the home page, whose links lead to pages that are not here.
  for (const folder of [
    'src/components',
    'src/css',
    'src/plugins',
    'src/theme',
    'data',
    'static',
  ]) {
    symlinkSync(path.join(root, folder), path.join(site, folder));
  }
  mkdirSync(path.join(site, 'docs'));
  writeFileSync(path.join(site, 'docs/page.mdx'), `---\nslug: /\ntitle: Page\n---\n\n${page}\n`);
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [docusaurus, 'build', site], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'},
  });
  return {
    succeeded: status === 0 && existsSync(path.join(site, 'build/index.html')),
    output: stdout + stderr,
  };
}
