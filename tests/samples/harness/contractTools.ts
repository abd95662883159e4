import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, vi} from 'vitest';
import {sharedFolder} from './sharedFolders';

/** A program that npm brings for most machines, and that samples of contracts need. */
export type ContractProgram = 'forge' | 'cast' | 'Node.js 22.13 or newer';

/** What readers have installed to build contracts, for the tests of a file. */
export interface ContractTools {
  /** Where the files of `tests/samples/contractTools` and their packages are. */
  readonly folder: string;
  /** What this machine has no program for. With any, the tests of the file do not run. */
  readonly missing: readonly ContractProgram[];
}

const architectures: Readonly<Record<string, string>> = {x64: 'amd64', arm64: 'arm64'};

// What proves that a program is there and recent enough.
const proofs: Readonly<Record<ContractProgram, readonly [string, ...string[]]>> = {
  forge: ['forge', '--version'],
  cast: ['cast', '--version'],
  'Node.js 22.13 or newer': [
    'node',
    '-e',
    'const [major, minor] = process.versions.node.split("."); process.exit(major > 22 || (major == 22 && minor >= 13) ? 0 : 1)',
  ],
};

/** The folders of forge, of cast, and of the Node.js that Hardhat asks for, as far as npm has them for this machine. */
function programFolders(packages: string): string[] {
  const {arch, platform} = process;
  return [
    ...['forge', 'cast'].map(
      (name) => `@foundry-rs/${name}-${platform}-${architectures[arch] ?? arch}`,
    ),
    ...['node', 'node-bin'].map((name) => `${name}-${platform}-${arch}`),
  ]
    .map((name) => path.join(packages, name, 'bin'))
    .filter((folder) => existsSync(folder));
}

/**
 * Puts forge, cast and Node.js 22 first in the PATH of all that the tests of a file run. Call it before an example is
 * staged: npm leaves out Hardhat's runtime when an older Node.js installs it. On a machine for which npm has no such
 * program and which has none of its own, each test is reported as not run; with `CI=true` it fails.
 */
export function useContractTools(needs: readonly ContractProgram[]): ContractTools {
  const tools: {readonly folder: string; missing: readonly ContractProgram[]} = {
    folder: sharedFolder('contractTools'),
    missing: [],
  };
  beforeAll(() => {
    const folders = programFolders(path.join(tools.folder, 'node_modules'));
    vi.stubEnv('PATH', [...folders, process.env.PATH].join(path.delimiter));
    tools.missing = needs.filter((program) => {
      const [command, ...args] = proofs[program];
      return spawnSync(command, args).status !== 0;
    });
  });
  beforeEach(({skip}) => {
    skip(tools.missing.length > 0, `needs ${tools.missing.join(', ')}`);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });
  return tools;
}

/**
 * Links forge and cast into the packages of a folder, where npx finds what a reader has installed. The lockfile of an
 * example lacks them, because npm has their programs for each platform.
 */
export function linkContractTools(folder: string): void {
  const bin = path.join(folder, 'node_modules/.bin');
  mkdirSync(bin, {recursive: true});
  for (const name of ['forge', 'cast']) {
    const link = path.join(bin, name);
    rmSync(link, {force: true});
    symlinkSync(path.join(sharedFolder('contractTools'), 'node_modules/.bin', name), link);
  }
}
