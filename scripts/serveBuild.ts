import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

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

/** Serves a built site on a port. @throws when there is no build or it does not come up in 30 s. */
export async function serveBuild(port: number, folder = 'build'): Promise<ServedBuild> {
  const built = path.resolve(root, folder);
  if (!existsSync(path.join(built, 'index.html'))) {
    throw new Error(`There is no build in ${folder} to serve. Build the site first: npm run build`);
  }
  const program = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = [program, 'serve', '--dir', built, '--port', String(port), '--no-open'];
  const child = spawn(process.execPath, args, {cwd: root, stdio: 'ignore'});
  const url = `http://localhost:${port}`;
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    if (await answers(url)) {
      return {url, stop: () => void child.kill()};
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill();
  throw new Error(`The build was not served on ${url} within 30 s. Is the port taken?`);
}
