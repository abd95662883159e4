import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkPackage, createPackageFromTarballData} from '@arethetypeswrong/core';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import solc from 'solc';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {contracts} from '../../data/contracts';
import {buildFacts} from '../../tools/packages/buildFacts';
import {constantName, solidityAddresses} from '../../tools/packages/solidityAddresses';

const root = path.resolve(__dirname, '../..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** A project with the packed package installed. */
const project = mkdtempSync(path.join(tmpdir(), 'linea-facts-'));
const installed = path.join(project, 'node_modules/linea-facts');
let built = '';
let tarball = '';

/** Packs a package. @returns the tarball. */
function pack(folder: string): string {
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', project], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [{filename}] = JSON.parse(output) as readonly [{readonly filename: string}];
  return path.join(project, filename);
}

beforeAll(async () => {
  built = await buildFacts();
  tarball = pack(built);
  mkdirSync(installed, {recursive: true});
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  symlinkSync(path.join(root, 'node_modules/viem'), path.join(project, 'node_modules/viem'));
  symlinkSync(path.join(root, 'node_modules/@types'), path.join(project, 'node_modules/@types'));
  writeFileSync(path.join(project, 'package.json'), '{"type": "module"}');
});
afterAll(() => rmSync(project, {recursive: true, force: true}));

/** What "Are the types wrong?" finds. The package has ES modules only: Node.js 10 and require() don't count. */
async function typeProblems(packed: string): Promise<readonly object[]> {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(packed)), {
    excludeEntrypoints: [/solidity/, /abis\//],
  });
  if (!('problems' in result)) {
    throw new Error('The package has no types');
  }
  expect(Object.keys(result.entrypoints).length).toBeGreaterThan(8);
  return result.problems.filter(
    (problem) =>
      !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
  );
}

/** Compiles a module of a reader's project. @returns the compiler's messages. */
function compile(name: string, text: string): string {
  writeFileSync(path.join(project, `${name}.ts`), text);
  const {stdout} = spawnSync(
    bin('tsc'),
    [
      '--strict',
      '--skipLibCheck',
      '--noEmit',
      '--target',
      'es2022',
      '--module',
      'nodenext',
      `${name}.ts`,
    ],
    {cwd: project, encoding: 'utf8'},
  );
  return stdout;
}

