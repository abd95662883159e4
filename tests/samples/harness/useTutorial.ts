import {chmodSync, cpSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type BrowserContext, type Page} from '@playwright/test';
import {
  type Account,
  type Address,
  createTestClient,
  http,
  parseEther,
  publicActions,
  walletActions,
} from 'viem';
import {mnemonicToAccount} from 'viem/accounts';
import {beforeAll, expect} from 'vitest';
import {linkContractTools, useContractTools} from './contractTools';
import {DEVELOPMENT_KEY, type LocalNodeOptions} from './localNode';
import {pageCommand} from './pageCommand';
import {run, runOrThrow} from './run';
import {type RunningSite, startSite} from './siteCommand';
import {addTestWallet, type TestWallet, type TestWalletOptions} from './testWallet';
import {useBrowser} from './useBrowser';
import {useLocalNode} from './useLocalNode';

const COMPILER = '0.8.37';
const PASSWORD = 'test';
const LINEA_SEPOLIA = 59141;
const DEVELOPMENT_WORDS = 'test test test test test test test test test test test junk';

const clientOf = (url: string) =>
  createTestClient({mode: 'anvil', transport: http(url), pollingInterval: 100})
    .extend(publicActions)
    .extend(walletActions);

/** A tutorial's front end in a browser with a wallet. */
export interface TutorialVisit {
  readonly page: Page;
  readonly wallet: TestWallet;
  readonly context: BrowserContext;
  /** Closes the browser profile. Fails if the page logged an error or requested a foreign address. */
  readonly close: () => Promise<void>;
}

/** A tutorial on a local node, for one test file. */
export interface Tutorial {
  readonly folder: string;
  readonly node: {readonly url: string};
  readonly client: ReturnType<typeof clientOf>;
  /** Copies the files of `chapters/<chapter>` over those of earlier chapters. */
  readonly enter: (chapter: string) => void;
  /** Runs a region of `commands.sh` and returns what it prints. */
  readonly shell: (region: string, env?: Readonly<Record<string, string>>) => Promise<string>;
  /** Runs a region that must fail and returns its standard error. */
  readonly errorOf: (region: string, env?: Readonly<Record<string, string>>) => Promise<string>;
  /**
   * Runs a region that must fail and returns its standard error. Use it for forge and cast 1.7.1
   * from npm, which fail with exit code 0.
   */
  readonly complaintOf: (region: string, env?: Readonly<Record<string, string>>) => Promise<string>;
  /** Runs a region that starts a web server. */
  readonly start: (region: string, env?: Readonly<Record<string, string>>) => Promise<RunningSite>;
  /** Creates Foundry's encrypted account `quickstart` with 1 ETH, as the quickstart does. Returns its address. */
  readonly createAccount: () => Promise<Address>;
  /** Makes `quickstart` the first development account, so that the page can show the addresses of its contracts. */
  readonly importAccount: () => Promise<void>;
  /** Opens the front end in a browser with a wallet on Linea Sepolia. */
  readonly visit: (site: string, wallet?: Partial<TestWalletOptions>) => Promise<TutorialVisit>;
}

/**
 * A development node's unlocked accounts, each with 10,000 ETH. Their keys are public: never send
 * ETH to them.
 */
export const developmentAccount = (index: number): Account =>
  mnemonicToAccount(DEVELOPMENT_WORDS, {addressIndex: index});

/**
 * Stages `examples/<example>` on a local node, with forge and cast on the PATH, Foundry's compiler,
 * and a browser. `chapters/` contains a folder for each chapter, sorted by name, with the files
 * that the chapter adds or changes. The tests enter the chapters in order, as a reader does.
 * @param env variables for every command, such as a contract's address.
 */
export function useTutorial(
  example: string,
  {env = {}, ...options}: LocalNodeOptions & {readonly env?: Readonly<Record<string, string>>} = {},
): Tutorial {
  const tools = useContractTools(['forge', 'cast']);
  const browser = useBrowser();
  const staged = useLocalNode(example, {network: 'sepolia', ...options});
  const home = () => path.join(staged.folder, '.home');
  const chapters = () => path.join(staged.folder, 'chapters');

  beforeAll(() => {
    const compiler = path.join(home(), `.svm/${COMPILER}/solc-${COMPILER}`);
    mkdirSync(path.dirname(compiler), {recursive: true});
    writeFileSync(compiler, `#!/bin/sh\nexec node '${path.join(tools.folder, 'solc.mjs')}' "$@"\n`);
    chmodSync(compiler, 0o755);
    writeFileSync(path.join(home(), 'password'), PASSWORD);
    linkContractTools(staged.folder);
  });

  const command = (region: string, more: Readonly<Record<string, string>> = {}) =>
    pageCommand(staged.folder, region, {
      HOME: home(),
      FOUNDRY_OFFLINE: 'true',
      ETH_PASSWORD: path.join(home(), 'password'),
      ...env,
      ...more,
    });

  return {
    get folder() {
      return staged.folder;
    },
    get node() {
      return staged.node;
    },
    get client() {
      return clientOf(staged.node.url);
    },
    enter: (chapter) => {
      const known = readdirSync(chapters());
      if (!known.includes(chapter)) {
        throw new Error(`examples/${example}/chapters has no ${chapter}, only ${known.join(', ')}`);
      }
      cpSync(path.join(chapters(), chapter), staged.folder, {recursive: true});
    },
    shell: (region, more) => runOrThrow(...command(region, more)),
    errorOf: async (region, more) => {
      const {code, stderr} = await run(...command(region, more));
      expect(code).not.toBe(0);
      return stderr;
    },
    complaintOf: async (region, more) => (await run(...command(region, more))).stderr,
    start: (region, more) => startSite(staged.folder, region, {...env, ...more}),
    importAccount: async () => {
      if (tools.missing.length > 0) {
        return;
      }
      const key = ['--private-key', DEVELOPMENT_KEY, '--unsafe-password', PASSWORD];
      await runOrThrow('npx', ['cast', 'wallet', 'import', 'quickstart', ...key], {
        cwd: staged.folder,
        env: {HOME: home()},
      });
    },
    createAccount: async () => {
      const keystores = path.join(home(), '.foundry/keystores');
      mkdirSync(keystores, {recursive: true});
      const printed = await runOrThrow('npx', ['cast', 'wallet', 'new', keystores, 'quickstart'], {
        cwd: staged.folder,
        env: {HOME: home(), CAST_PASSWORD: PASSWORD},
      });
      const address = /^Address: +(0x[\da-fA-F]{40})$/m.exec(printed)?.[1] as Address;
      await clientOf(staged.node.url).setBalance({address, value: parseEther('1')});
      return address;
    },
    visit: async (site, wallet = {}) => {
      const {context, refused} = await browser.open(site, {[staged.node.url]: staged.node.url});
      const page = await context.newPage();
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') {
          failures.push(message.text());
        }
      });
      const testWallet = await addTestWallet(page, {
        name: 'Test Wallet',
        rdns: 'example.wallet',
        accounts: [developmentAccount(0).address],
        chainId: LINEA_SEPOLIA,
        nodes: {[LINEA_SEPOLIA]: staged.node.url},
        ...wallet,
      });
      await page.goto(site);
      return {
        page,
        wallet: testWallet,
        context,
        close: async () => {
          await context.close();
          expect(failures).toEqual([]);
          expect(refused).toEqual([]);
        },
      };
    },
  };
}
