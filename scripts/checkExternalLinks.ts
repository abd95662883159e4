/**
 * Requests every external address that the built pages link to, and fails if one is gone.
 * For the nightly run: it needs the internet, and a change does not cause dead links elsewhere.
 */
import path from 'node:path';
import {LinkChecker, LinkState} from 'linkinator';
import {site} from '../config/site';

const build = path.resolve(__dirname, '../build');
const checker = new LinkChecker();

async function main(): Promise<void> {
  const {links} = await checker.check({
    path: '**/*.html',
    serverRoot: build,
    // Skipped: pages of this site, which the build checks; endpoints, which answer POST only; local addresses in examples.
    linksToSkip: [
      `^${site.url}`,
      '^https?://(localhost|127\\.0\\.0\\.1)',
      '^https://rpc\\.',
      '^wss?:',
      'infura\\.io/v3/',
    ],
    concurrency: 10,
    timeout: 20_000,
    retry: true,
    retryErrors: true,
    retryErrorsCount: 2,
  });

  const broken = links.filter(({state}) => state === LinkState.BROKEN);
  for (const {url, status, parent} of broken) {
    process.stdout.write(`${url} answers ${status ?? 'nothing'} (linked from ${parent ?? '?'})\n`);
  }
  process.stdout.write(`${links.length - broken.length} passed, ${broken.length} failed\n`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

void main();
