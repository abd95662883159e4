import {chmodSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createTestClient, encodeFunctionData, http, numberToHex, pad, parseAbi} from 'viem';
import {foundry} from 'viem/chains';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {bootnodes} from '../../data/bootnodes';
import {contracts} from '../../data/contracts';
import {maruKeys} from './clientOptions/maru';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {commandOf, sampleTest} from './harness/sampleTest';
import {useLocalNode} from './harness/useLocalNode';

/** Serves the result of `answer` for each request, or 404. */
function serve(answer: (path: string, body: string) => object | undefined): Promise<Server> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const found = answer(request.url ?? '', body);
      response.writeHead(found === undefined ? 404 : 200, {'content-type': 'application/json'});
      response.end(JSON.stringify(found ?? {}));
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** The state of the node in a test. */
interface Status {
  syncing: boolean;
  offline: boolean;
  maruPeers: number;
  executionPeers: number;
}

/** Maru's status responses (maru/api/…/node at LFDT-Lineth/lineth-monorepo@cb180134). */
const maruAnswer = (status: Status) => (url: string) => {
  const answers: Readonly<Record<string, object>> = {
    '/eth/v1/node/syncing': {
      data: {
        head_slot: '4230042',
        sync_distance: status.syncing ? '1200' : '0',
        is_syncing: status.syncing,
        is_optimistic: true,
        el_offline: status.offline,
      },
    },
    '/eth/v1/node/peer_count': {
      data: {
        disconnected: '0',
        connected: String(status.maruPeers),
        connecting: '0',
        disconnecting: '0',
      },
    },
    '/eth/v1/node/peers': {
      data: bootnodes.mainnet.maru.map(({ip, port, peerId}) => ({
        peer_id: peerId,
        enr: null,
        last_seen_p2p_address: `/ip4/${ip}/tcp/${port}`,
        state: 'connected',
        direction: 'outbound',
      })),
      meta: {count: bootnodes.mainnet.maru.length},
    },
  };
  return answers[url];
};

/**
 * An execution client's responses about peers (AdminPeers.java and PeerResult.java of
 * besu-eth/besu@f2557d7c).
 */
const executionAnswer = (status: Status) => (_: string, body: string) => {
  const {id, method} = JSON.parse(body) as {id: number; method: string};
  const addresses = [...bootnodes.mainnet.execution.slice(0, 2), {ip: '203.0.113.9', port: 30303}];
  const results: Readonly<Record<string, unknown>> = {
    net_peerCount: numberToHex(status.executionPeers),
    admin_peers: addresses.map(({ip, port}) => ({
      version: '0x5',
      name: 'besu/v26.11.1/linux-x86_64',
      network: {localAddress: '172.18.0.2:30303', remoteAddress: `${ip}:${port}`},
    })),
  };
  return {jsonrpc: '2.0', id, result: results[method]};
};

const rollup = contracts.find(({network, name}) => network === 'mainnet' && name === 'LineaRollup');
const rollupAddress = rollup?.address ?? '0x';

