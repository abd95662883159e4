import {spawn} from 'node:child_process';
import {pageCommand} from './pageCommand';

/** A web server that a page's command started. */
export interface RunningSite {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

// Vite colors its output.
// eslint-disable-next-line no-control-regex
const COLOR = /\u001B\[\d+m/g;

/**
 * Runs a region of an example's `commands.sh` that starts a web server, and waits until it prints
 * its address.
 */
export function startSite(
  folder: string,
  region: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const [command, args, options] = pageCommand(folder, region, env);
  // A separate process group, because the shell starts npx and npx starts the server.
  const child = spawn(command, [...args], {
    cwd: options.cwd,
    env: {...process.env, ...options.env},
    detached: true,
  });
  const stop = () =>
    new Promise<void>((stopped) => {
      child.once('close', () => {
        stopped();
      });
      process.kill(-(child.pid ?? 0));
    });
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => {
      void stop();
      reject(new Error(`No server after 60 s. It printed: ${printed}`));
    }, 60_000);
    child.once('error', reject);
    const read = (chunk: Buffer) => {
      printed += chunk.toString().replaceAll(COLOR, '');
      const url = /http:\/\/localhost:\d+\//.exec(printed)?.[0];
      if (url !== undefined) {
        clearTimeout(timer);
        resolve({url, stop});
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
}
