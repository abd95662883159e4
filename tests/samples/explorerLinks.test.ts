import {readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {
  concat,
  createTestClient,
  encodeEventTopics,
  type Hash,
  type Hex,
  http,
  numberToHex,
  parseAbi,
  publicActions,
  walletActions,
  zeroHash,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {sampleTest} from './harness/sampleTest';
import {useLocalNode} from './harness/useLocalNode';

const LINEA_ROLLUP = '0xd19d4B5d358258f05D7B411E21A1460D11B0876F';
const MESSAGE_SERVICE = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
const WETH = '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f';

/** A contract that emits its call: four topics, then two words of data. */
const EMITTER = '0x6040608060003760603560403560203560003560406000a400';

const events = parseAbi([
  'event DataFinalizedV3(uint256 indexed startBlockNumber, uint256 indexed endBlockNumber, bytes32 indexed shnarf, bytes32 parentStateRootHash, bytes32 finalStateRootHash)',
]);

/** Two explorers with the documented responses of Etherscan and Blockscout. */
const explorers = {
  verified: true,
  urls: [] as string[],
  answer(url: URL): {status: number; body: unknown} {
    const {pathname, searchParams} = url;
    if (pathname.startsWith('/api/v2/addresses/')) {
      const isContract = pathname.endsWith(MESSAGE_SERVICE);
      const name = this.verified ? 'Proxy' : null;
      const body = {is_contract: isContract, is_verified: isContract && this.verified, name};
      return pathname.endsWith(LINEA_ROLLUP)
        ? {status: 404, body: {message: 'Not found'}}
        : {status: 200, body};
    }
    if (searchParams.get('module') !== 'contract') {
      return {status: 200, body: {jsonrpc: '2.0', id: 1, result: '0x10'}};
    }
    if (searchParams.get('apikey') !== 'key') {
      return {status: 200, body: {status: '0', message: 'NOTOK', result: 'Invalid API Key'}};
    }
    const contract = this.verified
      ? {SourceCode: 'contract Proxy {}', ABI: '[]', ContractName: 'Proxy'}
      : {SourceCode: '', ABI: 'Contract source code not verified', ContractName: ''};
    return {status: 200, body: {status: '1', message: 'OK', result: [contract]}};
  },
};

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  explorers.urls.push(url.href);
  const {status, body} = explorers.answer(url);
  response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
});

