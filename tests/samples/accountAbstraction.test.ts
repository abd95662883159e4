import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {
  type Address,
  concat,
  createTestClient,
  createWalletClient,
  encodeAbiParameters,
  getContractAddress,
  type Hex,
  http,
  pad,
  parseEther,
  publicActions,
} from 'viem';
import {
  entryPoint06Address,
  entryPoint07Abi,
  entryPoint07Address,
  entryPoint08Address,
} from 'viem/account-abstraction';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {deploy} from './harness/deploy';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {sharedFolder} from './harness/sharedFolders';
import {compileContract} from './harness/solc';
import {stage} from './harness/stage';
import {type StandInBundler, startStandInBundler} from './harness/standInBundler';
import {type StagedExample, useLocalNode} from './harness/useLocalNode';

/** Creates contracts at addresses that depend on their code. Development nodes include it. */
const DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
/** The public key of a development node's second account. It has no funds on any network. */
const SECOND_KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';
const SECOND_ACCOUNT = privateKeyToAccount(SECOND_KEY).address;
/** Factories of the sample account, by EntryPoint version. */
const factories = {
  '0.6': '0x9406Cc6185a346906296840746125a0E44976454',
  '0.7': '0x91E60e0613810449d098b0b5Ec8b51A0FE8c8985',
} as const;
const PROVIDERS = [
  'https://public.pimlico.io',
  'https://api.pimlico.io',
  'https://rpc.etherspot.io',
  'https://bundler.particle.network',
] as const;

const salts: Readonly<Record<'0.6' | '0.7' | '0.8', Hex>> = {
  '0.6': pad('0x0'),
  '0.7': '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3',
  '0.8': '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9',
};
const addresses: Readonly<Record<keyof typeof salts, Address>> = {
  '0.6': entryPoint06Address,
  '0.7': entryPoint07Address,
  '0.8': entryPoint08Address,
};
const versions = Object.keys(salts) as (keyof typeof salts)[];

let packages: string;

