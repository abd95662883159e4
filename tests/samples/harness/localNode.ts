import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chains, type NetworkKey, networks} from '../../../data/networks';
import {startLineaStub} from './lineaStub';
import {sharedFolder} from './sharedFolders';

/** The public test key of a development node's first account. It has no funds on any network. */
export const DEVELOPMENT_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

export interface LocalNodeOptions {
  /** The network whose chain ID the node has. */
  readonly network?: NetworkKey;
  /** `every second` (default), or one block for each transaction. */
  readonly blocks?: 'every second' | 'with transactions';
}

/** A node for one test file. */
export interface LocalNode {
  /** The URL of the stub: `linea_*` from the stub, `eth_*` from the development node. */
  readonly url: string;
  /** The WebSocket URL of the development node. */
  readonly webSocketUrl: string;
  readonly stop: () => Promise<void>;
}

// Linea's base fee, which an idle node keeps.
const BASE_FEE_WEI = '7';

// The node finalizes blocks after two epochs: eight blocks with this value.
const SLOTS_IN_AN_EPOCH = '4';

const platforms: Readonly<Record<string, string>> = {x64: 'amd64', arm64: 'arm64'};

/** The development node's program, which the toolchain folder installs. */
function anvilProgram(): string {
  const name = `anvil-${process.platform}-${platforms[process.arch] ?? process.arch}`;
  const program = path.join(
    sharedFolder('toolchain'),
    'node_modules/@foundry-rs',
    name,
    'bin/anvil',
  );
  if (!existsSync(program)) {
    throw new Error(
      `No development node for ${process.platform} ${process.arch}: ${program} is missing`,
    );
  }
  return program;
}

/** Starts a program that serves HTTP, and waits until it prints its address. */
function startAnvil(
  program: string,
  chainId: number,
  blocks: LocalNodeOptions['blocks'],
): Promise<{url: string; stop: () => Promise<void>}> {
  const child = spawn(program, [
    '--chain-id',
    String(chainId),
    '--port',
    '0',
    ...(blocks === 'every second' ? ['--block-time', '1'] : []),
    '--block-base-fee-per-gas',
    BASE_FEE_WEI,
    '--slots-in-an-epoch',
    SLOTS_IN_AN_EPOCH,
  ]);
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => {
      reject(new Error(`The development node did not start in 30 s. It printed: ${printed}`));
    }, 30_000);
    child.once('error', reject);
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /Listening on (\S+)/.exec(printed)?.[1];
      if (address !== undefined) {
        clearTimeout(timer);
        resolve({
          url: `http://${address}`,
          stop: () =>
            new Promise((stopped) => {
              child.once('close', () => {
                stopped();
              });
              child.kill();
            }),
        });
      }
    });
  });
}

/** Starts a development node with the chain ID of a network, behind the `linea_*` stub. */
export async function startLocalNode({
  network = 'mainnet',
  blocks = 'every second',
}: LocalNodeOptions = {}): Promise<LocalNode> {
  const {chainId} = chains[networks[network].chain];
  const node = await startAnvil(anvilProgram(), chainId, blocks);
  const stub = await startLineaStub({
    upstream: node.url,
    answersWhenMined: blocks === 'with transactions',
  });
  return {
    url: stub.url,
    webSocketUrl: node.url.replace(/^http/, 'ws'),
    stop: async () => {
      await stub.close();
      await node.stop();
    },
  };
}
