import {debianPackages, installLine, isDebianPackage, type Requirement} from './requirements';

/** The machine for the set-up. */
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

/** Runs a command, and reports a failure. */
function run(command: readonly string[], machine: Machine): boolean {
  machine.say(`Set-up: ${command.join(' ')}`);
  const succeeded = machine.run(command);
  if (!succeeded) {
    machine.say(`Set-up: this failed: ${command.join(' ')}`);
  }
  return succeeded;
}

/**
 * Installs packages of the distribution. One unknown package makes apt install none, so after a failure it installs the
 * packages of each requirement separately.
 */
function installWithApt(names: readonly Requirement[], machine: Machine): void {
  const prefix = machine.hasApt ? machine.asRoot() : undefined;
  const packaged = names.filter((name) => isDebianPackage(name, machine.distribution));
  if (prefix === undefined || packaged.length === 0) {
    return;
  }
  const install = (requirements: readonly Requirement[]) =>
    run(
      [
        ...prefix,
        ...['apt-get', 'install', '-y', '--no-install-recommends'],
        ...requirements.flatMap(debianPackages),
      ],
      machine,
    );
  // The update also fails if only a third-party source is broken.
  run([...prefix, 'apt-get', 'update'], machine);
  if (!install(packaged) && packaged.length > 1) {
    packaged.forEach((name) => install([name]));
  }
}

function installPlaywrightChromium(machine: Machine): void {
  const canInstallLibraries = machine.hasApt && machine.asRoot() !== undefined;
  run(
    [
      ...['npx', 'playwright', 'install'],
      ...(canInstallLibraries ? ['--with-deps'] : []),
      'chromium',
    ],
    machine,
  );
}

/**
 * Installs missing programs if this machine allows it.
 * @returns the programs that are still missing
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
