import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {networks} from '../../data/networks';
import {linea_estimateGas} from '../../data/rpc/linea_estimateGas';
import {curl} from '../../src/rpc/render/curl';
import {asker} from './harness/mainnetScene';
import {runOrThrow} from './harness/run';
import {sampleTest} from './harness/sampleTest';
import {useLocalNode} from './harness/useLocalNode';

const page = readFileSync(
  path.resolve(import.meta.dirname, '../../docs/api/reference/linea-estimategas.mdx'),
  'utf8',
);

const PUBLIC_URL = networks.mainnet.rpc.http[0].url;

/** The responses on the method's page. */
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

  sampleTest(
    'recent-transaction.sh prints a transaction of the newest block',
    ['curl'],
    async () => {
      const ask = asker(staged.node.url);
      const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
      const hash = await ask('eth_sendTransaction', [{from, to: from}]);
      await expect
        .poll(async () => (await ask('eth_getTransactionByHash', [hash])) as object)
        .toMatchObject({blockNumber: expect.stringMatching(/^0x/) as string});
      const {result} = await sh('recent-transaction.sh');
      expect(result).toMatchObject({hash});
    },
  );

  sampleTest('estimate-transfer.sh prints the estimate that the page shows', ['curl'], async () => {
    expect(shown).toContainEqual(await sh('estimate-transfer.sh'));
  });

  sampleTest(
    'the command of linea_estimateGas prints the answer of its facts',
    ['curl'],
    async () => {
      const {name, examples} = linea_estimateGas;
      const [{params, result}] = examples;
      const command = curl.render({method: name, params, url: PUBLIC_URL}, linea_estimateGas);
      const local = command?.replace(PUBLIC_URL, staged.node.url) ?? '';
      writeFileSync(path.join(staged.folder, 'rendered.sh'), local);
      expect((await sh('rendered.sh')).result).toEqual(result);
    },
  );

  sampleTest('estimate-gas-override.sh prints an estimate', ['curl'], async () => {
    const {result} = await sh('estimate-gas-override.sh');
    expect(result).toEqual({
      gasLimit: expect.stringMatching(/^0x[0-9a-f]+$/) as string,
      baseFeePerGas: '0x7',
      priorityFeePerGas: expect.stringMatching(/^0x[0-9a-f]+$/) as string,
    });
  });
});
