import {copyFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {
  type Abi,
  type AbiFunction,
  type Address,
  createPublicClient,
  createTestClient,
  createWalletClient,
  type Hash,
  http,
  parseAbi,
} from 'viem';
import {formatAbiItem} from 'viem/utils';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import {takePictures} from './harness/appPicture';
import {useContractTools} from './harness/contractTools';
import {deploy, installMulticall} from './harness/deploy';
import {expectPage} from './harness/expectPage';
import {type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {runOrThrow} from './harness/run';
import {type RunningSite, startSite} from './harness/siteCommand';
import {compileContract} from './harness/solc';
import {readTutorialPage} from './harness/tutorialPage';
import {stage} from './harness/stage';
import {addTestWallet, type TestWallet, type TestWalletOptions} from './harness/testWallet';
import {useBrowser} from './harness/useBrowser';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ENDPOINT = 'https://rpc.sepolia.linea.build';
const SEPOLIA = 59141;
const MAINNET = 59144;

describe('examples/quickstart-app', () => {
  it('is on its page, with all commands and files', () => {
    readTutorialPage(
      'quickstart-app',
      'docs/get-started/build/quickstart/app.mdx',
    ).expectComplete();
  });

  const tools = useContractTools([]);
  const browser = useBrowser();
  let folder: string;
  let node: LocalNode;
  let guestbook: Address;
  let compiled: Abi;
  let site: RunningSite;

  beforeAll(async () => {
    node = await startLocalNode({network: 'sepolia'});
    folder = await stage('examples/quickstart-app');
    const content = readFileSync(
      path.resolve(import.meta.dirname, '../../examples/quickstart-contract/src/Guestbook.sol'),
      'utf8',
    );
    const input = {language: 'Solidity', sources: {'Guestbook.sol': {content}}, settings: {}};
    const {abi, creationCode} = compileContract(tools.folder, input, [
      'Guestbook.sol',
      'Guestbook',
    ]);
    compiled = abi;
    guestbook = await deploy(node.url, creationCode);
    await installMulticall(node.url, path.join(folder, 'node_modules/viem'));

    await runOrThrow(...pageCommand(folder, 'address', {guestbook}));
    await runOrThrow(...pageCommand(folder, 'build'));
    site = await startSite(folder, 'preview');
  });
  afterAll(async () => {
    await site.stop();
    await node.stop();
  });

  let context: BrowserContext;
  let refused: readonly string[];
  let page: Page;
  const failures: string[] = [];

  beforeEach(async () => {
    ({context, refused} = await browser.open(site.url, {[ENDPOINT]: node.url}));
    page = await context.newPage();
    failures.length = 0;
    page.on('pageerror', (error) => failures.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        failures.push(message.text());
      }
    });
  });
  afterEach(async () => {
    const seen = [...failures];
    // A request that the page still waits for must not fail the run when the node stops.
    await context.unrouteAll({behavior: 'ignoreErrors'});
    await context.close();
    expect(seen).toEqual([]);
    expect(refused).toEqual([]);
  });

  const walletOptions = (): TestWalletOptions => ({
    name: 'Test Wallet',
    rdns: 'example.wallet',
    accounts: [ACCOUNT],
    chainId: SEPOLIA,
    nodes: {[SEPOLIA]: node.url},
  });
  const visit = async (options: Partial<TestWalletOptions> = {}): Promise<TestWallet> => {
    const wallet = await addTestWallet(page, {...walletOptions(), ...options});
    await page.goto(site.url);
    return wallet;
  };
  const button = (name: string) => page.getByRole('button', {name});
  const connect = () => button('Test Wallet').click();
  const sign = async (text: string) => {
    await page.getByLabel('New line').fill(text);
    await button('Sign').click();
  };
  const alert = () => expectPage(page.getByRole('alert'));
  const asked = (wallet: TestWallet, method: string) =>
    wallet.requests.filter((request) => request.method === method).length;

  it('names an interface that the contract has', () => {
    const source = readFileSync(path.join(folder, 'src/guestbook.ts'), 'utf8');
    const signatures = [...source.matchAll(/^ {4}'((?:function|event|error) .*)',$/gm)];
    const named = parseAbi(signatures.map(([, signature = '']) => signature));
    const described = (items: Abi) =>
      items.map((item) => {
        const {outputs, stateMutability} = item as Partial<AbiFunction>;
        const types = outputs?.map(({type}) => type).join();
        return [item.type, formatAbiItem(item), stateMutability, types].join(' ');
      });
    expect(named).toHaveLength(5);
    expect(described(compiled)).toEqual(expect.arrayContaining(described(named)));
  });

  it('runs at the end of each chapter while it is written', async () => {
    const app = path.join(folder, 'src/App.tsx');
    const finished = readFileSync(app);
    const enter = (chapter: string) =>
      copyFileSync(path.join(folder, 'chapters', chapter, 'src/App.tsx'), app);
    // A reader starts without the contract's address, and saves it while Vite runs.
    const env = path.join(folder, '.env');
    const address = readFileSync(env);
    rmSync(env);
    enter('0-start');
    const live = await startSite(folder, 'dev');
    const opened = await browser.open(live.url, {[ENDPOINT]: node.url});
    onTestFinished(async () => {
      writeFileSync(app, finished);
      writeFileSync(env, address);
      await opened.context.unrouteAll({behavior: 'ignoreErrors'});
      await opened.context.close();
      await live.stop();
    });
    const draft = await opened.context.newPage();
    await addTestWallet(draft, walletOptions());
    await draft.goto(live.url);
    await expectPage(draft.getByRole('heading', {name: 'Guestbook'})).toBeVisible();

    await runOrThrow(...pageCommand(folder, 'address', {guestbook}));
    enter('1-read');
    await expectPage(draft.getByText('Accounts that have signed: 0')).toBeVisible();
    await expectPage(draft.getByRole('button')).toHaveCount(0);

    enter('2-wallet');
    await draft.getByRole('button', {name: 'Test Wallet'}).click();
    await expectPage(draft.getByText('Your wallet is on Linea Sepolia.')).toBeVisible();
  });

  it('reads without a wallet, and says that it found none', async () => {
    await page.goto(site.url);
    await expectPage(page.getByText('Accounts that have signed: 0')).toBeVisible();
    await expectPage(page.getByText('No wallet found.')).toBeVisible();
  });

  it('asks the wallet nothing before a press of a button', async () => {
    const wallet = await visit();
    await expectPage(button('Test Wallet')).toBeVisible();
    expect(wallet.requests.map(({method}) => method)).not.toContain('eth_requestAccounts');
    expect(wallet.requests.map(({method}) => method)).not.toContain('wallet_requestPermissions');
  });

  it('connects, signs, waits for the receipt, and shows what the contract keeps', async () => {
    await visit();
    await connect();
    await expectPage(page.getByText(`Connected as ${ACCOUNT}`)).toBeVisible();
    await sign('Hello, Linea');
    await expectPage(page.getByText(/^Signed in block \d+\.$/)).toBeVisible();
    await expectPage(page.getByText('Your line: Hello, Linea')).toBeVisible();
    await expectPage(page.getByText('Accounts that have signed: 1')).toBeVisible();

    const link = await page.getByRole('link', {name: 'See the transaction'}).getAttribute('href');
    const hash = /0x[\da-f]{64}$/.exec(link ?? '')?.[0] as `0x${string}`;
    const client = createPublicClient({transport: http(node.url)});
    const {from, status, to} = await client.getTransactionReceipt({hash});
    expect({from, status, to}).toEqual({
      from: ACCOUNT.toLowerCase(),
      status: 'success',
      to: guestbook.toLowerCase(),
    });
    await takePictures(page, 'quickstart-app');
  });

  it('says that the visitor declined to connect, and can be asked again', async () => {
    const wallet = await visit();
    wallet.refuse('wallet_requestPermissions');
    await connect();
    await alert().toHaveText('You declined. Nothing was sent.');
    await connect();
    await expectPage(page.getByText(`Connected as ${ACCOUNT}`)).toBeVisible();
  });

  it('says that the visitor declined a transaction, and sends nothing', async () => {
    const wallet = await visit();
    await connect();
    wallet.refuse('eth_sendTransaction');
    await sign('No');
    await alert().toHaveText('You declined. Nothing was sent.');
    await expectPage(page.getByText('Your line: Hello, Linea')).toBeVisible();

    // The typed text is kept for the next try.
    await button('Sign').click();
    await expectPage(page.getByText('Your line: No')).toBeVisible();
  });

  it.each([
    ['speeds it up', true, 'Signed in block'],
    ['cancels it', false, 'Your wallet sent another transaction instead.'],
  ])('tells what became of a transaction when the visitor %s', async (_name, isSame, told) => {
    const chain = createTestClient({mode: 'anvil', transport: http(node.url)});
    await visit();
    await connect();
    // The node mines no block until the transaction has been replaced.
    await chain.setIntervalMining({interval: 0});
    onTestFinished(() => chain.setIntervalMining({interval: 1}));
    // viem must see a transaction before it can miss it.
    const seen = page.waitForResponse(
      (response) => response.request().postData()?.includes('eth_getTransactionByHash') ?? false,
    );
    await sign('Faster');
    await expectPage(page.getByText('Waiting for a block …')).toBeVisible();
    const href = await page.getByRole('link', {name: 'See the transaction'}).getAttribute('href');
    const sent = await createPublicClient({transport: http(node.url)}).getTransaction({
      hash: /0x[\da-f]{64}$/.exec(href ?? '')?.[0] as Hash,
    });
    await (await seen).finished();
    const wallet = createWalletClient({transport: http(node.url)});
    const hash = await wallet.sendTransaction({
      account: ACCOUNT,
      chain: null,
      nonce: sent.nonce,
      ...(isSame ? {to: guestbook, data: sent.input} : {to: ACCOUNT}),
      gas: sent.gas,
      maxFeePerGas: (sent.maxFeePerGas ?? 0n) * 2n + 2n,
      maxPriorityFeePerGas: (sent.maxPriorityFeePerGas ?? 0n) * 2n + 2n,
    });
    await chain.mine({blocks: 1});
    await expectPage(page.getByText(told)).toBeVisible();
    await expectPage(page.getByRole('link', {name: 'See the transaction'})).toHaveAttribute(
      'href',
      `https://sepolia.lineascan.build/tx/${hash}`,
    );
  });

  it('learns from the contract what it refuses, before the wallet opens', async () => {
    const wallet = await visit();
    await connect();
    await sign('é'.repeat(71));
    await alert().toHaveText('The contract rejected the call: WrongLength(142)');
    expect(asked(wallet, 'eth_sendTransaction')).toBe(0);
  });

  it('offers to switch a wallet that is on another network', async () => {
    const wallet = await visit({chainId: MAINNET, nodes: {[SEPOLIA]: node.url, [MAINNET]: ''}});
    await connect();
    await expectPage(page.getByText('Your wallet is on another network.')).toBeVisible();
    await expectPage(button('Sign')).toHaveCount(0);
    await expectPage(page.getByText('Accounts that have signed: 1')).toBeVisible();

    wallet.refuse('wallet_switchEthereumChain');
    await button('Switch to Linea Sepolia').click();
    await alert().toHaveText('You declined. Nothing was sent.');
    await button('Switch to Linea Sepolia').click();
    await expectPage(button('Sign')).toBeVisible();
    expect(wallet.chainId()).toBe(SEPOLIA);
    expect(wallet.added).toEqual([]);
  });

  it('gives a wallet the network that it does not know', async () => {
    const wallet = await visit({chainId: 1, nodes: {}});
    await connect();
    await button('Switch to Linea Sepolia').click();
    await expectPage(page.getByText('Your line:')).toBeVisible();
    expect(wallet.added).toEqual([
      {
        chainId: '0xe705',
        chainName: 'Linea Sepolia Testnet',
        nativeCurrency: {name: 'Linea Ether', symbol: 'ETH', decimals: 18},
        rpcUrls: ['https://rpc.sepolia.linea.build'],
        blockExplorerUrls: ['https://sepolia.lineascan.build'],
      },
    ]);
  });

  it('stops offering to sign when the wallet leaves the network', async () => {
    const wallet = await visit({nodes: {[SEPOLIA]: node.url, [MAINNET]: ''}});
    await connect();
    await expectPage(button('Sign')).toBeVisible();
    await wallet.pickChain(MAINNET);
    await expectPage(button('Switch to Linea Sepolia')).toBeVisible();
    await expectPage(button('Sign')).toHaveCount(0);
  });

  it('follows the wallet to another account', async () => {
    const wallet = await visit();
    await connect();
    await expectPage(page.getByText('Your line: Faster')).toBeVisible();
    await wallet.pickAccount(OTHER);
    await expectPage(page.getByText(`Connected as ${OTHER}`)).toBeVisible();
    await expectPage(page.getByText('Your line:')).not.toContainText('Faster');
  });

  it('is connected after a reload, and no longer after a press of Disconnect', async () => {
    await visit();
    await connect();
    await page.reload();
    await expectPage(page.getByText(`Connected as ${ACCOUNT}`)).toBeVisible();
    await button('Disconnect').click();
    await expectPage(button('Test Wallet')).toBeVisible();
    await page.reload();
    await expectPage(button('Test Wallet')).toBeVisible();
  });

  it('lets the visitor choose among several wallets', async () => {
    const second = {name: 'Other Wallet', rdns: 'example.other', accounts: [OTHER]} as const;
    await addTestWallet(page, {...second, chainId: SEPOLIA, nodes: {[SEPOLIA]: node.url}});
    await visit();
    await button('Other Wallet').click();
    await expectPage(page.getByText(`Connected as ${OTHER}`)).toBeVisible();
  });
});
