import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Address,
  createWalletClient,
  formatEther,
  getContractAddress,
  type Hash,
  http,
  parseAbi,
  parseEther,
} from 'viem';
import {afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {takePictures} from './harness/appPicture';
import {installMulticall} from './harness/deploy';
import {expectPage} from './harness/expectPage';
import {runOrThrow} from './harness/run';
import type {RunningSite} from './harness/siteCommand';
import type {TestWalletOptions} from './harness/testWallet';
import {costOf, readTutorialPage} from './harness/tutorialPage';
import {developmentAccount, type TutorialVisit, useTutorial} from './harness/useTutorial';

const SEPOLIA = 59141;
const MAINNET = 59144;
// The terminal's account, the beneficiary's wallet, and another visitor.
const ACCOUNT = developmentAccount(0).address;
const WALLET = developmentAccount(1).address;
const VISITOR = developmentAccount(2).address;
const JAR = getContractAddress({from: ACCOUNT, nonce: 0n});
const page = readTutorialPage('first-dapp');
const {expectShown} = page;

describe('examples/first-dapp', () => {
  const env: Record<string, string> = {account: ACCOUNT, wallet: WALLET};
  const tutorial = useTutorial('first-dapp', {env});
  const {shell} = tutorial;
  let creation: Hash;
  /** The gas amounts on the page. */
  const gas: Record<string, bigint> = {};
  const gasOf = async (hash: Hash) => (await tutorial.client.getTransactionReceipt({hash})).gasUsed;
  const tipped = async (account: Address, message: string, amount: string) => {
    const wallet = createWalletClient({account, transport: http(tutorial.node.url)});
    const hash = await wallet.writeContract({
      address: JAR,
      abi: parseAbi(['function tip(string) payable']),
      functionName: 'tip',
      args: [message],
      value: parseEther(amount),
      chain: null,
    });
    await tutorial.client.waitForTransactionReceipt({hash});
  };

  beforeAll(() => tutorial.importAccount());

  it('has a page with every command and file', () => {
    page.expectComplete();
  });

  describe('chapter 1', () => {
    beforeAll(() => tutorial.enter('1-contract'));

    it('builds the contract', async () => {
      expectShown(await shell('build'), 'Compiler run successful!');
    });

    it('passes the tests that the page shows', async () => {
      expectShown(
        await shell('test'),
        [
          'Ran 6 tests for test/TipJar.t.sol:TipJarTest',
          '[PASS] test_KeepsTips() (gas: 48092)',
          '[PASS] test_PaysNoOtherAccount() (gas: 273927)',
          '[PASS] test_PaysOnlyOnceWhenTheBeneficiaryCallsBack() (gas: 50059)',
          '[PASS] test_PaysTheBeneficiary() (gas: 47936)',
          '[PASS] test_RejectsALongMessage() (gas: 13349)',
          '[PASS] test_RejectsATipWithoutETH() (gas: 6197)',
          'Suite result: ok. 6 passed; 0 failed; 0 skipped',
        ].join('\n'),
      );
    });

    it('is formatted as forge does it', async () => {
      await runOrThrow('npx', ['forge', 'fmt', '--check'], {cwd: tutorial.folder});
    });
  });

  describe('chapter 2', () => {
    beforeAll(() => tutorial.enter('2-deploy'));

    it('says what is missing when the account has no ETH', async () => {
      const value = await tutorial.client.getBalance({address: ACCOUNT});
      await tutorial.client.setBalance({address: ACCOUNT, value: 0n});
      const complaint = await tutorial.complaintOf('deploy');
      expectShown(complaint, 'Insufficient funds for gas * price + value');
      await tutorial.client.setBalance({address: ACCOUNT, value});
    });

    it('deploys the jar for the wallet, for the gas that the page names', async () => {
      const printed = await shell('deploy');
      expectShown(printed, `Deployer: ${ACCOUNT}\nDeployed to: ${JAR}\nTransaction hash: 0x`);
      env.jar = JAR;
      creation = /^Transaction hash: (0x[\da-f]{64})$/m.exec(printed)?.[1] as Hash;
      gas['Deploy the contract'] = await gasOf(creation);
      const beneficiary = await shell('check');
      expect(beneficiary).toBe(`${WALLET}\n`);
      expectShown(beneficiary, WALLET);
    });

    it('tips, for the gas that the page names', async () => {
      const receipt = await shell('tip');
      expectShown(receipt, 'gasUsed              46823\n');
      expectShown(receipt, 'status               1 (success)');
      gas['Send the first tip'] = 46_823n;
      const balance = await shell('balance');
      expect(balance).toBe('0.000100000000000000\n');
      expectShown(balance, balance);
    });

    it('sends the wallet ETH', async () => {
      expect(await shell('fund')).toMatch(/^gasUsed +21000$/m);
      gas['Send ETH to your wallet'] = 21_000n;
    });
  });

  describe('in the browser', () => {
    let site: RunningSite | undefined;
    let visit: TutorialVisit;

    beforeAll(async () => {
      await installMulticall(tutorial.node.url, path.join(tutorial.folder, 'node_modules/viem'));
    });
    afterAll(() => site?.stop());
    const start = async (region: string) => {
      site = await tutorial.start(region);
    };
    const open = async (wallet: Partial<TestWalletOptions> = {}) => {
      visit = await tutorial.visit(site?.url ?? '', {accounts: [VISITOR], ...wallet});
    };
    afterEach(() => visit.close());

    const text = (words: string | RegExp) => expectPage(visit.page.getByText(words));
    const button = (name: string | RegExp) => visit.page.getByRole('button', {name});
    const alert = () => expectPage(visit.page.getByRole('alert'));
    const tips = () => visit.page.getByRole('listitem');
    const amount = (name: string) =>
      expectPage(
        visit.page.getByRole('term').filter({hasText: name}).locator('xpath=following::dd[1]'),
      );
    const asked = (method: string) =>
      visit.wallet.requests.filter((request) => request.method === method).length;

    describe('chapter 3', () => {
      beforeAll(async () => {
        tutorial.enter('3-page');
        await shell('address');
        await shell('types');
        await start('dev');
      });
      afterAll(async () => {
        await site?.stop();
        site = undefined;
      });

      it('shows the amounts and the tip from the terminal', async () => {
        await open();
        await amount('In the jar').toHaveText('0.0001 ETH');
        await amount('Received so far').toHaveText('0.0001 ETH');
        await expectPage(tips()).toHaveCount(1);
        await expectPage(tips()).toContainText('0.0001 ETH from 0xf39F…2266');
        await expectPage(tips()).toContainText('Hello from the terminal');
      });

      it('shows a new tip without a reload', async () => {
        await open();
        await text('Hello from the terminal').toBeVisible();
        const receipt = await shell('tip-again');
        expect(receipt).toMatch(/^gasUsed +29711$/m);
        gas['Each of the two later tips, with 22 characters'] = 29_711n;
        await text('Live from the terminal').toBeVisible();
        await expectPage(tips()).toHaveCount(2);
        await expectPage(tips().first()).toContainText('Live from the terminal');
        await amount('In the jar').toHaveText('0.0002 ETH');
      });

      it('says when there is no contract at the address', async () => {
        const empty = await tutorial.start('dev', {VITE_TIP_JAR: VISITOR});
        visit = await tutorial.visit(empty.url);
        const message = 'The contract function "startBlock" returned no data ("0x").';
        expect(page.text).toContain(message);
        await expectPage(visit.page.getByText(message)).toBeVisible({timeout: 30_000});
        await empty.stop();
      });

      it('is what Vite serves while chapter 4 is written', async () => {
        const id = await tutorial.client.snapshot();
        onTestFinished(() => tutorial.client.revert({id}));
        tutorial.enter('4-wallet');
        await open();
        await button('Test Wallet').click();
        await visit.page.getByLabel('Amount in ETH').fill('0.0001');
        await button('Send tip').click();
        await text('Thank you! Your tip is in the jar.').toBeVisible();
        await expectPage(tips()).toHaveCount(3);
      });
    });

    describe('chapter 4', () => {
      beforeAll(async () => {
        tutorial.enter('4-wallet');
        // Shorter ranges than on the page, so that this chain needs several.
        const file = path.join(tutorial.folder, 'src/readTips.ts');
        const source = readFileSync(file, 'utf8');
        expect(source).toContain('RANGE = 5000n');
        writeFileSync(file, source.replace('RANGE = 5000n', 'RANGE = 100n'));
        await shell('site');
        await start('preview');
      });

      const connect = async (wallet?: Partial<TestWalletOptions>) => {
        await open(wallet);
        await button('Test Wallet').click();
      };
      const tip = async (message: string, ether = '0.0001') => {
        await visit.page.getByLabel('Amount in ETH').fill(ether);
        await visit.page.getByLabel('Message').fill(message);
        await button('Send tip').click();
      };
      const sent = async (index = 0) => {
        const link = visit.page.getByRole('link', {name: 'See the transaction'}).nth(index);
        return /0x[\da-f]{64}$/.exec((await link.getAttribute('href')) ?? '')?.[0] as Hash;
      };

      it('tips and withdraws as the beneficiary, for the gas that the page names', async () => {
        await connect({accounts: [WALLET]});
        await text('Connected as 0x7099…79C8').toBeVisible();
        await tip('Hello from the browser');
        await text('Thank you! Your tip is in the jar.').toBeVisible();
        await expectPage(tips()).toHaveCount(3);
        await expectPage(tips().first()).toContainText('0.0001 ETH from 0x7099…79C8');
        await expectPage(tips().first()).toContainText('Hello from the browser');
        await expectPage(visit.page.getByLabel('Message')).toHaveValue('');
        expect(await gasOf(await sent())).toBe(29_711n);

        const before = await tutorial.client.getBalance({address: WALLET});
        await button('Withdraw 0.0003 ETH').click();
        await text('The jar is empty. You have the ETH.').toBeVisible();
        await amount('In the jar').toHaveText('0 ETH');
        await amount('Received so far').toHaveText('0.0003 ETH');
        await expectPage(button('Withdraw 0 ETH')).toBeDisabled();
        const receipt = await tutorial.client.getTransactionReceipt({hash: await sent(1)});
        gas.Withdraw = receipt.gasUsed;
        const fee = receipt.gasUsed * receipt.effectiveGasPrice;
        const after = await tutorial.client.getBalance({address: WALLET});
        expect(formatEther(after + fee - before)).toBe('0.0003');
      });

      it('reads the history in ranges, each block once', async () => {
        await tutorial.client.mine({blocks: 250});
        const ranges: (readonly [number, number])[] = [];
        await open();
        const tab = await visit.context.newPage();
        tab.on('request', (request) => {
          const {method, params} = (request.postDataJSON() ?? {}) as {
            method?: string;
            params?: readonly [{readonly fromBlock: string; readonly toBlock: string}];
          };
          if (method === 'eth_getLogs' && params) {
            ranges.push([Number(params[0].fromBlock), Number(params[0].toBlock)]);
          }
        });
        await tab.goto(site?.url ?? '');
        await expectPage(tab.getByRole('listitem')).toHaveCount(3);
        await tipped(VISITOR, 'From another browser', '0.0005');
        await expectPage(tab.getByText('From another browser')).toBeVisible();
        await expectPage(tab.getByRole('listitem')).toHaveCount(4);

        const {blockNumber: first} = await tutorial.client.getTransactionReceipt({hash: creation});
        expect(ranges[0]?.[0]).toBe(Number(first));
        expect(ranges.length).toBeGreaterThan(3);
        ranges.forEach(([from, to], i) => {
          expect(to - from).toBeLessThan(100);
          expect(from).toBe((ranges[i - 1]?.[1] ?? Number(first) - 1) + 1);
        });
      });

      it('hides the withdrawal from other visitors', async () => {
        await connect();
        await expectPage(button('Send tip')).toBeVisible();
        await expectPage(button(/Withdraw/)).toHaveCount(0);
      });

      it('says that the visitor declined, and keeps what was typed', async () => {
        await connect();
        visit.wallet.refuse('eth_sendTransaction');
        await tip('Not yet');
        await alert().toHaveText('You declined. Nothing was sent.');
        await expectPage(visit.page.getByLabel('Message')).toHaveValue('Not yet');
        await expectPage(tips()).toHaveCount(4);
      });

      it('shows what the contract refuses before the wallet opens', async () => {
        await connect();
        await tip('é'.repeat(71));
        await alert().toHaveText('The message is longer than 140 bytes. Shorten it.');
        await tip('', '0');
        await alert().toHaveText('A tip needs more than 0 ETH.');
        expect(asked('eth_sendTransaction')).toBe(0);
      });

      it('offers to switch a wallet that is on another network', async () => {
        const nodes = {[SEPOLIA]: tutorial.node.url, [MAINNET]: ''};
        await connect({chainId: MAINNET, nodes});
        await text('Your wallet is on another network.').toBeVisible();
        await expectPage(button('Send tip')).toHaveCount(0);
        visit.wallet.refuse('wallet_switchEthereumChain');
        await button('Switch to Linea Sepolia').click();
        await alert().toHaveText('You declined. Nothing was sent.');
        await button('Switch to Linea Sepolia').click();
        await expectPage(button('Send tip')).toBeVisible();
        expect(visit.wallet.chainId()).toBe(SEPOLIA);
      });

      it('fits a phone', async () => {
        await connect();
        await visit.page.setViewportSize({width: 390, height: 844});
        await expectPage(button('Send tip')).toBeVisible();
        const width = await visit.page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBe(390);
      });

      it('says that the visitor declined to withdraw', async () => {
        await connect({accounts: [WALLET]});
        visit.wallet.refuse('eth_sendTransaction');
        await button('Withdraw 0.0005 ETH').click();
        await alert().toHaveText('You declined. Nothing was sent.');
      });

      it('looks as in the pictures', async () => {
        await tipped(ACCOUNT, 'Your talk saved me a week', '0.002');
        await tipped(VISITOR, 'Thanks for the slides!', '0.0015');
        await connect({accounts: [WALLET]});
        await expectPage(button('Withdraw 0.004 ETH')).toBeEnabled();
        await text('Thanks for the slides!').toBeVisible();
        await takePictures(visit.page, 'first-dapp');
      });

      it('shows markup in a message as text', async () => {
        await tipped(VISITOR, '<b>bold</b>', '0.0001');
        await open();
        await text('<b>bold</b>').toBeVisible();
      });
    });
  });

  it('costs what the page says', () => {
    const rows = Object.entries(gas).map(
      ([name, used]) => `| ${name} | ${used.toLocaleString('en-US')} | ${costOf(used)} ETH |`,
    );
    expect(page.text).toContain(`|---|---|---|\n${rows.join('\n')}\n\n`);
    const later = gas['Each of the two later tips, with 22 characters'] ?? 0n;
    const total = Object.values(gas).reduce((sum, used) => sum + used, later);
    expect(page.text).toContain(
      `${total.toLocaleString('en-US')} gas, which cost about ${costOf(total, 6)} ETH`,
    );
    expect(page.text).toContain(`costs: ${costOf(total, 6)} ETH on Linea Sepolia`);
  });
});
