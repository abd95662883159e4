import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {bootnodes} from '../../data/bootnodes';
import {contracts} from '../../data/contracts';
import {networks, type NetworkKey} from '../../data/networks';
import {enodeUrl, maruAddress} from '../../src/components/facts/Bootnodes/nodeRows';
import {commandLineOf} from '../../tools/setup/requirements';
import {besu268} from './clientOptions/besu';
import {wrongArguments} from './clientOptions/clientOptions';
import {geth} from './clientOptions/geth';
import {maru, maruKeys} from './clientOptions/maru';
import {runOrThrow} from './harness/run';
import {commandOf, sampleTest} from './harness/sampleTest';

const folder = path.resolve(import.meta.dirname, '../../examples/node-compose');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const keys = Object.keys(networks) as NetworkKey[];

/** The used part of the Compose file format. */
interface Service {
  readonly image: string;
  readonly command: readonly string[];
  readonly ports: readonly string[];
  readonly volumes: readonly string[];
  readonly logging: {readonly driver: string};
  readonly environment?: Readonly<Record<string, string>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, object | null>>;
}

/**
 * The execution clients: the image that runs, its options, the volume with its data, its ports inside the container.
 * The tag of Linea Besu is that of the network's own setup in November 2026,
 * https://raw.githubusercontent.com/LFDT-Lineth/lineth-monorepo/main/docs/getting-started/linea-mainnet/docker-compose.yml,
 * that of Geth is in LFDT-Lineth/lineth-monorepo@92b8fc5b:docs/getting-started. Besu 26.11.1 has all security fixes:
 * https://github.com/hyperledger/besu/releases/tag/26.11.1. Its options and those of Linea Besu are held against 26.8.0.
 */
const clients = {
  'linea-besu': {
    image: 'consensys/linea-besu-package:2.4.0-20261119-6467df6',
    options: besu268,
    ports: ['8545', '8546', '9545', '30303/tcp', '30303/udp'],
    jwt: '--engine-jwt-secret',
    network: (network: NetworkKey) => `--profile=advanced-${network}`,
  },
  besu: {
    image: 'hyperledger/besu:26.11.1',
    options: besu268,
    ports: ['8545', '8546', '9545', '30303/tcp', '30303/udp'],
    jwt: '--engine-jwt-secret',
    network: (network: NetworkKey) => `--network=linea_${network}`,
  },
  geth: {
    image: 'ethereum/client-go:v1.17.4',
    options: geth,
    ports: ['8545', '8546', '6060', '30303/tcp', '30303/udp'],
    jwt: '--authrpc.jwtsecret',
    network: () => '--override.genesis=/genesis.json',
  },
} as const;
type ClientName = keyof typeof clients;
const combinations = keys.flatMap((network) =>
  (Object.keys(clients) as ClientName[]).map((client) => [network, client] as const),
);

/** The variables of an environment file, parsed like Compose does. */
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

/** A Compose file with the variables of a network replaced. */
function fileOf(network: NetworkKey, file: string): Compose {
  const variables = variablesOf(network);
  const text = read(file).replaceAll(
    /\$\{([A-Z_]+)(?::?[?-][^}]*)?\}/g,
    (_, name: string) => variables[name] ?? '',
  );
  return matter(`---\n${text}\n---\n`).data as Compose;
}

const valueOf = ({command}: Service, flag: string) =>
  command.find((argument) => argument.startsWith(`${flag}=`))?.slice(flag.length + 1);

/** The two services of a node, for a network and an execution client. */
function nodeOf(network: NetworkKey, client: ClientName) {
  const consensus = fileOf(network, 'maru.yaml');
  const execution = fileOf(network, `${client}.yaml`);
  return {
    maru: consensus.services.maru as Service,
    execution: execution.services.execution as Service,
    names: [...Object.keys(consensus.services), ...Object.keys(execution.services)],
    volumes: [...Object.keys(consensus.volumes), ...Object.keys(execution.volumes)],
  };
}

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

