import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {methods} from '../../data/rpc/methods';
import {runOrThrow} from './harness/run';
import {sampleTest} from './harness/sampleTest';
import {useLocalNode} from './harness/useLocalNode';

const page = readFileSync(
  path.resolve(import.meta.dirname, '../../docs/api/reference/linea-estimategas.mdx'),
  'utf8',
);

/** The answers that the page of the method shows. */
const shown = [...page.matchAll(/^```json[^\n]*\n(.*?)^```/gms)].map(
  ([, json = '']) => JSON.parse(json) as unknown,
);

describe('examples/json-rpc-shell', () => {
  const staged = useLocalNode('json-rpc-shell');
  const sh = async (file: string) =>
    JSON.parse(await runOrThrow('sh', [file], {cwd: staged.folder})) as {result: unknown};

  sampleTest('block-number.sh prints a block number', ['curl'], async () => {
    const {result} = await sh('block-number.sh');
    expect(result).toMatch(/^0x[0-9a-f]+$/);
  });

  for (const file of ['estimate-transfer.sh', 'estimate-gas.sh']) {
    sampleTest(`${file} prints the estimate that the page shows`, ['curl'], async () => {
      expect(shown).toContainEqual(await sh(file));
    });
  }

  sampleTest('estimate-gas.sh prints the example of the facts', ['curl'], async () => {
    const {result} = await sh('estimate-gas.sh');
    expect(result).toEqual(methods.linea_estimateGas.examples[0].result);
  });

  sampleTest('estimate-gas-override.sh prints an estimate', ['curl'], async () => {
    const {result} = await sh('estimate-gas-override.sh');
    expect(result).toEqual({
      gasLimit: expect.stringMatching(/^0x[0-9a-f]+$/) as string,
      baseFeePerGas: '0x7',
      priorityFeePerGas: expect.stringMatching(/^0x[0-9a-f]+$/) as string,
    });
  });
});