/** What a module of a reader's project exports as `result`. */
function run(code: string): unknown {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: project,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

const [sample = ''] =
  /(?<=```ts\n)[\s\S]*?(?=```)/.exec(
    readFileSync(path.join(root, 'packages/facts/README.md'), 'utf8'),
  ) ?? [];
const [soliditySample = ''] =
  /(?<=```solidity\n)[\s\S]*?(?=```)/.exec(
    readFileSync(path.join(root, 'packages/facts/README.md'), 'utf8'),
  ) ?? [];

describe('the package linea-facts', () => {
  it('is packed as publint expects', async () => {
    const {messages, pkg} = await publint({pkgDir: built, strict: true});
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that every resolver of ES modules finds', async () => {
    expect(await typeProblems(tarball)).toEqual([]);
  });

  it('would fail both checks with types that are not there', async () => {
    const broken = path.join(project, 'broken');
    cpSync(installed, broken, {recursive: true});
    const manifest = path.join(broken, 'package.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('index.d.ts', 'none.d.ts'));
    const {messages} = await publint({pkgDir: broken, strict: true});
    expect(messages.map(({code}) => code)).toContain('FILE_DOES_NOT_EXIST');
    expect(await typeProblems(pack(broken))).not.toEqual([]);
  });

  it('contains the built modules, the Solidity library and the licenses, and no source', () => {
    const files = execFileSync('tar', ['-tzf', tarball], {encoding: 'utf8'}).split('\n');
    expect(files).toEqual(
      expect.arrayContaining([
        'package/README.md',
        'package/LICENSE',
        'package/LICENSE-docs',
        'package/dist/index.js',
        'package/dist/index.d.ts',
        'package/dist/generated/abis/LineaRollup.js',
        'package/solidity/LineaAddresses.sol',
      ]),
    );
    expect(files.filter((file) => /package\/(?:src|tsconfig)/.test(file))).toEqual([]);
  });

  it('compiles the sample of its README, with types of viem', () => {
    expect(sample).toContain('l2MessageServiceAbi');
    expect(compile('readme', `${sample}\nconst amount: bigint = fee;\nvoid amount;\n`)).toBe('');
  });

  it('has literal addresses and typed facts', () => {
    const text = `
import {addresses, networkOf, networks, type Network} from 'linea-facts';
import {contracts} from 'linea-facts/contracts';
import {limits} from 'linea-facts/limits';
import {rpcMethods} from 'linea-facts/rpc-methods';
const one: '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec' = addresses.linea.L2MessageService;
const hex: \`0x\${string}\` | undefined = contracts[0]?.address;
const network: Network | undefined = networkOf(59144);
const value: string | number | undefined = limits[0]?.values[0]?.value;
const answers: 'yes' | 'no' | 'conditional' | 'unconfirmed' | undefined =
  rpcMethods[0]?.availability[0]?.answers;
// @ts-expect-error There is no such contract.
void addresses.linea.Unknown;
// @ts-expect-error Facts are read-only.
networks.push(networks[0]!);
void [one, hex, network, value, answers];
`;
    expect(compile('types', text)).toBe('');
    expect(
      compile('wrong', text.replace('// @ts-expect-error There is no such contract.', '')),
    ).toContain('Unknown');
  });

  it('finds networks, contracts and errors', () => {
    const result = run(`
import {addresses, networkOf, networks} from 'linea-facts';
import {contractAt} from 'linea-facts/contracts';
import {contractErrorOf} from 'linea-facts/contract-errors';
import {explainError} from 'linea-facts/errors';
import {abis} from 'linea-facts/abis';
import {lineaRollupAbi} from 'linea-facts/abis/LineaRollup';
import {limits} from 'linea-facts/limits';
import {precompiles} from 'linea-facts/precompiles';
import {releases} from 'linea-facts/releases';
import {rpcMethods} from 'linea-facts/rpc-methods';
console.log(JSON.stringify({
  names: [networks.length, networkOf(59144)?.name, networkOf(59141)?.name, networkOf(1)?.name ?? null],
  at: contractAt(59144, addresses.linea.L2MessageService.toLowerCase())?.id,
  elsewhere: contractAt(1, addresses.linea.L2MessageService) ?? null,
  error: contractErrorOf('0xd39E75f9' + '0'.repeat(64))?.name ?? null,
  empty: contractErrorOf('0x') ?? null,
  gas: explainError('Error: insufficient funds for gas * price + value: address 0x1 have 1 want 2').map(({producer}) => producer),
  code: explainError('execution reverted', -32000).every(({code}) => code === -32000),
  nothing: explainError('good morning'),
  counts: [abis, lineaRollupAbi, limits, precompiles, releases, rpcMethods].map(({length}) => length > 10),
}));`) as Readonly<Record<string, unknown>>;
    expect(result).toMatchObject({
      names: [2, 'Linea Mainnet', 'Linea Sepolia', null],
      at: 'linea/L2MessageService',
      elsewhere: null,
      empty: null,
      code: true,
      nothing: [],
      counts: [true, true, true, true, true, true],
    });
    expect(result.gas).toContain('Geth');
  });
});

/** Compiles with solc. @returns its errors, warnings included. */
function compileSolidity(sources: Readonly<Record<string, string>>) {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      Object.entries(sources).map(([name, content]) => [name, {content}]),
    ),
    settings: {outputSelection: {'*': {'*': ['abi']}}},
  };
  const {errors = []} = JSON.parse(solc.compile(JSON.stringify(input))) as {
    readonly errors?: readonly {readonly formattedMessage: string}[];
  };
  return errors.map(({formattedMessage}) => formattedMessage);
}

describe('the Solidity library', () => {
  const library = 'linea-facts/solidity/LineaAddresses.sol';
  const header = '// SPDX-License-Identifier: MIT\npragma solidity ^0.8.0;\n';

  it('compiles without a warning, with the sample of the README', () => {
    const text = readFileSync(path.join(installed, 'solidity/LineaAddresses.sol'), 'utf8');
    expect(soliditySample).toContain('L2_MESSAGE_SERVICE');
    expect(compileSolidity({[library]: text, 'Reader.sol': header + soliditySample})).toEqual([]);
    // The compiler checks the checksums of addresses.
    const [address = ''] = /0x[\da-fA-F]{40}/.exec(text) ?? [];
    const wrong = text.replace(address, address.toLowerCase());
    expect(compileSolidity({[library]: wrong}).join('\n')).toContain('invalid checksum');
  });

  it('has every contract of the facts', () => {
    const text = solidityAddresses();
    for (const {name, address} of contracts) {
      expect(text).toContain(`constant ${constantName(name)} = ${address};`);
    }
  });

  it.each([
    ['L2MessageService', 'L2_MESSAGE_SERVICE'],
    ['LineaRollup implementation', 'LINEA_ROLLUP_IMPLEMENTATION'],
    ['USDC', 'USDC'],
    ['ENSRegistry (v2)', 'ENS_REGISTRY_V2'],
  ])('calls %s %s', (name, constant) => {
    expect(constantName(name)).toBe(constant);
  });
});
