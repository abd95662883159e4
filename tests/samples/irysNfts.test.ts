import {createHash} from 'node:crypto';
import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {
  type Address,
  createTestClient,
  type Hex,
  http,
  parseAbi,
  publicActions,
  toHex,
  walletActions,
} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {takePictures} from './harness/appPicture';
import {expectPage} from './harness/expectPage';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {type RunningSite, startSite} from './harness/siteCommand';
import {costOf, readTutorialPage} from './harness/tutorialPage';
import {useBrowser} from './harness/useBrowser';
import {useLocalNode} from './harness/useLocalNode';
import {developmentAccount} from './harness/useTutorial';

const ENDPOINT = 'https://rpc.sepolia.linea.build';
const ID = '[\\w-]{43}';
const IRYS_ID = '[1-9A-HJ-NP-Za-km-z]{43,44}';
const FREE_BYTES = 105 * 1024;
const PAGES = 'docs/learn/ecosystem-tutorials/irys/';
const [printsPage, creaturesPage, bothPages] = [
  ['irys-nfts.mdx'],
  ['irys-dynamic-nfts.mdx'],
  ['irys-nfts.mdx', 'irys-dynamic-nfts.mdx'],
].map((files) => readTutorialPage('irys-nfts', ...files.map((file) => PAGES + file)));

/** A file in the stand-in services, by ID. */
interface Stored {
  readonly type: string;
  readonly body: Buffer;
  /** On Irys: the account that signed, and the ID of the first version. */
  readonly owner?: string;
  readonly root?: string;
}

interface DataItem {
  readonly tags: readonly {readonly name: string; readonly value: string}[];
  readonly rawData: Buffer;
  readonly rawOwner: Buffer;
  readonly rawSignature: Buffer;
  readonly id: string;
  readonly isValid: () => Promise<boolean>;
}

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url');

describe('examples/irys-nfts', () => {
  const browser = useBrowser();
  const staged = useLocalNode('irys-nfts', {network: 'sepolia'});
  const stored = new Map<string, Stored>();
  let server: Server | undefined;
  let origin: string;
  let site: RunningSite;

  const client = () =>
    createTestClient({mode: 'anvil', transport: http(staged.node.url), pollingInterval: 100})
      .extend(publicActions)
      .extend(walletActions);
  const command = (region: string) =>
    pageCommand(staged.folder, region, {
      NODE_OPTIONS: `--import ${path.join(staged.folder, 'services.mjs')}`,
    });
  const shell = (region: string) => runOrThrow(...command(region));
  const errorOf = async (region: string) => {
    const {code, stderr} = await run(...command(region));
    expect(code).not.toBe(0);
    return stderr;
  };
  const addressOf = (name: string) =>
    new RegExp(`^${name}=(0x[\\da-fA-F]{40})$`, 'm').exec(
      readFileSync(path.join(staged.folder, '.env'), 'utf8'),
    )?.[1] as Address;

  /**
   * The newest version of a file, as in Irys's gateway: the same owner, and the file's ID in
   * `Root-TX`.
   */
  const newest = (id: string) => {
    const first = stored.get(id);
    return [...stored.values()].findLast(({root, owner}) => root === id && owner === first?.owner);
  };

  /**
   * The response to an upload. `undefined` if Turbo requires payment: for unsigned files and items
   * above the limit.
   */
  const upload = async (url: string, body: Buffer) => {
    const isFree = !url.endsWith('/unsigned') && body.length <= FREE_BYTES;
    if (url.startsWith('/upload.ardrive.io/') && !isFree) {
      return undefined;
    }
    const {DataItem} = createRequire(path.join(staged.folder, 'package.json'))('@irys/bundles') as {
      DataItem: new (body: Buffer) => DataItem;
    };
    const item = new DataItem(body);
    expect(await item.isValid()).toBe(true);
    const tag = (name: string) => item.tags.find((one) => one.name === name)?.value;
    if (url === '/upload.ardrive.io/v1/tx/ethereum') {
      // Arweave encodes the hash of the signature in Base64, and Irys in Base58.
      const id = hashOf(item.rawSignature);
      stored.set(id, {type: tag('Content-Type') ?? '', body: item.rawData});
      return {id, owner: 'reader', dataCaches: [], fastFinalityIndexes: [], winc: '0'};
    }
    expect(url).toBe('/tx/linea-eth');
    const root = tag('Root-TX');
    stored.set(item.id, {
      type: tag('Content-Type') ?? '',
      body: item.rawData,
      owner: item.rawOwner.toString('hex'),
      ...(root !== undefined && {root}),
    });
    return {id: item.id, timestamp: 1, version: '1.0.0', deadlineHeight: 1};
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const url = request.url ?? '';
        if (request.method === 'POST') {
          void upload(url, Buffer.concat(chunks)).then((result) => {
            response.statusCode = result === undefined ? 402 : 200;
            response.setHeader('content-type', 'application/json');
            response.end(JSON.stringify(result ?? 'Payment required'));
          });
          return;
        }
        const [, , folder, id = folder ?? ''] = url.split('/');
        const file = folder === 'mutable' ? (newest(id) ?? stored.get(id)) : stored.get(id);
        response.statusCode = file === undefined ? 404 : 200;
        response.setHeader('content-type', file?.type ?? 'text/plain');
        response.end(file?.body ?? 'Not found');
      });
    });
    await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? '') : ''}`;

    // Services on the internet become folders of the stand-in. Irys's client has a setting instead
    // of fetch.
    const names = ['upload.ardrive.io', 'arweave.net', 'gateway.irys.xyz'];
    writeFileSync(
      path.join(staged.folder, 'services.mjs'),
      `const outside = globalThis.fetch;
