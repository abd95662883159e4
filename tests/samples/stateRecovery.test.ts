import {existsSync, readFileSync, rmSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {
  createTestClient,
  encodeFunctionData,
  type Hash,
  type Hex,
  http,
  keccak256,
  parseAbi,
  publicActions,
  toHex,
  walletActions,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {contracts} from '../../data/contracts';
import {DEVELOPMENT_KEY, type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {commandOf, sampleTest} from './harness/sampleTest';
import {useLocalNode} from './harness/useLocalNode';

const LINEA_ROLLUP = '0xd19d4B5d358258f05D7B411E21A1460D11B0876F';

// Controls of the stand-in. The real contract needs an operator, data and proofs.
const control = parseAbi([
  'function submit(bytes32 parentShnarf, bytes32 shnarf, bytes32 root)',
  'function finalize(uint256 endBlockNumber, bytes32 shnarf, bytes32 parentRoot, bytes32 root)',
]);

const clientOf = (node: LocalNode) =>
  createTestClient({
    mode: 'anvil',
    transport: http(node.url),
    account: privateKeyToAccount(DEVELOPMENT_KEY),
    pollingInterval: 100,
  })
    .extend(publicActions)
    .extend(walletActions);

const word = (text: string) => keccak256(toHex(text));

/** The versioned hashes, computed with c-kzg 4.1.0, of blobs whose first number is 1 to 5. */
const versionedHashes = {
  a: '0x01917d6dfb59755c6db8a41de30d139cc8e774bb628b5f6699c70609106a3c1b',
  b: '0x0175cb558d659d5b08d5a49b1f4b5477da30f960cdcd8e745134cd4ee52dda9b',
  c: '0x012c67809308d1c149afc72f0477998f995d560749ed251344bf740410d67ef6',
  d: '0x019d7df656a9a1fa957b6401126e524bf5337ac30f5ef3d2928daa2fcaf79927',
  e: '0x01aef46b08c3517ac8a231c52dc516ee697e55904b6812601d577b8f2470fa8e',
} as const;
type BlobName = keyof typeof versionedHashes;

/** The bytes of the blob with a name. */
function bytesOf(name: BlobName): Buffer {
  const bytes = Buffer.alloc(131_072);
  bytes[31] = Object.keys(versionedHashes).indexOf(name) + 1;
  return bytes;
}

/** Serves a handler's responses on a free port. */
function serve(
  handle: (url: string, body: string) => Promise<[number, string | Buffer]>,
): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void handle(request.url ?? '', Buffer.concat(chunks).toString()).then(([status, body]) => {
        response.writeHead(status, {'content-type': 'application/json'}).end(body);
      });
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('examples/state-recovery', () => {
  const staged = useLocalNode('state-recovery');
  const blobs = new Map<string, readonly Hash[]>();
  // What the archive returns as data, by blob hash.
  const archived = new Map<string, Buffer>();
  // What's behind the links that it returns instead, by blob hash.
  const linked = new Map<string, Buffer | string>();
  const env = {L1_RPC_URL: '', BLOB_ARCHIVE_URL: '', L2_BLOCK: ''};
  const servers: Server[] = [];
  let l1: ReturnType<typeof clientOf>;
  let l1Node: LocalNode | undefined;

  const tell = async (data: Hex) => {
    const hash = await l1.sendTransaction({chain: null, to: LINEA_ROLLUP, data});
    expect((await l1.waitForTransactionReceipt({hash})).status).toBe('success');
    return hash;
  };
  /** Submits the blobs with these names. */
  async function submit(parent: string, shnarf: string, root: string, names: readonly BlobName[]) {
    const args = [word(parent), word(shnarf), word(root)] as const;
    const hash = await tell(encodeFunctionData({abi: control, functionName: 'submit', args}));
    blobs.set(
      hash,
      names.map((name) => versionedHashes[name]),
    );
    names.forEach((name) => archived.set(versionedHashes[name], bytesOf(name)));
    return hash;
  }
  const finalize = (end: bigint, shnarf: string, parentRoot: string, root: string) => {
    const args = [end, word(shnarf), word(parentRoot), word(root)] as const;
    return tell(encodeFunctionData({abi: control, functionName: 'finalize', args}));
  };
  const saveBlobs = () => run(...pageCommand(staged.folder, 'save-blobs', env));
  const saveBlobsOf = (block: bigint) =>
    run(...pageCommand(staged.folder, 'one-block', {...env, L2_BLOCK: String(block)}));
  const fileOf = (name: BlobName) => path.join(staged.folder, `blobs/${versionedHashes[name]}.bin`);
  const place = () => readFileSync(path.join(staged.folder, 'next-block.txt'), 'utf8');

  let second: Hash;
  let third: Hash;

  beforeAll(async () => {
    await runOrThrow('npm', ['run', 'stand-in'], {cwd: staged.folder});
    l1Node = await startLocalNode();
    l1 = clientOf(l1Node);
    await l1.setIntervalMining({interval: 0});
    await l1.setAutomine(true);
    const {code} = JSON.parse(
      readFileSync(path.join(staged.folder, 'build/StandIn.json'), 'utf8'),
    ) as {code: Hex};
    await l1.setCode({address: LINEA_ROLLUP, bytecode: code});

    // The local node rejects blobs without their data, so this proxy adds the hashes to its
    // transactions.
    const upstream = l1Node.url;
    const l1Proxy = await serve(async (_, body) => {
      const headers = {'content-type': 'application/json'};
      const answer = (await (await fetch(upstream, {method: 'POST', headers, body})).json()) as {
        result?: {hash?: string; type?: string} | null;
      };
      const {method} = JSON.parse(body) as {method: string};
      const hashes = blobs.get(answer.result?.hash ?? '');
      if (method === 'eth_getTransactionByHash' && hashes && answer.result) {
        Object.assign(answer.result, {type: '0x3', blobVersionedHashes: hashes});
      }
      return [200, JSON.stringify(answer)];
    });
    const storage = await serve((url) => {
      const data = linked.get(url.slice(1));
      return Promise.resolve(data === undefined ? [403, ''] : [200, data]);
    });
    const archive = await serve((url) => {
      const name = url.replace('/blobs/', '');
      const references = [{storage: 'postgres'}, {url: `${urlOf(storage)}/${name}`}];
      const answer = linked.has(name)
        ? {dataStorageReferences: references}
        : {data: toHex(archived.get(name) ?? Buffer.alloc(0))};
      return Promise.resolve(archived.has(name) ? [200, JSON.stringify(answer)] : [404, '{}']);
    });
    servers.push(l1Proxy, storage, archive);
    Object.assign(env, {L1_RPC_URL: urlOf(l1Proxy), BLOB_ARCHIVE_URL: urlOf(archive)});

    await submit('none', 's0', 'r0', []);
    await submit('s0', 's1', 'r1', ['a']);
    await finalize(4n, 's1', 'r0', 'r1');
    second = await submit('s1', 's2', 'r2', ['b', 'c']);
    third = await submit('s2', 's3', 'r3', ['d']);
    await finalize(9n, 's3', 'r1', 'r3');
    await l1.mine({blocks: 9});
    await submit('s3', 's4', 'r4', ['e']);
    await finalize(12n, 's4', 'r3', 'r4');
  });
  afterAll(async () => {
    servers.forEach((server) => server.close());
    await l1Node?.stop();
  });

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('saves the blobs of the newest finalization first, in their order', async () => {
    const {code, stdout} = await saveBlobs();
    expect(stdout).toMatch(/^L2 blocks {2}5 to 9\nfinalized {2}in L1 block \d+\nstate root 0x/);
    expect(stdout).toContain(`state root ${word('r3')}\n`);
    const {b, c, d} = versionedHashes;
    const lines = [
      `data       ${second} in L1 block \\d+`,
      `  ${b} archived`,
      `  ${c} archived`,
      `data       ${third} in L1 block \\d+`,
      `  ${d} archived`,
      'All blobs are saved',
    ];
    expect(stdout).toMatch(new RegExp(`${lines.join('\\n')}\\n$`));
    expect(code).toBe(0);
    expect(readFileSync(fileOf('c')).equals(bytesOf('c'))).toBe(true);
    expect(existsSync(fileOf('a'))).toBe(false);
    expect(place()).toBe('10');
  });

  it('checks an older block without losing its place', async () => {
    const {code, stdout} = await saveBlobsOf(2n);
    expect(stdout).toMatch(/^L2 blocks {2}1 to 4\n/);
    expect(stdout).toContain(`  ${versionedHashes.a} archived\n`);
    expect(code).toBe(0);
    expect(place()).toBe('10');
  });

  it('refuses a block whose finalization L1 can still undo', async () => {
    const {code, stderr} = await saveBlobsOf(10n);
    expect(code).not.toBe(0);
    expect(stderr).toContain('L2 block 10 is not final yet');
  });

  it('waits for the next finalization', async () => {
    const {code, stdout} = await saveBlobs();
    expect(stdout).toBe('All blobs are saved\n');
    expect(code).toBe(0);
  });

  it('fails for a blob that the archive lacks, and tries it again', async () => {
    await l1.mine({blocks: 9});
    const {e} = versionedHashes;
    archived.delete(e);
    const lacking = await saveBlobs();
    expect(lacking.stdout).toMatch(/^L2 blocks {2}10 to 12\n/);
    expect(lacking.stdout).toMatch(new RegExp(`  ${e} MISSING\\nMissing blobs: 1\\n$`));
    expect(lacking.code).toBe(1);
    expect(place()).toBe('10');
    archived.set(e, bytesOf('e'));
    const whole = await saveBlobs();
    expect(whole.stdout).toContain(`  ${e} archived\nAll blobs are saved\n`);
    expect(whole.code).toBe(0);
    expect(place()).toBe('13');
  });

  it('believes neither the archive nor an earlier file', async () => {
    const {e} = versionedHashes;
    archived.set(e, bytesOf('d'));
    const kept = await saveBlobsOf(11n);
    expect(kept.stdout).toContain(`  ${e} saved before\nAll blobs are saved\n`);
    rmSync(fileOf('e'));
    for (const wrong of [bytesOf('d'), Buffer.alloc(0), Buffer.alloc(131_072, 0xff)]) {
      archived.set(e, wrong);
      expect((await saveBlobsOf(11n)).stdout).toContain(`  ${e} MISSING\n`);
    }
    expect(existsSync(fileOf('e'))).toBe(false);
  });

  it('follows the links of a newer archive, to bytes or text', async () => {
    const {e} = versionedHashes;
    for (const good of [bytesOf('e'), toHex(bytesOf('e'))]) {
      linked.set(e, good);
      const {code, stdout} = await saveBlobsOf(11n);
      expect(stdout).toContain(`  ${e} linked\nAll blobs are saved\n`);
      expect(code).toBe(0);
      expect(readFileSync(fileOf('e')).equals(bytesOf('e'))).toBe(true);
      rmSync(fileOf('e'));
    }
    linked.set(e, bytesOf('e').subarray(1));
    expect((await saveBlobsOf(11n)).stdout).toContain(`  ${e} MISSING\n`);
    linked.delete(e);
  });

  // The plugin's options are in linea-besu/plugins/state-recovery/…/PluginOptions.kt at
  // LFDT-Lineth/lineth-monorepo@cb180134; those of Besu in app/…/cli at besu-eth/besu@983c53fb.
  const options =
    `sync-mode data-storage-format bonsai-limit-trie-logs-enabled Xplugins-external-enabled plugins
    plugin-shomei-http-host plugin-shomei-http-port plugin-staterecovery-shomei-endpoint
    plugin-staterecovery-l1-endpoint plugin-staterecovery-blobscan-endpoint
    plugin-staterecovery-l1-smart-contract-address plugin-staterecovery-l1-earliest-search-block
    plugin-staterecovery-l1-highest-search-block plugin-staterecovery-linea-sequencer-beneficiary-address
    plugin-staterecovery-overriding-recovery-start-block-number`.split(/\s+/);

  sampleTest(
    'the settings are TOML, with options that exist',
    ['python3 with requests'],
    async () => {
      const python = commandOf('python3 with requests') ?? 'python3';
      const program =
        "import json, tomllib; print(json.dumps(tomllib.load(open('besu.toml', 'rb'))))";
      const printed = await runOrThrow(python, ['-c', program], {cwd: staged.folder});
      const settings = JSON.parse(printed) as Record<string, unknown>;
      expect(Object.keys(settings).sort()).toEqual([...options].sort());
      const rollup = contracts.find(
        ({network, name}) => network === 'sepolia' && name === 'LineaRollup',
      );
      expect(settings['plugin-staterecovery-l1-smart-contract-address']).toBe(rollup?.address);
    },
  );
});
