import path from 'node:path';
import type {Page} from '@playwright/test';
import {type Address, formatEther, type Hash, parseAbi} from 'viem';
import {beforeAll, beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {takePictures} from './harness/appPicture';
import {installMulticall} from './harness/deploy';
import {expectPage} from './harness/expectPage';
import {runOrThrow} from './harness/run';
import type {RunningSite} from './harness/siteCommand';
import type {TestWalletOptions} from './harness/testWallet';
import {costOf, readTutorialPage} from './harness/tutorialPage';
import {developmentAccount, type TutorialVisit, useTutorial} from './harness/useTutorial';

const WALLET = developmentAccount(0).address;
const STRANGER = developmentAccount(5).address;
const tutorialPage = readTutorialPage('voting-dapp');
const {expectShown} = tutorialPage;
const SEPOLIA = 59141;
const MAINNET = 59144;
const abi = parseAbi([
  'function closesAt() view returns (uint256)',
  'function tally() view returns (uint256[])',
  'function vote(uint256 option)',
]);

/** Gas rounded like on the page: an address with a zero byte costs 12 less. */
const rounded = (gas: bigint | number) => Math.round(Number(gas) / 1000) * 1000;

/** The value after a label in the output of `forge create` or `cast send`. */
const printedAfter = (printed: string, label: string) =>
  new RegExp(`^${label}:? +(.*)$`, 'm').exec(printed)?.[1];

describe('examples/voting-dapp', () => {
  // Like Linea, this node mines a block only for transactions.
  const tutorial = useTutorial('voting-dapp', {blocks: 'with transactions'});
  let account: Address;
  let poll: Address;
  let closesAt: bigint;
  /** The gas amounts on the page. */
  const gas: Record<string, bigint | number> = {};

  beforeAll(async () => {
    await installMulticall(tutorial.node.url, path.join(tutorial.folder, 'node_modules/viem'));
  });

  const variables = () => ({account, poll, wallet: WALLET});
  const shell = (region: string) => tutorial.shell(region, variables());
  /** Deploys a poll with a region, and writes its address to `.env`. @returns the gas. */
  const deploy = async (region: string): Promise<bigint> => {
    const printed = await shell(region);
    poll = printedAfter(printed, 'Deployed to') as Address;
    expect(printed).toContain(`Deployer: ${account}\nDeployed to: ${poll}\nTransaction hash: 0x`);
    await shell('address');
    closesAt = await tutorial.client.readContract({address: poll, abi, functionName: 'closesAt'});
    const hash = printedAfter(printed, 'Transaction hash') as Hash;
    return (await tutorial.client.getTransactionReceipt({hash})).gasUsed;
  };
  const tally = () => tutorial.client.readContract({address: poll, abi, functionName: 'tally'});
  const voteOf = (voter: Address, option: bigint) =>
    tutorial.client.writeContract({
      address: poll,
      abi,
      functionName: 'vote',
      args: [option],
      account: voter,
      chain: null,
    });

  /** Resets the node to its current block after the test. */
  const undoAfterwards = async () => {
    const id = await tutorial.client.snapshot();
    onTestFinished(() => tutorial.client.revert({id}));
  };
  /** Stops mining until the test ends. */
  const holdBlocks = async () => {
    await tutorial.client.setAutomine(false);
    onTestFinished(() => tutorial.client.setAutomine(true));
  };

  let site: RunningSite;
  const visit = async (wallet?: Partial<TestWalletOptions>): Promise<TutorialVisit> => {
    const visited = await tutorial.visit(site.url, wallet);
    onTestFinished(visited.close);
    return visited;
  };
  const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
  const connect = (page: Page) => button(page, 'Test Wallet').click();
  const votes = (page: Page) => page.getByRole('list', {name: 'Votes'}).getByRole('listitem');
  const vote = async (page: Page, option: string) => {
    await page.getByRole('radio', {name: option}).check();
    await button(page, 'Vote').click();
  };
  const alertOf = (page: Page) => expectPage(page.getByRole('alert'));
  const sees = (page: Page, text: string | RegExp) =>
    expectPage(page.getByText(text)).toBeVisible();
  /** Sets the visitor's clock, in seconds relative to the poll's end. */
  const setClock = (page: Page, seconds: number) =>
    page.clock.setFixedTime((Number(closesAt) + seconds) * 1000);

  it('has a page with every command and file', () => {
    tutorialPage.expectComplete();
  });

  describe('chapter 1, the contract', () => {
    it('compiles', async () => {
      tutorial.enter('1-contract');
      expectShown(await shell('build-contract'), 'Compiler run successful!');
      await runOrThrow('npx', ['forge', 'fmt', '--check'], {cwd: tutorial.folder});
    });

    it('passes its tests', async () => {
      const printed = await shell('test');
      const lines = [
        '[PASS] test_ClosesOnTheSecond() (gas: 43095)',
        '[PASS] test_CountsOneVoteForEachAccount() (gas: 55848)',
        '[PASS] test_RejectsAListThatNamesAnAccountTwice() (gas: 181678)',
        '[PASS] test_RejectsASecondVote() (gas: 41859)',
        '[PASS] test_RejectsAnAccountThatIsNotListed() (gas: 13062)',
        '[PASS] test_RejectsAnOptionThatDoesNotExist() (gas: 11165)',
        '[PASS] test_RejectsTermsOutsideTheLimits() (gas: 139649)',
      ];
      expect(printed.match(/^\[PASS\].*$/gm)).toEqual(lines);
      const result = 'Suite result: ok. 7 passed; 0 failed; 0 skipped';
      expectShown(printed, [...lines, result].join('\n'));
    });
  });

  describe('chapter 2, the poll on the network', () => {
    it('deploys for the gas that the page names', async () => {
      const created = await tutorial.createAccount();
      account = (await shell('account')).trim() as Address;
      expect(account).toBe(created);
      gas['Deploy the poll with three options'] = rounded(await deploy('deploy'));
      const {timestamp} = await tutorial.client.getBlock();
      expect(closesAt - timestamp).toBe(86_400n);
    });

    it('counts a vote, and refuses a second one', async () => {
      const printed = await shell('vote');
      expectShown(printed, 'gasUsed              52826\n');
      expectShown(printed, 'status               1 (success)');
      gas['First vote for an option, in each poll'] = 52_826;
      const read = await shell('read');
      expect(read).toBe('["Coffee", "Tea", "Water"]\n[0, 1, 0]\n');
      expectShown(read, read);
      expect(await tutorial.complaintOf('vote-again', variables())).toMatch(
        /^Error: Failed to estimate gas: .*: AlreadyVoted\(0x[\da-fA-F]{40}\)$/m,
      );
    });
  });

  describe('chapter 3, the page', () => {
    beforeAll(async () => {
      tutorial.enter('3-page');
      await runOrThrow('npx', ['tsc'], {cwd: tutorial.folder});
      site = await tutorial.start('dev');
      return site.stop;
    });

    it('shows the poll without a wallet', async () => {
      const {page} = await visit();
      await expectPage(page.getByRole('heading')).toHaveText('What should we drink?');
      await expectPage(votes(page)).toHaveText(['Coffee0 votes', 'Tea1 vote', 'Water0 votes']);
      await sees(page, '1 of 2 accounts have voted.');
      await expectPage(page.getByRole('timer')).toHaveText(/^23 h 5\d min \d+ s$/);
      await sees(page, /^Closes on \d+\/\d+\/\d+, [\d:]+ [AP]M$/);

      // Vite restarts for a new address, which has no poll.
      const correct = poll;
      poll = account;
      await shell('address');
      const message = 'The contract function "question" returned no data ("0x").';
      expect(tutorialPage.text).toContain(message);
      await alertOf(page).toContainText(message);
      poll = correct;
      await shell('address');
      await expectPage(page.getByRole('heading')).toHaveText('What should we drink?');
    });

    it('is what Vite serves while chapter 4 is written', async () => {
      await undoAfterwards();
      tutorial.enter('4-vote');
      const {page} = await visit();
      await connect(page);
      await vote(page, 'Coffee');
      await sees(page, 'Your vote is counted.');
      await expectPage(votes(page).first()).toHaveText('Coffee1 vote');
    });
  });

  describe('chapter 4, the vote', () => {
    beforeAll(async () => {
      tutorial.enter('4-vote');
      await shell('build');
      site = await tutorial.start('preview');
      return site.stop;
    });
    beforeEach(undoAfterwards);

    it('funds the wallet from the Foundry account', async () => {
      const before = await tutorial.client.getBalance({address: WALLET});
      gas['Send ETH to the wallet'] = Number(printedAfter(await shell('fund'), 'gasUsed'));
      const after = await tutorial.client.getBalance({address: WALLET});
      expect(formatEther(after - before)).toBe('0.0002');
    });

    it('shows a vote at once, and as counted when a block has it', async () => {
      const {page} = await visit();
      await connect(page);
      await holdBlocks();
      await vote(page, 'Tea');
      await expectPage(votes(page).nth(1)).toHaveText('Tea2 votes, yours pending');
      await sees(page, '1 of 2 accounts have voted.');
      await sees(page, 'Waiting for a block …');
      await expectPage(button(page, 'Vote')).toBeDisabled();

      await tutorial.client.mine({blocks: 1});
      await sees(page, 'Your vote is counted.');
      await expectPage(votes(page)).toHaveText(['Coffee0 votes', 'Tea2 votes', 'Water0 votes']);
      await sees(page, '2 of 2 accounts have voted.');
      const href = await page
        .getByRole('link', {name: 'See your transaction'})
        .getAttribute('href');
      const hash = /^https:\/\/sepolia\.lineascan\.build\/tx\/(0x[\da-f]{64})$/.exec(
        href ?? '',
      )?.[1];
      const {gasUsed} = await tutorial.client.getTransactionReceipt({hash: hash as Hash});
      gas['Second vote for the same option'] = gasUsed;
    });

    it('still knows after a reload that the account has voted', async () => {
      await voteOf(WALLET, 0n);
      const {page} = await visit();
      await connect(page);
      await page.reload();
      await sees(page, 'Your vote is counted.');
      await button(page, 'Disconnect').click();
      await sees(page, 'Connect a wallet to vote:');
    });

    it('counts nothing when the visitor declines', async () => {
      const {page, wallet} = await visit();
      wallet.refuse('wallet_requestPermissions');
      await connect(page);
      await alertOf(page).toHaveText('You declined. Nothing was sent.');
      await connect(page);
      wallet.refuse('eth_sendTransaction');
      await vote(page, 'Coffee');
      await alertOf(page).toHaveText('You declined. Nothing was sent.');
      await expectPage(votes(page)).toHaveText(['Coffee0 votes', 'Tea1 vote', 'Water0 votes']);
      await expectPage(page.getByRole('radio', {name: 'Coffee'})).toBeChecked();
      expect(await tally()).toEqual([0n, 1n, 0n]);
    });

    it('offers to switch a wallet that is on another network', async () => {
      const {page, wallet} = await visit({
        chainId: MAINNET,
        nodes: {[MAINNET]: '', [SEPOLIA]: tutorial.node.url},
      });
      await connect(page);
      await sees(page, 'Your wallet is on another network.');
      await expectPage(button(page, 'Vote')).toHaveCount(0);
      wallet.refuse('wallet_switchEthereumChain');
      await button(page, 'Switch to Linea Sepolia').click();
      await alertOf(page).toHaveText('You declined. Nothing was sent.');
      await button(page, 'Switch to Linea Sepolia').click();
      await expectPage(button(page, 'Vote')).toBeVisible();
    });

    it('offers no vote to an account that is not on the list', async () => {
      const {page, wallet} = await visit({accounts: [STRANGER]});
      await connect(page);
      await sees(page, 'This account is not on the list of voters.');
      await expectPage(button(page, 'Vote')).toHaveCount(0);
      await wallet.pickAccount(WALLET);
      await expectPage(button(page, 'Vote')).toBeVisible();
    });

    it('says why the contract refuses, before the wallet opens', async () => {
      const {page, wallet} = await visit();
      await connect(page);
      await page.getByRole('radio', {name: 'Water'}).check();
      // The account votes in another tab before this tab reads its ballot again.
      let goOn: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route(`${tutorial.node.url}/**`, async (route) => {
        if (route.request().postData()?.includes('eth_getBlockByNumber')) {
          await held;
        }
        await route.fallback();
      });
      await voteOf(WALLET, 0n);
      await button(page, 'Vote').click();
      await expectPage(button(page, 'Vote')).toBeDisabled();
      goOn();
      await alertOf(page).toHaveText('This account has already voted.');
      await sees(page, 'Your vote is counted.');
      expect(wallet.requests.map(({method}) => method)).not.toContain('eth_sendTransaction');
    });

    it.each([
      ['speeds it up', true, 'Your vote is counted.'],
      ['cancels it', false, 'Your wallet sent another transaction instead.'],
    ])('knows what became of a vote when the visitor %s', async (_name, isSame, told) => {
      const {client} = tutorial;
      const {page} = await visit();
      await connect(page);
      await holdBlocks();
      const seen = page.waitForResponse(
        (response) => response.request().postData()?.includes('eth_getTransactionByHash') ?? false,
      );
      await vote(page, 'Coffee');
      await (await seen).finished();
      const href = await page
        .getByRole('link', {name: 'See your transaction'})
        .getAttribute('href');
      const sent = await client.getTransaction({hash: (href ?? '').slice(-66) as Hash});
      await client.sendTransaction({
        account: WALLET,
        chain: null,
        nonce: sent.nonce,
        ...(isSame ? {to: poll, data: sent.input} : {to: WALLET}),
        gas: sent.gas,
        maxFeePerGas: (sent.maxFeePerGas ?? 0n) * 2n + 2n,
        maxPriorityFeePerGas: (sent.maxPriorityFeePerGas ?? 0n) * 2n + 2n,
      });
      await client.mine({blocks: 1});
      await sees(page, told);
      await expectPage(votes(page).first()).toHaveText(isSame ? 'Coffee1 vote' : 'Coffee0 votes');
    });
  });

  describe('chapter 5, the end', () => {
    let deploymentGas: bigint;

    beforeAll(async () => {
      tutorial.enter('5-close');
      deploymentGas = await deploy('deploy-short');
      await shell('vote-short');
      await shell('build');
      site = await tutorial.start('preview');
      return site.stop;
    });
    beforeEach(async () => {
      await undoAfterwards();
      // Independent of the elapsed time.
      await makeBlock(-100);
    });

    /** Mines a block at a time relative to the poll's end, in seconds. */
    const makeBlock = async (seconds: number) => {
      await tutorial.client.setNextBlockTimestamp({timestamp: closesAt + BigInt(seconds)});
      await tutorial.client.mine({blocks: 1});
    };

    it('has a poll of five minutes with one vote', async () => {
      gas['Deploy the poll with two options'] = rounded(deploymentGas);
      expect(await tally()).toEqual([1n, 0n]);
    });

    it('counts down, waits for a block after the end, and names the winner', async () => {
      const {page} = await visit();
      await setClock(page, -61);
      await expectPage(page.getByRole('timer')).toHaveText('1 min 1 s');
      await connect(page);

      await setClock(page, 0);
      await sees(page, 'Time is up. Waiting for the block that closes the poll …');
      await expectPage(page.getByRole('timer')).toHaveCount(0);
      await expectPage(button(page, 'Vote')).toHaveCount(0);

      // The reader's own late vote triggers the block.
      await tutorial.client.setNextBlockTimestamp({timestamp: closesAt + 5n});
      const printed = await shell('vote-late');
      expectShown(printed, 'gasUsed              21523\n');
      expectShown(printed, 'status               0 (failed)');
      gas['Rejected late vote'] = 21_523;
      await sees(page, 'Closed. Park won.');
      await expectPage(votes(page)).toHaveText(['Park1 vote', 'Library0 votes']);
      await takePictures(page, 'voting-dapp');
    });

    it('counts a vote that its own clock calls late', async () => {
      const {page} = await visit();
      await setClock(page, 3);
      await sees(page, 'Time is up. Waiting for the block that closes the poll …');
      await voteOf(WALLET, 0n);
      await expectPage(votes(page).first()).toHaveText('Park2 votes');
    });

    it('believes the block when the clock is slow', async () => {
      const {page} = await visit();
      await setClock(page, -100);
      await expectPage(page.getByRole('timer')).toBeVisible();
      await makeBlock(0);
      await sees(page, 'Closed. Park won.');
      await expectPage(page.getByRole('timer')).toHaveCount(0);
    });

    it('says that a vote came too late for its block', async () => {
      const {page} = await visit();
      await setClock(page, -2);
      await connect(page);
      await holdBlocks();
      await vote(page, 'Library');
      await expectPage(votes(page).nth(1)).toHaveText('Library1 vote, yours pending');
      await setClock(page, 4);
      await makeBlock(0);
      await alertOf(page).toHaveText(
        "The poll is closed. Your vote arrived too late and wasn't counted.",
      );
      await sees(page, 'Closed. Park won.');
      await expectPage(votes(page).nth(1)).toHaveText('Library0 votes');
    });

    it('shows a tie', async () => {
      await voteOf(WALLET, 1n);
      await makeBlock(0);
      const {page} = await visit();
      await sees(page, 'Closed with a tie: Park, Library.');
    });

    it('fits a phone', async () => {
      const {page} = await visit();
      await page.setViewportSize({width: 390, height: 844});
      await setClock(page, -61);
      await connect(page);
      await expectPage(button(page, 'Vote')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });

  it('costs what the page says', () => {
    for (const [name, used] of Object.entries(gas)) {
      const about = name.startsWith('Deploy') ? 'about ' : '';
      const row = `| ${name} | ${about}${used.toLocaleString('en-US')} | ${costOf(used)} |`;
      expect(tutorialPage.text).toContain(row);
    }
    expect(Object.keys(gas)).toHaveLength(6);
    // The reader votes first for an option twice: for Tea in one poll, and for Park in the other.
    const again = Number(gas['First vote for an option, in each poll']);
    const total = Object.values(gas).reduce<number>((sum, used) => sum + Number(used), again);
    expect(tutorialPage.text).toContain(`cost about ${costOf(total, 6)} ETH`);
    expect(tutorialPage.text).toContain(`costs: ${costOf(total, 6)} ETH on Linea Sepolia`);
  });
});
