import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import process from 'node:process';

interface Installable {
  readonly debian: readonly string[];
  /** The name in Homebrew. Undefined if macOS lacks it. */
  readonly brew?: string;
}

interface Program extends Installable {
  /** Commands that can provide the program, each with the arguments that prove it works. */
  readonly candidates: readonly {
    readonly command: readonly [string, ...string[]];
    readonly proof: readonly string[];
  }[];
}

/** System programs that tests run. */
const programs = {
  nginx: {
    // On Debian, its folder is not on every user's PATH.
    candidates: [
      'nginx',
      '/usr/sbin/nginx',
      '/usr/local/sbin/nginx',
      '/opt/homebrew/bin/nginx',
    ].map((command) => ({command: [command], proof: ['-v']})),
    debian: ['nginx'],
    brew: 'nginx',
  },
  go: {
    candidates: [{command: ['go'], proof: ['version']}],
    debian: ['golang-go'],
    brew: 'go',
  },
  javac: {
    // Homebrew does not put it on the PATH.
    candidates: ['javac', '/opt/homebrew/opt/openjdk/bin/javac'].map((command) => ({
      command: [command],
      proof: ['-version'],
    })),
    debian: ['default-jdk-headless'],
    brew: 'openjdk',
  },
  curl: {
    candidates: [{command: ['curl'], proof: ['--version']}],
    debian: ['curl'],
    brew: 'curl',
  },
  'disk tools': {
    candidates: [{command: ['/sbin/mkfs.ext4'], proof: ['-V']}],
    debian: ['e2fsprogs'],
  },
  'python3 with requests': {
    // Debian's packages are for its own Python, which another Python on the PATH can hide.
    candidates: ['python3', '/usr/bin/python3'].map((command) => ({
      command: [command],
      proof: ['-c', 'import requests'],
    })),
    debian: ['python3', 'python3-requests'],
    brew: 'python3 && python3 -m pip install --user --break-system-packages requests',
  },
  'docker compose': {
    candidates: [
      {command: ['docker', 'compose'], proof: ['version']},
      {command: ['docker-compose'], proof: ['version']},
    ],
    debian: ['docker-compose'],
    brew: 'docker-compose',
  },
} as const satisfies Readonly<Record<string, Program>>;

export type ProgramName = keyof typeof programs;

/** The requirements of tests besides Node and npm packages. */
export type Requirement = ProgramName | 'Chromium';

const installs: Readonly<Record<Requirement, Installable>> = {
  ...programs,
  // Headless Chromium, which needs a third less CPU.
  Chromium: {debian: ['chromium-headless-shell'], brew: '--cask chromium'},
};

export const allRequirements = Object.keys(installs) as readonly Requirement[];

const found = new Map<ProgramName, readonly [string, ...string[]]>();

/** The command of a program, with its subcommand if it has one. Undefined if the program is missing. */
export function commandLineOf(name: ProgramName): readonly [string, ...string[]] | undefined {
  const known = found.get(name);
  if (known !== undefined) {
    return known;
  }
  const {candidates}: Program = programs[name];
  const works = candidates.find(({command: [file, ...args], proof}) => {
    const {status} = spawnSync(file, [...args, ...proof], {stdio: 'ignore', timeout: 30_000});
    return status === 0;
  });
  if (works !== undefined) {
    found.set(name, works.command);
  }
  return works?.command;
}

export function debianPackages(name: Requirement): readonly string[] {
  return installs[name].debian;
}

/** ID in /etc/os-release. Undefined without that file. */
export function linuxDistribution(): string | undefined {
  const file = '/etc/os-release';
  return existsSync(file) ? /^ID="?([\w-]+)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

/** The system of a machine. */
export interface System {
  readonly platform: string;
  readonly distribution: string | undefined;
}

/** Only Debian has Chromium as a package. Ubuntu has a snap, which containers cannot install. */
export function isDebianPackage(name: Requirement, distribution: string | undefined): boolean {
  return name !== 'Chromium' || distribution === 'debian';
}

/** The command that installs a requirement on this machine. */
export function installLine(
  name: Requirement,
  {platform, distribution}: System = {
    platform: process.platform,
    distribution: linuxDistribution(),
  },
): string {
  const {debian, brew} = installs[name];
  if (platform === 'darwin') {
    return brew === undefined ? `${name} exists on Linux only` : `brew install ${brew}`;
  }
  return isDebianPackage(name, distribution)
    ? `apt-get install ${debian.join(' ')}`
    : 'npx playwright install --with-deps chromium';
}

/** Names requirements, each with the command that installs it. */
export function describeMissing(names: readonly Requirement[]): string {
  return names.map((name) => `needs ${name}: ${installLine(name)}`).join('; ');
}

/**
 * The reason why tests with these programs cannot run, with the commands that install them.
 * Undefined if none is missing.
 */
export function missing(...names: readonly ProgramName[]): string | undefined {
  const absent = names.filter((name) => commandLineOf(name) === undefined);
  return absent.length === 0 ? undefined : describeMissing(absent);
}

/** With CI=true, skipped tests count as failed. */
export function isCi(): boolean {
  return process.env.CI === 'true';
}
