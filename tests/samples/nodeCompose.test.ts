import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import matter from 'gray-matter';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {contracts} from '../../data/contracts';
import {networks, type NetworkKey} from '../../data/networks';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {commandOf, sampleTest} from './harness/sampleTest';
import {useLocalNode} from './harness/useLocalNode';

const folder = path.resolve(import.meta.dirname, '../../examples/node-compose');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const keys = Object.keys(networks) as NetworkKey[];

/** The part of the Compose file format that the example uses. */
interface Service {
  readonly image: string;
  readonly profiles?: readonly string[];
  readonly command: readonly string[];
  readonly ports: readonly string[];
  readonly volumes: readonly string[];
  readonly logging: {readonly driver: string};
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks?: {readonly default: {readonly aliases: readonly string[]}};
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

// Docker's plugin, or Debian's older program, which reads the same files.
const compose = [['docker', 'compose'], ['docker-compose']].find(
  ([command = '', ...args]) => spawnSync(command, [...args, 'version']).status === 0,
);

/** The variables of an environment file, as Compose reads them. */
function variablesOf(network: NetworkKey): Readonly<Record<string, string>> {
  return Object.fromEntries(
    read(`${network}.env`)
      .split('\n')
      .flatMap((line) => {
        const [, name = '', value = ''] = /^([A-Z_]+)=(\S+)$/.exec(line) ?? [];
        return name === '' ? [] : [[name, value]];
      }),
  );
}

/** The Compose file with the variables of a network in place, as `docker compose config` gives it. */
function composeOf(network: NetworkKey): Compose {
  const variables = variablesOf(network);
  const text = read('compose.yaml').replaceAll(
    /\$\{([A-Z_]+)(?::?[?-][^}]*)?\}/g,
    (_, name: string) => variables[name] ?? '',
  );
  return matter(`---\n${text}\n---\n`).data as Compose;
}

const flagOf = (argument: string) => argument.split('=')[0] ?? '';
const valueOf = ({command}: Service, flag: string) =>
  command.find((argument) => flagOf(argument) === flag)?.slice(flag.length + 1);

// Tags of the network's own setup: LFDT-Lineth/lineth-monorepo@92b8fc5b:docs/getting-started/linea-mainnet/docker-compose.yml
const images: Readonly<Record<string, string>> = {
  maru: 'consensys/maru:1.3.0-20260714-ced387a',
  besu: 'consensys/linea-besu-package:2.0.0-20260714-6a92ee2',
  geth: 'ethereum/client-go:v1.17.4',
};

// Options as the clients define them: Maru in maru/app/…/MaruAppCli.kt at LFDT-Lineth/lineth-monorepo@cb180134,
// Besu in app/…/cli at besu-eth/besu@983c53fb (26.6.1), Geth in cmd/utils/flags.go at ethereum/go-ethereum@36a7dc72 (v1.17.4).
const options: Readonly<Record<string, readonly string[]>> = {
  maru: ['--network', '--config'],
  besu: [
    '--profile',
    '--p2p-host',
    '--engine-jwt-disabled',
    '--engine-jwt-secret',
    '--rpc-http-api',
  ],
  geth: [
    '--override.genesis',
    '--datadir',
    '--syncmode',
    '--bootnodes',
    '--nat',
    '--authrpc.addr',
    '--authrpc.port',
    '--authrpc.vhosts',
    '--authrpc.jwtsecret',
    '--http',
    '--http.addr',
    '--http.vhosts',
    '--http.api',
    '--ws',
    '--ws.addr',
    '--ws.api',
    '--metrics',
    '--metrics.addr',
  ],
};

// Ports inside a container: the profile of Linea Besu, the defaults of Geth, and what the Maru settings of the example say.
const containerPorts: Readonly<Record<string, readonly string[]>> = {
  maru: ['8080', '9090'],
  besu: ['8545', '8546', '9545', '30303/tcp', '30303/udp'],
  geth: ['8545', '8546', '6060', '30303/tcp', '30303/udp'],
};

