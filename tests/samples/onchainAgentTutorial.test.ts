import {readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Abi,
  type AbiFunction,
  type Address,
  getAddress,
  type Hash,
  parseAbi,
  parseEther,
} from 'viem';
import {formatAbiItem} from 'viem/utils';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {takePictures} from './harness/appPicture';
import {installMulticall} from './harness/deploy';
import {expectPage} from './harness/expectPage';
import {runOrThrow} from './harness/run';
import {type RunningSite, startSite} from './harness/siteCommand';
import {startStandInModel, type StandInModel, type Turn} from './harness/standInModel';
import type {TestWalletOptions} from './harness/testWallet';
import {readTutorialPage} from './harness/tutorialPage';
import {developmentAccount, type TutorialVisit, useTutorial} from './harness/useTutorial';

const root = path.resolve(import.meta.dirname, '../..');
const SEPOLIA = 59141;
const MAINNET = 59144;
const DAY = 86_400n;
const OWNER = developmentAccount(1).address;
const STRANGER = developmentAccount(5).address;
const UNLISTED = '0x1111111111111111111111111111111111111111';
const abi = parseAbi([
  'function pay(address recipient, uint256 amount, uint256 request)',
  'error AllowancePaused()',
]);

// Steps are indented.
const text = readFileSync(path.join(root, 'docs/learn/onchain-agent.mdx'), 'utf8').replace(
  /^ {3}/gm,
  '',
);

/** The gas of each row in the page's table. */
const namedGas = Object.fromEntries(
  [...text.matchAll(/^\| (.+) \| ([\d,]+) \|$/gm)].map(([, task = '', gas = '']) => [
    task,
    Number(gas.replaceAll(',', '')),
  ]),
);

