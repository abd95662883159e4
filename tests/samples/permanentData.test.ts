import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import {type Address, createTestClient, http} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {deploy} from './harness/deploy';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {sharedFolder} from './harness/sharedFolders';
import {compileContract} from './harness/solc';
import {useLocalNode} from './harness/useLocalNode';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
/** What a gateway lists as the owner: the hash of the account's public key. */
const OWNER = 'guDw5nBzO2zTpuYMnxkSpQ2qCQjL8gxB34GjPpZ2qpY';
const ID = 'CO9EpX0lekJEfXUOeXncUmMuG8eEp5WJHXl9U9yZUYA';
const FREE_BYTES = 105 * 1024;
const SERVICES = ['https://upload.ardrive.io', 'https://arweave.net/', 'https://uploader.irys.xyz'];

/** The responses of Turbo, an Arweave gateway and Irys, by path. */
function answer(url: string, body: Buffer, stored: {file: Buffer; item: Buffer}): unknown {
  if (url.endsWith('/v1/tx/ethereum')) {
    stored.item = body;
    return {id: ID, owner: 'owner', dataCaches: [], fastFinalityIndexes: [], winc: '0'};
  }
  if (url.endsWith('/graphql')) {
    const {query, variables} = JSON.parse(body.toString()) as {
      query: string;
      variables: {app?: string; owner?: string; owners?: readonly string[]};
    };
    if (query.includes('limit')) {
      expect(variables).toEqual({owner: ACCOUNT});
      const node = {id: ID, token: 'linea-eth', timestamp: Date.UTC(2026, 0, 2), tags: []};
      return {data: {transactions: {edges: [{node}]}}};
    }
    if (variables.app === undefined) {
      return {errors: [{message: 'Variable "$app" of required type "String!" was not provided.'}]};
    }
    expect(variables.app).toBe('my-linea-app');
    const {owners} = variables;
    const node = {id: ID, owner: {address: OWNER}};
    const isListed = owners === undefined || owners.includes(OWNER);
    return {data: {transactions: {edges: isListed ? [{node}] : []}}};
  }
  if (url.startsWith('/price/linea-eth/')) {
    return '123000000000000';
  }
  if (url.startsWith('/account/balance/linea-eth')) {
    return {balance: '0'};
  }
  if (url === '/tx/linea-eth') {
    return {id: ID, timestamp: 1, version: '1.0.0', deadlineHeight: 1, public: '', signature: ''};
  }
  return undefined;
}

