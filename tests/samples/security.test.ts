import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {
  type Abi,
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  createTestClient,
  encodeDeployData,
  http,
  keccak256,
  parseEther,
  publicActions,
  toFunctionSelector,
  walletActions,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {linea} from 'viem/chains';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {useContractTools} from './harness/contractTools';
import {deploy} from './harness/deploy';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {compileAll, type CompiledContract} from './harness/solc';
import {useLocalNode} from './harness/useLocalNode';

const admin = privateKeyToAccount(DEVELOPMENT_KEY);
const GUARDIAN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const SECRET_GATEWAY = '0xfaFCfceC4e29e9b4ECc8C0a3f7df1011580EEEf2';
const GOPLUS = 'https://api.gopluslabs.io';

/** The reports of GoPlus's stand-in, by path. Field names are those of the published models. */
const REPORTS: Readonly<Record<string, unknown>> = {
  '/api/v1/token_security/59144?contract_addresses=0xe5d7c2a44ffddf6b295a15c148167daaaf5cf34f': {
    code: 1,
    message: 'OK',
    result: {
      '0xe5d7c2a44ffddf6b295a15c148167daaaf5cf34f': {
        token_name: 'Sample',
        token_symbol: 'SMP',
        is_open_source: '1',
        is_proxy: '0',
        is_honeypot: '0',
        cannot_buy: '0',
        is_blacklisted: '0',
        is_mintable: '1',
        transfer_pausable: '1',
        owner_change_balance: '0',
        can_take_back_ownership: '0',
        buy_tax: '0',
        sell_tax: '0.05',
        hidden_owner: '0',
        selfdestruct: '0',
        slippage_modifiable: '0',
        holders: [],
      },
    },
  },
  '/api/v1/address_security/0x70997970C51812dc3A010C7d01b50e0d17dc79C8?chain_id=59144': {
    code: 1,
    message: 'OK',
    result: {
      cybercrime: '0',
      phishing_activities: '1',
      stealing_attack: '1',
      sanctioned: '0',
      contract_address: '0',
      data_source: 'SlowMist',
      number_of_malicious_contracts_created: '2',
    },
  },
};

/** The imports of GuardedVault, and their imports. */
const OPEN_ZEPPELIN = [
  'access/AccessControl',
  'access/IAccessControl',
  'utils/Context',
  'utils/Pausable',
  'utils/introspection/ERC165',
  'utils/introspection/IERC165',
] as const;

const LIMITED = {code: 4029, message: 'too many requests', result: null};

describe('examples/security', () => {
  const tools = useContractTools(['cast']);
  const staged = useLocalNode('security');
  let goplus: Server;
  let contracts: Readonly<Record<string, Readonly<Record<string, CompiledContract>>>>;
  let problems: readonly string[];

  const node = () =>
    createTestClient({
      account: admin,
      chain: linea,
      mode: 'anvil',
      pollingInterval: 200,
      transport: http(staged.node.url),
    })
      .extend(publicActions)
      .extend(walletActions);
  const shell = (region: string, env?: Readonly<Record<string, string>>) =>
    runOrThrow(...pageCommand(staged.folder, region, env));

  /** Imports the node's account into Foundry's keystore, and returns the variables to use it. */
  async function keystore(...names: readonly string[]) {
    const home = path.join(staged.folder, '.home');
    mkdirSync(home, {recursive: true});
    const password = path.join(home, 'password');
    writeFileSync(password, 'test');
    const key = ['--private-key', DEVELOPMENT_KEY, '--unsafe-password', 'test'];
    for (const name of names) {
      await runOrThrow('cast', ['wallet', 'import', name, ...key], {
        cwd: staged.folder,
        env: {HOME: home},
      });
    }
    return {HOME: home, ETH_PASSWORD: password};
  }

  function contractIn(file: string, name: string): CompiledContract {
    const found = contracts[file]?.[name];
    if (found === undefined) {
      throw new Error(`${file} has no contract ${name}. ${problems.join('\n')}`);
    }
    return found;
  }

  const create = ({abi, creationCode}: CompiledContract, args: readonly unknown[]) =>
    deploy(staged.node.url, encodeDeployData({abi, bytecode: creationCode, args}));

  /**
   * Sends a call from an account of the node. A revert in the simulation is thrown with its name.
   */
  async function write(
    address: Address,
    abi: Abi,
    functionName: string,
    args: readonly unknown[],
    {from = admin.address, value = 0n}: {from?: Address; value?: bigint} = {},
  ) {
    const call = {account: from, address, abi, functionName, args, value};
    await node().simulateContract(call);
    const hash = await node().writeContract({...call, gas: 1_000_000n});
    expect((await node().waitForTransactionReceipt({hash})).status).toBe('success');
  }

  beforeAll(async () => {
    goplus = createServer(({url = ''}, response) => {
      response.writeHead(200, {'content-type': 'application/json'});
      response.end(JSON.stringify(REPORTS[url] ?? LIMITED));
    });
    await new Promise<void>((resolve) => goplus.listen(0, '127.0.0.1', resolve));
    const {port} = goplus.address() as AddressInfo;
    for (const name of readdirSync(path.join(staged.folder, 'src'))) {
      const file = path.join(staged.folder, 'src', name);
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replaceAll(GOPLUS, `http://127.0.0.1:${port}`));
    }

    const sources = (folder: string) =>
      readdirSync(path.join(staged.folder, folder))
        .filter((name) => name.endsWith('.sol'))
        .map((name) => [`${folder}/${name}`, path.join(staged.folder, folder, name)] as const);
    const library = path.join(staged.folder, 'node_modules/@openzeppelin/contracts');
    const imported = OPEN_ZEPPELIN.map(
      (name) => [`@openzeppelin/contracts/${name}.sol`, path.join(library, `${name}.sol`)] as const,
    );
    const files = [
      ...['contracts', 'assertions', 'standIn'].flatMap(sources),
      ['credible-std/Assertion.sol', path.join(staged.folder, 'standIn/Assertion.sol')] as const,
      ...imported,
    ];
    ({contracts, problems} = compileAll(tools.folder, {
      language: 'Solidity',
      sources: Object.fromEntries(
        files.map(([name, file]) => [name, {content: readFileSync(file, 'utf8')}]),
      ),
      settings: {evmVersion: 'osaka', optimizer: {enabled: true, runs: 200}},
    }));
  });

  afterAll(() => {
    goplus.close();
    goplus.closeAllConnections();
  });

  it('passes the type check', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('compiles without a warning', () => {
    expect(problems).toEqual([]);
  });

  describe('with GoPlus', () => {
    it('check-token lists risks, and what is not known', async () => {
      expect(await shell('check-token')).toBe(
        [
          'token   Sample (SMP)',
          'source  verified',
          'proxy   no',
          'taxes   buy 0.0%, sell 5.0%',
          'risks   is_mintable, transfer_pausable',
          'unknown cannot_sell_all',
          '',
        ].join('\n'),
      );
    });

    it('check-address lists what the address was reported for', async () => {
      expect(await shell('check-address')).toBe(
        'contract no\nflags    phishing_activities, stealing_attack, number_of_malicious_contracts_created\n',
      );
    });

    it.each(['checkToken', 'checkAddress'])('%s stops at any other code', async (name) => {
      const args = ['tsx', `src/${name}.ts`, '0x5FbDB2315678afecb367f032d93F642f64180aa3'];
      const {code, stderr} = await run('npx', args, {cwd: staged.folder});
      expect(code).not.toBe(0);
      expect(stderr).toContain('code 4029, too many requests');
    });
  });

  describe('with a monitor that may pause', () => {
    let vault: Address;
    let abi: Abi;

    beforeAll(async () => {
      const guarded = contractIn('contracts/GuardedVault.sol', 'GuardedVault');
      ({abi} = guarded);
      vault = await create(guarded, [admin.address, GUARDIAN]);
      await node().impersonateAccount({address: GUARDIAN});
    });

    it('check-guard tries what the guardian may do', async () => {
      expect(await shell('check-guard', {VAULT: vault, GUARDIAN})).toBe(
        [
          'paused    false',
          'pause     allowed',
          'unpause   AccessControlUnauthorizedAccount',
          'grantRole AccessControlUnauthorizedAccount',
          '',
        ].join('\n'),
      );
    });

    it('the guardian stops deposits and withdrawals, and the admin starts them again', async () => {
      await write(vault, abi, 'deposit', [], {value: 5n});
      await write(vault, abi, 'pause', [], {from: GUARDIAN});
      await expect(write(vault, abi, 'deposit', [], {value: 5n})).rejects.toThrow('EnforcedPause');
      await expect(write(vault, abi, 'withdraw', [5n])).rejects.toThrow('EnforcedPause');

      await write(vault, abi, 'unpause', []);
      await write(vault, abi, 'withdraw', [5n]);
      expect(await node().getBalance({address: vault})).toBe(0n);
    });
  });

  describe('with Phylax', () => {
    const first = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

    it('OwnerLock watches transferOwnership and fails when the owner differs', async () => {
      const executor = contractIn('standIn/Assertion.sol', 'StandInPhEvm');
      const assertion = contractIn('assertions/OwnerLock.a.sol', 'OwnerLock');
      const address = await create(executor, []);
      await write(address, executor.abi, 'load', [assertion.creationCode]);

      const check = toFunctionSelector('ownerStays()');
      const simulate = (functionName: string, args: readonly unknown[]) =>
        node().simulateContract({address, abi: executor.abi, functionName, args});
      await simulate('run', [check, first, first]);
      await expect(simulate('run', [check, first, GUARDIAN])).rejects.toThrow('owner changed');

      const error = await simulate('trigger', []).catch((caught: unknown) => caught);
      const reason =
        error instanceof BaseError
          ? error.walk((each) => each instanceof ContractFunctionRevertedError)
          : null;
      expect(reason).toMatchObject({
        data: {args: [check, toFunctionSelector('transferOwnership(address)')]},
      });
    });
  });

  describe('with Secret Network', () => {
    let gateway: CompiledContract;

    beforeAll(async () => {
      gateway = contractIn('standIn/SecretGateway.sol', 'StandInGateway');
      await node().setCode({address: SECRET_GATEWAY, bytecode: gateway.runtimeCode});
    });

    it('DiceRoll pays for the callback, and keeps the number that it brings', async () => {
      const sample = contractIn('contracts/DiceRoll.sol', 'DiceRoll');
      const dice = await create(sample, [SECRET_GATEWAY]);
      await write(SECRET_GATEWAY, gateway.abi, 'increaseTaskId', [41n]);
      // A simulation without a gas price passes, but the transaction fails.
      await expect(write(dice, sample.abi, 'roll', [])).rejects.toThrow('reverted');

      await write(dice, sample.abi, 'roll', [], {value: parseEther('0.001')});
      const env = {...(await keystore('dice')), dice, player: admin.address};
      expect(await shell('roll', env)).toMatch(/^status +1 \(success\)$/m);
      await write(SECRET_GATEWAY, gateway.abi, 'complete', [41n, 10n]);
      const read = (functionName: string) =>
        node().readContract({
          address: dice,
          abi: sample.abi,
          functionName,
          args: [admin.address],
        });
      expect(await read('lastRollOf')).toBe(5n);
      expect(await shell('last-roll', env)).toBe('5\n');
      await expect(write(dice, sample.abi, 'fulfillRandomWords', [42n, [1n]])).rejects.toThrow(
        'OnlyGateway',
      );
      expect(toFunctionSelector('fulfillRandomWords(uint256,uint256[])')).toBe('0x38ba4614');
    });

    it('gateway-tasks tells which requests were answered', async () => {
      expect(await shell('gateway-tasks')).toBe(
        [
          'next task 43',
          'task 42 waiting',
          'task 41 completed',
          'task 40 skipped',
          'task 39 skipped',
          'task 38 skipped',
          '',
        ].join('\n'),
      );
    });
  });

  it('SealedBids takes what was committed before the deadline, and nothing else', async () => {
    const sample = contractIn('contracts/SealedBids.sol', 'SealedBids');
    const {timestamp} = await node().getBlock();
    const auction = await create(sample, [timestamp + 1000n]);
    const salt = keccak256('0x1234');
    const read = (functionName: string, args: readonly unknown[] = []) =>
      node().readContract({address: auction, abi: sample.abi, functionName, args});

    const own = await shell('commitment', {amount: '7', bidder: admin.address});
    const [hash, ownSalt] = own.trim().split('\n');
    expect(await read('commitmentOf', [7n, ownSalt, admin.address])).toBe(hash);

    const commitment = await read('commitmentOf', [7n, salt, admin.address]);
    await write(auction, sample.abi, 'commit', [commitment]);
    await expect(write(auction, sample.abi, 'reveal', [7n, salt])).rejects.toThrow('TooEarly');

    await node().increaseTime({seconds: 2000});
    await node().mine({blocks: 1});
    await expect(write(auction, sample.abi, 'commit', [commitment])).rejects.toThrow('TooLate');
    await expect(write(auction, sample.abi, 'reveal', [8n, salt])).rejects.toThrow('WrongReveal');
    await write(auction, sample.abi, 'reveal', [7n, salt]);
    expect([await read('leader'), await read('highestBid')]).toEqual([admin.address, 7n]);
  });

  describe('with SphereX', () => {
    const ENGINE = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

    it('the admin takes over as operator and switches the engine off', async () => {
      const stand = contractIn('standIn/Protected.sol', 'StandInProtected');
      const contract = await create(stand, [admin.address, GUARDIAN, ENGINE]);
      const keys = await keystore('operator', 'admin');
      const env = {...keys, contract, newOperator: admin.address};
      expect(await shell('read-engine', env)).toBe(`${ENGINE}\n${GUARDIAN}\n${admin.address}\n`);
      await expect(shell('disable-engine', env)).rejects.toThrow('operator required');
      for (const region of ['change-operator', 'disable-engine']) {
        expect(await shell(region, env)).toMatch(/^status +1 \(success\)$/m);
      }
      const zero = '0x0000000000000000000000000000000000000000';
      const both = `${admin.address}\n${admin.address}`;
      expect(await shell('read-engine', env)).toBe(`${zero}\n${both}\n`);
    });
  });
});
