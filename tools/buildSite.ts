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
import {buildWithDocusaurus} from './runDocusaurus';

const root = path.resolve(__dirname, '..');

export interface BuiltSite {
  readonly succeeded: boolean;
  /** The output of the build. */
  readonly output: string;
  readonly folder: string;
}

export interface Extras {
  /** By file name. */
  readonly pages?: Readonly<Record<string, string>>;
  /**
   * A folder in `variants` of the fixture: `index.ts` changes the configuration, `files` are copied over the site, and
   * `environment.json` has its environment variables.
   */
  readonly variant?: string;
}

/** The environment variables of a variant's build. */
function environmentOf(site: string, variant: string): Readonly<Record<string, string>> {
  const file = path.join(site, 'variants', variant, 'environment.json');
  const own = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    : {};
  return {...own, SITE_VARIANT: variant};
}

/**
 * Parts of the project that sites share: all except `src/pages`, which links to pages that a
 * fixture lacks.
 */
function sharedPaths(): string[] {
  const sources = readdirSync(path.join(root, 'src'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'pages')
    .map(({name}) => `src/${name}`);
  return [...sources, 'data', 'diagrams', 'static'];
}

/**
 * Builds a site of `tests/fixtures/sites`. The site is three folders below the root, as its
 * configuration expects, so that it uses the packages, components and facts of the project.
 * @param name the build folder: sites with the same name overwrite each other.
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
  const {status, output} = buildWithDocusaurus(
    site,
    root,
    variant === undefined ? {} : environmentOf(site, variant),
  );
  const folder = path.join(site, 'build');
  return {
    succeeded: status === 0 && existsSync(path.join(folder, 'index.html')),
    output,
    folder,
  };
}