describe('examples/permanent-data', () => {
  const staged = useLocalNode('permanent-data', {network: 'sepolia', blocks: 'with transactions'});
  const stored = {file: Buffer.alloc(0), item: Buffer.alloc(0)};
  let server: Server | undefined;
  let records: Address;
  let refusesQueries = false;

  const shell = (region: string) => runOrThrow(...pageCommand(staged.folder, region));

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const url = request.url ?? '';
        if (url === `/${ID}`) {
          response.end(stored.file);
          return;
        }
        const body = Buffer.concat(chunks);
        if (refusesQueries && url.endsWith('/graphql')) {
          response.statusCode = 503;
          response.end('"Out of service"');
          return;
        }
        const isPaid = url.endsWith('/unsigned') || body.length > FREE_BYTES;
        const result = isPaid ? 'Payment required' : answer(url, body, stored);
        response.statusCode = isPaid ? 402 : result === undefined ? 404 : 200;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(result ?? url));
      });
    });
    await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? '') : ''}`;

    // The services have local names, and Irys's URL is a setting of its builder.
    for (const file of globSync('src/*.ts', {cwd: staged.folder, absolute: true})) {
      const lines = readFileSync(file, 'utf8').split('\n');
      const local = lines.map((line) =>
        line.startsWith('console.log') || line.startsWith('  console.log')
          ? line
          : SERVICES.reduce(
              (text, service) =>
                text.replaceAll(service, service.endsWith('/') ? `${origin}/` : origin),
              line,
            ).replace(
              '.withWallet(process.env.PRIVATE_KEY)',
              `.withWallet(process.env.PRIVATE_KEY).bundlerUrl('${origin}')`,
            ),
      );
      writeFileSync(file, local.join('\n'));
    }

    const file = 'FileRecords.sol';
    const content = readFileSync(path.join(staged.folder, 'contracts', file), 'utf8');
    const {creationCode} = compileContract(
      sharedFolder('contractTools'),
      {language: 'Solidity', sources: {[file]: {content}}, settings: {evmVersion: 'osaka'}},
      [file, 'FileRecords'],
    );
    records = await deploy(staged.node.url, creationCode);
    writeFileSync(
      path.join(staged.folder, '.env'),
      `PRIVATE_KEY=${DEVELOPMENT_KEY}\nFILE_RECORDS=${records}\n`,
    );
    await createTestClient({mode: 'anvil', transport: http(staged.node.url)}).mine({blocks: 1});
  });
  afterAll(() => {
    server?.close();
  });

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('store uploads the file with its tags, signed', async () => {
    expect(await shell('store')).toBe(`stored https://arweave.net/${ID}\n`);
    const {DataItem} = createRequire(path.join(staged.folder, 'package.json'))('@irys/bundles') as {
      DataItem: new (body: Buffer) => {
        readonly rawData: Buffer;
        readonly tags: readonly {readonly name: string; readonly value: string}[];
        readonly isValid: () => Promise<boolean>;
      };
    };
    const item = new DataItem(stored.item);
    expect(await item.isValid()).toBe(true);
    expect(item.rawData).toEqual(readFileSync(path.join(staged.folder, 'metadata.json')));
    expect(item.tags).toContainEqual({name: 'App-Name', value: 'my-linea-app'});
    stored.file = Buffer.from(item.rawData);
  });

  it('record writes the ID and the hash to Linea, once', async () => {
    expect(await shell('record')).toMatch(/^success 0x[0-9a-f]{64}\n$/);
    const {code, stderr} = await run(...pageCommand(staged.folder, 'record'));
    expect(code).not.toBe(0);
    expect(stderr).toContain('reverted');
  });

  it('verify compares the file behind the gateway with the hash on Linea', async () => {
    expect(await shell('verify')).toBe('same file\n');
    stored.file = Buffer.from('{}');
    expect(await shell('verify')).toBe('different file\n');
  });

  it('query-arweave lists uploads by tag, and by owner', async () => {
    const line = `https://arweave.net/${ID} owner ${OWNER}\n`;
    expect(await shell('query-arweave')).toBe(line);
    expect(await shell('query-arweave-owner')).toBe(line);
    const key = Buffer.from(privateKeyToAccount(DEVELOPMENT_KEY).publicKey.slice(2), 'hex');
    expect(createHash('sha256').update(key).digest('base64url')).toBe(OWNER);
    const others = ['tsx', 'src/queryArweave.ts', 'my-linea-app', 'other'];
    expect(await runOrThrow('npx', others, {cwd: staged.folder})).toBe('');
  });

  it('query-arweave and query-irys say what an endpoint says that fails', async () => {
    const noTag = await run('npx', ['tsx', 'src/queryArweave.ts'], {cwd: staged.folder});
    expect(noTag.code).not.toBe(0);
    expect(noTag.stderr).toContain('was not provided');

    refusesQueries = true;
    for (const region of ['query-arweave', 'query-irys']) {
      const {code, stderr} = await run(...pageCommand(staged.folder, region));
      expect(code).not.toBe(0);
      expect(stderr).toContain('Error: 503 "Out of service"');
    }
    refusesQueries = false;
  });

  it('upload-irys prints the price and the address of the file', async () => {
    expect(await shell('upload-irys')).toBe(
      `price  0.000123 ETH on Linea\nstored https://gateway.irys.xyz/${ID}\n`,
    );
  });

  it('withdraw-irys prints the balance', async () => {
    expect(await shell('withdraw-irys')).toBe('balance 0 ETH\n');
  });

  it('query-irys lists uploads by account', async () => {
    expect(await shell('query-irys')).toBe(`2026-01-02 linea-eth https://gateway.irys.xyz/${ID}\n`);
  });
});
