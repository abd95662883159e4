import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect} from 'vitest';
import {run, type RunResult, runOrThrow} from './harness/run';
import {commandOf, sampleTest} from './harness/sampleTest';

const SIGNATURES = 'tests/samples/web3jSignatures';
const SAMPLE = 'examples/web3j/src/main/java/LineaFees.java';

const javac = commandOf('javac') ?? 'javac';

describe('examples/web3j', () => {
  const cwd = mkdtempSync(path.join(os.tmpdir(), 'web3j-'));

  /** Compiles a file against the published signatures, without warnings. */
  async function compile(file: string): Promise<RunResult> {
    const signatures = globSync(`${SIGNATURES}/**/*.java`, {absolute: true});
    await runOrThrow(javac, ['-d', 'classes', ...signatures], {cwd});
    return run(javac, ['-Xlint:all', '-Werror', '-cp', 'classes', '-d', 'out', file], {cwd});
  }

  sampleTest('LineaFees compiles', ['javac'], async () => {
    const {code, stderr} = await compile(path.resolve(SAMPLE));
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  sampleTest('a method that Web3j does not have fails', ['javac'], async () => {
    const file = path.join(cwd, 'LineaFees.java');
    writeFileSync(file, readFileSync(SAMPLE, 'utf8').replace('getGasLimit', 'getGas'));
    const {code, stderr} = await compile(file);
    expect(stderr).toContain('cannot find symbol');
    expect(code).not.toBe(0);
  });
});
