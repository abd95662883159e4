import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Abi,
  type AbiFunction,
  type AbiItem,
  encodeFunctionData,
  type Hash,
  parseAbi,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {abis} from '../../data/abis/abis';
import {chains} from '../../data/networks';
import {knownSignatures} from '../content/checks/knownSignatures';
import {takePictures} from './harness/appPicture';
import {
  account,
  anchorOn,
  control,
  finalizeOn,
  type Layer,
  placeServices,
  printedHash,
  send,
  type SentMessage,
  standInOf,
  tell,
} from './harness/bridgeLayers';
import {expectPage} from './harness/expectPage';
import {type LocalNode, startLocalNode} from './harness/localNode';
import {runOrThrow} from './harness/run';
import type {RunningSite} from './harness/siteCommand';
import {stageExample} from './harness/stage';
import type {TestWalletOptions} from './harness/testWallet';
import {readTutorialPage} from './harness/tutorialPage';
import {type TutorialVisit, useTutorial} from './harness/useTutorial';

const L1 = chains.ethereumSepolia.chainId;
const L2 = chains.lineaSepolia.chainId;

/** The addresses in the page's output. */
const SENDER = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0';
const GREETER = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

/** The gas amounts on the page. */
const GAS = {
  deploySender: 466_887n,
  deployGreeter: 543_429n,
  connectSender: 45_247n,
  connectGreeter: 45_203n,
  send: 85_237n,
  claim: 91_890n,
  reply: 105_325n,
  claimReply: 118_858n,
  longestClaim: 171_809n,
};

const {text: tutorialPage, expectComplete} = readTutorialPage('cross-chain-message');

/** The page contains this output in its own fence. */
const expectShown = (output: string) => {
  expect(tutorialPage).toContain(`\`\`\`text\n${output.trim()}\n\`\`\``);
};

/** Nodes report a custom error by its selector. */
const selectorOf = (error: string) => `custom error ${toFunctionSelector(error)}`;

/** An error message contains an error's selector, and the page explains both. */
const expectExplained = (complaint: string, error: string) => {
  expect(complaint).toContain(selectorOf(error));
  expect(tutorialPage).toContain(`| \`${selectorOf(error)}\` when you `);
  expect(tutorialPage).toContain(` | \`${error}\`: `);
};

const messageHashIn = (printed: string): Hash =>
  /^Message (0x[0-9a-f]{64})$/m.exec(printed)?.[1] as Hash;

describe('docs/learn/cross-chain-message.mdx', () => {
  it('has every command and file', () => {
    expectComplete();
  });

  it('names the lines of the status and the words of the page that the tests wait for', () => {
    const lines = ['Anchored', 'Claimed on Linea Sepolia', 'Finalized'].map(
      (step) => `[x] ${step}`,
    );
    const words = ['**Follow**', '**Claim on Ethereum Sepolia**', '`Delivered.`'];
    expect([...lines, ...words].filter((text) => !tutorialPage.includes(text))).toEqual([]);
  });

  it('sets each variable before the first command that needs it', () => {
    for (const [set, command] of [
      ['export L1_RPC_URL=', 'balances'],
      ['account=', 'balances'],
      ['sender=', 'connect'],
      ['greeter=', 'connect'],
      ['greeting=', 'status'],
      ['reply=', 'reply-status'],
    ]) {
      const needed = tutorialPage.indexOf(`commands.sh#${command}\n`);
      expect(tutorialPage.slice(0, needed), `${set} before ${command}`).toContain(`\n${set}`);
    }
  });

  it('names the gas that the tests measure', () => {
    const {deploySender, connectSender, send: sendGreeting, claimReply} = GAS;
    const {deployGreeter, connectGreeter, claim, reply} = GAS;
    const sums = [
      deploySender + connectSender + sendGreeting + claimReply,
      deployGreeter + connectGreeter + claim + reply,
    ];
    const figures = [...Object.values(GAS), ...sums].map((gas) => gas.toLocaleString('en-US'));
    expect(figures.filter((figure) => !tutorialPage.includes(figure))).toEqual([]);
  });
});

