import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, vi} from 'vitest';
import {sharedFolder} from './sharedFolders';

/** A program from npm that samples of contracts need. */
export type ContractProgram = 'forge' | 'cast' | 'Node.js 22.13 or newer';

/** The installed contract tools, for one test file. */
export interface ContractTools {
  /** The staged `tests/samples/contractTools` with its packages. */
  readonly folder: string;
  /** Programs that are missing here. If there are any, the tests of the file are skipped. */
  readonly missing: readonly ContractProgram[];
}

const architectures: Readonly<Record<string, string>> = {x64: 'amd64', arm64: 'arm64'};

// The commands that prove that a program is present and recent enough.
const proofs: Readonly<Record<ContractProgram, readonly [string, ...string[]]>> = {
  forge: ['forge', '--version'],
  cast: ['cast', '--version'],
  'Node.js 22.13 or newer': [
    'node',
    '-e',
    'const [major, minor] = process.versions.node.split("."); process.exit(major > 22 || (major == 22 && minor >= 13) ? 0 : 1)',
  ],
};

/**
 * The folders of forge, cast, and the Node.js that Hardhat needs, if npm has them for this
 * platform.
 */
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
 * Puts forge, cast and Node.js 22 first in the PATH of the programs of a test file. Call it before
 * an example is staged, because npm leaves Hardhat's runtime out if an older Node.js installs it.
 * If a program is missing and npm has none for the platform, each test is reported as not run. With
 * `CI=true` it fails.
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
 * Links forge and cast into the packages of a folder, where npx finds a reader's installation. The
 * lockfile of an example lacks them, because npm has a package for each platform.
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
