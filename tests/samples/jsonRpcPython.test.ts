import {describe, expect} from 'vitest';
import {runOrThrow} from './harness/run';
import {commandOf, sampleTest} from './harness/sampleTest';
import {useLocalNode} from './harness/useLocalNode';

describe('examples/json-rpc-python', () => {
  const staged = useLocalNode('json-rpc-python');
  const python = (file: string) =>
    runOrThrow(commandOf('python3 with requests') ?? 'python3', [file], {cwd: staged.folder});

  sampleTest('block_number.py prints a block number', ['python3 with requests'], async () => {
    expect(await python('block_number.py')).toMatch(/^Newest block: \d+$/m);
  });

  sampleTest('estimate_gas.py prints an estimate', ['python3 with requests'], async () => {
    const printed = await python('estimate_gas.py');
    expect(printed).toMatch(/^gas limit: +\d+$/m);
    expect(printed).toMatch(/^base fee: +7 wei$/m);
    expect(printed).toMatch(/^cost at most: \d+ wei$/m);
  });
});
