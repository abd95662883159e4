import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {APIRequestContext, Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {publishedRoutes} from '../../config/publishedRoutes';
import {inboundPaths} from '../content/inboundPaths';
import {expectToArrive} from './support/arrive';
import {inScope} from '../../tools/test/scope';
import {expect, test} from './support/test';
import {visitInside} from './support/visitInside';

const build = path.resolve(__dirname, '../../build');

/** The target of a redirect page: its canonical URL. Only redirect pages have one without an origin. */
function targetIn(html: string): string | undefined {
  return /<link rel="canonical" href="(\/[^"]*)"/.exec(html)?.[1];
}

/** The old paths with a redirect page, from the files of the build. */
function builtOldPaths(): readonly string[] {
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error('There is no build to read. Build the site first: npm run build');
  }
  return globSync('**/index.html', {cwd: build})
    .filter((file) => targetIn(readFileSync(path.join(build, file), 'utf8')) !== undefined)
    .map((file) => `/${path.posix.dirname(file)}`);
}

/** Every third item of a list. `npm run test:all` takes all. */
const everyThird = <Item>(file: string, leftOut: string, all: readonly Item[]) =>
  inScope(file, leftOut, {all, sample: all.filter((_, index) => index % 3 === 0)});

/** Runs a job for each path, four at a time. */
async function forEach(paths: readonly string[], job: (path: string) => Promise<void>) {
  const queue = [...paths];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await job(next);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
}

type Answer =
  | {readonly kind: 'page'; readonly html: string}
  | {readonly kind: 'leads on'; readonly to: string}
  | {readonly kind: 'not found'};

async function ask(request: APIRequestContext, asked: string): Promise<Answer> {
  const response = await request.get(asked);
  if (response.status() === 404) {
    return {kind: 'not found'};
  }
  expect(response.status(), asked).toBe(200);
  const html = await response.text();
  const to = targetIn(html);
  return to === undefined ? {kind: 'page', html} : {kind: 'leads on', to};
}

test('every old path in the build leads straight to a page, and to a part that the page has', async ({
  request,
}) => {
  const targets = new Map<string, string>();
  expect(builtOldPaths().length).toBeGreaterThan(200);
  const oldPaths = everyThird(
    'built-old-paths',
    'two of three old paths of the build, which the hosting tests ask for with nginx',
    builtOldPaths(),
  );
  await forEach(oldPaths, async (from) => {
    const answer = await ask(request, from);
    // The test server itself removes `/index`.
    if (answer.kind !== 'page' || !from.endsWith('/index')) {
      expect(answer, from).toMatchObject({kind: 'leads on'});
    }
    if (answer.kind === 'leads on') {
      targets.set(answer.to, from);
    }
  });
  await forEach([...targets.keys()], async (to) => {
    const [route = '', anchor] = to.split('#');
    const answer = await ask(request, route);
    expect(answer.kind, `${targets.get(to) ?? ''} leads to ${to}`).toBe('page');
    if (anchor !== undefined && answer.kind === 'page') {
      expect(answer.html, to).toMatch(new RegExp(` id="?${anchor}["\\s>]`));
    }
  });
});

test('every path by which readers arrive is served', async ({request}) => {
  const lost: string[] = [];
  await forEach(inboundPaths, async (inbound) => {
    if ((await ask(request, inbound)).kind === 'not found') {
      lost.push(inbound);
    }
  });
  expect(lost).toEqual([]);
});

test('every published path answers with its page, or leads to one', async ({request}) => {
  await forEach(publishedRoutes, async (route) => {
    expect((await ask(request, route)).kind, route).not.toBe('not found');
  });
});

/** One old path for each area of the earlier sites, and for each rule. */
const samples = [
  ['/architecture', '/technology/architecture'],
  ['/architecture/stack/trace-expansion-proving/proving', '/technology/prover/proving'],
  ['/decentralization-roadmap', '/technology/decentralization'],
  ['/build-on-linea/use-linea-testnet/info-contracts', '/get-started/build/network-info'],
  ['/use-mainnet/bridges-of-linea', '/get-started/how-to/bridge'],
  ['/use-linea/index.md', '/'],
  ['/developers/linea-version', '/release-notes'],
  ['/developers/guides/gas/gas-on-linea', '/get-started/how-to/gas-fees'],
  ['/developers/quickstart/deploy-smart-contract', '/get-started/how-to/deploy-smart-contract'],
  ['/developers/reference/api/linea-estimategas', '/api/reference/linea-estimategas'],
  ['/developers/tooling/oracles/pyth', '/get-started/tooling/oracles/pyth'],
  ['/get-started/concepts/architecture', '/technology/architecture'],
  ['/get-started/tooling/attestations/pado', '/get-started/tooling/attestations/primus'],
  ['/get-started/tutorials', '/learn'],
  ['/network', '/get-started'],
  ['/network/build/connect', '/get-started/connect'],
  ['/network/how-to/run-a-node', '/get-started/how-to/run-a-node'],
  ['/network/how-to/run-a-node/index', '/get-started/how-to/run-a-node'],
  ['/network/build/tools/libraries/_category_.json', '/get-started/tooling/libraries'],
  ['/protocol/reference/zero-knowledge-glossary', '/zero-knowledge-glossary'],
  ['/protocol/architecture/sequencer', '/technology/sequencer'],
  ['/stack/evaluate/trust-model', '/risk-disclosures'],
  ['/stack/reference/_generated/prover/debug', '/technology/prover'],
  ['/changelog/release-notes', '/release-notes'],
  ['/users/linea-voyage', '/support'],
  ['/zero-knowledge-glossary/index', '/zero-knowledge-glossary'],
  ['/en/latest/architecture/overview', '/technology/architecture'],
] as const;

/** Old paths whose page is now a section of another page. */
const parts = [
  ['/api/token-api/overview', '/api#token-api'],
  ['/changelog/alpha-v2-technical-details', '/release-notes#alpha-v2'],
  ['/network/how-to/fallback', '/get-started/connect#endpoint'],
  ['/network/overview/predictable-pricing', '/technology/gas-fees#formula'],
] as const;

const visited = everyThird('old-paths', 'two of three old paths in a browser', samples);

/** The samples without `/index`: the test server itself removes it, and the query too. */
const withQuery = visited.filter(([from]) => !from.endsWith('/index'));

test('old paths that are typed show their pages, with query and anchor', async ({page}) => {
  test.slow();
  for (const move of withQuery) {
    await test.step(move.join(' to '), () => expectToArrive(page, move, {extra: '?a=b#c'}));
  }
});

test('old paths within the site show their pages, with query and anchor', async ({page}) => {
  test.slow();
  await page.goto('/support');
  for (const move of visited) {
    await test.step(move.join(' to '), () =>
      expectToArrive(page, move, {extra: '?a=b#c', go: visitInside}),
    );
  }
});

test('old paths whose page is now a part of another show that part', async ({page}) => {
  test.slow();
  for (const move of parts) {
    await test.step(move.join(' to '), async () => {
      for (const go of [(opened: Page, to: string) => opened.goto(to), visitInside]) {
        await page.goto('/support');
        await expectToArrive(page, move, {go, extra: '?a=b'});
        await expect(page.locator(`[id="${move[1].split('#')[1] ?? ''}"]`)).toBeInViewport();
      }
    });
  }
});
