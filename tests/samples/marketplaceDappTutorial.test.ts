import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {type Address, formatEther, type Hash, parseAbi, parseEther} from 'viem';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {takePictures} from './harness/appPicture';
import {installMulticall} from './harness/deploy';
import {expectPage} from './harness/expectPage';
import {runOrThrow} from './harness/run';
import type {RunningSite} from './harness/siteCommand';
import type {TestWalletOptions} from './harness/testWallet';
import {costOf, readTutorialPage} from './harness/tutorialPage';
import {developmentAccount, type TutorialVisit, useTutorial} from './harness/useTutorial';

const root = path.resolve(import.meta.dirname, '../..');
const tutorialPage = readTutorialPage('marketplace-dapp');
const {text: page, expectShown} = tutorialPage;
const axe = path.join(root, 'node_modules/axe-core/axe.min.js');

const DEPLOYER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const VISITOR = developmentAccount(1).address;
const OTHER = developmentAccount(2).address;
const HORIZONS = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const MARKET = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0';
const SEPOLIA = 59141;
const MAINNET = 59144;
const abi = parseAbi([
  'function mint() returns (uint256)',
  'function tokenURI(uint256 tokenId) view returns (string)',
  'function imageOf(uint256 tokenId) view returns (string)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function approve(address to, uint256 tokenId)',
  'function transferFrom(address from, address to, uint256 tokenId)',
  'function priceOf(uint256 tokenId) view returns (uint256)',
  'function proceeds(address seller) view returns (uint256)',
  'function list(uint256 tokenId, uint96 price)',
  'function cancel(uint256 tokenId)',
  'function buy(uint256 tokenId) payable',
  'error ERC721NonexistentToken(uint256 tokenId)',
]);

