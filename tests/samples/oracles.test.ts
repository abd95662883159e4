import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {
  type Address,
  createTestClient,
  encodeAbiParameters,
  type Hex,
  http,
  keccak256,
  parseAbi,
  parseEther,
  publicActions,
  toFunctionSelector,
  walletActions,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {sharedFolder} from './harness/sharedFolders';
import {compileAll, type CompiledContract} from './harness/solc';
import {useLocalNode} from './harness/useLocalNode';

const ETH_USD_FEED = '0x3c6Cd9Cc7c7a4c2Cf5a82734CD249D7D593354dA';
const EZETH_FEED = '0x97c19d3Ae8e4d74e25EF3AFf3a277fB614ed76D4';
const PYTH = '0xA2aa501b19aff244D90cc15a4Cf739D2725B5729';
const TELLOR = '0x896419Ed2E0dC848a1f7d2814F4e5Df4b9B9bFcc';
const ETH_USD = '0xff61491a931112ddf1bd8147cd1b641375f79f5825126d665480874634fd0ace';
const HERMES = 'https://pyth.dourolabs.app/hermes';
const API_KEY = 'key-of-the-test';

const FEE = parseEther('0.000004');

const setters = {
  feed: parseAbi(['function set(string description, int256 answer, uint256 updatedAt)']),
  api3: parseAbi(['function set(int224 value, uint32 timestamp)']),
  dia: parseAbi(['function set(string key, uint128 value, uint128 timestamp)']),
  tellor: parseAbi(['function set(bytes32 queryId, uint256 reportedAt)']),
};

const priceType = [
  {type: 'bytes32'},
  {
    type: 'tuple',
    components: [
      {name: 'price', type: 'int64'},
      {name: 'conf', type: 'uint64'},
      {name: 'expo', type: 'int32'},
      {name: 'publishTime', type: 'uint256'},
    ],
  },
] as const;

/** An update in the format of Pyth's stand-in. */
const pythUpdate = (publishTime: bigint, price = 300_012_345_678n, conf = 98_765_432n): Hex =>
  encodeAbiParameters(priceType, [ETH_USD, {price, conf, expo: -8, publishTime}]);

/** The sources that a file imports, by import path. */
function withImports(
  packages: string,
  sources: Record<string, {content: string}>,
): Record<string, {content: string}> {
  const found = {...sources};
  const open = Object.keys(found);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const [, target = ''] of (found[name]?.content ?? '').matchAll(
      /import (?:\{[^}]*\} from )?"([^"]+)"/g,
    )) {
      const imported = target.startsWith('.')
        ? path.posix.join(path.posix.dirname(name), target)
        : target;
      const file = path.join(packages, imported);
      if (found[imported] === undefined && existsSync(file)) {
        found[imported] = {content: readFileSync(file, 'utf8')};
        open.push(imported);
      }
    }
  }
  return found;
}