// Keys as Maru defines them: maru/config/…/{Config,HopliteTomlFriendly}.kt at LFDT-Lineth/lineth-monorepo@cb180134.
// "required" are those without a default.
const maruKeys = {
  required: [
    'persistence.data-path',
    'linea.contract-address',
    'linea.l1-eth-api-endpoint.endpoint',
    'linea.l2-eth-api-endpoint.endpoint',
    'payload-validator.engine-api-endpoint.endpoint',
    'syncing.peer-chain-height-polling-interval',
    'syncing.sync-target-selection',
    'api.port',
    'observability.port',
  ],
  optional: [
    'persistence.private-key-path',
    'linea.l1-polling-interval',
    'payload-validator.engine-api-endpoint.jwt-secret-path',
    'payload-validator.payload-validation-enabled',
    'p2p.ip-address',
    'p2p.static-peers',
    'syncing.el-sync-status-refresh-interval',
    'syncing.desync-tolerance',
    'syncing.download.block-range-request-timeout',
    'syncing.download.blocks-batch-size',
    'syncing.download.blocks-parallelism',
  ],
} as const;

/** The leaves of nested tables, by dotted key. */
function leavesOf(table: object, prefix = ''): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(table as Record<string, unknown>).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(leavesOf(value, `${prefix}${key}.`))
        : [[`${prefix}${key}`, value]],
    ),
  );
}

describe.each(keys)('examples/node-compose for %s', (network) => {
  const {services, volumes} = composeOf(network);
  const variables = variablesOf(network);

  it('starts Maru with the execution client that the profile names', () => {
    expect(Object.keys(services).sort()).toEqual(['besu', 'geth', 'maru']);
    expect(services.maru?.profiles).toBeUndefined();
    expect(variables.COMPOSE_PROFILES).toBe('besu');
    for (const name of ['besu', 'geth']) {
      expect(services[name]?.profiles).toEqual([name]);
      expect(services[name]?.networks?.default.aliases).toEqual(['execution']);
    }
  });

  it('keeps the data of the two networks apart', () => {
    expect(variables.COMPOSE_PROJECT_NAME).toBe(`linea-${network}`);
    expect(Object.keys(volumes).sort()).toEqual(['besu', 'geth', 'maru']);
  });

  it('chooses the network in every client', () => {
    expect(valueOf(services.maru as Service, '--network')).toBe(`linea-${network}`);
    expect(services.maru?.volumes).toContain(`./maru/${network}.toml:/etc/maru.toml:ro`);
    expect(valueOf(services.besu as Service, '--profile')).toBe(`advanced-${network}`);
    expect(services.geth?.volumes).toContain('./geth-genesis.json:/genesis.json:ro');
  });

  it.each(Object.keys(images))('%s: image, options and ports are the client’s', (name) => {
    const {image, command, ports} = services[name] as Service;
    expect(image).toBe(images[name]);
    const flags = command.filter((argument) => argument.startsWith('--')).map(flagOf);
    expect([...flags].sort()).toEqual([...(options[name] ?? [])].sort());
    expect(command.join(' ')).not.toMatch(/[${}]|=$|= /);
    expect(ports.map((port) => port.split(':').at(-1))).toEqual(containerPorts[name]);
  });

  it('opens nothing to others but the port for peers', () => {
    for (const {ports} of Object.values(services)) {
      for (const port of ports) {
        expect(port).toMatch(/^(?:127\.0\.0\.1:\d+:\d+|30303:30303\/(?:tcp|udp))$/);
      }
    }
    expect(read('compose.yaml')).not.toMatch(/admin|debug,|personal|miner,/);
  });

  it('shares one secret between the three', () => {
    for (const service of Object.values(services)) {
      expect(service.volumes).toContain('./jwt.hex:/jwt.hex:ro');
    }
    expect(valueOf(services.besu as Service, '--engine-jwt-disabled')).toBe('false');
    expect(valueOf(services.besu as Service, '--engine-jwt-secret')).toBe('/jwt.hex');
    expect(valueOf(services.geth as Service, '--authrpc.jwtsecret')).toBe('/jwt.hex');
  });

  it('lets no log grow without end', () => {
    for (const {logging} of Object.values(services)) {
      expect(logging).toEqual({driver: 'local'});
    }
  });

  it('keeps what each client stores in a volume', () => {
    expect(services.besu?.volumes).toContain('besu:/data');
    expect(services.geth?.volumes).toContain('geth:/data');
    expect(valueOf(services.geth as Service, '--datadir')).toBe('/data');
    expect(services.maru?.volumes).toContain('maru:/var/lib/maru');
  });

  it('names bootnodes that are enodes with an address', () => {
    const nodes = (variables.BOOTNODES ?? '').split(',');
    expect(nodes.length).toBeGreaterThan(3);
    for (const node of nodes) {
      expect(node).toMatch(/^enode:\/\/[\da-f]{128}@(?:\d{1,3}\.){3}\d{1,3}:\d{5}$/);
    }
    expect(valueOf(services.geth as Service, '--bootnodes')).toBe(variables.BOOTNODES);
  });

  sampleTest('Maru is given the keys it knows', ['python3 with requests'], async () => {
    const python = commandOf('python3 with requests') ?? 'python3';
    const program = `import json, tomllib; print(json.dumps(tomllib.load(open('maru/${network}.toml', 'rb'))))`;
    const json = await runOrThrow(python, ['-c', program], {cwd: folder});
    const settings = leavesOf(JSON.parse(json) as object);
    expect(Object.keys(settings)).toEqual(expect.arrayContaining([...maruKeys.required]));
    const known: readonly string[] = [...maruKeys.required, ...maruKeys.optional];
    expect(Object.keys(settings).filter((key) => !known.includes(key))).toEqual([]);

    const rollup = contracts.find(
      (contract) => contract.network === network && contract.name === 'LineaRollup',
    );
    expect(settings).toMatchObject({
      'linea.contract-address': rollup?.address,
      'linea.l2-eth-api-endpoint.endpoint': 'http://execution:8545',
      'payload-validator.engine-api-endpoint.endpoint': 'http://execution:8550',
      'payload-validator.engine-api-endpoint.jwt-secret-path': '/jwt.hex',
      'api.port': 8080,
      'observability.port': 9090,
    });
    for (const peer of settings['p2p.static-peers'] as string[]) {
      expect(peer).toMatch(/^\/ip4\/(?:\d{1,3}\.){3}\d{1,3}\/tcp\/\d{5}\/p2p\/16Uiu2HA\w{45}$/);
    }
  });

  it.runIf(compose !== undefined || process.env.CI === 'true').each(['besu', 'geth'])(
    'Docker Compose takes it, with %s',
    async (profile) => {
      const [command, ...subcommand] = compose ?? [];
      expect(command, 'neither "docker compose" nor "docker-compose" is here').toBeDefined();
      const files = ['--file', 'compose.yaml', '--env-file', `${network}.env`];
      const args = [...subcommand, ...files, '--profile', profile, 'config'];
      const printed = await runOrThrow(command ?? '', args, {cwd: folder});
      expect(printed).toContain(services[profile]?.image);
      expect(printed).toContain(`--network=linea-${network}`);
    },
  );
});

