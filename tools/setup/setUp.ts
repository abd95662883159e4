import {debianPackages, installLine, type Requirement} from './requirements';

/** The machine, as the set-up sees it. */
export interface Machine {
  readonly has: (name: Requirement) => boolean;
  /** Runs a command and shows its output. @returns whether it succeeded. */
  readonly run: (command: readonly string[]) => boolean;
  /** The prefix for commands that need root: empty, or sudo. Undefined if neither works. */
  readonly asRoot: () => readonly string[] | undefined;
  /** ID in /etc/os-release. */
  readonly distribution: string | undefined;
  readonly hasApt: boolean;
  readonly say: (line: string) => void;
}

/** Ubuntu offers Chromium only as a snap, which containers cannot install. */
function isAptPackage(name: Requirement, {distribution}: Machine): boolean {
  return name !== 'Chromium' || distribution !== 'ubuntu';
}

function installWithApt(names: readonly Requirement[], machine: Machine): void {
  const prefix = machine.hasApt ? machine.asRoot() : undefined;
  const packages = names.filter((name) => isAptPackage(name, machine)).flatMap(debianPackages);
  if (prefix === undefined || packages.length === 0) {
    return;
  }
  const commands = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
  ].map((command) => [...prefix, ...command]);
  for (const command of commands) {
    machine.say(`Set-up: ${command.join(' ')}`);
    if (!machine.run(command)) {
      machine.say(`Set-up: this failed: ${command.join(' ')}`);
      return;
    }
  }
}

function installPlaywrightChromium(machine: Machine): void {
  const canInstallLibraries = machine.hasApt && machine.asRoot() !== undefined;
  const command = [
    ...['npx', 'playwright', 'install'],
    ...(canInstallLibraries ? ['--with-deps'] : []),
    'chromium',
  ];
  machine.say(`Set-up: ${command.join(' ')}`);
  if (!machine.run(command)) {
    machine.say(`Set-up: this failed: ${command.join(' ')}`);
  }
}

/**
 * Installs missing programs if this machine allows it.
 *
 * @returns what is still missing
 */
export function setUp(names: readonly Requirement[], machine: Machine): readonly Requirement[] {
  const stillMissing = () => names.filter((name) => !machine.has(name));
  const before = stillMissing();
  if (before.length === 0) {
    return [];
  }
  machine.say(`Set-up: this machine has no ${before.join(', no ')}`);
  installWithApt(before, machine);
  if (before.includes('Chromium') && !machine.has('Chromium')) {
    installPlaywrightChromium(machine);
  }
  const after = stillMissing();
  for (const name of after) {
    machine.say(`Set-up: ${name} is still missing. To install it: ${installLine(name)}`);
  }
  return after;
}
