import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {freePort} from './freePort';

const root = path.resolve(__dirname, '..');

/** The built site, served on localhost until `stop` is called. */
export interface ServedBuild {
  readonly url: string;
  readonly stop: () => void;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** How long a served site may take to come up, on a machine that does much else. */
const LONGEST_START = 60_000;

/** Serves a built site on a free port. @throws when there is no build or it does not come up in a minute. */
export async function serveBuild(folder = 'build'): Promise<ServedBuild> {
  const built = path.resolve(root, folder);
  if (!existsSync(path.join(built, 'index.html'))) {
    throw new Error(`There is no build in ${folder} to serve. Build the site first: npm run build`);
  }
  const program = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const port = await freePort();
  const args = [program, 'serve', '--dir', built, '--port', String(port), '--no-open'];
  const child = spawn(process.execPath, args, {cwd: root, stdio: 'ignore'});
  const url = `http://localhost:${port}`;
  for (const deadline = Date.now() + LONGEST_START; Date.now() < deadline;) {
    if (await answers(url)) {
      return {url, stop: () => void child.kill()};
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill();
  throw new Error(`The build in ${folder} was not served on ${url} within a minute.`);
}