/** What the status interface of Maru would answer (maru/api/…/node at LFDT-Lineth/lineth-monorepo@cb180134). */
function startMaruStandIn(status: {syncing: boolean; offline: boolean}): Promise<Server> {
  const server = createServer(({url}, response) => {
    const answers: Readonly<Record<string, object>> = {
      '/eth/v1/node/syncing': {
        head_slot: '4230042',
        sync_distance: status.syncing ? '1200' : '0',
        is_syncing: status.syncing,
        is_optimistic: true,
        el_offline: status.offline,
      },
      '/eth/v1/node/peer_count': {
        disconnected: '0',
        connected: '5',
        connecting: '0',
        disconnecting: '0',
      },
    };
    const data = answers[url ?? ''];
    response.writeHead(data === undefined ? 404 : 200, {'content-type': 'application/json'});
    response.end(JSON.stringify({data}));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('the commands of the page', () => {
  const staged = useLocalNode('node-compose');
  const status = {syncing: false, offline: false};
  let maru: Server;

  beforeAll(async () => {
    maru = await startMaruStandIn(status);
    const file = path.join(staged.folder, 'commands.sh');
    const text = readFileSync(file, 'utf8')
      .replaceAll('http://127.0.0.1:8545', staged.node.url)
      .replaceAll('http://127.0.0.1:8080', urlOf(maru));
    writeFileSync(file, text);
  });
  afterAll(() => {
    maru.close();
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
    expect((await answer('estimate')).result).toHaveProperty('priorityFeePerGas');
  });

  sampleTest('ask Maru', ['curl'], async () => {
    const printed = await runOrThrow(...pageCommand(staged.folder, 'maru'));
    expect(printed).toContain('"sync_distance":"0","is_syncing":false');
    expect(printed).toContain('"connected":"5"');
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
});
