import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

describe('examples/inscriptions', () => {
  const staged = useLocalNode('inscriptions', {network: 'sepolia'});
  const shell = (region: string, env?: Record<string, string>) =>
    runOrThrow(...pageCommand(staged.folder, region, env));

  beforeAll(async () => {
    writeFileSync(path.join(staged.folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
    await shell('compile');
  });

  it('passes the type check with the ABI that was compiled', async () => {
    await runOrThrow('npx', ['tsc', '--noEmit'], {cwd: staged.folder});
  });

  it('send emits two inscriptions with a text that no calldata holds, and list reads them', async () => {
    const printed = await shell('send');
    expect(printed).toMatch(
      /^contract 0x[\da-fA-F]{40} in block \d+\nsent {5}0x[\da-f]{64}, 488\d\d gas\nsent {5}0x[\da-f]{64}, 317\d\d gas\ncalldata 36 bytes, content 249 bytes\n$/,
    );
    const [, contract = '', block = ''] = /^contract (\S+) in block (\d+)/.exec(printed) ?? [];
    const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
    expect(await shell('list', {CONTRACT: contract, FROM_BLOCK: block})).toBe(
      `counts  ${owner} size='5'>No. 1</text></svg>\ncounts  ${owner} size='5'>No. 2</text></svg>\n`,
    );
  });
});