describe('the commands of the node pages', () => {
  const staged = useLocalNode('node-compose');
  const status: Status = {syncing: false, offline: false, maruPeers: 5, executionPeers: 12};
  let maru: Server;
  let execution: Server;

  beforeAll(async () => {
    maru = await serve(maruAnswer(status));
    execution = await serve(executionAnswer(status));
    const file = path.join(staged.folder, 'commands.sh');
    const text = readFileSync(file, 'utf8')
      .replaceAll('http://127.0.0.1:8545', staged.node.url)
      .replaceAll('http://127.0.0.1:8080', urlOf(maru))
      .replaceAll('YOUR_L1_RPC_URL', staged.node.url);
    writeFileSync(file, text);
  });
  afterAll(() => {
    maru.close();
    execution.close();
  });

  const answer = async (region: string) =>
    JSON.parse(await runOrThrow(...pageCommand(staged.folder, region))) as {result: unknown};

  it('make a folder that only its owner can open, and a secret of 32 bytes', async () => {
    const scratch = path.join(staged.folder, 'scratch');
    mkdirSync(scratch);
    const [command, args] = pageCommand(staged.folder, 'folder');
    await runOrThrow(command, args, {cwd: scratch});
    const node = path.join(scratch, 'linea-node');
    expect(statSync(node).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(node, 'maru')).isDirectory()).toBe(true);

    const [shell, secret] = pageCommand(staged.folder, 'secret');
    await runOrThrow(shell, secret, {cwd: node});
    expect(readFileSync(path.join(node, 'jwt.hex'), 'utf8')).toMatch(/^[\da-f]{64}\n$/);
  });

  sampleTest('ask the execution client', ['curl'], async () => {
    expect((await answer('syncing')).result).toBe(false);
    expect((await answer('height')).result).toMatch(/^0x[\da-f]+$/);
    expect((await answer('version')).result).toMatch(/^anvil\/v\d/);
    expect((await answer('estimate')).result).toHaveProperty('priorityFeePerGas');
    const genesis = await runOrThrow(...pageCommand(staged.folder, 'genesis'));
    expect(genesis).toMatch(/^"hash":"0x[\da-f]{64}"\n$/);
  });

  sampleTest('ask Maru', ['curl'], async () => {
    const printed = await runOrThrow(...pageCommand(staged.folder, 'maru'));
    const [syncing, peerCount, end] = printed.split('\n');
    expect(syncing).toContain('"sync_distance":"0","is_syncing":false');
    expect(peerCount).toContain('"connected":"5"');
    expect(end).toBe('');
    const peers = await runOrThrow(...pageCommand(staged.folder, 'maru-peers'));
    expect(peers).toContain('"last_seen_p2p_address":"/ip4/');
    expect(peers).toContain('"state":"connected"');
  });

  sampleTest('find the nodes of the network among the peers', ['curl'], async () => {
    const [command, [flag = '', lines = ''], options] = pageCommand(staged.folder, 'network-peers');
    const there = lines.replaceAll(staged.node.url, urlOf(execution));
    const printed = await runOrThrow(command, [flag, there], options);
    expect(printed).toBe(
      '"remoteAddress":"3.1.142.64:31002"\n"remoteAddress":"47.128.192.57:31004"\n',
    );
  });

  sampleTest('check.sh passes, and fails for each reason it names', ['curl'], async () => {
    const env = {NODE: staged.node.url, MARU: urlOf(maru)};
    const check = (changes = {}) =>
      run(...pageCommand(staged.folder, 'check', {...env, ...changes}));
    const passed = await check();
    expect(passed.stderr).toBe('');
    expect(passed.stdout).toMatch(
      /^latest {4}\d+ of \d+\nfinalized \d+ of \d+\nmaru {6}0 to load\n$/,
    );
    expect(passed.code).toBe(0);

    expect((await check({LAG: '-100'})).code).toBe(1);
    status.syncing = true;
    expect((await check()).code).toBe(1);
    Object.assign(status, {syncing: false, offline: true});
    expect((await check()).code).toBe(1);
    status.offline = false;
    expect((await check({NODE: 'http://127.0.0.1:1'})).code).not.toBe(0);
  });

  sampleTest('peers.sh passes, and fails when a client has none', ['curl'], async () => {
    const env = {NODE: urlOf(execution), MARU: urlOf(maru)};
    const check = (changes = {}) =>
      run(...pageCommand(staged.folder, 'peers', {...env, ...changes}));
    expect(await check()).toEqual({
      code: 0,
      stdout: 'execution 12 peers\nmaru      5 peers\n',
      stderr: '',
    });
    for (const change of [{maruPeers: 0}, {executionPeers: 0, maruPeers: 5}]) {
      Object.assign(status, change);
      expect((await check()).code).toBe(1);
    }
    status.executionPeers = 12;
    const unknown = await check({NODE: urlOf(maru)});
    expect(unknown.code).not.toBe(0);
  });

  sampleTest('finality.sh tells a tag that Ethereum does not bear out', ['curl'], async () => {
    const abi = parseAbi(['function currentL2BlockNumber() view returns (uint256)']);
    const script = readFileSync(path.join(staged.folder, 'finality.sh'), 'utf8');
    expect(script).toContain(encodeFunctionData({abi}));
    expect(script).toContain(rollupAddress);

    const client = createTestClient({
      chain: foundry,
      mode: 'anvil',
      transport: http(staged.node.url),
    });
    /** Sets the proven block of the rollup contract. PUSH32, then return it. */
    const prove = async (block: bigint) => {
      const bytecode = `0x7f${pad(numberToHex(block), {size: 32}).slice(2)}5f5260205ff3` as const;
      await client.setCode({address: rollupAddress, bytecode});
      await client.mine({blocks: 12});
    };
    const check = (changes = {}) =>
      run(...pageCommand(staged.folder, 'finality', {NODE: staged.node.url, ...changes}));

    await prove(10_000n);
    expect((await check()).code).toBe(1);
    const near = await check({LAG: '100000'});
    expect(near.stderr).toBe('');
    expect(near.stdout).toMatch(/^latest {4}\d+\nfinalized \d+\nproven {4}10000\n$/);
    expect(near.code).toBe(0);

    await prove(1n);
    const ahead = await check();
    expect(ahead.code).toBe(1);
    expect(ahead.stdout).toContain('finalized is ahead of Ethereum');

    const without = await run('sh', ['finality.sh'], {cwd: staged.folder, env: {L1: ''}});
    expect(without.stderr).toContain('set L1 to your Ethereum endpoint');
  });

  sampleTest('give Maru a second execution client', ['python3 with requests'], async () => {
    await runOrThrow(...pageCommand(staged.folder, 'follower'));
    const python = commandOf('python3 with requests') ?? 'python3';
    const program = `import json, tomllib; print(json.dumps(tomllib.load(open('maru/mainnet.toml', 'rb'))))`;
    const settings = JSON.parse(
      await runOrThrow(python, ['-c', program], {cwd: staged.folder}),
    ) as Record<string, Record<string, Record<string, string>>>;
    const second = settings['follower-engine-apis']?.second ?? {};
    expect(Object.keys(second)).toEqual(['endpoint', 'jwt-secret-path']);
    for (const key of Object.keys(second)) {
      expect(maruKeys.optional).toContain(`follower-engine-apis.second.${key}`);
    }
  });

  sampleTest(
    'make a disk of a file, mount it at each start, and let it grow',
    ['disk tools'],
    async () => {
      const scratch = path.join(staged.folder, 'disk');
      const bin = path.join(scratch, 'bin');
      for (const name of ['var/lib', 'srv/linea', 'etc', 'bin']) {
        mkdirSync(path.join(scratch, name), {recursive: true});
      }
      // The page's commands, except for the path and size of the disk.
      writeFileSync(path.join(bin, 'sudo'), '#!/bin/sh\nexec "$@"\n');
      writeFileSync(path.join(bin, 'chown'), '#!/bin/sh\necho chown "$@"\n');
      for (const name of ['sudo', 'chown']) {
        chmodSync(path.join(bin, name), 0o755);
      }
      const command = (region: string) => {
        const [shell, [flag = '', lines = ''], options] = pageCommand(staged.folder, region);
        const here = lines
          .replaceAll(/(?<= )\/(?=var\/lib|srv\/linea|etc)/g, `${scratch}/`)
          .replaceAll(/(\d)TiB/g, '$1MiB');
        const env = {PATH: `${bin}:/usr/sbin:/sbin:${process.env.PATH ?? ''}`};
        return runOrThrow(shell, [flag, here], {...options, env});
      };

      const image = path.join(scratch, 'var/lib/linea.img');
      await command('image-file');
      expect(statSync(image).size).toBe(2 * 2 ** 20);
      await command('image-grow');
      expect(statSync(image).size).toBe(3 * 2 ** 20);
      const details = await runOrThrow('/sbin/dumpe2fs', ['-h', image], {cwd: scratch});
      expect(details).toMatch(/volume name: +linea\n/);
      expect(details).toMatch(/Reserved block count: +0\n/);

      const table = path.join(scratch, 'etc/fstab');
      for (const region of ['image-fstab', 'disk-fstab']) {
        writeFileSync(table, '');
        await command(region);
        const [source = '', target, type, choices, dump, pass] = readFileSync(table, 'utf8')
          .trim()
          .split(/\s+/);
        expect([type, dump, pass]).toEqual(['ext4', '0', '2']);
        expect(target).toBe(path.join(scratch, 'srv/linea'));
        expect(choices?.split(',')).toEqual(
          expect.arrayContaining(['noatime', 'nofail', 'x-systemd.before=docker.service']),
        );
        expect(source).toBe(region === 'disk-fstab' ? 'LABEL=linea' : '/var/lib/linea.img');
      }

      expect(await command('disk-folders')).toBe(
        `chown 1000:1000 ${scratch}/srv/linea/linea-besu\n`,
      );
      expect(statSync(path.join(scratch, 'srv/linea/maru')).isDirectory()).toBe(true);
    },
  );
});