describe('examples/oracles', () => {
  const staged = useLocalNode('oracles', {network: 'sepolia'});
  const account = privateKeyToAccount(DEVELOPMENT_KEY);
  const shell = (region: string) => pageCommand(staged.folder, region);
  const client = () =>
    createTestClient({
      account,
      mode: 'anvil',
      pollingInterval: 200,
      transport: http(staged.node.url),
    })
      .extend(publicActions)
      .extend(walletActions);
  const now = async () => (await client().getBlock()).timestamp;

  let compilation: ReturnType<typeof compileAll>;
  let hermes: Server;

  function contractIn(name: string): CompiledContract {
    const found = Object.values(compilation.contracts).find((byName) => name in byName)?.[name];
    if (found === undefined) {
      throw new Error(`No contract ${name}. ${compilation.problems.join('\n')}`);
    }
    return found;
  }

  async function deploy(name: string, args: readonly unknown[]) {
    const {abi, creationCode} = contractIn(name);
    const hash = await client().deployContract({abi, bytecode: creationCode, args, chain: null});
    const {contractAddress} = await client().waitForTransactionReceipt({hash});
    return {abi, address: contractAddress as Address};
  }

  async function send(call: {
    address: Address;
    abi: CompiledContract['abi'];
    functionName: string;
    args: readonly unknown[];
    value?: bigint;
  }) {
    await client().simulateContract({account, ...call});
    const hash = await client().writeContract({...call, chain: null});
    return client().waitForTransactionReceipt({hash});
  }

  const place = (address: Address, name: string) =>
    client().setCode({address, bytecode: contractIn(name).runtimeCode});

  const setFeed = (address: Address, description: string, answer: bigint, updatedAt: bigint) =>
    send({
      address,
      abi: setters.feed,
      functionName: 'set',
      args: [description, answer, updatedAt],
    });

  beforeAll(async () => {
    const folder = (name: string) =>
      readdirSync(path.join(staged.folder, name)).map((file) => path.posix.join(name, file));
    compilation = compileAll(sharedFolder('contractTools'), {
      language: 'Solidity',
      sources: withImports(
        path.join(staged.folder, 'node_modules'),
        Object.fromEntries(
          [...folder('contracts'), ...folder('standIn')].map((file) => [
            file,
            {content: readFileSync(path.join(staged.folder, file), 'utf8')},
          ]),
        ),
      ),
      settings: {evmVersion: 'osaka', optimizer: {enabled: true, runs: 200}},
    });

    await place(ETH_USD_FEED, 'StandInFeed');
    await place(EZETH_FEED, 'StandInFeed');
    await place(PYTH, 'StandInPyth');
    await place(TELLOR, 'StandInTellor');

    hermes = createServer((request, response) => {
      void now().then((time) => {
        const url = new URL(request.url ?? '/', 'http://hermes');
        const known =
          url.pathname === '/v2/updates/price/latest' && url.searchParams.get('ids[]') === ETH_USD;
        if (request.headers.authorization !== `Bearer ${API_KEY}` || !known) {
          response.writeHead(known ? 401 : 404).end('refused');
          return;
        }
        const data = pythUpdate(time).slice(2);
        response.end(JSON.stringify({binary: {encoding: 'hex', data: [data]}, parsed: []}));
      });
    });
    await new Promise<void>((listening) => {
      hermes.listen(0, '127.0.0.1', listening);
    });
    const script = path.join(staged.folder, 'src/updatePyth.ts');
    const {port} = hermes.address() as AddressInfo;
    const text = readFileSync(script, 'utf8');
    expect(text).toContain(HERMES);
    writeFileSync(script, text.replace(HERMES, `http://127.0.0.1:${port}`));
  });

  afterAll(async () => {
    await new Promise((closed) => {
      hermes.close(closed);
    });
  });

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
    expect(compilation.problems).toEqual([]);
  });

  it('read-price prints the price and its time', async () => {
    await setFeed(ETH_USD_FEED, 'ETH / USD', 300_012_345_678n, 1_795_453_200n);
    expect(await runOrThrow(...shell('read-price'))).toBe(
      'ETH/USD  3000.12345678\nupdated  2026-11-23T17:00:00.000Z\n',
    );
  });

  describe('read-feed', () => {
    it('prints price and ages', async () => {
      await setFeed(ETH_USD_FEED, 'ETH / USD', 300_012_345_678n, (await now()) - 240n);
      expect(await runOrThrow(...shell('read-feed'))).toMatch(
        /^feed {7}ETH \/ USD\nprice {6}3000\.12345678\nprice age {2}24\d s\nblock age {2}\d s\n$/,
      );
    });

    it('reads a push feed of RedStone too', async () => {
      await setFeed(EZETH_FEED, 'RedStone Price Feed for ezETH/ETH', 107_012_345n, await now());
      expect(await runOrThrow(...shell('read-redstone'))).toMatch(
        /^feed {7}RedStone Price Feed for ezETH\/ETH\nprice {6}1\.07012345\n/,
      );
    });

    it.each([
      {what: 'not positive', answer: 0n, age: 0n, message: 'The price is not positive'},
      {what: 'stale', answer: 1n, age: 90_000n, message: 'The price is stale'},
    ])('fails when the price is $what', async ({answer, age, message}) => {
      await setFeed(ETH_USD_FEED, 'ETH / USD', answer, (await now()) - age);
      const {code, stderr} = await run(...shell('read-feed'));
      expect(code).not.toBe(0);
      expect(stderr).toContain(message);
    });
  });

  describe('update-pyth', () => {
    it('updates the price and reads it', async () => {
      writeFileSync(
        path.join(staged.folder, '.env'),
        `PRIVATE_KEY=${DEVELOPMENT_KEY}\nPYTH_API_KEY=${API_KEY}\n`,
      );
      expect(await runOrThrow(...shell('update-pyth'))).toMatch(
        /^update {5}success, fee 0\.000004 ETH\nETH\/USD {4}3000\.12345678 ± 0\.98765432\npublished {2}20\d\d-\S+Z\n$/,
      );
    });

    it('says what Hermes answers to a wrong key', async () => {
      writeFileSync(
        path.join(staged.folder, '.env'),
        `PRIVATE_KEY=${DEVELOPMENT_KEY}\nPYTH_API_KEY=wrong\n`,
      );
      const {code, stderr} = await run(...shell('update-pyth'));
      expect(code).not.toBe(0);
      expect(stderr).toContain('Hermes returned 401: refused');
    });
  });

  it('last-report prints when reporters last answered', async () => {
    expect(await runOrThrow(...shell('last-report'))).toMatch(
      /^query ID {5}0x[0-9a-f]{64}\nlast report {2}none\n$/,
    );
    const pair = encodeAbiParameters([{type: 'string'}, {type: 'string'}], ['eth', 'usd']);
    const query = encodeAbiParameters([{type: 'string'}, {type: 'bytes'}], ['SpotPrice', pair]);
    await send({
      address: TELLOR,
      abi: setters.tellor,
      functionName: 'set',
      args: [keccak256(query), 1_733_000_000n],
    });
    expect(await runOrThrow(...shell('last-report'))).toContain(
      'last report  2024-11-30T20:53:20.000Z',
    );
  });

  it('ChainlinkPrice rejects a stale or not positive price', async () => {
    const reader = await deploy('ChainlinkPrice', [ETH_USD_FEED, 3600n]);
    const price = () => client().readContract({...reader, functionName: 'price'});
    await setFeed(ETH_USD_FEED, 'ETH / USD', 300_012_345_678n, (await now()) - 240n);
    expect(await price()).toBe(300_012_345_678n);
    await setFeed(ETH_USD_FEED, 'ETH / USD', 1n, (await now()) - 3700n);
    await expect(price()).rejects.toThrow('PriceTooOld(uint256 updatedAt)');
    await setFeed(ETH_USD_FEED, 'ETH / USD', -1n, await now());
    await expect(price()).rejects.toThrow('PriceNotPositive(int256 answer)');
  });

  it('PythPrice uses the price that the transaction brings, and gives the rest back', async () => {
    const consumer = await deploy('PythPrice', [PYTH]);
    const errors = parseAbi(['error StalePrice()']);
    const setPrice = (update: Hex, value: bigint) =>
      send({
        ...consumer,
        abi: [...consumer.abi, ...errors],
        functionName: 'setPrice',
        args: [[update]],
        value,
      });
    await setPrice(pythUpdate(await now()), FEE * 2n);
    expect(await client().readContract({...consumer, functionName: 'last'})).toMatchObject([
      300_012_345_678n,
      98_765_432n,
      -8,
      expect.any(BigInt),
    ]);
    expect(await client().getBalance(consumer)).toBe(0n);

    const uncertain = pythUpdate((await now()) + 1n, 1000n, 11n);
    await expect(setPrice(uncertain, FEE)).rejects.toThrow('PriceTooUncertain');
    await client().increaseTime({seconds: 300});
    await client().mine({blocks: 1});
    await expect(setPrice(pythUpdate((await now()) - 100n), FEE)).rejects.toThrow('StalePrice()');
  });

  it('Api3Price rejects a stale or not positive price', async () => {
    const proxy = await deploy('StandInApi3Proxy', []);
    const reader = await deploy('Api3Price', [proxy.address]);
    const price = () => client().readContract({...reader, functionName: 'price'});
    const set = async (value: bigint, age: bigint) =>
      send({
        address: proxy.address,
        abi: setters.api3,
        functionName: 'set',
        args: [value, Number((await now()) - age)],
      });
    await set(parseEther('3000'), 60n);
    expect(await price()).toBe(parseEther('3000'));
    await set(parseEther('3000'), 90_000n);
    await expect(price()).rejects.toThrow('PriceTooOld(uint32 timestamp)');
    await set(0n, 0n);
    await expect(price()).rejects.toThrow('PriceNotPositive(int224 value)');
  });

  it('DiaPrice rejects a missing or stale price', async () => {
    const oracle = await deploy('StandInDia', []);
    const reader = await deploy('DiaPrice', [oracle.address, 3600n]);
    const price = (key: string) =>
      client().readContract({...reader, functionName: 'price', args: [key]});
    const set = async (key: string, value: bigint, age: bigint) =>
      send({
        address: oracle.address,
        abi: setters.dia,
        functionName: 'set',
        args: [key, value, (await now()) - age],
      });
    await set('BTC/USD', 9_000_000_000_000n, 60n);
    expect(await price('BTC/USD')).toBe(9_000_000_000_000n);
    await expect(price('ETH/USD')).rejects.toThrow('NoPrice(string key)');
    await set('BTC/USD', 9_000_000_000_000n, 3700n);
    await expect(price('BTC/USD')).rejects.toThrow('PriceTooOld(uint128 timestamp)');
  });

  it('redstonePull.ts loads, and asks for the address of the contract', async () => {
    const {code, stderr} = await run('npx', ['tsx', 'src/redstonePull.ts'], {cwd: staged.folder});
    expect(code).not.toBe(0);
    expect(stderr).toContain('Pass the address of your RedstonePull contract');
  });

  describe('redstonePull.ts with signed mock prices', () => {
    /** Calls the contract that accepts mock signers, with prices of some signers and some age. */
    async function pull(signers: number, ageSeconds = 0) {
      const {address} = await deploy('MockSignedPull', []);
      const text = readFileSync(path.join(staged.folder, 'src/redstonePull.ts'), 'utf8');
      const mock = JSON.stringify({
        mockSignersCount: signers,
        timestampMilliseconds: (Number(await now()) - ageSeconds) * 1000,
        dataPoints: [{dataFeedId: 'ETH', value: 3000.12345678}],
      });
      const changed = text.replace(
        /usingDataService\(\{.*?\}\)/s,
        () => `usingSimpleNumericMock(${mock})`,
      );
      expect(changed).not.toBe(text);
      writeFileSync(path.join(staged.folder, 'src/redstoneMock.ts'), changed);
      return run('npx', ['tsx', 'src/redstoneMock.ts', address], {cwd: staged.folder});
    }

    it('prints the price that three signers signed', async () => {
      const {stdout, stderr} = await pull(3);
      expect(stdout, stderr).toBe('ETH  3000.12345678 USD\n');
    });

    it('fails with two signers, and with an old price', async () => {
      const [few, old] = [await pull(2), await pull(3, 240)];
      expect(few.code).not.toBe(0);
      expect(few.stderr).toContain(
        toFunctionSelector('InsufficientNumberOfUniqueSigners(uint256,uint256)'),
      );
      expect(old.code).not.toBe(0);
      expect(old.stderr).toContain(toFunctionSelector('TimestampIsTooOld(uint256,uint256)'));
    });
  });

  it('RedstonePull refuses a call without signed prices', async () => {
    const reader = await deploy('RedstonePull', []);
    await expect(client().readContract({...reader, functionName: 'ethPrice'})).rejects.toThrow(
      'CalldataMustHaveValidPayload()',
    );
  });
});