globalThis.fetch = (resource, options) => {
  const {hostname, pathname} = new URL(String(resource?.url ?? resource));
  const isService = ${JSON.stringify(names)}.includes(hostname);
  return outside(isService ? '${origin}/' + hostname + pathname : resource, options);
};
`,
    );
    for (const name of ['storeIrys.ts', 'mutableIrys.ts']) {
      const file = path.join(staged.folder, 'src', name);
      const text = readFileSync(file, 'utf8');
      const setting = '.withWallet(process.env.PRIVATE_KEY)';
      expect(text).toContain(setting);
      writeFileSync(file, text.replace(setting, `${setting}.bundlerUrl('${origin}')`));
    }
    writeFileSync(path.join(staged.folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
  });
  afterAll(async () => {
    server?.close();
    await (site as RunningSite | undefined)?.stop();
  });

  const visit = async (file: string) => {
    const {context, refused} = await browser.open(site.url, {[ENDPOINT]: staged.node.url});
    await context.route('https://arweave.net/**', async (route) => {
      const file = stored.get(new URL(route.request().url()).pathname.slice(1));
      await route.fulfill({
        status: file === undefined ? 404 : 200,
        headers: {'access-control-allow-origin': '*', 'content-type': file?.type ?? 'text/plain'},
        body: file?.body ?? 'Not found',
      });
    });
    await context.route(`${staged.node.url}/**`, (route) => route.continue());
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(String(error)));
    await page.goto(site.url + file);
    const close = async () => {
      await context.close();
      expect(failures).toEqual([]);
      expect(refused).toEqual([]);
    };
    return {page, close};
  };
  const alert = (page: Page) => expectPage(page.getByRole('alert'));

  /** Gas of the transactions that each page names. */
  const gas = {prints: {} as Record<string, number>, creatures: {} as Record<string, number>};

  it('has two pages with every command and file, in order', () => {
    bothPages?.expectComplete(['src/*', 'contracts/*', 'art/*', '*.html']);
  });

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('store-print stores the picture and the metadata that names it', async () => {
    // The same key signs the same file with the same signature, so the page shows these IDs.
    const printed = await shell('store-print');
    expect(printed).toMatch(
      new RegExp(`^image {4}https://arweave.net/${ID}\nmetadata https://arweave.net/${ID}\n$`),
    );
    printsPage?.expectShown(printed, printed);
    const [image, metadata] = [...stored.entries()];
    expect(image?.[1].type).toBe('image/svg+xml');
    expect(image?.[1].body).toEqual(readFileSync(path.join(staged.folder, 'art/print.svg')));
    expect(metadata?.[1].type).toBe('application/json');
    expect(JSON.parse(String(metadata?.[1].body))).toMatchObject({
      name: 'Moonrise',
      image: `https://arweave.net/${image?.[0]}`,
    });
  });

  it('store-print says what Turbo says about a file that is not free', async () => {
    const file = path.join(staged.folder, 'art/print.svg');
    const picture = readFileSync(file);
    writeFileSync(file, Buffer.alloc(FREE_BYTES, ' '));
    expect(await errorOf('store-print')).toContain('Turbo: 402');
    writeFileSync(file, picture);
  });

  it('stands in for a service that charges for unsigned files', async () => {
    const unsigned = `${origin}/upload.ardrive.io/v1/x402/upload/unsigned`;
    expect((await fetch(unsigned, {method: 'POST', body: '{}'})).status).toBe(402);
  });

  it('deploy-prints and mint create a token whose metadata is the stored file', async () => {
    const deployed = await shell('deploy-prints');
    expect(deployed).toBe(
      'deployed 0x5FbDB2315678afecb367f032d93F642f64180aa3\ngas      1111535\n',
    );
    printsPage?.expectShown(deployed, deployed);
    gas.prints['Deploy `Prints`'] = 1_111_535;
    const {file} = JSON.parse(readFileSync(path.join(staged.folder, 'print.json'), 'utf8')) as {
      file: string;
    };
    const minted = await shell('mint');
    expect(minted).toBe(`token    1\ngas      116038\nmetadata https://arweave.net/${file}\n`);
    printsPage?.expectShown(minted, minted);
    gas.prints.Mint = 116_038;
  });

  it('only the owner mints, and only with a file', async () => {
    const abi = parseAbi([
      'function mint(address to, bytes32 file) returns (uint256)',
      'error NoFile()',
      'error OwnableUnauthorizedAccount(address account)',
    ]);
    const call = (account: Address, file: Hex) =>
      client().simulateContract({
        address: addressOf('VITE_PRINTS'),
        abi,
        functionName: 'mint',
        args: [account, file],
        account,
      });
    const [owner, other] = [0, 1].map((index) => developmentAccount(index).address);
    await expect(call(owner as Address, toHex(0, {size: 32}))).rejects.toThrow('NoFile()');
    await expect(call(other as Address, toHex(1, {size: 32}))).rejects.toThrow(
      'OwnableUnauthorizedAccount(address account)',
    );
  });

  it('the page shows the token as a wallet does', async () => {
    site = await startSite(staged.folder, 'page');
    const {page, close} = await visit('');
    await expectPage(page.getByRole('heading', {name: 'Moonrise'})).toBeVisible();
    await expectPage(page.getByText('1 of 1')).toBeVisible();
    await expectPage(page.getByText(developmentAccount(0).address)).toBeVisible();
    const picture = page.getByRole('img', {name: 'Moonrise'});
    await expectPage(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    await takePictures(page, 'irys-nfts');
    await page.setViewportSize({width: 390, height: 800});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await close();
  });

  it('the page says that the gateway has no such file', async () => {
    const kept = [...stored];
    stored.clear();
    const {page, close} = await visit('');
    await alert(page).toHaveText(/^https:\/\/arweave\.net\/[\w-]{43} returned 404$/);
    await close();
    for (const [id, file] of kept) {
      stored.set(id, file);
    }
  });

  it('the page loads no picture from an address without HTTPS', async () => {
    const {file} = JSON.parse(readFileSync(path.join(staged.folder, 'print.json'), 'utf8')) as {
      file: string;
    };
    const good = stored.get(file) as Stored;
    stored.set(file, {...good, body: Buffer.from('{"image": "javascript:alert(1)"}')});
    const {page, close} = await visit('');
    await alert(page).toHaveText('javascript:alert(1) is not an HTTPS URL');
    await close();
    stored.set(file, good);
  });

  let stages: readonly string[];

  it('store-stages stores three pictures and three files of metadata', async () => {
    const line = `https://arweave.net/(${ID})\n`;
    const printed = await shell('store-stages');
    const [, ...ids] =
      new RegExp(`^Seed {3}${line}Sprout ${line}Flower ${line}$`).exec(printed) ?? [];
    creaturesPage?.expectShown(printed, printed);
    expect(ids).toHaveLength(3);
    expect(JSON.parse(readFileSync(path.join(staged.folder, 'stages.json'), 'utf8'))).toEqual(ids);
    stages = ids;
  });

  it('deploy-creatures deploys the contract and hatches a token', async () => {
    const printed = await shell('deploy-creatures');
    expect(printed).toBe(
      'deployed 0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0, 1193373 gas\nhatched  token 1, 112604 gas\n',
    );
    creaturesPage?.expectShown(printed, printed);
    gas.creatures['Deploy `Creatures`'] = 1_193_373;
    gas.creatures.Hatch = 112_604;
    const supports = (id: Hex) =>
      client().readContract({
        address: addressOf('VITE_CREATURES'),
        abi: parseAbi(['function supportsInterface(bytes4) view returns (bool)']),
        functionName: 'supportsInterface',
        args: [id],
      });
    expect(await supports('0x49064906')).toBe(true);
    expect(await supports('0x80ac58cd')).toBe(true);
    expect(await supports('0x01ffc9a7')).toBe(true);
    expect(await supports('0xffffffff')).toBe(false);
  });

  it('feed fails within a minute, then leads the token to its next file while a page watches', async () => {
    expect(await errorOf('feed')).toMatch(/TooSoon\(uint256 nextMeal\)/);

    const {page, close} = await visit('creature.html');
    await expectPage(page.getByRole('heading', {name: 'Seed'})).toBeVisible();
    const fed = async (from: number, used: number) => {
      await client().increaseTime({seconds: 61});
      await client().mine({blocks: 1});
      const printed = await shell('feed');
      expect(printed).toBe(
        `before https://arweave.net/${stages[from]}\nafter  https://arweave.net/${stages[from + 1]}\ngas    ${used}\n`,
      );
      return printed;
    };
    const first = await fed(0, 52_627);
    creaturesPage?.expectShown(first, first);
    gas.creatures['First meal'] = 52_627;
    await expectPage(page.getByRole('heading', {name: 'Sprout'})).toBeVisible();
    await fed(1, 35_527);
    gas.creatures['Second meal'] = 35_527;
    await expectPage(page.getByRole('heading', {name: 'Flower'})).toBeVisible();
    await expectPage(page.getByText('3 of 3')).toBeVisible();
    await takePictures(page, 'irys-dynamic-nfts');
    await close();

    expect(await errorOf('feed')).toMatch(/FullyGrown\(uint256 token\)/);
  });

  it('only the holder feeds', async () => {
    await expect(
      client().simulateContract({
        address: addressOf('VITE_CREATURES'),
        abi: parseAbi(['function feed(uint256 token)', 'error NotYours(uint256 token)']),
        functionName: 'feed',
        args: [1n],
        account: developmentAccount(1).address,
      }),
    ).rejects.toThrow('NotYours(uint256 token)');
  });

  it('store-irys stores a signed file under the ID of its signature', async () => {
    const printed = await shell('store-irys');
    // Irys's client signs each file with a random anchor, so the IDs on the pages are of another run.
    const line = new RegExp(`^https://gateway\\.irys\\.xyz/(${IRYS_ID})$`, 'm');
    const id = line.exec(printed)?.[1] ?? '';
    expect(printed).toBe(`https://gateway.irys.xyz/${id}\n`);
    expect(printsPage?.text).toMatch(line);
    expect(stored.get(id)?.body.toString()).toBe('{"name": "Moonrise"}');
  });

  it('mutable-irys leads one reference to the newest version', async () => {
    const gateway = 'https://gateway.irys.xyz';
    const printed = await shell('mutable-irys');
    const [, root] = new RegExp(`^reference ${gateway}/mutable/(${IRYS_ID})\n`).exec(printed) ?? [];
    expect(printed).toMatch(
      new RegExp(
        `\nversion 1 ${gateway}/${root}\nversion 2 ${gateway}/${IRYS_ID}\nshows {5}\\{"name": "Sprout"\\}\n$`,
      ),
    );
    expect(creaturesPage?.text).toMatch(
      new RegExp(
        `reference ${gateway}/mutable/(${IRYS_ID})\nversion 1 ${gateway}/\\1\nversion 2 ${gateway}/${IRYS_ID}\nshows {5}\\{"name": "Sprout"\\}\n`,
      ),
    );
    // A file that another account signed is not a version.
    appendFileSync(
      path.join(staged.folder, '.env'),
      'PRIVATE_KEY=0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d\n',
    );
    await shell('store-irys');
    const [last] = [...stored].at(-1) ?? [''];
    stored.set(last, {...(stored.get(last) as Stored), root: root ?? ''});
    expect(newest(root ?? '')?.body.toString()).toBe('{"name": "Sprout"}');
  });

  it.each([
    [printsPage, gas.prints, 5],
    [creaturesPage, gas.creatures, 5],
  ])('costs what the page says', (page, used, digits) => {
    const rows = Object.entries(used).map(([name, amount]) => {
      const cost = costOf(amount, amount > 1_000_000 ? 6 : 7);
      return `| ${name} | ${amount.toLocaleString('en-US')} | ${cost} ETH |`;
    });
    expect(page?.text).toContain(`|---|---|---|\n${rows.join('\n')}\n\n`);
    const total = Object.values(used).reduce((sum, amount) => sum + amount, 0);
    expect(page?.text).toContain(`about ${costOf(total, digits)} ETH. The tests measured`);
    expect(page?.text).toContain(`costs: ${costOf(total, 5)} ETH on Linea Sepolia`);
  });
});
