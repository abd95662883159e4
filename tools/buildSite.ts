import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** What came of building a fixture site. */
export interface BuiltSite {
  readonly succeeded: boolean;
  /** All that the build printed. */
  readonly output: string;
  /** The folder with the built pages. */
  readonly folder: string;
}

/** What a site has beside its fixture. */
export interface Extras {
  /** The text of further pages, by file name. */
  readonly pages?: Readonly<Record<string, string>>;
  /** A folder of the fixture's `variants`: its `index.ts` changes the configuration, its `files` are laid over the site, `environment.json` holds its variables. */
  readonly variant?: string;
}

/** The environment variables under which a variant is built. */
function environmentOf(site: string, variant: string): Readonly<Record<string, string>> {
  const file = path.join(site, 'variants', variant, 'environment.json');
  const own = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    : {};
  return {...own, SITE_VARIANT: variant};
}

/** What the sites share with the project: all but the pages in `src`, whose links lead to pages that are not there. */
function sharedPaths(): string[] {
  const sources = readdirSync(path.join(root, 'src'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'pages')
    .map(({name}) => `src/${name}`);
  return [...sources, 'data', 'diagrams', 'static'];
}

/**
 * Builds a site of `tests/fixtures/sites`.
 *
 * The site stands three folders below the root, as its configuration expects, so that it shares the
 * project's packages; its components and facts are the project's own.
 *
 * @param name where it is built: sites of one name overwrite each other.
 */
export function buildSite(
  fixture: string,
  name: string,
  {pages = {}, variant}: Extras = {},
): BuiltSite {
  const site = path.join(root, '.cache/sites', name);
  rmSync(site, {recursive: true, force: true});
  cpSync(path.join(root, 'tests/fixtures/sites', fixture), site, {recursive: true});
  const overlay = path.join(site, 'variants', variant ?? '', 'files');
  if (variant !== undefined && existsSync(overlay)) {
    cpSync(overlay, site, {recursive: true});
  }
  for (const folder of ['src', 'docs']) {
    mkdirSync(path.join(site, folder), {recursive: true});
  }
  for (const shared of sharedPaths()) {
    symlinkSync(path.join(root, shared), path.join(site, shared));
  }
  for (const [file, text] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(site, 'docs', file)), {recursive: true});
    writeFileSync(path.join(site, 'docs', file), text);
  }
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [docusaurus, 'build', site], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      ...(variant !== undefined && environmentOf(site, variant)),
    },
  });
  const folder = path.join(site, 'build');
  return {
    succeeded: status === 0 && existsSync(path.join(folder, 'index.html')),
    output: stdout + stderr,
    folder,
  };
}