/** The published creation code of ERC-4337's contracts. */
function publishedCode(version: keyof typeof salts, contract: string): Hex {
  const file = path.join(packages, `entry-point-${version}`, 'artifacts', `${contract}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as {bytecode: Hex}).bytecode;
}

const walletOf = (rpcUrl: string) =>
  createWalletClient({
    account: privateKeyToAccount(DEVELOPMENT_KEY),
    pollingInterval: 100,
    transport: http(rpcUrl),
  }).extend(publicActions);

const testClientOf = (rpcUrl: string) => createTestClient({mode: 'anvil', transport: http(rpcUrl)});

/** Creates a contract at the address for its code and salt. */
async function deployAt(rpcUrl: string, salt: Hex, code: Hex): Promise<void> {
  const wallet = walletOf(rpcUrl);
  const hash = await wallet.sendTransaction({
    to: DEPLOYER,
    data: concat([salt, code]),
    chain: null,
  });
  await wallet.waitForTransactionReceipt({hash});
}

/**
 * Deploys EntryPoints 0.6 to 0.8, the factories of the sample accounts and a paymaster. @returns the
 * paymaster.
 */
async function deployEntryPoints(rpcUrl: string): Promise<Address> {
  for (const version of versions) {
    await deployAt(rpcUrl, salts[version], publishedCode(version, 'EntryPoint'));
  }
  for (const version of ['0.6', '0.7'] as const) {
    const entryPoint = encodeAbiParameters([{type: 'address'}], [addresses[version]]);
    const factory = concat([publishedCode(version, 'SimpleAccountFactory'), entryPoint]);
    await deployAt(rpcUrl, pad('0x0'), factory);
  }

  const file = 'SponsorAll.sol';
  const content = readFileSync(`examples/account-abstraction/standIn/${file}`, 'utf8');
  const {creationCode} = compileContract(
    sharedFolder('contractTools'),
    {language: 'Solidity', sources: {[file]: {content}}, settings: {}},
    [file, 'SponsorAll'],
  );
  const paymaster = await deploy(rpcUrl, creationCode);
  const wallet = walletOf(rpcUrl);
  const hash = await wallet.writeContract({
    address: entryPoint07Address,
    abi: entryPoint07Abi,
    functionName: 'depositTo',
    args: [paymaster],
    value: parseEther('1'),
    chain: null,
  });
  await wallet.waitForTransactionReceipt({hash});
  return paymaster;
}

/** Replaces each provider with a stand-in in the copy of the example. */
function useBundler({folder}: StagedExample, {url}: StandInBundler): void {
  for (const file of globSync('src/**/*.ts', {cwd: folder, absolute: true})) {
    const text = readFileSync(file, 'utf8');
    const local = PROVIDERS.reduce((result, provider) => result.replaceAll(provider, url), text);
    writeFileSync(file, local);
  }
}

beforeAll(async () => {
  packages = path.join(await stage('tests/samples/entryPointContracts'), 'node_modules');
});

describe('EntryPoints', () => {
  it.each(versions)(
    'the address of %s follows from the code that its authors publish',
    (version) => {
      const bytecode = publishedCode(version, 'EntryPoint');
      const salt = salts[version];
      expect(getContractAddress({opcode: 'CREATE2', from: DEPLOYER, salt, bytecode})).toBe(
        addresses[version],
      );
    },
  );
});

describe('examples/account-abstraction on Linea Mainnet', () => {
  const staged = useLocalNode('account-abstraction', {blocks: 'with transactions'});
  const shell = (region: string, env?: Record<string, string>) =>
    runOrThrow(...pageCommand(staged.folder, region, env));
  let bundler: StandInBundler;
  let paymaster: Address;

  beforeAll(async () => {
    paymaster = await deployEntryPoints(staged.node.url);
    bundler = await startStandInBundler(staged.node.url, paymaster);
    useBundler(staged, bundler);
    const keys = {
      OWNER_KEY: SECOND_KEY,
      PIMLICO_API_KEY: 'pim_key',
      SPONSORSHIP_POLICY_ID: 'sp_policy',
      ETHERSPOT_API_KEY: 'spot_key',
    };
    const lines = Object.entries(keys).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(path.join(staged.folder, '.env'), lines.join(''));
  });
  afterAll(() => bundler.close());

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('entry-points tells which are deployed', async () => {
    expect(await shell('entry-points')).toBe(
      [
        '0.6  0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789  deployed',
        '0.7  0x0000000071727De22E5E9d8BAf0edAc6f37da032  deployed',
        '0.8  0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108  deployed',
        '0.9  0x433709009B8330FDa32311DF1C2AFA402eD8D009  no code',
        '',
      ].join('\n'),
    );
  });

  it('pimlico sends two calls, which the paymaster pays', async () => {
    const printed = await shell('pimlico');
    expect(printed).toMatch(
      /^user operation 0x[\da-f]{64}\ntransaction {4}0x[\da-f]{64}\nsuccess {8}true\ngas cost {7}0\.\d+ ETH, paid by 0x[\da-fA-F]{40}\n$/,
    );
    expect(printed).toContain(`paid by ${paymaster}`);
    expect(bundler.asked).toContain('/v2/59144/rpc?apikey=pim_key eth_sendUserOperation');

    const HASH = /^transaction {4}(0x[\da-f]{64})$/m.exec(printed)?.[1] ?? '';
    const inspected = await shell('inspect', {HASH});
    expect(inspected).toMatch(
      /^user operation 0x[\da-f]{64}\nentry point {4}0x0000000071727De22E5E9d8BAf0edAc6f37da032\naccount {8}0x[\da-fA-F]{40}, nonce \d+\npaymaster {6}0x[\da-fA-F]{40}\nsuccess {8}true\ngas {12}\d+, 0\.\d+ ETH\n$/,
    );
  });

  it('inspect says what is missing', async () => {
    const {stderr} = await run(...pageCommand(staged.folder, 'inspect'));
    expect(stderr).toContain('Set HASH to a transaction hash');
  });

  /** Funds the account that a factory creates for the owner. @returns its address. */
  async function fundAccount(factory: Address): Promise<Address> {
    const account = await walletOf(staged.node.url).readContract({
      address: factory,
      abi: [
        {
          type: 'function',
          name: 'getAddress',
          stateMutability: 'view',
          inputs: [{type: 'address'}, {type: 'uint256'}],
          outputs: [{type: 'address'}],
        },
      ],
      functionName: 'getAddress',
      args: [SECOND_ACCOUNT, 0n],
    });
    await testClientOf(staged.node.url).setBalance({address: account, value: parseEther('0.01')});
    return account;
  }

  const paidByAccount = (account: Address) =>
    new RegExp(
      `^account {8}${account}, holds 0\\.01 ETH\nuser operation 0x[\\da-f]{64}\ntransaction {4}0x[\\da-f]{64}, success true\n$`,
    );

  it('etherspot pays with the ETH of the account', async () => {
    const account = await fundAccount(factories['0.7']);
    expect(await shell('etherspot')).toMatch(paidByAccount(account));
    expect(bundler.asked).toContain('/v2/59144?api-key=spot_key skandha_getGasPrice');
  });

  it('particle pays with the ETH of an account for EntryPoint 0.6', async () => {
    const account = await fundAccount(factories['0.6']);
    expect(await shell('particle')).toMatch(paidByAccount(account));
    expect(bundler.asked).toContain('/59144 eth_sendUserOperation');
  });

  it('supported lists the EntryPoints of a bundler', async () => {
    expect(JSON.parse(await shell('supported', {BUNDLER_URL: bundler.url}))).toEqual({
      jsonrpc: '2.0',
      id: 1,
      result: [entryPoint07Address],
    });
  });
});

describe('examples/account-abstraction on Linea Sepolia', () => {
  const staged = useLocalNode('account-abstraction', {
    network: 'sepolia',
    blocks: 'with transactions',
  });
  const shell = (region: string) =>
    runOrThrow(...pageCommand(staged.folder, region, {DO_NOT_TRACK: '1'}));
  let bundler: StandInBundler;

  beforeAll(async () => {
    bundler = await startStandInBundler(staged.node.url, await deployEntryPoints(staged.node.url));
    useBundler(staged, bundler);
    writeFileSync(
      path.join(staged.folder, '.env'),
      `OWNER_KEY=${DEVELOPMENT_KEY}\nAGENT_KEY=${SECOND_KEY}\n`,
    );
  });
  afterAll(() => bundler.close());

  it('first-operation creates an account and calls, without ETH or a key', async () => {
    expect(await shell('first-operation')).toMatch(
      /^account {6}0x[\da-fA-F]{40}\ntransaction {2}0x[\da-f]{64}\ndeployed {5}true\n$/,
    );
    expect(bundler.asked).toContain('/v2/59141/rpc pm_getPaymasterData');
  });

  describe('with the contracts of MetaMask', () => {
    beforeAll(async () => {
      const kit = path.join(staged.folder, 'node_modules/@metamask');
      const code = (await import(path.join(kit, 'delegation-abis/dist/bytecode.mjs'))) as Record<
        string,
        Hex
      >;
      const {getSmartAccountsEnvironment} = (await import(
        path.join(kit, 'smart-accounts-kit/dist/index.mjs')
      )) as {
        getSmartAccountsEnvironment: (chainId: number) => {
          DelegationManager: Address;
          SimpleFactory: Address;
          implementations: Record<string, Address>;
          caveatEnforcers: Record<string, Address>;
        };
      };
      const environment = getSmartAccountsEnvironment(59141);
      const {DelegationManager, SimpleFactory, implementations, caveatEnforcers} = environment;
      const addressPair = [{type: 'address'}, {type: 'address'}] as const;
      const wallet = walletOf(staged.node.url);
      /** Creates a contract and copies it to its address on Linea Sepolia. */
      const install = async (name: string, to: Address | undefined, args: Hex = '0x') => {
        // The library for passkeys, which no test calls.
        const linked = (code[name] ?? '0x').replaceAll(/__\$[\da-f]{34}\$__/g, '11'.repeat(20));
        const address = await deploy(staged.node.url, concat([linked as Hex, args]));
        const own = address.slice(2).toLowerCase();
        const deployed = (await wallet.getCode({address})) ?? '0x';
        // The account's code contains its own address. DelegationManager's code must not, because
        // its hash is known.
        const bytecode =
          name === 'HybridDeleGator'
            ? (deployed.replaceAll(own, to?.slice(2).toLowerCase() ?? '') as Hex)
            : deployed;
        await testClientOf(staged.node.url).setCode({address: to ?? '0x', bytecode});
      };
      const owner = encodeAbiParameters([{type: 'address'}], [wallet.account.address]);
      await install('DelegationManager', DelegationManager, owner);
      await install('SimpleFactory', SimpleFactory);
      await install(
        'HybridDeleGator',
        implementations.HybridDeleGatorImpl,
        encodeAbiParameters(addressPair, [DelegationManager, entryPoint07Address]),
      );
      for (const name of ['NativeTokenTransferAmountEnforcer', 'ExactCalldataEnforcer']) {
        await install(name, caveatEnforcers[name]);
      }
    });

    it('grant deploys the account and signs, and spend redeems', async () => {
      expect(await shell('grant')).toMatch(
        new RegExp(
          `^account 0x[\\da-fA-F]{40}\nsigned {2}up to 0\\.001 ETH for ${SECOND_ACCOUNT}\n$`,
        ),
      );
      expect(await shell('spend')).toMatch(
        /^success 0x[\da-f]{64}\n0\.0016 ETH left in the account\n$/,
      );
    });

    it('spend-too-much is refused by the enforcer', async () => {
      const {code, stderr} = await run(
        ...pageCommand(staged.folder, 'spend-too-much', {DO_NOT_TRACK: '1'}),
      );
      expect(code).not.toBe(0);
      expect(stderr).toContain('NativeTokenTransferAmountEnforcer:allowance-exceeded');
    });
  });
});
