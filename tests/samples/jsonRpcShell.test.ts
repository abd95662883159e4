import {describe, expect} from 'vitest';
import {runOrThrow} from './harness/run';
import {sampleTest} from './harness/sampleTest';
import {useLocalNode} from './harness/useLocalNode';

describe('examples/json-rpc-shell', () => {
  const staged = useLocalNode('json-rpc-shell');
  const sh = async (file: string) =>
    JSON.parse(await runOrThrow('sh', [file], {cwd: staged.folder})) as {result: unknown};

  sampleTest('block-number.sh prints a block number', ['curl'], async () => {
    const {result} = await sh('block-number.sh');
    expect(result).toMatch(/^0x[0-9a-f]+$/);
  });

  for (const file of ['estimate-gas.sh', 'estimate-gas-override.sh']) {
    sampleTest(`${file} prints an estimate`, ['curl'], async () => {
      const {result} = await sh(file);
      expect(result).toEqual({
        gasLimit: expect.stringMatching(/^0x[0-9a-f]+$/) as string,
        baseFeePerGas: '0x7',
        priorityFeePerGas: expect.stringMatching(/^0x[0-9a-f]+$/) as string,
      });
    });
  }
});
