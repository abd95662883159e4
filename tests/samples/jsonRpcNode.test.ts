import {describe, expect, it} from 'vitest';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {run, runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

describe('examples/json-rpc-node', () => {
  const staged = useLocalNode('json-rpc-node');
  const node = (file: string) =>
    runOrThrow(process.execPath, [file], {
      cwd: staged.folder,
      env: {PRIVATE_KEY: DEVELOPMENT_KEY},
    });

  it('block-number.mjs prints a block number', async () => {
    expect(await node('block-number.mjs')).toMatch(/^Newest block: \d+$/m);
  });

  it('estimate-gas.mjs prints an estimate', async () => {
    const printed = await node('estimate-gas.mjs');
    expect(printed).toMatch(/^gas limit: +\d+$/m);
    expect(printed).toMatch(/^base fee: +7 wei$/m);
    expect(printed).toMatch(/^cost at most: \d+ wei$/m);
  });

  it('estimate-with-override.mjs prints an estimate for an account without money', async () => {
    expect(await node('estimate-with-override.mjs')).toMatch(/gasLimit: \d+n/);
  });

  it('send-transaction.mjs sends at the estimated price', async () => {
    expect(await node('send-transaction.mjs')).toMatch(/^success in block \d+$/m);
  });

  it('ends with an error when the node answers with one', async () => {
    const {code, stderr} = await run(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        "process.env.PRIVATE_KEY = '0x00'; await import('./send-transaction.mjs');",
      ],
      {cwd: staged.folder},
    );
    expect(code).not.toBe(0);
    expect(stderr).not.toBe('');
  });
});