describe('examples/explorer-links', () => {
  const staged = useLocalNode('explorer-links');
  const env = {ETHERSCAN_API_KEY: 'key', L1_RPC_URL: '', HASH: ''};
  const shell = (region: string) => runOrThrow(...pageCommand(staged.folder, region, env));
  const tsx = (file: string, ...args: string[]) =>
    ['npx', ['tsx', `src/${file}`, ...args], {cwd: staged.folder, env}] as const;

  const client = () =>
    createTestClient({
      mode: 'anvil',
      // To mine 1,200 blocks takes a busy machine longer than viem waits.
      transport: http(staged.node.url, {timeout: 60_000}),
      account: privateKeyToAccount(DEVELOPMENT_KEY),
      pollingInterval: 100,
    })
      .extend(publicActions)
      .extend(walletActions);

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const file of ['src/isVerified.ts', 'commands.sh']) {
      const absolute = path.join(staged.folder, file);
      const text = readFileSync(absolute, 'utf8')
        .replaceAll('https://api.etherscan.io', local)
        .replaceAll('https://api-explorer.linea.build', local)
        .replaceAll('http://127.0.0.1:8545', staged.node.url);
      writeFileSync(absolute, text);
    }
  });
  afterAll(() => void server.close());

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('print-links builds the paths of EIP-3091 on both explorers', async () => {
    expect(await shell('print-links')).toBe(
      [
        'https://lineascan.build/block/1000000',
        'https://explorer.linea.build/block/1000000',
        `https://lineascan.build/address/${MESSAGE_SERVICE}`,
        `https://explorer.linea.build/address/${MESSAGE_SERVICE}`,
        `https://lineascan.build/token/${WETH}`,
        `https://explorer.linea.build/token/${WETH}`,
        '',
      ].join('\n'),
    );
  });

  it('explorerLinks refuses what is not of the kind', async () => {
    const script = `import {explorerLinks} from './explorerLinks';
for (const [kind, value] of [['tx', '0x12'], ['block', 'latest'], ['address', '${MESSAGE_SERVICE.replace('C', 'c')}']] as const) {
  try { explorerLinks(59141, kind, value); console.log('accepted'); } catch (error) { console.log((error as Error).message); }
}
console.log(explorerLinks(59141, 'tx', '${zeroHash}').join(' '));
`;
    writeFileSync(path.join(staged.folder, 'src/refused.ts'), script);
    expect(await runOrThrow(...tsx('refused.ts'))).toBe(
      `0x12 isn't a valid tx\nlatest isn't a valid block\n${MESSAGE_SERVICE.replace('C', 'c')} isn't a valid address\n` +
        `https://sepolia.lineascan.build/tx/${zeroHash} https://explorer.sepolia.linea.build/tx/${zeroHash}\n`,
    );
  });

  it('is-verified asks both explorers', async () => {
    explorers.verified = true;
    explorers.urls = [];
    expect(await shell('is-verified')).toBe(
      'Lineascan   verified, Proxy\nBlockscout  verified, Proxy\n',
    );
    expect(explorers.urls).toEqual([
      `http://localhost/v2/api?chainid=59144&module=contract&action=getsourcecode&address=${MESSAGE_SERVICE}&apikey=key`,
      `http://localhost/api/v2/addresses/${MESSAGE_SERVICE}`,
    ]);
  });

  it('is-verified tells unverified code, accounts and errors apart', async () => {
    explorers.verified = false;
    expect(await shell('is-verified')).toBe('Lineascan   not verified\nBlockscout  not verified\n');
    expect(await runOrThrow(...tsx('isVerified.ts', WETH))).toContain('Blockscout  not a contract');
    expect(await runOrThrow(...tsx('isVerified.ts', LINEA_ROLLUP))).toContain(
      'Blockscout  no response: HTTP 404',
    );
    env.ETHERSCAN_API_KEY = 'old';
    expect(await shell('is-verified')).toContain('Lineascan   no response: Invalid API Key\n');
    env.ETHERSCAN_API_KEY = 'key';
    expect((await run(...tsx('isVerified.ts'))).stderr).toContain('Pass a contract address');
  });

  sampleTest('newest-block asks the node and both explorers', ['curl'], async () => {
    expect(await shell('newest-block')).toMatch(/^(\{[^{}]*"result":"0x[\da-f]+"[^{}]*\}\s*){3}$/);
  });

  sampleTest('node-facts asks a node four things at once', ['curl'], async () => {
    const answers = JSON.parse(await shell('node-facts')) as {id: number; result: unknown}[];
    expect(answers.map(({id}) => id)).toEqual([1, 2, 3, 4]);
    expect(answers.map(({result}) => result)).toEqual([
      expect.stringContaining('anvil'),
      '0xe708',
      false,
      expect.stringMatching(/^0x[\da-f]+$/),
    ]);
  });

  describe('find-finalization', () => {
    let hash: Hash;
    let block: bigint;

    // One node is both layers here: the L2 block and its finalization are on the same chain.
    const finalize = async (startBlockNumber: bigint, endBlockNumber: bigint) => {
      const topics = encodeEventTopics({
        abi: events,
        args: {startBlockNumber, endBlockNumber, shnarf: zeroHash},
      });
      const data = concat([...(topics as Hex[]), zeroHash, zeroHash]);
      const sent = await client().sendTransaction({chain: null, to: LINEA_ROLLUP, data});
      await client().waitForTransactionReceipt({hash: sent});
      return sent;
    };

    beforeAll(async () => {
      env.L1_RPC_URL = staged.node.url;
      const test = client();
      await test.setBlockTimestampInterval({interval: 12});
      await test.setCode({address: LINEA_ROLLUP, bytecode: EMITTER});
      hash = await test.sendTransaction({chain: null, to: WETH, value: 1n});
      ({blockNumber: block} = await test.waitForTransactionReceipt({hash}));
      env.HASH = hash;
    });

    it('says when L1 has no proof for the block', async () => {
      await finalize(1n, block - 1n);
      expect(await shell('find-finalization')).toBe(`in L2 block  ${block}\nnot finalized yet\n`);
    });

    it('names the L1 transaction, however many blocks later', async () => {
      const proof = await finalize(block, block + 9n);
      await client().mine({blocks: 1200});
      expect(await shell('find-finalization')).toBe(
        `in L2 block  ${block}\nfinalized as ${block} to ${block + 9n}\nhttps://etherscan.io/tx/${proof}\n`,
      );
    });

    it('finds one that came more than one request later', async () => {
      hash = await client().sendTransaction({chain: null, to: WETH, value: 1n});
      ({blockNumber: block} = await client().waitForTransactionReceipt({hash}));
      env.HASH = hash;
      await client().mine({blocks: 1200});
      const proof = await finalize(block - 5n, block);
      expect(await shell('find-finalization')).toContain(`/tx/${proof}\n`);
    });

    it('asks for what it needs', async () => {
      const {stderr} = await run(...tsx('findFinalization.ts', numberToHex(1)));
      expect(stderr).toContain('Pass an L2 transaction hash');
    });
  });
});
