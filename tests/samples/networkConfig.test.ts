import {createTestClient, http, pad} from 'viem';
import {describe, expect, it} from 'vitest';
import {run, runOrThrow} from './harness/run';
import {sampleTest} from './harness/sampleTest';
import {useLocalNode} from './harness/useLocalNode';

const MESSAGE_SERVICE = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
const IMPLEMENTATION = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';

describe('examples/network-config', () => {
  const staged = useLocalNode('network-config');
  const npm = (script: string, ...args: string[]) =>
    ['npm', ['run', '--silent', script, '--', ...args], {cwd: staged.folder}] as const;
  const sh = async (file: string) =>
    JSON.parse(await runOrThrow('sh', [file], {cwd: staged.folder})) as {result: unknown};
  const testClient = () => createTestClient({mode: 'anvil', transport: http(staged.node.url)});

  it('compiles, with the samples that need a browser or a key', async () => {
    await runOrThrow(...npm('check'));
  });

  it.each([
    ['viem-client', /^chain 59144, block \d+\n$/],
    ['ethers-provider', /^block \d+\n$/],
    ['assert-chain', /^connected to Linea Mainnet\n$/],
    ['block-tags', /^latest {4}\d+\nfinalized \d+, 0 minutes behind\n$/],
    ['stale-node', /^block \d+ is -?\d s old\n$/],
  ])('%s prints what it read', async (script, output) => {
    expect(await runOrThrow(...npm(script))).toMatch(output);
  });

  it('check-address tells an account from a contract, and refuses a wrong checksum', async () => {
    expect(await runOrThrow(...npm('check-address'))).toBe('no contract here on Linea\n');
    await testClient().setCode({address: MESSAGE_SERVICE, bytecode: '0x60005500'});
    expect(await runOrThrow(...npm('check-address'))).toBe('4 bytes of code on Linea\n');

    const {code, stderr} = await run(...npm('check-address', MESSAGE_SERVICE.replace('C', 'c')));
    expect(code).not.toBe(0);
    expect(stderr).toContain("isn't an address, or its checksum is wrong");
  });

  sampleTest('the storage of a proxy names its implementation', ['curl'], async () => {
    const value = pad(IMPLEMENTATION);
    await testClient().setStorageAt({address: MESSAGE_SERVICE, index: IMPLEMENTATION_SLOT, value});
    expect(await runOrThrow(...npm('read-implementation'))).toContain(
      `implementation ${IMPLEMENTATION}\nadmin 0x`,
    );
    expect((await sh('implementation-slot.sh')).result).toBe(value.toLowerCase());
  });

  sampleTest('chain-id.sh prints the chain id', ['curl'], async () => {
    expect((await sh('chain-id.sh')).result).toBe('0xe708');
  });
});