describe('examples/cross-chain-message', () => {
  const env: Record<string, string> = {};
  const tutorial = useTutorial('cross-chain-message', {blocks: 'with transactions', env});
  let l1Node: LocalNode;
  let l1: Layer;
  let l2: Layer;

  beforeAll(async () => {
    const [node, services] = await Promise.all([
      startLocalNode({blocks: 'with transactions'}),
      stageExample('bridge-eth', tutorial.node.url, 'bridge-eth-for-messages'),
    ]);
    l1Node = node;
    await runOrThrow('npm', ['run', 'stand-in'], {cwd: services});
    ({l1, l2} = await placeServices(
      // Only the node's address is used.
      {l1: l1Node, l2: {...l1Node, url: tutorial.node.url}},
      {l1: standInOf(services, 'StandInL1').code, l2: standInOf(services, 'StandInL2').code},
    ));
    env.L1_RPC_URL = l1Node.url;
    env.account = account.address;
    await tutorial.importAccount();
    await l1.client.setNonce({address: account.address, nonce: 2});
    await l2.client.setNonce({address: account.address, nonce: 0});
    // The node's own signer keeps the chain ID from the start of the node.
    await l1.client.impersonateAccount({address: account.address});
  });
  afterAll(() => l1Node.stop());

  const gasOf = async ({client}: Layer, printed: string): Promise<bigint> => {
    const hash = /(?:Transaction hash: |^transactionHash +)(0x[0-9a-f]{64})/m.exec(printed)?.[1];
    return (await client.getTransactionReceipt({hash: hash as Hash})).gasUsed;
  };
  const {shell, complaintOf} = tutorial;
  const sentIn = (printed: string): string => printedHash(printed, 'transactionHash');

  describe('contracts', () => {
    it('show the version of forge', async () => {
      tutorial.enter('1-contracts');
      const [version = ''] = (await shell('version')).split('\n');
      expectShown(version.replace(/-.*/, ''));
    });

    it('pass their tests, without a warning', async () => {
      const printed = await shell('test');
      expectShown(
        printed.slice(printed.indexOf('Compiler run successful!')).replace(/(0 skipped)[^]*/, '$1'),
      );
      expect(printed).toContain('7 passed; 0 failed; 0 skipped');
    });

    it('are formatted', async () => {
      await runOrThrow('npx', ['forge', 'fmt', '--check'], {cwd: tutorial.folder});
    });
  });

  describe('deployment', () => {
    it('shows the balance on both layers', async () => {
      tutorial.enter('2-deploy');
      const balances = (await shell('balances')).trim().split('\n');
      expect(balances.map(Number).every((balance) => balance > 1000)).toBe(true);
    });

    it('puts one contract on each layer', async () => {
      const ofSender = await shell('deploy-sender');
      expectShown(
        ofSender.slice(ofSender.indexOf('Deployer:'), ofSender.indexOf('Transaction hash:')),
      );
      const ofGreeter = await shell('deploy-greeter');
      expectShown(
        ofGreeter.slice(ofGreeter.indexOf('Deployer:'), ofGreeter.indexOf('Transaction hash:')),
      );
      env.sender = SENDER;
      env.greeter = GREETER;
      expect({
        deploySender: await gasOf(l1, ofSender),
        deployGreeter: await gasOf(l2, ofGreeter),
      }).toEqual({deploySender: GAS.deploySender, deployGreeter: GAS.deployGreeter});
    });

    it('sends nothing before the contracts know each other', async () => {
      expectExplained(await complaintOf('send'), 'NotConnected()');
    });

    it('connects both', async () => {
      const printed = await shell('connect');
      const hashes = [...printed.matchAll(/^transactionHash +(0x[0-9a-f]{64})/gm)].map(
        ([, hash]) => hash as Hash,
      );
      const [onL1, onL2] = await Promise.all([
        l1.client.getTransactionReceipt({hash: hashes[0] as Hash}),
        l2.client.getTransactionReceipt({hash: hashes[1] as Hash}),
      ]);
      expect({connectSender: onL1.gasUsed, connectGreeter: onL2.gasUsed}).toEqual({
        connectSender: GAS.connectSender,
        connectGreeter: GAS.connectGreeter,
      });
      expectShown(await shell('peers'));
    });
  });

  describe('message to Linea', () => {
    it('names only members that data/abis has', async () => {
      tutorial.enter('3-message');
      await runOrThrow('npx', ['tsc'], {cwd: tutorial.folder});
      const source = readFileSync(path.join(tutorial.folder, 'src/contracts.ts'), 'utf8');
      const lines = [...source.matchAll(/'((?:struct|function|event|error) [^']*)'/g)];
      const items = parseAbi(lines.map(([, line]) => line) as never) as Abi;
      const signatures = items.map((item: AbiItem) =>
        toFunctionSignature({...(item as AbiFunction), type: 'function'}),
      );
      const own = ['NotTheMessageService(address)', 'NotThePeer(address)'];
      const known = knownSignatures(abis);
      expect(signatures).toHaveLength(14);
      expect(signatures.filter((each) => !known.has(each) && !own.includes(each))).toEqual([]);
    });

    it('is sent', async () => {
      const printed = await shell('send');
      expect(printed).toMatch(/^status +1 \(success\)$/m);
      expect(await gasOf(l1, printed)).toBe(GAS.send);
      env.greeting = sentIn(printed);
    });

    it('waits for finality, then for the anchoring', async () => {
      expectShown(await shell('status'));
      await l1.client.mine({blocks: 9});
      expect(await shell('status')).toContain('[x] Final on Ethereum Sepolia\n[ ] Anchored');
    });

    it('cannot be claimed before it is anchored', async () => {
      expectExplained(
        await complaintOf('claim'),
        'MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32)',
      );
    });

    it('is claimed by hand, for less gas than the postman claims for nothing', async () => {
      await anchorOn(l2, messageHashIn(await shell('status')));
      expect(await shell('status')).toContain('[x] Anchored on Linea Sepolia\n[ ] Claimed');
      const printed = await shell('claim');
      expect(await gasOf(l2, printed)).toBe(GAS.claim);
      expect(await shell('status')).toContain('[x] Claimed on Linea Sepolia\n');
      expectShown(await shell('read'));
    });
  });

  describe('reply to Ethereum', () => {
    let messages: readonly SentMessage[];

    it('costs the minimum fee', async () => {
      tutorial.enter('4-reply');
      await runOrThrow('npx', ['tsc'], {cwd: tutorial.folder});
      expectShown(await shell('fee'));
      expectExplained(await complaintOf('reply', {fee: '1'}), 'FeeTooLow()');
    });

    it('is sent', async () => {
      const printed = await shell('reply', {fee: '100000000000000'});
      expect(await gasOf(l2, printed)).toBe(GAS.reply);
      env.reply = sentIn(printed);
    });

    it('waits for the proof, and says that it is too early to claim', async () => {
      const {blockNumber} = await l2.client.getTransactionReceipt({hash: env.reply as Hash});
      expectShown(await shell('reply-status'));
      expect(await complaintOf('claim-reply')).toContain(
        `L2 block ${blockNumber} is not finalized on L1 yet`,
      );
    });

    it('is claimed with a proof', async () => {
      // Other messages share the tree: the reply is the first of six, which fill two trees.
      const hash = messageHashIn(await shell('reply-status'));
      const {blockNumber} = await l2.client.getTransactionReceipt({hash: env.reply as Hash});
      const other = encodeFunctionData({
        abi: control,
        functionName: 'sendMessage',
        args: [account.address, 100_000_000_000_000n, '0x'],
      });
      const others = [];
      for (let i = 0; i < 5; i++) {
        const {logs, blockNumber: block} = await tell(l2, other, 100_000_000_000_000n);
        others.push({hash: logs[0]?.topics[3] as Hash, block});
      }
      messages = [{hash, block: blockNumber}, ...others];
      await finalizeOn(l1, messages);
      expect(await shell('reply-status')).toContain('[x] Finalized on Ethereum Sepolia\n[ ]');

      const printed = await shell('claim-reply');
      expect(await gasOf(l1, printed)).toBe(GAS.claimReply);
      expect(await shell('reply-status')).toContain('[x] Claimed on Ethereum Sepolia\n');
      expectShown(await shell('confirmed'));
      expect(await complaintOf('claim-reply')).toContain(
        selectorOf('MessageAlreadyClaimed(uint256)'),
      );
    });

    it('needs less than 250,000 gas with the longest text, too', async () => {
      const text = 'x'.repeat(140);
      const abi = parseAbi(['function send(string text) payable']);
      const sent = await send(l1, SENDER, encodeFunctionData({abi, args: [text]}));
      const more = {greeting: sent.transactionHash};
      await anchorOn(l2, messageHashIn(await shell('status', more)));
      const used = await gasOf(l2, await shell('claim', more));
      expect(used).toBe(GAS.longestClaim);
      expect(await shell('read')).toBe(`"${text}"\n`);
    });
  });

  describe('page', () => {
    let site: RunningSite;
    const GREETING = 'Hello again';

    beforeAll(async () => {
      tutorial.enter('5-page');
      await shell('environment');
      await shell('build');
      site = await tutorial.start('preview');
    });
    afterAll(() => site.stop());

    /** Opens the page with a wallet that has both networks. */
    const visit = async (wallet: Partial<TestWalletOptions> = {}): Promise<TutorialVisit> => {
      const visited = await tutorial.visit(site.url, {
        nodes: {[L1]: l1Node.url, [L2]: tutorial.node.url},
        ...wallet,
      });
      await visited.context.route(`${l1Node.url}/**`, (route) => route.continue());
      return visited;
    };
    const sendGreeting = async (): Promise<{transaction: Hash; message: Hash}> => {
      const abi = parseAbi(['function send(string text) payable']);
      const sent = await send(l1, SENDER, encodeFunctionData({abi, args: [GREETING]}));
      const message = messageHashIn(await shell('status', {greeting: sent.transactionHash}));
      return {transaction: sent.transactionHash, message};
    };

    it('runs while it is written', async () => {
      const live = await tutorial.start('dev');
      const {page, close} = await tutorial.visit(live.url);
      await expectPage(page.getByRole('heading', {name: 'Follow a message'})).toBeVisible();
      await close();
      await live.stop();
    });

    it('needs a hash', async () => {
      const {page, close} = await visit();
      await page.getByLabel('Transaction that sent the message').fill('0x12');
      await page.getByRole('button', {name: 'Follow'}).click();
      await expectPage(page.getByRole('alert')).toHaveText(
        'A transaction hash is 0x and 64 hexadecimal digits.',
      );
      await close();
    });

    it('says what is no message', async () => {
      const {page, close} = await visit();
      const {transactionHash} = await send(l1, account.address, '0x');
      const follow = async (hash: string) => {
        await page.getByLabel('Transaction that sent the message').fill(hash);
        await page.getByRole('button', {name: 'Follow'}).click();
      };
      await follow(transactionHash);
      await expectPage(page.getByRole('alert')).toHaveText('This transaction sent no message.');
      await follow(`0x${'12'.repeat(32)}`);
      await expectPage(page.getByRole('alert')).toHaveText(
        'Neither layer has a block with this transaction.',
      );
      await close();
    });

    it('follows a message to Linea, and claims it', async () => {
      const {page, wallet, close} = await visit({chainId: L1});
      const {transaction, message} = await sendGreeting();
      await page.getByLabel('Transaction that sent the message').fill(transaction);
      await page.getByRole('button', {name: 'Follow'}).click();
      const status = () => expectPage(page.getByRole('status').first());
      await status().toHaveText('1 of 4 steps done.');
      await expectPage(page.getByText('8 blocks to go')).toBeVisible();
      await expectPage(page.getByText(message)).toBeVisible();

      await l1.client.mine({blocks: 9});
      await status().toHaveText('2 of 4 steps done.');
      await expectPage(page.getByRole('button', {name: 'Test Wallet'})).toHaveCount(0);
      await anchorOn(l2, message);
      await status().toHaveText('3 of 4 steps done.');

      // The wallet is on Ethereum, the wrong network for this claim.
      await page.getByRole('button', {name: 'Test Wallet'}).click();
      await expectPage(page.getByText('Your wallet is on another network.')).toBeVisible();
      await page.getByRole('button', {name: 'Switch to Linea Sepolia'}).click();
      const claim = page.getByRole('button', {name: 'Claim on Linea Sepolia'});
      wallet.refuse('eth_sendTransaction');
      await claim.click();
      await expectPage(page.getByRole('alert')).toHaveText('You declined. Nothing was sent.');
      await claim.click();
      await status().toHaveText('Delivered.');
      expect(await shell('read')).toBe(`"${GREETING}"\n`);
      await close();
    });

    it('says why the contract refuses', async () => {
      const {page, wallet, close} = await visit();
      const {transaction, message} = await sendGreeting();
      await anchorOn(l2, message);
      await page.goto(`${site.url}#${transaction}`);
      await page.getByRole('button', {name: 'Test Wallet'}).click();
      await expectPage(page.getByRole('button', {name: 'Claim on Linea Sepolia'})).toBeVisible();
      // The postman claims first.
      await tell(
        l2,
        encodeFunctionData({abi: control, functionName: 'setPaused', args: [2, true]}),
      );
      await page.getByRole('button', {name: 'Claim on Linea Sepolia'}).click();
      await expectPage(page.getByRole('alert')).toHaveText(
        'The contract rejected the call: IsPaused(2)',
      );
      expect(wallet.requests.map(({method}) => method)).not.toContain('eth_sendTransaction');
      await tell(
        l2,
        encodeFunctionData({abi: control, functionName: 'setPaused', args: [2, false]}),
      );
      await close();
    });

    it('follows a reply to Ethereum, and claims it with a proof', async () => {
      const {page, close} = await visit({chainId: L1});
      const printed = await shell('reply', {fee: '100000000000000'});
      const reply = sentIn(printed) as Hash;
      const {blockNumber} = await l2.client.getTransactionReceipt({hash: reply});
      const hash = messageHashIn(await shell('reply-status', {reply}));
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(`${site.url}#${reply}`);
      await expectPage(page.getByRole('status')).toHaveText('1 of 3 steps done.');
      await expectPage(page.getByText(/^\d+ blocks behind$/)).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);

      await finalizeOn(l1, [{hash, block: blockNumber}]);
      await page.getByRole('button', {name: 'Test Wallet'}).click();
      const claim = page.getByRole('button', {name: 'Claim on Ethereum Sepolia'});
      await expectPage(claim).toBeVisible();
      await takePictures(page, 'cross-chain-message');
      await claim.click();
      await expectPage(page.getByRole('status').first()).toHaveText('Delivered.');
      expect(await shell('confirmed')).toBe('3\n');
      await close();
    });
  });
});
