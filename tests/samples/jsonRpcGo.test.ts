import {describe, expect} from 'vitest';
import {runOrThrow} from './harness/run';
import {sampleTest} from './harness/sampleTest';
import {useLocalNode} from './harness/useLocalNode';

describe('examples/json-rpc-go', () => {
  const staged = useLocalNode('json-rpc-go');
  const go = (program: string) =>
    runOrThrow('go', ['run', `./${program}`], {cwd: staged.folder, timeout: 170_000});

  sampleTest('all programs pass go vet', ['go'], async () => {
    await runOrThrow('go', ['vet', './...'], {cwd: staged.folder, timeout: 170_000});
  });

  sampleTest('block-number prints a block number', ['go'], async () => {
    expect(await go('block-number')).toMatch(/^Newest block: \d+$/m);
  });

  sampleTest('estimate-gas prints an estimate', ['go'], async () => {
    const printed = await go('estimate-gas');
    expect(printed).toMatch(/^gas limit: +\d+$/m);
    expect(printed).toMatch(/^base fee: +7 wei$/m);
  });
});