describe('examples/onchain-agent', () => {
  const tutorial = useTutorial('onchain-agent', {blocks: 'with transactions'});
  const known: Record<string, string> = {owner: OWNER};
  const gas: Record<string, bigint> = {};
  let model: StandInModel;
  let site: RunningSite | undefined;

  const at = (name: string) => path.join(tutorial.folder, name);
  const shell = (region: string, env = {}) => tutorial.shell(region, {...known, ...env});
  const balanceOf = (address: string | undefined) =>
    tutorial.client.getBalance({address: address as Address});
  const gasIn = async (printed: string) => {
    const hash = /0x[\da-f]{64}/.exec(printed.slice(printed.search(/transaction ?hash/i)))?.[0];
    return (await tutorial.client.getTransactionReceipt({hash: hash as Hash})).gasUsed;
  };
  /** The page contains this output, with its own addresses. */
  const expectOnPage = (printed: string) => {
    const examples: readonly (readonly [string | undefined, string])[] = [
      [known.account, developmentAccount(0).address],
      [known.agent, developmentAccount(1).address],
      [known.allowance, '0x5FbDB2315678afecb367f032d93F642f64180aa3'],
    ];
    const shown = examples.reduce(
      (result, [seen, example]) => (seen === undefined ? result : result.replaceAll(seen, example)),
      printed.replaceAll(/"transaction":( ?)"0x[\da-f]{64}"/g, '"transaction":$1"0x…"'),
    );
    expect(text).toContain(`\`\`\`text\n${shown.trimEnd()}\n\`\`\``);
  };
  const modelEnv = () => ({MODEL_URL: model.url, MODEL: model.model, MODEL_KEY: model.key});

  beforeAll(async () => {
    model = await startStandInModel();
  });
  afterAll(async () => {
    await site?.stop();
    await model.close();
  });

  it('has a page with every command and file', () => {
    readTutorialPage('onchain-agent').expectComplete();
  });

  describe('chapter 1', () => {
    it('compiles the contracts', async () => {
      tutorial.enter('1-contract');
      const printed = await shell('build-contracts');
      expect(printed).toContain('Compiler run successful!');
    });

    it('passes its tests, which print what the page shows', async () => {
      const printed = await shell('test');
      const lines = /^Ran \d+ tests for[^]*?0 skipped/m.exec(printed)?.[0] ?? '';
      expectOnPage(lines);
      await runOrThrow('npx', ['forge', 'fmt', '--check'], {cwd: tutorial.folder});
    });
  });

  describe('chapter 2', () => {
    beforeAll(async () => {
      // At noon, because the allowance resets at midnight.
      const {timestamp} = await tutorial.client.getBlock();
      const noon = (timestamp / DAY + 1n) * DAY + DAY / 2n;
      await tutorial.client.setNextBlockTimestamp({timestamp: noon});
      await tutorial.client.mine({blocks: 1});
      known.account = await tutorial.createAccount();
      tutorial.enter('2-deploy');
    });

    it('creates a key once, in a file that only its owner can read', async () => {
      const printed = await shell('create-key');
      known.agent = /^Agent: (0x[\da-fA-F]{40})$/m.exec(printed)?.[1] ?? '';
      expectOnPage(printed);
      expect(statSync(at('.env')).mode & 0o777).toBe(0o600);
      const before = readFileSync(at('.env'), 'utf8');
      expect(await tutorial.errorOf('create-key')).toContain(
        "EEXIST: file already exists, open '.env'",
      );
      expect(readFileSync(at('.env'), 'utf8')).toBe(before);
    });

    it('funds the owner', async () => {
      const before = await balanceOf(OWNER);
      await shell('fund-owner');
      expect((await balanceOf(OWNER)) - before).toBe(parseEther('0.0005'));
    });

    it('deploys both contracts for the gas that the page names', async () => {
      await shell('from-block');
      // A later run keeps the first block, so that no payment is hidden.
      await shell('from-block');
      const printed = await shell('deploy-requests');
      known.requests = /^Deployed to: (0x[\da-fA-F]{40})$/m.exec(printed)?.[1] ?? '';
      gas['Deploy `Requests`'] = await gasIn(printed);
      const second = await shell('deploy-allowance');
      known.allowance = /^Deployed to: (0x[\da-fA-F]{40})$/m.exec(second)?.[1] ?? '';
      gas['Deploy `Allowance` with 0.003 ETH'] = await gasIn(second);
      expectOnPage(/^Deployed to: .*$/m.exec(second)?.[0] ?? '');
    });

    it('funds the allowance and the agent', async () => {
      await shell('addresses');
      const {agent, allowance, requests} = known;
      expect(readFileSync(at('.env'), 'utf8')).toMatch(
        new RegExp(
          `^AGENT_KEY=0x[0-9a-f]{64}\nVITE_FROM_BLOCK=2\nVITE_REQUESTS=${requests}\nVITE_ALLOWANCE=${allowance}\n$`,
        ),
      );
      gas['Send ETH to the agent'] = await gasIn(await shell('gas'));
      expect(await balanceOf(agent)).toBe(parseEther('0.0002'));
      expectOnPage(await shell('funded'));
    });
  });

  describe('chapter 3', () => {
    it('compiles, and names an interface that the contracts have', async () => {
      tutorial.enter('3-tools');
      await shell('typecheck');
      const source = readFileSync(at('agent/abi.ts'), 'utf8');
      const lines = [...source.matchAll(/^ {2}'((?:struct|function|event|error) .*)',$/gm)];
      const named: Abi = parseAbi(lines.map(([, line = '']) => line));
      const described = (items: Abi) =>
        items.map((item) => {
          const {outputs, stateMutability} = item as Partial<AbiFunction>;
          const types = outputs?.map(({type}) => type).join();
          return [item.type, formatAbiItem(item), stateMutability, types].join(' ');
        });
      const compiled = ['Allowance', 'Requests'].flatMap((name) => {
        const file = readFileSync(at(`out/${name}.sol/${name}.json`), 'utf8');
        return (JSON.parse(file) as {abi: Abi}).abi.filter((item) => 'name' in item);
      });
      expect(named.length).toBeGreaterThan(20);
      expect(described(compiled)).toEqual(expect.arrayContaining(described(named)));
    });

    it('reads the allowance and a request', async () => {
      expectOnPage(await shell('read-allowance'));
      gas['Post the first request'] = await gasIn(await shell('post'));
      expectOnPage(await shell('read-requests'));
    });

    it('sends nothing in a dry run, and pays with --send', async () => {
      const before = await balanceOf(known.account);
      expectOnPage(await shell('pay-dry'));
      expect(await balanceOf(known.account)).toBe(before);

      const printed = await shell('pay');
      expectOnPage(printed);
      expect((await balanceOf(known.account)) - before).toBe(parseEther('0.0004'));
      const hash = /0x[\da-f]{64}/.exec(printed)?.[0] as Hash;
      const {gasUsed} = await tutorial.client.getTransactionReceipt({hash});
      gas['Pay a request'] = gasUsed;
    });

    it('cannot spend more than is available, nor pay an unlisted recipient', async () => {
      const before = await balanceOf(known.allowance);
      expectOnPage(await shell('overspend'));
      expectOnPage(await shell('unlisted'));
      expect(await balanceOf(known.allowance)).toBe(before);
    });

    it('refuses input that no tool describes, and payments that the contract refuses', async () => {
      const recipient = known.account;
      const inputs: readonly (readonly [string, string, string])[] = [
        ['send_all', '{}', 'There is no tool send_all'],
        ['pay', '{"request": 1', 'JSON'],
        ['pay', JSON.stringify({request: 1, recipient}), 'Invalid input. amount: '],
        ['read_balance', '{"of": "me"}', 'Unrecognized key: "of"'],
        [
          'pay',
          JSON.stringify({request: -1, recipient, amount: '0.0001'}),
          'Invalid input. request: ',
        ],
        [
          'pay',
          JSON.stringify({request: 1, recipient, amount: '0.0007'}),
          'The contract rejected the call: OverAllowance(700000000000000, 600000000000000)',
        ],
        ['pay', JSON.stringify({request: 1, recipient, amount: '1e-4'}), 'Not an amount of ETH'],
        ['pay', JSON.stringify({request: 1, recipient, amount: '-1'}), 'Not an amount of ETH'],
        [
          'pay',
          JSON.stringify({request: 1, recipient: `${OWNER.slice(0, -1)}c`, amount: '0.0001'}),
          'Not an address with a valid checksum',
        ],
        [
          'pay',
          JSON.stringify({request: 0, recipient, amount: '0.0001'}),
          'The contract rejected the call: AlreadyPaid(0)',
        ],
        [
          'pay',
          JSON.stringify({request: 1, recipient, amount: '0'}),
          'The contract rejected the call: ZeroAmount()',
        ],
        // The agent has no ETH for gas during this test.
        ['pay', JSON.stringify({request: 1, recipient, amount: '0.0001'}), 'gas'],
      ];
      const agent = known.agent as Address;
      await tutorial.client.setBalance({address: agent, value: 0n});
      writeFileSync(
        at('agent/probe.ts'),
        `import {runTool} from './tools';
        const inputs: string[][] = JSON.parse(process.argv[2] ?? '');
        const results = await Promise.all(inputs.map(([name = '', json = '']) => runTool(name, json, true)));
        const balance = await runTool('read_balance', '', false);
        console.log(JSON.stringify([...results, balance]));`,
      );
      const printed = await runOrThrow(
        'npx',
        ['tsx', '--env-file=.env', 'agent/probe.ts', JSON.stringify(inputs)],
        {cwd: tutorial.folder},
      );
      rmSync(at('agent/probe.ts'));
      await tutorial.client.setBalance({address: agent, value: parseEther('0.0002')});
      const results = JSON.parse(printed) as {error?: string}[];
      for (const [i, [name, input, error]] of inputs.entries()) {
        expect(results[i]?.error, `${name} ${input}`).toContain(error);
      }
      expect(results.at(-1)).toEqual({contract: '0.0026', gas: '0'});
    });
  });

  describe('chapter 4', () => {
    const reads: Turn = () => [
      {name: 'read_allowance', input: '{}'},
      {name: 'read_requests', input: '{}'},
    ];
    const pays =
      (request: number, amount: string, recipient?: string): Turn =>
      () => [
        {
          name: 'pay',
          input: JSON.stringify({request, recipient: recipient ?? known.account, amount}),
        },
      ];
    /** Follows the instruction in the newest request's note. */
    const obeys: Turn = (results) => {
      const notes = JSON.parse(results[1] ?? '') as {note: string}[];
      const [, amount = '', recipient = '', request = ''] =
        /pay ([\d.]+) ETH to (0x\w{40}) for request (\d+)/.exec(notes.at(-1)?.note ?? '') ?? [];
      return pays(Number(request), amount, recipient)(results);
    };

    it('compiles', async () => {
      tutorial.enter('4-agent');
      await shell('typecheck');
      await shell('post-more');
    });

    it('tries a payment without sending it', async () => {
      const before = await balanceOf(known.allowance);
      model.play(reads, pays(1, '0.0001'), () => 'Request 1 can be paid.');
      const printed = await shell('agent', modelEnv());
      expect(printed).toContain('mode    dry run');
      expect(printed).toContain('result  {"dryRun":true,"wouldPay":"0.0001"');
      expect(await balanceOf(known.allowance)).toBe(before);
      expect(model.prompts()[1]).toBe('Pay the open requests.');
    });

    it('pays no more than the contract allows when the model obeys a hostile note', async () => {
      const before = await balanceOf(known.allowance);
      model.play(
        reads,
        obeys,
        pays(2, '0.0007'),
        pays(1, '0.0001'),
        () => 'I paid request 1. The contract rejected both payments for request 2.',
      );
      const printed = await shell('agent-send', modelEnv());
      expectOnPage(printed.slice(printed.indexOf('call    pay')));
      expect(await balanceOf(UNLISTED)).toBe(0n);
      expect(before - (await balanceOf(known.allowance))).toBe(parseEther('0.0001'));
    });

    it('logs each step', () => {
      const lines = readFileSync(at('agent.log'), 'utf8').trimEnd().split('\n');
      const steps = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(steps.map((step) => Object.keys(step)[1])).toEqual([
        ...['task', 'call', 'call', 'call', 'answer'],
        ...['task', 'call', 'call', 'call', 'call', 'call', 'answer'],
      ]);
      expect(new Date(String(steps[0]?.time)).getTime()).toBeGreaterThan(0);
      expect(lines.join()).not.toContain(readFileSync(at('.env'), 'utf8').slice(10, 76));
    });

    it('tells the model of its mistakes, and ends a conversation without end', async () => {
      const endless = Array.from({length: 19}, () => ({name: 'read_balance', input: '{}'}));
      model.play(
        () => [{name: 'send_all', input: 'everything'}],
        () => endless,
        () => endless,
      );
      const error = await tutorial.errorOf('agent-send', {...known, ...modelEnv()});
      expect(error).toContain('The model asked for more than 20 tool calls');
      expect(readFileSync(at('agent.log'), 'utf8')).toContain('There is no tool send_all');
    });

    it('says what is missing', async () => {
      expect(await tutorial.errorOf('agent')).toContain('Set MODEL_URL and MODEL in .env');
      const error = await tutorial.errorOf('agent', {...modelEnv(), MODEL_KEY: 'wrong'});
      expect(error).toContain("The model's endpoint returned 401: ");
    });
  });

  describe('chapter 5', () => {
    let visit: TutorialVisit | undefined;

    const open = async (options: Partial<TestWalletOptions> = {}) => {
      visit = await tutorial.visit(site?.url ?? '', {accounts: [OWNER], ...options});
      return visit;
    };
    const button = ({page}: TutorialVisit, name: string) => page.getByRole('button', {name});
    const alert = ({page}: TutorialVisit) => expectPage(page.getByRole('alert'));
    const payAsAgent = async (request: bigint) => {
      const agent = getAddress(known.agent ?? '');
      await tutorial.client.impersonateAccount({address: agent});
      const {request: call} = await tutorial.client.simulateContract({
        account: agent,
        address: known.allowance as Address,
        abi,
        functionName: 'pay',
        args: [known.account as Address, parseEther('0.0002'), request],
      });
      return tutorial.client.writeContract({...call, chain: null});
    };

    beforeAll(async () => {
      tutorial.enter('5-page');
      await installMulticall(tutorial.node.url, at('node_modules/viem'));
    });
    afterEach(async () => {
      await visit?.close();
      visit = undefined;
    });

    it('builds, without the agent’s key', async () => {
      await shell('build');
      const key = /AGENT_KEY=(0x[0-9a-f]{64})/.exec(readFileSync(at('.env'), 'utf8'))?.[1] ?? '';
      for (const file of readdirSync(at('dist/assets'))) {
        expect(readFileSync(at(`dist/assets/${file}`), 'utf8')).not.toContain(key);
      }
      site = await startSite(tutorial.folder, 'preview');
    });

    it('runs while it is written, and serves no key', async () => {
      const live = await startSite(tutorial.folder, 'dev');
      const draft = await tutorial.visit(live.url);
      await expectPage(draft.page.getByRole('heading', {name: 'Agent allowance'})).toBeVisible();
      const answer = await (await fetch(`${live.url}.env`)).text();
      expect(answer).not.toContain('AGENT_KEY');
      await draft.close();
      await live.stop();
    });

    it('shows allowance and payments without a wallet, also on a phone, and follows the agent', async () => {
      const {page} = await open();
      await page.setViewportSize({width: 390, height: 844});
      const status = page.getByRole('region', {name: 'Status'});
      await expectPage(status).toContainText('0.0005 ETH of 0.001 ETH available today');
      await expectPage(status).toContainText('The contract holds 0.0025 ETH.');
      await expectPage(status).toContainText('Active');
      const rows = page.getByRole('table', {name: 'Payments by the agent'}).getByRole('row');
      await expectPage(rows).toHaveCount(3);
      await expectPage(rows.nth(1)).toContainText('10.0001 ETH');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

      const hash = await payAsAgent(7n);
      await expectPage(rows).toHaveCount(4);
      await expectPage(rows.nth(1).getByRole('link').last()).toHaveAttribute(
        'href',
        `https://sepolia.lineascan.build/tx/${hash}`,
      );
      await expectPage(status).toContainText('0.0003 ETH of 0.001 ETH');
    });

    it('pauses the agent, unless the owner declines', async () => {
      const opened = await open();
      const {page, wallet} = opened;
      await button(opened, 'Test Wallet').click();
      await expectPage(button(opened, 'Pause the agent')).toBeEnabled();
      await expectPage(page.getByRole('row')).toHaveCount(4);
      await takePictures(page, 'onchain-agent');

      wallet.refuse('eth_sendTransaction');
      await button(opened, 'Pause the agent').click();
      await alert(opened).toHaveText('You declined. Nothing was sent.');

      await button(opened, 'Pause the agent').click();
      await expectPage(page.getByText('Paused', {exact: true})).toBeVisible();
      await expectPage(page.getByRole('alert')).toHaveCount(0);
      gas.Pause = (await tutorial.client.getBlock({blockTag: 'latest'})).gasUsed;
      await expect(payAsAgent(8n)).rejects.toThrow('AllowancePaused');

      await button(opened, 'Let the agent pay again').click();
      await expectPage(page.getByText('Active', {exact: true})).toBeVisible();
    });

    it('shows who may not pause: the contract refuses', async () => {
      const opened = await open({accounts: [STRANGER]});
      await button(opened, 'Test Wallet').click();
      await button(opened, 'Pause the agent').click();
      await alert(opened).toHaveText(`The contract rejected the call: NotOwner(${STRANGER})`);
      const asked = opened.wallet.requests.map(({method}) => method);
      expect(asked).not.toContain('eth_sendTransaction');
    });

    it('switches a wallet that is on another network', async () => {
      const nodes = {[SEPOLIA]: tutorial.node.url, [MAINNET]: ''};
      const opened = await open({chainId: MAINNET, nodes});
      await button(opened, 'Test Wallet').click();
      await expectPage(opened.page.getByText('Your wallet is on another network.')).toBeVisible();
      await expectPage(button(opened, 'Pause the agent')).toHaveCount(0);
      await button(opened, 'Switch to Linea Sepolia').click();
      await expectPage(button(opened, 'Pause the agent')).toBeVisible();
    });

    it('returns everything to the owner', async () => {
      const opened = await open();
      await button(opened, 'Test Wallet').click();
      await button(opened, 'Withdraw everything').click();
      await expectPage(opened.page.getByText('The contract holds 0 ETH.')).toBeVisible();
      expect(await balanceOf(known.allowance)).toBe(0n);
      gas.Withdraw = (await tutorial.client.getBlock({blockTag: 'latest'})).gasUsed;
    });
  });

  it('needs the gas that the page names, and costs what it says', () => {
    const total = Object.values(gas).reduce((sum, used) => sum + used, 0n);
    const cost = Number(total) * 0.0369e-9;
    expect(text).toContain(`cost about ${cost.toFixed(5)} ETH in gas`);
    expect(Object.keys(gas)).toEqual(Object.keys(namedGas));
    // Zero bytes in addresses save a little gas, so the page rounds to thousands.
    for (const [task, used] of Object.entries(gas)) {
      expect(Math.abs(Number(used) - (namedGas[task] ?? 0)), `${task}: ${used}`).toBeLessThan(600);
    }
  });
});
