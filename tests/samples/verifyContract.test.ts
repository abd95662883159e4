import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Address,
  createTestClient,
  encodeDeployData,
  getAddress,
  type Hash,
  type Hex,
  http,
  parseAbi,
  publicActions,
  walletActions,
  zeroHash,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {sampleTest} from './harness/sampleTest';
import {sharedFolder} from './harness/sharedFolders';
import {EXPLORER_KEY, type SourceVerifiers, startSourceVerifiers} from './harness/sourceVerifiers';
import {itShowsTheTicketOffice} from './harness/ticketOffice';
import {useLocalNode} from './harness/useLocalNode';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OFFICE = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const FILE = 'src/TicketOffice.sol';
/** Two words: the owner, and a price of 1 gwei. */
const ARGUMENTS =
  '000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266' +
  '000000000000000000000000000000000000000000000000000000003b9aca00';

describe('examples/verify-contract', () => {
  const staged = useLocalNode('verify-contract', {network: 'sepolia'});
  const solc = path.join(sharedFolder('contractTools'), 'solc.mjs');
  let services: SourceVerifiers;
  let creation: Hash;
  let bytecode: Hex;
  const env: Record<string, string> = {address: OFFICE, args: ARGUMENTS};
  const names = ['names'];
  const lines = (regions: readonly string[]) =>
    regions.map((region) => pageCommand(staged.folder, region)[1][1]).join('\n');
  const session = (regions: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    ['sh', ['-ec', lines(regions)], {cwd: staged.folder, env: {...env, ...more}}] as const;
  const shell = (...parameters: Parameters<typeof session>) =>
    runOrThrow(...session(...parameters));
  const ask = async <T>(...parameters: Parameters<typeof session>) =>
    JSON.parse(await shell(...parameters)) as T;
  const client = () =>
    createTestClient({
      mode: 'anvil',
      transport: http(staged.node.url),
      account: privateKeyToAccount(DEVELOPMENT_KEY),
      pollingInterval: 100,
    })
      .extend(publicActions)
      .extend(walletActions);

  /** Compiles a contract in input.json. */
  async function compile(file = FILE, name = 'TicketOffice'): Promise<Hex> {
    const input = JSON.parse(readFileSync(path.join(staged.folder, 'input.json'), 'utf8')) as {
      settings: object;
    };
    const outputSelection = {[file]: {[name]: ['evm.bytecode.object']}};
    const settings = {...input.settings, outputSelection};
    const output = JSON.parse(
      await runOrThrow(solc, [], {
        cwd: staged.folder,
        input: JSON.stringify({...input, settings}),
      }),
    ) as {contracts: Record<string, Record<string, {evm: {bytecode: {object: string}}}>>};
    return `0x${output.contracts[file]?.[name]?.evm.bytecode.object ?? ''}`;
  }

  const deploy = (price = 1_000_000_000n) =>
    create(
      encodeDeployData({
        abi: parseAbi(['constructor(address, uint256)']),
        bytecode,
        args: [ACCOUNT, price],
      }),
    );

  async function create(data: Hex): Promise<{address: Address; hash: Hash}> {
    const hash = await client().sendTransaction({chain: null, data});
    const {contractAddress} = await client().waitForTransactionReceipt({hash});
    return {address: contractAddress as Address, hash};
  }

  beforeAll(async () => {
    services = await startSourceVerifiers({rpcUrl: staged.node.url, solc});
    for (const file of ['commands.sh', 'src/fetchSource.ts']) {
      const absolute = path.join(staged.folder, file);
      const text = readFileSync(absolute, 'utf8')
        .replaceAll('https://sourcify.dev/server', services.sourcify)
        .replaceAll('https://api-explorer.sepolia.linea.build/api', services.blockscout)
        .replaceAll('https://api.etherscan.io/v2/api', services.etherscan);
      writeFileSync(absolute, text);
    }
    await shell(['write-input']);
    bytecode = await compile();
    const deployed = await deploy();
    expect(deployed.address.toLowerCase()).toBe(OFFICE.toLowerCase());
    creation = deployed.hash;
    env.creation = creation;
  });
  afterAll(() => services.close());

  itShowsTheTicketOffice('verify-contract');

  it('passes the type check', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  describe('compare', () => {
    it('finds the code of the chain in the source, and the arguments behind it', async () => {
      expect(await shell([...names, 'compare'])).toBe(
        [
          'compiler  0.8.37+commit.f401782d',
          'creation  exact match',
          'stored    exact match',
          `arguments ${ACCOUNT}, 1000000000`,
          `encoded   ${ARGUMENTS}`,
          '',
        ].join('\n'),
      );
    });

    it.each([
      ['a comment', 'match, with different metadata', ['/// Sells', '/// Still sells']],
      ['a rule', 'NO MATCH', ['msg.value != price', 'msg.value < price']],
    ] as const)('tells %s from the rest', async (_what, verdict, [from, to]) => {
      const file = path.join(staged.folder, 'contracts/TicketOffice.sol');
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, source.replace(from, to));
      await shell(['write-input']);
      const {stdout} = await run(...session([...names, 'compare']));
      writeFileSync(file, source);
      await shell(['write-input']);
      expect(stdout).toContain(`creation  ${verdict}\nstored    ${verdict}\n`);
    });

    it('leaves out the addresses of libraries', async () => {
      const file = 'src/Till.sol';
      const content = `// SPDX-License-Identifier: MIT
        pragma solidity ^0.8.31;
        library Sums {
          function add(uint256 a, uint256 b) external pure returns (uint256) { return a + b; }
        }
        contract Till {
          uint256 public immutable start = block.number;
          function total(uint256 more) external view returns (uint256) { return Sums.add(start, more); }
        }
      `;
      const input = {language: 'Solidity', sources: {[file]: {content}}, settings: {}};
      writeFileSync(path.join(staged.folder, 'input.json'), JSON.stringify(input));
      const library = await create(await compile(file, 'Sums'));
      const open = await compile(file, 'Till');
      const linked = open.replace(/__\$.{34}\$__/g, library.address.slice(2).toLowerCase());
      const till = await create(linked as Hex);
      const outputs = [];
      for (const [name, {address, hash}] of Object.entries({Sums: library, Till: till})) {
        const command = `contract=${file}:${name}\n${lines(['compare'])}`;
        const more = {...env, address, creation: hash};
        outputs.push(await runOrThrow('sh', ['-ec', command], {cwd: staged.folder, env: more}));
      }
      await shell(['write-input']);
      const matches = 'creation  exact match\nstored    exact match\n';
      expect(outputs[0]).toContain(`${matches}arguments \n`);
      expect(outputs[1]).toContain(
        `${matches}library   ${file}:Sums ${library.address.toLowerCase()}\narguments \n`,
      );
    });

    it('says what it needs, and what it does not find', async () => {
      const {stderr} = await run('npx', ['tsx', 'src/compare.ts', 'a:b'], {cwd: staged.folder});
      expect(stderr).toContain('Pass path:Name, the contract address');
      const other = `contract=src/TicketOffice.sol:Ticket\n${lines(['compare'])}`;
      const missing = await run('sh', ['-ec', other], {cwd: staged.folder, env});
      expect(missing.stderr).toContain('src/TicketOffice.sol:Ticket is not in input.json');
    });
  });

  it('reads the compiler and the hash of the metadata from the code', async () => {
    expect(await shell(['read-compiler'])).toBe(
      'solc     0.8.37\nmetadata ipfs://f01701220e16003204ad695de8720c3ca7c9e9770d63fe1b07f9d79798160920046246d0f\n',
    );
  });

  it('finds no source before a submission', async () => {
    const {stderr} = await run(...session(['fetch-source']));
    expect(stderr).toContain(`Sourcify has no source for ${OFFICE}: HTTP 404`);
  });

  describe('the requests', () => {
    sampleTest('to Sourcify end in an exact match', ['curl'], async () => {
      const {verificationId: job} = await ask<{verificationId: string}>([...names, 'sourcify']);
      const first = await ask(['sourcify-job'], {job});
      expect(first).toMatchObject({isJobCompleted: false});
      const second = await ask(['sourcify-job'], {job});
      expect(second).toMatchObject({isJobCompleted: true, contract: {match: 'exact_match'}});
      expect(await ask(['look-up'])).toMatchObject({match: 'exact_match', chainId: '59141'});
    });

    sampleTest('to Sourcify are needed once', ['curl'], async () => {
      const answer = await ask([...names, 'sourcify'], {creation: zeroHash});
      expect(answer).toMatchObject({customCode: 'already_verified'});
    });

    sampleTest('to Sourcify find a contract with the same code', ['curl'], async () => {
      const address = getAddress((await deploy(5n)).address);
      const {verificationId: job} = await ask<{verificationId: string}>(['similar'], {address});
      expect(await ask(['sourcify-job'], {job})).toMatchObject({
        isJobCompleted: true,
        contract: {match: 'exact_match', address},
      });
    });

    it.each(['blockscout', 'etherscan'] as const)('to %s end in a pass', async (service) => {
      const key = {etherscan_key: EXPLORER_KEY};
      const {result: job} = await ask<{result: string}>([...names, service, 'explorer'], key);
      expect(services.submissions.at(-1)).toMatchObject({
        service,
        contract: `${FILE}:TicketOffice`,
        compilerVersion: 'v0.8.37+commit.f401782d',
        constructorArguments: ARGUMENTS,
      });
      expect(await ask([service, 'explorer-job'], {...key, job})).toMatchObject({
        status: '1',
        result: 'Pass - Verified',
      });
    });

    sampleTest('to Sourcify take over what Etherscan has', ['curl'], async () => {
      const address = getAddress((await deploy(6n)).address);
      const refused = await ask(['take-over'], {address});
      expect(refused).toMatchObject({customCode: 'not_etherscan_verified'});
      const args = ARGUMENTS.slice(0, -8) + '00000006';
      await ask([...names, 'etherscan', 'explorer'], {address, args, etherscan_key: EXPLORER_KEY});
      const {verificationId: job} = await ask<{verificationId: string}>(['take-over'], {address});
      expect(await ask(['sourcify-job'], {job})).toMatchObject({
        isJobCompleted: true,
        contract: {match: 'exact_match', address},
      });
    });

    it('to Etherscan need a key', async () => {
      const answer = await ask([...names, 'etherscan', 'explorer'], {etherscan_key: 'old'});
      expect(answer).toMatchObject({status: '0', result: 'Invalid API Key (#err2)'});
    });
  });

  it('gets the source back once it is verified', async () => {
    expect(await shell(['fetch-source'])).toBe(
      `source/src/TicketOffice.sol\nexact_match: ${FILE}:TicketOffice, solc 0.8.37+commit.f401782d\n`,
    );
    const [fetched, own] = ['source/src', 'contracts'].map((folder) =>
      readFileSync(path.join(staged.folder, folder, 'TicketOffice.sol'), 'utf8'),
    );
    expect(fetched).toBe(own);
  });

  it('writes nothing outside its folder', async () => {
    const script = path.join(staged.folder, 'src/fetchSource.ts');
    const text = readFileSync(script, 'utf8');
    writeFileSync(
      script,
      `globalThis.fetch = async () => Response.json({stdJsonInput: {sources: {'../../escaped.sol': {content: ''}}}});\n${text}`,
    );
    const {stderr} = await run(...session(['fetch-source']));
    writeFileSync(script, text);
    expect(stderr).toContain('../../escaped.sol is outside the folder');
    expect(existsSync(path.join(staged.folder, '../escaped.sol'))).toBe(false);
  });
});
