import {describe, expect, it} from 'vitest';
import {installLine, type Requirement} from '../../tools/setup/requirements';
import {type Machine, setUp} from '../../tools/setup/setUp';
import {stepTable, summarize} from '../../tools/test/summary';

const tallies = [
  {name: 'unit tests', passed: 3, failures: ['a.test.ts › fails']},
  {name: 'samples tests', passed: 2, failures: [], skipped: ['b.test.ts › needs go']},
];

describe('the total of a run', () => {
  it('counts what could not run apart', () => {
    expect(summarize(tallies, false)).toMatchObject({
      failures: ['a.test.ts › fails'],
      skipped: ['b.test.ts › needs go'],
      total: '5 passed, 1 failed, 1 skipped',
    });
    expect(summarize([{name: 'a', passed: 1, failures: []}], false).total).toBe(
      '1 passed, 0 failed',
    );
  });

  it('counts it as failed in CI', () => {
    const {failures, total} = summarize(tallies, true);
    expect(total).toBe('5 passed, 2 failed');
    expect(failures[1]).toMatch(/^b\.test\.ts › needs go\n.*CI=true/);
  });

  it('comes after a table of the steps', () => {
    const steps = [{name: 'check', tallies: tallies.slice(0, 1), wall: 61.4, cpu: undefined}];
    expect(stepTable(steps)).toMatch(/^step +tests +seconds .*\ncheck +4 +61 +-$/);
  });
});

/** A machine that lacks some programs. Install commands succeed on it. */
function machine(lacking: Requirement[], change: Partial<Machine>) {
  const said: string[] = [];
  const commands: string[] = [];
  const result = setUp(['go', 'nginx', 'Chromium'], {
    has: (name) => !lacking.includes(name),
    run: (command) => {
      commands.push(command.join(' '));
      if (command.includes('install')) {
        lacking.splice(0);
      }
      return true;
    },
    asRoot: () => [],
    distribution: 'debian',
    hasApt: true,
    say: (line) => said.push(line),
    ...change,
  });
  return {result, commands, said: said.join('\n')};
}

describe('the set-up of the test command', () => {
  it('does nothing where nothing is missing', () => {
    expect(machine([], {})).toEqual({result: [], commands: [], said: ''});
  });

  it('installs what is missing, with sudo where it must', () => {
    const {result, commands} = machine(['go'], {asRoot: () => ['sudo', '-n']});
    expect(result).toEqual([]);
    expect(commands).toEqual([
      'sudo -n apt-get update',
      'sudo -n apt-get install -y --no-install-recommends golang-go',
    ]);
  });

  it('goes on when the package lists cannot be updated', () => {
    const lacking: Requirement[] = ['go'];
    const {result, said} = machine(lacking, {
      run: (command) => {
        if (command.includes('install')) {
          lacking.splice(0);
        }
        return !command.includes('update');
      },
    });
    expect(result).toEqual([]);
    expect(said).toContain('this failed: apt-get update');
  });

  it('installs each program separately where apt does not know one of the packages', () => {
    const lacking: Requirement[] = ['go', 'nginx'];
    const {result} = machine(lacking, {
      run: (command) => {
        if (command.includes('golang-go')) {
          return false;
        }
        if (command.includes('nginx')) {
          lacking.pop();
        }
        return true;
      },
    });
    expect(result).toEqual(['go']);
  });

  it.each([
    ['debian', 'apt-get install chromium-headless-shell'],
    ['ubuntu', 'npx playwright install --with-deps chromium'],
    [undefined, 'npx playwright install --with-deps chromium'],
  ])('names the line that installs Chromium on %s', (distribution, line) => {
    expect(installLine('Chromium', {platform: 'linux', distribution})).toBe(line);
  });

  it('installs the Chromium of Playwright on Ubuntu, whose package is only a stub', () => {
    const {result, commands} = machine(['Chromium'], {distribution: 'ubuntu'});
    expect(result).toEqual([]);
    expect(commands).toEqual(['npx playwright install --with-deps chromium']);
  });

  it.each([
    ['without root', {asRoot: () => undefined}],
    ['without apt', {hasApt: false}],
    ['when the installation fails', {run: () => false}],
  ])('names what is missing and how to install it %s', (_, change) => {
    const {result, said} = machine(['go'], change);
    expect(result).toEqual(['go']);
    expect(said).toMatch(/go is still missing. To install it: .*(?:golang-go|brew install go)/);
  });
});
