import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {expectPage} from './harness/expectPage';
import {type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {runOrThrow} from './harness/run';
import {type RunningSite, startSite} from './harness/siteCommand';
import {stage} from './harness/stage';
import {addTestWallet, type TestWalletOptions} from './harness/testWallet';
import {useBrowser} from './harness/useBrowser';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const MAINNET = 59144;
const SEPOLIA = 59141;

// Sends without and with the chain, as the page compares them.
const PROBE = `// @ts-nocheck
import {connect, getConnectors, writeContract} from 'wagmi/actions';
import {lineaSepolia} from 'wagmi/chains';
import {parseAbi} from 'viem';
import {config} from './config';

const call = {
  address: '${OTHER}',
  abi: parseAbi(['function sign(string text)']),
  functionName: 'sign',
  args: ['Hello'],
};
const outcome = (promise) => promise.then(() => 'sent', (error) => error.name);

setTimeout(async () => {
  await connect(config, {connector: getConnectors(config).find(({id}) => id !== 'injected')});
  const without = await outcome(writeContract(config, call));
  const withChain = await outcome(writeContract(config, {...call, chainId: lineaSepolia.id}));
  document.title = without + ', ' + withChain;
}, 500);
`;

describe('examples/connect-wallet', () => {
  const browser = useBrowser();
  let folder: string;
  let mainnet: LocalNode;
  let sepolia: LocalNode;
  let site: RunningSite;

  beforeAll(async () => {
    mainnet = await startLocalNode({network: 'mainnet'});
    sepolia = await startLocalNode({network: 'sepolia'});
    folder = await stage('examples/connect-wallet');
    writeFileSync(path.join(folder, 'src/probe.ts'), PROBE);
    writeFileSync(
      path.join(folder, 'probe.html'),
      '<script type="module" src="/src/probe.ts"></script>',
    );
    // The same app with wallets that are not in this browser.
    const source = (name: string) => readFileSync(path.join(folder, 'src', name), 'utf8');
    writeFileSync(
      path.join(folder, 'src/remoteConfig.ts'),
      [
        '// @ts-nocheck',
        "import {remoteWallets} from './remoteWallets';",
        source('config.ts')
          .replace('[injected()]', '[injected(), ...remoteWallets]')
          .replace(/\n\/\/ Lets TypeScript[^]*/, ''),
      ].join('\n'),
    );
    writeFileSync(
      path.join(folder, 'src/remote.tsx'),
      `// @ts-nocheck\n${source('main.tsx').replace('./config', './remoteConfig')}`,
    );
    writeFileSync(
      path.join(folder, 'remote.html'),
      '<body><script type="module" src="/src/remote.tsx"></script>',
    );
    writeFileSync(path.join(folder, '.env'), 'VITE_WALLETCONNECT_PROJECT_ID=0123456789abcdef\n');
    site = await startSite(folder, 'dev');
  });
  afterAll(async () => {
    await site.stop();
    await mainnet.stop();
    await sepolia.stop();
  });

  let context: BrowserContext;
  let page: Page;
  beforeEach(async () => {
    ({context} = await browser.open(site.url, {
      'https://rpc.linea.build': mainnet.url,
      'https://rpc.sepolia.linea.build': sepolia.url,
    }));
    page = await context.newPage();
  });
  afterEach(() => context.close());

  const wallet = (options: Partial<TestWalletOptions> = {}) =>
    addTestWallet(page, {
      name: 'Test Wallet',
      rdns: 'example.wallet',
      accounts: [ACCOUNT],
      chainId: MAINNET,
      nodes: {[MAINNET]: mainnet.url, [SEPOLIA]: sepolia.url},
      ...options,
    });
  const visit = (file = '') => page.goto(site.url + file);
  const button = (name: string) => page.getByRole('button', {name});
  const alert = () => expectPage(page.getByRole('alert'));
  const shown = (text: string) => expectPage(page.getByText(text)).toBeVisible();

  it('passes the type check', async () => {
    await runOrThrow(...pageCommand(folder, 'check'));
  });

  it('offers each wallet that announces itself, by its name', async () => {
    await wallet();
    await wallet({name: 'Other Wallet', rdns: 'example.other', accounts: [OTHER], isDefault: true});
    await visit();
    await expectPage(page.getByRole('button')).toHaveText([/Test Wallet/, /Other Wallet/]);
    await button('Other Wallet').click();
    await shown(`${OTHER} in Other Wallet`);
  });

  it('offers the wallet at window.ethereum when none announces itself', async () => {
    await wallet({isDefault: true, isSilent: true});
    await visit();
    await button('Injected').click();
    await shown(`${ACCOUNT} in Injected`);
  });

  it('says that there is none', async () => {
    await visit();
    await shown('No wallet found in this browser.');
  });

  it.each([
    [4001, 'You declined in your wallet.'],
    [-32002, 'Your wallet has an open request. Open it.'],
  ])('explains error %i while connecting', async (code, text) => {
    const {refuse} = await wallet();
    await visit();
    refuse('wallet_requestPermissions', {code, message: 'no'});
    await button('Test Wallet').click();
    await alert().toHaveText(text);
  });

  it('asks again by eth_requestAccounts when the wallet has no permissions', async () => {
    const {refuse, requests} = await wallet();
    await visit();
    refuse('wallet_requestPermissions', {code: -32601, message: 'Method not found'});
    await button('Test Wallet').click();
    await shown(`${ACCOUNT} in Test Wallet`);
    expect(requests.map(({method}) => method)).toContain('eth_requestAccounts');
  });

  it('brings the wallet to the other network', async () => {
    const {chainId} = await wallet();
    await visit();
    await button('Test Wallet').click();
    await expectPage(button('Linea Mainnet')).toHaveAttribute('aria-pressed', 'true');
    await button('Linea Sepolia').click();
    await expectPage(button('Linea Sepolia')).toHaveAttribute('aria-pressed', 'true');
    expect(chainId()).toBe(SEPOLIA);
  });

  it.each([
    ['4902', {code: 4902, message: 'Unrecognized chain ID'}],
    [
      '4902 inside -32603',
      {code: -32603, message: 'Internal error', data: {originalError: {code: 4902}}},
    ],
  ])('adds the network after %s', async (_name, error) => {
    const {added, chainId, refuse} = await wallet();
    await visit();
    await button('Test Wallet').click();
    refuse('wallet_switchEthereumChain', error);
    await button('Linea Sepolia').click();
    await expectPage(button('Linea Sepolia')).toHaveAttribute('aria-pressed', 'true');
    expect(chainId()).toBe(SEPOLIA);
    expect(added).toMatchObject([
      {chainId: '0xe705', rpcUrls: ['https://rpc.sepolia.linea.build']},
    ]);
  });

  it('tells a refused entry from a user who declines', async () => {
    const {refuse} = await wallet();
    await visit();
    await button('Test Wallet').click();
    refuse('wallet_switchEthereumChain', {code: 4902, message: 'Unrecognized chain ID'});
    refuse('wallet_addEthereumChain', {
      code: -32602,
      message: 'nativeCurrency.symbol does not match',
    });
    await button('Linea Sepolia').click();
    await alert().toHaveText(
      "Your wallet rejected the network. Select it in the wallet's network list.",
    );

    refuse('wallet_switchEthereumChain');
    await button('Linea Sepolia').click();
    await alert().toHaveText('You declined in your wallet.');
  });

  it('says when the wallet is on a network that the app does not use', async () => {
    const {pickChain} = await wallet();
    await visit();
    await button('Test Wallet').click();
    await pickChain(1);
    await shown('This app doesn’t support chain 1.');
  });

  it('reconnects after a reload without asking, and forgets the site on disconnect', async () => {
    const {requests} = await wallet();
    await visit();
    await button('Test Wallet').click();
    await shown(`${ACCOUNT} in Test Wallet`);
    const asked = () => requests.filter(({method}) => method.includes('request')).length;
    const before = asked();
    await page.reload();
    await shown(`${ACCOUNT} in Test Wallet`);
    expect(asked()).toBe(before);

    await button('Disconnect').click();
    await expectPage(button('Test Wallet')).toBeVisible();
    expect(requests.map(({method}) => method)).toContain('wallet_revokePermissions');
    await page.reload();
    await expectPage(button('Test Wallet')).toBeVisible();
  });

  it('notices that the user took the permission away', async () => {
    const {disconnectSite} = await wallet();
    await visit();
    await button('Test Wallet').click();
    await shown(`${ACCOUNT} in Test Wallet`);
    await disconnectSite();
    await expectPage(button('Test Wallet')).toBeVisible();
  });

  it('finds wallets without a framework', async () => {
    await wallet();
    await wallet({name: 'Other Wallet', rdns: 'example.other', accounts: [OTHER]});
    await visit('plain.html');
    await expectPage(page.getByRole('button')).toHaveText(['Test Wallet', 'Other Wallet']);
    await button('Other Wallet').click();
    await shown(`${OTHER} in Other Wallet`);
  });

  it('sends to any network when a write does not name the chain', async () => {
    await wallet();
    await visit('probe.html');
    await expectPage(page).toHaveTitle('sent, ContractFunctionExecutionError');
  });

  it('lists MetaMask once, and says only when it is chosen that a package is missing', async () => {
    await wallet({name: 'MetaMask', rdns: 'io.metamask'});
    await visit('remote.html');
    await expectPage(page.getByRole('button')).toHaveText([/MetaMask/, /WalletConnect/, /Safe/]);
    await button('WalletConnect').click();
    await alert().toContainText('@walletconnect/ethereum-provider');
  });
});