describe.each(combinations)('a node for %s with %s', (network, client) => {
  const node = nodeOf(network, client);
  const {image, options, ports, jwt, network: networkOption} = clients[client];

  it('is two services, each with a volume of its own', () => {
    expect(node.names).toEqual(['maru', 'execution']);
    expect(node.volumes).toEqual(['maru', client]);
    expect(node.maru.volumes).toContain('maru:/var/lib/maru');
    expect(node.execution.volumes).toContain(`${client}:/data`);
  });

  it('runs images that follow Linea, with options that they have', () => {
    expect(node.maru.image).toBe('consensys/maru:1.3.0-20260714-ced387a');
    expect(node.execution.image).toBe(image);
    const program = node.maru.command.indexOf('/opt/consensys/maru/maru.jar');
    expect(wrongArguments(maru, node.maru.command.slice(program + 1))).toEqual([]);
    expect(wrongArguments(options, node.execution.command)).toEqual([]);
    const all = [...node.maru.command, ...node.execution.command];
    expect(all.join(' ')).not.toMatch(/[${}]/);
    const given = node.execution.command.map((argument) => argument.split('=')[0]);
    expect(new Set(given).size).toBe(given.length);
  });

  it('is on one network', () => {
    expect(node.maru.command).toContain(`--network=linea-${network}`);
    expect(node.maru.volumes).toContain(`./maru/${network}.toml:/etc/maru.toml:ro`);
    expect(node.execution.command).toContain(networkOption(network));
    expect(variablesOf(network).COMPOSE_PROJECT_NAME).toBe(`linea-${network}`);
  });

  it('knows the public nodes of the network', () => {
    const known = valueOf(node.execution, '--bootnodes')?.split(',') ?? [];
    expect(known).toEqual(bootnodes[network].execution.map(enodeUrl));
  });

  it('opens nothing to others but the port for peers', () => {
    const published = [...node.maru.ports, ...node.execution.ports];
    for (const port of published) {
      expect(port).toMatch(/^(?:127\.0\.0\.1:\d+:\d+|30303:30303\/(?:tcp|udp))$/);
    }
    expect(node.execution.ports.map((port) => port.split(':').at(-1))).toEqual(ports);
    const apis = node.execution.command.filter((argument) => argument.includes('api='));
    expect(apis.join(' ')).not.toMatch(/admin|debug|trace|personal|miner/i);
  });

  it('shares one secret', () => {
    for (const {volumes} of [node.maru, node.execution]) {
      expect(volumes).toContain('./jwt.hex:/jwt.hex:ro');
    }
    expect(valueOf(node.execution, jwt)).toBe('/jwt.hex');
    if (client === 'linea-besu') {
      expect(valueOf(node.execution, '--engine-jwt-disabled')).toBe('false');
    }
  });

  it('runs Java without the code that CVE-2026-114938 is in', () => {
    const option = '-XX:-UseBASE64Intrinsics';
    const jar = node.maru.command.indexOf('-jar');
    expect(node.maru.command.slice(0, jar)).toContain(option);
    // Besu 26.11.1 sets the option itself, and Geth has no Java.
    if (client === 'linea-besu') {
      expect(node.execution.environment?.JAVA_OPTS).toContain(option);
    }
  });

  it('lets no log grow without end', () => {
    for (const {logging} of [node.maru, node.execution]) {
      expect(logging).toEqual({driver: 'local'});
    }
  });

  sampleTest(
    'is what Docker Compose makes of the folder, also with the data on a disk of its own',
    ['docker compose'],
    async () => {
      const [command = '', ...subcommand] = commandLineOf('docker compose') ?? [];
      const copy = mkdtempSync(path.join(tmpdir(), 'linea-node-'));
      try {
        cpSync(folder, copy, {recursive: true});
        const disk = path.join(copy, 'disk.yaml');
        writeFileSync(disk, readFileSync(disk, 'utf8').replaceAll('linea-besu', client));
        for (const more of ['', ':disk.yaml']) {
          const settings = read(`${network}.env`).replace(
            /^COMPOSE_FILE=.*$/m,
            `COMPOSE_FILE=maru.yaml:${client}.yaml${more}`,
          );
          writeFileSync(path.join(copy, '.env'), settings);
          const printed = await runOrThrow(command, [...subcommand, 'config'], {cwd: copy});
          const merged = matter(`---\n${printed}\n---\n`).data as Compose;
          expect(merged.services.execution?.image).toBe(image);
          expect(merged.services.execution?.command).toEqual(node.execution.command);
          expect(merged.services.maru?.command).toEqual(node.maru.command);
          expect(Object.keys(merged.volumes).sort()).toEqual([client, 'maru'].sort());
          expect(JSON.stringify(merged.volumes).includes(`/srv/linea/${client}`)).toBe(more !== '');
        }
      } finally {
        rmSync(copy, {recursive: true});
      }
    },
  );
});

describe.each(keys)('the settings for %s', (network) => {
  it('start with the client of the network', () => {
    expect(variablesOf(network).COMPOSE_FILE).toBe('maru.yaml:linea-besu.yaml');
  });

  sampleTest('Maru is given the keys it knows', ['python3 with requests'], async () => {
    const python = commandOf('python3 with requests') ?? 'python3';
    const program = `import json, tomllib; print(json.dumps(tomllib.load(open('maru/${network}.toml', 'rb'))))`;
    const json = await runOrThrow(python, ['-c', program], {cwd: folder});
    const settings = leavesOf(JSON.parse(json) as object);
    expect(Object.keys(settings)).toEqual(expect.arrayContaining([...maruKeys.required]));
    expect(
      Object.keys(settings).filter(
        (key) => !maruKeys.required.has(key) && !maruKeys.optional.has(key),
      ),
    ).toEqual([]);

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
    const peers = settings['p2p.static-peers'] as string[];
    expect([...peers].sort()).toEqual(bootnodes[network].maru.map(maruAddress).sort());
  });
});

describe('wrongArguments', () => {
  it.each([
    ['--nope=1', 'no option of Geth v1.17.4'],
    ['--http=8545', 'an option of Geth v1.17.4 that is true or false'],
    ['--http.port', 'needs a value'],
    ['http', 'no option of Geth v1.17.4'],
  ])('finds %s', (argument, message) => {
    expect(wrongArguments(geth, [argument])).toEqual([`${argument}: ${message}`]);
  });

  it('takes what a client has', () => {
    expect(wrongArguments(geth, ['--http', '--ws=false', '--http.port=8545'])).toEqual([]);
  });
});
