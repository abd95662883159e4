import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {chains, networks, type NetworkKey} from '../../data/networks';
import {commandLineOf} from '../../tools/setup/requirements';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {sampleTest} from './harness/sampleTest';

const folder = path.resolve(import.meta.dirname, '../../examples/node-compose');
const text = readFileSync(path.join(folder, 'erigon.yaml'), 'utf8');
const keys = Object.keys(networks) as NetworkKey[];

/** The used part of the Compose file format. */
interface Service {
  readonly image: string;
  readonly user: string;
  readonly entrypoint?: readonly string[];
  readonly command: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes: readonly string[];
  readonly logging: {readonly driver: string};
}

const {services, volumes} = matter(`---\n${text}\n---\n`).data as {
  readonly services: Readonly<Record<'genesis' | 'execution', Service>>;
  readonly volumes: object;
};

// Of Erigon's options, those in the network's own file, and --nat:
// LFDT-Lineth/lineth-monorepo@92b8fc5b:docs/getting-started/linea-mainnet/docker-compose.yml
const options = new Set(
  `authrpc.addr authrpc.jwtsecret authrpc.port authrpc.vhosts bootnodes datadir externalcl http http.addr http.api
  http.corsdomain http.port http.vhosts nat networkid prune.mode verbosity`.split(/\s+/),
);

describe('examples/node-compose with Erigon', () => {
  it('runs the image that the network has its operators build', () => {
    for (const {image, logging} of Object.values(services)) {
      expect(image).toBe('linea-erigon:v3.3.0-linea-patched');
      expect(logging).toEqual({driver: 'local'});
    }
    expect(Object.keys(volumes)).toEqual(['erigon']);
  });

  it('gives Erigon options that it has, and drives it from Maru', () => {
    const names = services.execution.command.map((argument) => /^--([\w.]+)/.exec(argument)?.[1]);
    expect(names.filter((name) => !options.has(name ?? ''))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(services.execution.command).toEqual(
      expect.arrayContaining([
        '--externalcl',
        '--authrpc.port=8550',
        '--authrpc.jwtsecret=/jwt.hex',
        '--authrpc.vhosts=execution',
      ]),
    );
  });

  it('opens nothing to others but the ports for peers', () => {
    for (const port of services.execution.ports ?? []) {
      expect(port).toMatch(/^(?:127\.0\.0\.1:\d+:\d+|(3030[34]):\1\/(?:tcp|udp))$/);
    }
    expect(text).not.toMatch(/admin|debug|:8550/);
  });

  it('writes the genesis once, and gives the volume to the user that runs Erigon', async () => {
    const scratch = mkdtempSync(path.join(tmpdir(), 'genesis-'));
    // Programs of the container, which record their calls.
    for (const name of ['erigon', 'chown']) {
      const file = path.join(scratch, name);
      writeFileSync(file, `#!/bin/sh\necho "${name} $*" | tee -a ${scratch}/calls\n`, {
        mode: 0o755,
      });
    }
    const [shell = '', ...args] = services.genesis.entrypoint ?? [];
    const script = services.genesis.command.join('').replaceAll('/data', scratch);
    const start = () =>
      run(shell, [...args, script], {
        cwd: scratch,
        env: {PATH: `${scratch}:${process.env.PATH ?? ''}`},
      });
    expect((await start()).code).toBe(0);
    expect((await start()).code).toBe(0);
    expect(readFileSync(path.join(scratch, 'calls'), 'utf8')).toBe(
      `erigon init --datadir=${scratch} /genesis.json\nchown -R 1000:1000 ${scratch}\n`,
    );
    expect(services.execution.user).toBe('1000:1000');
    rmSync(scratch, {recursive: true});
  });

  it('patches the three lines of Erigon without Docker', async () => {
    const scratch = mkdtempSync(path.join(tmpdir(), 'erigon-'));
    const rules = 'execution/protocol/rules/misc';
    const failure = (name: string) =>
      `\t\treturn nil, fmt.Errorf("Syscall failure: Empty Code at ${name}=%x", params.${name})\n\treturn nil, err\n`;
    // The lines that the network's own recipe changes (erigon-linea/Dockerfile).
    const before = {
      'node/eth/backend.go': 'const sentryMcDisableBlockDownload = true\n',
      [`${rules}/eip7002.go`]: failure('WithdrawalRequestAddress'),
      [`${rules}/eip7251.go`]: failure('ConsolidationRequestAddress'),
    };
    for (const [file, source] of Object.entries(before)) {
      mkdirSync(path.dirname(path.join(scratch, file)), {recursive: true});
      writeFileSync(path.join(scratch, file), source);
    }
    const [command, args] = pageCommand(folder, 'patch-erigon');
    await runOrThrow(command, args, {cwd: scratch});
    const after = Object.keys(before).map((file) => readFileSync(path.join(scratch, file), 'utf8'));
    const patched = '\t\treturn nil, nil\n\treturn nil, err\n';
    expect(after).toEqual(['const sentryMcDisableBlockDownload = false\n', patched, patched]);
    rmSync(scratch, {recursive: true});
  });

  for (const network of keys) {
    sampleTest(
      `Docker Compose takes it beside Maru, for ${network}`,
      ['docker compose'],
      async () => {
        const [command = '', ...subcommand] = commandLineOf('docker compose') ?? [];
        const {chainId} = chains[networks[network].chain];
        const files = ['maru.yaml', 'erigon.yaml'].flatMap((file) => ['--file', file]);
        const printed = await runOrThrow(
          command,
          [...subcommand, '--env-file', `${network}.env`, ...files, 'config'],
          {cwd: folder, env: {CHAIN_ID: String(chainId)}},
        );
        expect(printed).toContain(`--networkid=${chainId}`);
        expect(printed).toContain('--bootnodes=enode://');
        expect(printed).toContain('service_completed_successfully');
      },
    );
  }
});
