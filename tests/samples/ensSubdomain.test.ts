import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Abi,
  createTestClient,
  createWalletClient,
  type Hex,
  http,
  publicActions,
  zeroAddress,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {namehash} from 'viem/ens';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chains} from '../../data/networks';
import {useContractTools} from './harness/contractTools';
import {DEVELOPMENT_KEY, type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

const L1_RESOLVER = '0x1507cE9421232FDBd302f5EbE4590F8D77FeBBFF';
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** What a script prints for its transaction, and then. */
const SENT = (more: string) => new RegExp(`^success in block \\d+: 0x[\\da-f]{64}\\n${more}$`);

describe('examples/ens-subdomain', () => {
  useContractTools(['cast']);
  const staged = useLocalNode('ens-subdomain');
  let l1: LocalNode | undefined;
  let records = '';

  const shell = (region: string, env: Record<string, string> = {}) =>
    runOrThrow(...pageCommand(staged.folder, region, environment(env)));
  const environment = (more: Record<string, string>) => ({
    L1_RPC_URL: l1?.url ?? '',
    NAME: 'example.eth',
    LABEL: 'alice',
    RECORDS: records,
    ...more,
  });

  async function recordsContract() {
    const {abi} = (await import(path.join(staged.folder, 'build/records.ts'))) as {abi: Abi};
    const client = createWalletClient({
      account: privateKeyToAccount(DEVELOPMENT_KEY),
      transport: http(staged.node.url),
    }).extend(publicActions);
    return {client, contract: {address: records as Hex, abi, chain: null}};
  }
  async function read(functionName: string, args: readonly unknown[]) {
    const {client, contract} = await recordsContract();
    return client.readContract({...contract, functionName, args});
  }

  beforeAll(async () => {
    l1 = await startLocalNode();
    const client = createTestClient({mode: 'anvil', transport: http(l1.url)});
    await client.request({
      method: 'anvil_setChainId' as never,
      params: [chains.ethereum.chainId] as never,
    });
    await runOrThrow('npx', ['tsx', 'standIn/compile.ts'], {cwd: staged.folder});
    const standIn = readFileSync(path.join(staged.folder, 'build/standIn.json'), 'utf8');
    await client.setCode({address: L1_RESOLVER, bytecode: JSON.parse(standIn) as Hex});
    writeFileSync(path.join(staged.folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
  });

  afterAll(() => l1?.stop());

  it('names gives the hash and the form that Linea documents for linea.eth', async () => {
    expect(await shell('names', {NAME: 'linea.eth'})).toBe(
      [
        'namehash 0x527aac89ac1d1de5dd84cff89ec92c69b028ce9ce3fa3d654882474ab4402ec3',
        'DNS name 0x056c696e65610365746800',
        '',
      ].join('\n'),
    );
  });

  it('compile shows the slots that the resolver on L1 reads', async () => {
    expect(await shell('compile')).toBe(
      [
        'slot  0 recordVersions',
        'slot  1 unused1',
        'slot  2 addresses',
        'slot  3 unused3',
        'slot 10 texts',
        'slot 11 ownerOf',
        '',
      ].join('\n'),
    );
    await runOrThrow('npx', ['tsc', '--noEmit'], {cwd: staged.folder});
  });

  it('deploy and register make a subdomain, whose address is in the slot that L1 reads', async () => {
    const printed = await shell('deploy');
    expect(printed).toMatch(SENT('records 0x[\\da-fA-F]{40}\\n'));
    records = printed.slice(-43).trim();
    expect(await shell('register')).toMatch(SENT(`alice.example.eth resolves to ${ACCOUNT}\\n`));
    expect(await shell('read-slots')).toBe(`version 0\nlength  20\naddress ${ACCOUNT}\n`);
  });

  it('set-text and set-address write records of the subdomain and of the name', async () => {
    expect(await shell('set-text')).toMatch(SENT(''));
    expect(await shell('set-address', {ADDRESS: L1_RESOLVER})).toMatch(SENT(''));
    expect(await read('text', [namehash('alice.example.eth'), 'url'])).toBe('https://example.org');
    expect(await read('addr', [namehash('example.eth')])).toBe(L1_RESOLVER);
    const {stderr} = await run(
      ...pageCommand(staged.folder, 'set-text', environment({LABEL: 'carol'})),
    );
    expect(stderr).toContain('NotOwner()');
  });

  it('finalized gives a block to compare with', async () => {
    expect(await shell('finalized')).toMatch(/^\d+\n$/);
  });

  it('keeps the address of a label that was given up and registered again', async () => {
    const {client, contract} = await recordsContract();
    const node = namehash('bobby.example.eth');
    for (const [functionName, args] of [
      ['register', ['bobby']],
      ['transfer', [node, zeroAddress]],
      ['register', ['bobby']],
    ] as const) {
      const hash = await client.writeContract({...contract, functionName, args});
      await client.waitForTransactionReceipt({hash});
    }
    expect(await read('addr', [node])).toBe(ACCOUNT);
  });

  it('set-target leads L1 from the name and its subdomains to the records', async () => {
    expect(await shell('set-target')).toBe(
      `success for example.eth\nalice.example.eth is read from ${records}\n`,
    );
  });

  it.each(['Alice', 'xn--alice', 'al'])('refuses %s', async (LABEL) => {
    const {code, stderr} = await run(
      ...pageCommand(staged.folder, 'register', environment({LABEL})),
    );
    expect(code).not.toBe(0);
    expect(stderr).toContain('InvalidLabel()');
  });
});
