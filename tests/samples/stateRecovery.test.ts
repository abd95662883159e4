import {readFileSync} from 'node:fs';
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
  pad,
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

/** Serves a handler's responses on a free port. */
function serve(handle: (url: string, body: string) => Promise<[number, string]>): Promise<Server> {
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
  const archived = new Set<string>();
  // The data behind links that the archive returns instead, by blob hash.
  const linked = new Map<string, Buffer>();
  const env = {L1_RPC_URL: '', BLOB_ARCHIVE_URL: '', L2_BLOCK: ''};
  const servers: Server[] = [];
  let l1: ReturnType<typeof clientOf>;
  let l1Node: LocalNode | undefined;

  const tell = async (data: Hex) => {
    const hash = await l1.sendTransaction({chain: null, to: LINEA_ROLLUP, data});
    expect((await l1.waitForTransactionReceipt({hash})).status).toBe('success');
    return hash;
  };
  /** Submits data in as many blobs as there are names. */
  async function submit(parent: string, shnarf: string, root: string, names: readonly string[]) {
    const args = [word(parent), word(shnarf), word(root)] as const;
    const hash = await tell(encodeFunctionData({abi: control, functionName: 'submit', args}));
    const hashes = names.map((name) => `0x01${word(name).slice(4)}` as const);
    blobs.set(hash, hashes);
    hashes.forEach((blob) => archived.add(blob));
    return hash;
  }
  const finalize = (end: bigint, shnarf: string, parentRoot: string, root: string) => {
    const args = [end, word(shnarf), word(parentRoot), word(root)] as const;
    return tell(encodeFunctionData({abi: control, functionName: 'finalize', args}));
  };
  const listBlobs = (block: bigint) =>
    run(...pageCommand(staged.folder, 'list-blobs', {...env, L2_BLOCK: String(block)}));

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
      return Promise.resolve(data ? [200, data.toString('latin1')] : [403, '']);
    });
    const archive = await serve((url) => {
      const name = url.replace('/blobs/', '');
      const references = [{storage: 'postgres'}, {url: `${urlOf(storage)}/${name}`}];
      const answer = linked.has(name) ? {dataStorageReferences: references} : {data: pad('0x')};
      return Promise.resolve(archived.has(name) ? [200, JSON.stringify(answer)] : [404, '{}']);
    });
    servers.push(l1Proxy, storage, archive);
    Object.assign(env, {L1_RPC_URL: urlOf(l1Proxy), BLOB_ARCHIVE_URL: urlOf(archive)});

    await submit('none', 's1', 'r1', ['a']);
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

  it('lists the blobs of the finalization of a block, in their order', async () => {
    const {code, stdout} = await listBlobs(6n);
    expect(stdout).toMatch(/^L2 blocks {2}5 to 9\nfinalized {2}in L1 block \d+\nstate root 0x/);
    expect(stdout).toContain(`state root ${word('r3')}\n`);
    const [b, c, d] = ['b', 'c', 'd'].map((name) => `0x01${word(name).slice(4)}`);
    expect(stdout).toContain(
      `data       ${second}\n  ${b} archived\n  ${c} archived\ndata       ${third}\n  ${d} archived\n`,
    );
    expect(stdout).toMatch(/All blobs are available, 0 of them by links\n$/);
    expect(code).toBe(0);
  });

  it('fails for a blob that the archive lacks', async () => {
    archived.delete(`0x01${word('c').slice(4)}`);
    const {code, stdout} = await listBlobs(9n);
    expect(stdout).toContain(' MISSING\n');
    expect(stdout).toMatch(/1 blobs are missing\n$/);
    expect(code).toBe(1);
  });

  it('refuses a block whose finalization L1 can still undo', async () => {
    const {code, stderr} = await listBlobs(10n);
    expect(code).not.toBe(0);
    expect(stderr).toContain('L2 block 10 is not final yet');
  });

  it('follows the links of a newer archive, and believes none that leads to less than a blob', async () => {
    const name = `0x01${word('e').slice(4)}`;
    await l1.mine({blocks: 9});
    linked.set(name, Buffer.alloc(131_072));
    const whole = await listBlobs(11n);
    expect(whole.stdout).toContain(
      `  ${name} linked\nAll blobs are available, 1 of them by links\n`,
    );
    expect(whole.code).toBe(0);
    linked.set(name, Buffer.alloc(131_071));
    const short = await listBlobs(11n);
    expect(short.stdout).toContain(`  ${name} MISSING\n`);
    expect(short.code).toBe(1);
    linked.delete(name);
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