describe('examples/marketplace-dapp', () => {
  const tutorial = useTutorial('marketplace-dapp', {
    env: {horizons: HORIZONS, market: MARKET, wallet: VISITOR},
  });
  const {shell, enter} = tutorial;
  const gas: Record<string, bigint> = {};
  let site: RunningSite | undefined;

  // With it, addresses are deterministic, and the page shows them.
  beforeAll(() => tutorial.importAccount());
  afterAll(() => site?.stop());

  /** Stores the gas of the transactions in a command's output. */
  const keepGas = (names: readonly string[], printed: string) => {
    const used = [...printed.matchAll(/^gasUsed +(\d+)$/gm)].map(([, amount = '']) => amount);
    expect(used).toHaveLength(names.length);
    expect(printed.match(/^status +1 \(success\)$/gm)).toHaveLength(names.length);
    names.forEach((name, index) => (gas[name] = BigInt(used[index] ?? '')));
  };
  const receiptOf = (hash: Hash) => tutorial.client.waitForTransactionReceipt({hash});
  const keepCreation = async (name: string, printed: string) => {
    const hash = /^Transaction hash: (0x[\da-f]{64})$/m.exec(printed)?.[1] as Hash;
    gas[name] = (await receiptOf(hash)).gasUsed;
  };
  const read = (
    functionName: 'imageOf' | 'ownerOf' | 'priceOf' | 'tokenURI',
    tokenId: bigint,
  ): Promise<bigint | string> =>
    tutorial.client.readContract({
      abi,
      address: functionName === 'priceOf' ? MARKET : HORIZONS,
      functionName,
      args: [tokenId],
    });
  /** A transaction of an unlocked account. */
  const act = async (
    account: Address,
    ...[functionName, args]:
      | ['mint', []]
      | ['list', [bigint, bigint]]
      | ['cancel', [bigint]]
      | ['approve', [Address, bigint]]
      | ['transferFrom', [Address, Address, bigint]]
  ) => {
    const address = functionName === 'list' || functionName === 'cancel' ? MARKET : HORIZONS;
    const call = {abi, address, functionName, args, account, chain: null};
    return receiptOf(await tutorial.client.writeContract(call as never));
  };
  const offer = async (account: Address, tokenId: bigint, price: string) => {
    await act(account, 'list', [tokenId, parseEther(price)]);
    await act(account, 'approve', [MARKET, tokenId]);
  };

  it('has a page with every command and file', () => {
    tutorialPage.expectComplete();
  });

  describe('chapter 1, the collection', () => {
    it('compiles', async () => {
      enter('1-collection');
      expectShown(await shell('build'), 'Compiler run successful!');
    });

    it('passes its tests', async () => {
      expectShown(
        await shell('test-collection'),
        [
          'Ran 3 tests for test/Horizons.t.sol:HorizonsTest',
          '[PASS] test_DrawsEachTokenDifferently() (gas: 193753)',
          '[PASS] test_MintGivesTheNextToken() (gas: 102553)',
          '[PASS] test_StopsAtTheLastToken() (gas: 2737621)',
          'Suite result: ok. 3 passed; 0 failed; 0 skipped',
        ].join('\n'),
      );
    });
  });

  describe('chapter 2, deploy and mint', () => {
    it('deploys with the account of the quickstart', async () => {
      enter('2-mint');
      const printed = await shell('deploy-collection');
      expectShown(printed, `Deployer: ${DEPLOYER}\nDeployed to: ${HORIZONS}`);
      await keepCreation('Deploy `Horizons`', printed);
    });

    it('mints to the account', async () => {
      keepGas(['Mint'], await shell('mint'));
      expectShown(await shell('owner'), DEPLOYER);
    });

    it('prints the picture', async () => {
      const printed = (await shell('image')).trim();
      expect(printed).toBe(await read('imageOf', 1n));
      expectShown(printed, 'data:image/svg+xml;base64,PHN2');
    });

    it('has metadata with the same picture', async () => {
      const [type, encoded = ''] = String(await read('tokenURI', 1n)).split(',');
      expect(type).toBe('data:application/json;base64');
      expect(JSON.parse(Buffer.from(encoded, 'base64').toString())).toEqual({
        name: 'Horizon #1',
        description: 'A landscape that a contract draws.',
        image: await read('imageOf', 1n),
      });
      await expect(read('imageOf', 2n)).rejects.toThrow('ERC721NonexistentToken');
    });
  });

  describe('chapter 3, the market', () => {
    it('passes its tests', async () => {
      enter('3-market');
      expectShown(
        await shell('test-market'),
        [
          'Ran 6 tests for test/Market.t.sol:MarketTest',
          '[PASS] test_BuyerGetsTheTokenAndSellerThePrice() (gas: 103369)',
          '[PASS] test_OnlyTheOwnerSetsThePrice() (gas: 18800)',
          '[PASS] test_PaysOnce() (gas: 276541)',
          '[PASS] test_RejectsATokenThatMoved() (gas: 65617)',
          '[PASS] test_RejectsAfterACancellation() (gas: 20338)',
          '[PASS] test_RejectsAnotherAmount() (gas: 27169)',
          'Suite result: ok. 6 passed; 0 failed; 0 skipped',
        ].join('\n'),
      );
    });

    it('is formatted as forge does it', async () => {
      await runOrThrow('forge', ['fmt', '--check'], {cwd: tutorial.folder});
    });

    it('deploys for the collection', async () => {
      const printed = await shell('deploy-market');
      expectShown(printed, `Deployed to: ${MARKET}`);
      await keepCreation('Deploy `Market`', printed);
    });

    it('says when the address of the collection is missing', async () => {
      expectShown(await tutorial.complaintOf('deploy-market', {horizons: ''}), 'parser error:');
    });

    it('lists the token', async () => {
      keepGas(['List', 'Approve'], await shell('offer'));
      expectShown(await shell('price'), '1000000000000000 [1e15]');
    });
  });

  const visit = async (options: Partial<TestWalletOptions> = {}): Promise<TutorialVisit> => {
    if (site === undefined) {
      throw new Error('No site runs');
    }
    const visited = await tutorial.visit(site.url, {accounts: [VISITOR], ...options});
    onTestFinished(visited.close);
    return visited;
  };
  const card = (tab: Page, tokenId: number) =>
    tab.getByRole('listitem').filter({has: tab.getByAltText(`Horizon #${tokenId}`, {exact: true})});
  const button = (tab: Page, name: string) => tab.getByRole('button', {name, exact: true});
  const connect = (tab: Page) => button(tab, 'Test Wallet').click();
  const listFor = async (tab: Page, tokenId: number, price: string) => {
    await card(tab, tokenId).getByLabel('Price in ETH').fill(price);
    await button(tab, `List #${tokenId}`).click();
  };
  /** Starts to record the status messages of a page. Returns a function that reads them, oldest first. */
  const watchStatuses = async (tab: Page): Promise<() => Promise<readonly string[]>> => {
    const seen = await tab.evaluateHandle(() => {
      const texts: string[] = [];
      const observer = new MutationObserver(() => {
        const text = document.querySelector('[role="status"]')?.textContent ?? '';
        if (text !== '' && text !== texts.at(-1)) {
          texts.push(text);
        }
      });
      observer.observe(document.body, {subtree: true, childList: true, characterData: true});
      return texts;
    });
    return () => seen.jsonValue();
  };
  const sendsOf = ({wallet}: TutorialVisit) =>
    wallet.requests.filter(({method}) => method === 'eth_sendTransaction').length;

  describe('chapter 4, the gallery', () => {
    it('says which address is missing', async () => {
      enter('4-gallery');
      await installMulticall(tutorial.node.url, path.join(tutorial.folder, 'node_modules/viem'));
      await runOrThrow('npx', ['tsc'], {cwd: tutorial.folder});
      site = await tutorial.start('dev');
      const {page: tab, context} = await tutorial.visit(site.url);
      const [error] = await Promise.all([tab.waitForEvent('pageerror'), tab.reload()]);
      expectShown(error.message, 'Set VITE_HORIZONS=0x… in .env');
      await context.close();
      await site.stop();
    });

    it('shows the token with its price and owner, without a wallet', async () => {
      await shell('addresses');
      site = await tutorial.start('dev');
      const {page: tab} = await visit();
      const lines = ['Horizon #1', '0.001 ETH', 'Owner 0xf39F…2266'];
      await expectPage(card(tab, 1)).toHaveText(lines.join(''));
      expectShown(lines.join('\n'), lines.join('\n'));
      // Without its own dimensions, the picture has the default width.
      await expectPage(tab.getByAltText('Horizon #1')).toHaveJSProperty('naturalWidth', 150);
    });

    it('shows a picture that is pasted into the address bar', async () => {
      const {context} = await visit();
      const tab = await context.newPage();
      await tab.goto(String(await read('imageOf', 1n)));
      expect(await tab.evaluate('document.documentElement.namespaceURI')).toBe(
        'http://www.w3.org/2000/svg',
      );
    });
  });

  describe('chapter 5, the trade', () => {
    it.each([
      ['1-collection/foundry.toml', '2-mint/foundry.toml'],
      ['4-gallery/src/style.css', '5-trade/src/style.css'],
    ])('%s only grows at its end', (before, after) => {
      const [short = '', long = ''] = [before, after].map((file) =>
        readFileSync(path.join(root, 'examples/marketplace-dapp/chapters', file), 'utf8'),
      );
      expect(long.startsWith(short)).toBe(true);
    });

    it('is what Vite serves while it is written', async () => {
      enter('5-trade');
      const {page: tab} = await visit();
      await expectPage(button(tab, 'Test Wallet')).toBeVisible();
    });

    it('builds', async () => {
      await site?.stop();
      site = undefined;
      expect(await shell('check')).toContain('built in');
      site = await tutorial.start('preview');
    });

    it('pays the wallet of the browser', async () => {
      const before = await tutorial.client.getBalance({address: VISITOR});
      keepGas(['fund'], await shell('fund'));
      const after = await tutorial.client.getBalance({address: VISITOR});
      expect(formatEther(after - before)).toBe('0.002');
    });

    it('sells the token to the visitor', async () => {
      const visited = await visit();
      const {page: tab, wallet} = visited;
      await connect(tab);
      wallet.refuse('eth_sendTransaction');
      await button(tab, 'Buy #1').click();
      await expectPage(tab.getByRole('alert')).toHaveText('You declined. Nothing was sent.');
      await button(tab, 'Buy #1').click();
      await expectPage(card(tab, 1).getByText('Owner 0x7099…79C8')).toBeVisible();
      await expectPage(card(tab, 1).getByText('Not for sale')).toBeVisible();
      await expectPage(tab.getByRole('alert')).toHaveCount(0);
      const link = card(tab, 1).getByRole('link', {name: 'See the transaction'});
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toMatch(/^https:\/\/sepolia\.lineascan\.build\/tx\/0x[\da-f]{64}$/);
      gas.Buy = (await receiptOf(/0x[\da-f]{64}$/.exec(href)?.[0] as Hash)).gasUsed;
      expect(await read('ownerOf', 1n)).toBe(VISITOR);
    });

    it('mints and lists a token of the visitor, in two transactions', async () => {
      const visited = await visit();
      const {page: tab} = visited;
      await connect(tab);
      await button(tab, 'Mint a horizon').click();
      await expectPage(card(tab, 2)).toBeVisible();
      // A fast block replaces a status before a locator sees it.
      const statuses = await watchStatuses(tab);
      await listFor(tab, 2, '0.002');
      await expectPage(card(tab, 2).getByText('0.002 ETH')).toBeVisible();
      await expectPage(button(tab, 'Cancel #2')).toBeVisible();
      const steps = (await statuses()).map((text) => text.slice(0, 7));
      expect([...new Set(steps)]).toEqual(['1 of 2:', '2 of 2:']);
      expect(sendsOf(visited)).toBe(3);
    });

    it('pays the visitor after a sale to another account', async () => {
      keepGas(['buy from the shell'], await shell('buy'));
      const {page: tab} = await visit();
      await connect(tab);
      const before = await tutorial.client.getBalance({address: VISITOR});
      await button(tab, 'Withdraw 0.002 ETH').click();
      await expectPage(button(tab, 'Withdraw 0.002 ETH')).toHaveCount(0);
      const after = await tutorial.client.getBalance({address: VISITOR});
      expect(after - before).toBeGreaterThan(parseEther('0.0019'));
      keepGas(['Withdraw'], await shell('withdraw'));
      expect(await tutorial.client.getBalance({address: MARKET})).toBe(0n);
    });

    it('takes a listing back', async () => {
      await offer(VISITOR, 1n, '0.004');
      const {page: tab} = await visit();
      await connect(tab);
      await button(tab, 'Cancel #1').click();
      await expectPage(card(tab, 1).getByText('Not for sale')).toBeVisible();
      const hash = /0x[\da-f]{64}$/.exec(
        (await card(tab, 1).getByRole('link').getAttribute('href')) ?? '',
      )?.[0] as Hash;
      gas.Cancel = (await receiptOf(hash)).gasUsed;
    });

    it('stays closed when the visitor declines the approval, and opens with the next try', async () => {
      const visited = await visit();
      const {page: tab, wallet} = visited;
      await connect(tab);
      await act(VISITOR, 'approve', ['0x0000000000000000000000000000000000000000', 1n]);
      await card(tab, 1).getByLabel('Price in ETH').fill('0.005');
      await button(tab, 'List #1').click();
      await expectPage(card(tab, 1).getByRole('status')).toHaveText(
        '1 of 2: Waiting for a block …',
      );
      wallet.refuse('eth_sendTransaction');
      await expectPage(card(tab, 1).getByRole('alert')).toHaveText(
        'You declined. Nothing was sent.',
      );
      expect(await read('priceOf', 1n)).toBe(0n);
      await button(tab, 'List #1').click();
      await expectPage(button(tab, 'Cancel #1')).toBeVisible();
      expect(await read('priceOf', 1n)).toBe(parseEther('0.005'));
    });

    it('learns from the contract that a token is gone, before the wallet opens', async () => {
      const visited = await visit({accounts: [OTHER]});
      const {page: tab} = visited;
      await connect(tab);
      await expectPage(button(tab, 'Buy #1')).toBeVisible();
      await act(VISITOR, 'transferFrom', [VISITOR, DEPLOYER, 1n]);
      await button(tab, 'Buy #1').click();
      await expectPage(card(tab, 1).getByRole('alert')).toHaveText(
        'The contract rejected the call: NotForSale(1)',
      );
      expect(page).toContain('`The contract rejected the call: NotForSale(1)`');
      await expectPage(button(tab, 'Buy #1')).toHaveCount(0);
      expect(sendsOf(visited)).toBe(0);
    });

    it('refuses a price of zero, and lets the browser refuse what is no number', async () => {
      await act(VISITOR, 'mint', []);
      const visited = await visit();
      const {page: tab} = visited;
      await connect(tab);
      await listFor(tab, 3, 'much');
      await expectPage(card(tab, 3).getByLabel('Price in ETH')).toHaveJSProperty(
        'validity.patternMismatch',
        true,
      );
      await listFor(tab, 3, '0');
      await expectPage(tab.getByRole('alert')).toHaveText(
        'The contract rejected the call: PriceIsZero()',
      );
      expect(sendsOf(visited)).toBe(0);
    });

    it('tells when the visitor cancels a transaction in the wallet', async () => {
      const {client} = tutorial;
      const {page: tab} = await visit();
      await connect(tab);
      // The node mines no block until the transaction has been replaced.
      await client.setIntervalMining({interval: 0});
      onTestFinished(() => client.setIntervalMining({interval: 1}));
      const seen = tab.waitForResponse(
        (response) => response.request().postData()?.includes('eth_getTransactionByHash') ?? false,
      );
      await button(tab, 'Mint a horizon').click();
      const link = tab.getByRole('link', {name: 'See the transaction'});
      const href = (await link.getAttribute('href')) ?? '';
      const sent = await client.getTransaction({hash: /0x[\da-f]{64}$/.exec(href)?.[0] as Hash});
      await (await seen).finished();
      await client.sendTransaction({
        account: VISITOR,
        chain: null,
        to: VISITOR,
        nonce: sent.nonce,
        gas: 21_000n,
        maxFeePerGas: (sent.maxFeePerGas ?? 0n) * 2n + 2n,
        maxPriorityFeePerGas: (sent.maxPriorityFeePerGas ?? 0n) * 2n + 2n,
      });
      await client.mine({blocks: 1});
      await expectPage(tab.getByRole('alert')).toHaveText(
        'Your wallet sent another transaction instead.',
      );
    });

    it('offers to switch a wallet that is on another network', async () => {
      const {page: tab, wallet} = await visit({
        chainId: MAINNET,
        nodes: {[SEPOLIA]: tutorial.node.url, [MAINNET]: ''},
      });
      await connect(tab);
      await expectPage(button(tab, 'Mint a horizon')).toHaveCount(0);
      await expectPage(button(tab, 'List #3')).toHaveCount(0);
      wallet.refuse('wallet_switchEthereumChain');
      await button(tab, 'Switch to Linea Sepolia').click();
      await expectPage(tab.getByRole('alert')).toHaveText('You declined. Nothing was sent.');
      await button(tab, 'Switch to Linea Sepolia').click();
      await expectPage(button(tab, 'List #3')).toBeVisible();
      expect(wallet.chainId()).toBe(SEPOLIA);
      await button(tab, 'Disconnect').click();
      await expectPage(button(tab, 'Test Wallet')).toBeVisible();
    });

    it('looks good, at any width and in both color modes', async () => {
      await offer(DEPLOYER, 1n, '0.003');
      await offer(VISITOR, 3n, '0.001');
      for (const account of [OTHER, OTHER, VISITOR, VISITOR, OTHER]) {
        await act(account, 'mint', []);
      }
      await offer(VISITOR, 7n, '0.001');
      await offer(OTHER, 8n, '0.002');
      const sale = {functionName: 'buy', args: [3n], value: parseEther('0.001')} as const;
      const buyer = {account: OTHER, chain: null} as const;
      await receiptOf(
        await tutorial.client.writeContract({abi, address: MARKET, ...sale, ...buyer}),
      );
      const {page: tab} = await visit();
      await connect(tab);
      await expectPage(button(tab, 'Buy #8')).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await tab.emulateMedia({colorScheme});
        await tab.setViewportSize({width: 390, height: 844});
        expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(390);
        await tab.addScriptTag({path: axe});
        expect(await tab.evaluate('axe.run().then(({violations}) => violations)')).toEqual([]);
      }
      await tab.mouse.move(0, 0);
      await takePictures(tab, 'marketplace-dapp');
    });
  });

  it('costs what the page says', () => {
    const row = (name: string) => {
      const used = gas[name] ?? 0n;
      return `| ${name} | ${used.toLocaleString('en-US')} | ${costOf(used)} ETH |`;
    };
    const names = ['Deploy `Horizons`', 'Mint', 'Deploy `Market`', 'List', 'Approve', 'Buy'];
    const rows = [...names, 'Cancel', 'Withdraw'].map(row);
    expect(page).toContain(rows.join('\n'));

    // On the reader's path, both accounts mint or deploy, list, approve, buy and withdraw.
    const twice = ['Mint', 'List', 'Approve', 'Buy', 'Withdraw'];
    const used = ['Deploy `Horizons`', 'Deploy `Market`', 'fund', ...twice, ...twice];
    const sum = used.reduce((amount, name) => amount + Number(gas[name]), 0);
    const total = costOf(sum, 4);
    expect(page).toContain(`you pay about ${total} ETH for gas`);
    expect(page).toContain(`costs: ${total} ETH on Linea Sepolia`);
  });
});
