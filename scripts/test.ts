/**
 * Everything that must hold, in order: build and checks, content, unit, sample and hosting tests, browser tests, budgets.
 * What failed is repeated before the totals. The last line is the total of all runners: `N passed, N failed`.
 */
import {mkdirSync, rmSync} from 'node:fs';
import {ensureChromium} from '../tools/chromium/ensureChromium';
import {freePort} from '../tools/freePort';
import {reports, type Tally} from '../tools/test/reports';
import {runStep} from '../tools/test/runStep';
import {groups} from '../tools/test/steps';

async function main(): Promise<void> {
  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports, {recursive: true});
  process.env.CHROMIUM_PATH = ensureChromium();
  process.env.E2E_PORT = String(await freePort());

  const tallies: Tally[] = [];
  for (const group of groups) {
    process.stdout.write(`\n=== ${group.map(({name}) => name).join(', beside ')}\n`);
    const found = await Promise.all(group.map((step, index) => runStep(step, index === 0)));
    tallies.push(...found.flat());
  }

  const failures = tallies.flatMap((tally) => tally.failures);
  for (const {name, failures: words} of tallies.filter((tally) => tally.failures.length > 0)) {
    process.stdout.write(`\n=== failed: ${name}\n${words.join('\n')}\n`);
  }
  process.stdout.write('\n=== total\n');
  for (const {name, passed, flaky = 0, failures: words} of tallies) {
    const again = flaky === 0 ? '' : ` (${flaky} at the second attempt)`;
    process.stdout.write(`${name}: ${passed} passed${again}, ${words.length} failed\n`);
  }
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

void main();
