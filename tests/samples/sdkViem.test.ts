import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Abi,
  type AbiFunction,
  type Address,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  formatEther,
  type Hash,
  parseAbi,
  parseEther,
  parseUnits,
  toFunctionSignature,
} from 'viem';
import {beforeAll, describe, expect, it} from 'vitest';
import {abis} from '../../data/abis/abis';
import {chains} from '../../data/networks';
import {reexported, sdkEntries} from '../../data/sdk/entries';
import type {SdkEntry, SdkPackageName} from '../../data/sdk/schema';
import {regionNames} from '../../src/markdown/remarkSample/readRegion';
import {knownSignatures} from '../content/checks/knownSignatures';
import {
  account,
  type Layer,
  printedHash,
  type SentMessage,
  send,
  standInOf,
  useBridgeLayers,
} from './harness/bridgeLayers';
import {installMulticall} from './harness/deploy';
import {documentedTypes} from './harness/documentedTypes';
import {startLimitedNode} from './harness/limitedNode';
import {startPricedNode} from './harness/pricedNode';
import {run, runOrThrow} from './harness/run';
import {stageExample} from './harness/stage';

const ETHEREUM_BRIDGE = '0x5A0a48389BB0f12E5e017116c1105da97E129142';
const LINEA_BRIDGE = '0x93DcAdf238932e6e6a85852caC89cBd71798F463';

const packages = ['@lfdt-lineth/sdk-core', '@lfdt-lineth/sdk-viem'] as const;

const control = parseAbi([
  'function mint(address to, uint256 amount)',
  'function setUp(address messages, address otherBridge, uint256 thisChain, uint256 otherChain)',
]);

/** The names in the export statements of a file. */
const exportedBy = (source: string): string[] =>
  [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').flatMap((each) => each.replace('type ', '').trim() || []),
  );

/** The documented names of a package. */
const documentedIn = (name: SdkPackageName): string[] => [
  ...sdkEntries.flatMap((entry) =>
    entry.package === name ? [entry.name, ...(entry.types ?? [])] : [],
  ),
  ...(name === '@lfdt-lineth/sdk-viem' ? reexported : []),
];

describe('examples/sdk-viem', () => {
  const layers = useBridgeLayers('sdk-viem');
  const {env, anchor} = layers;
  /** The regions of commands.sh that ran. */
  const ran = new Set<string>();
  let tokens = '';
  let firstDeposit: Hash;

  const shell = (region: string) => {
    ran.add(region);
    return layers.shell(region);
  };
  const errorOf = (region: string) => {
    ran.add(region);
    return layers.errorOf(region);
  };
  const fileOf = (...names: string[]) => path.join(layers.folder, ...names);
  const blockOf = async ({client}: Layer, hash: Hash) =>
    (await client.getTransactionReceipt({hash})).blockNumber;

  beforeAll(async () => {
    const viem = fileOf('node_modules/viem');
    tokens = await stageExample(
      'bridge-erc20',
      layers.l2.client.transport.url as string,
      'bridge-erc20-for-sdk-viem',
    );
    await Promise.all([
      runOrThrow('npm', ['run', 'stand-in'], {cwd: tokens}),
      ...[layers.l1, layers.l2].map(({client}) =>
        installMulticall(client.transport.url as string, viem),
      ),
    ]);
    const {code} = standInOf(tokens, 'StandInTokenBridge');
    const [l1Chain, l2Chain] = [chains.ethereumSepolia, chains.lineaSepolia].map(({chainId}) =>
      BigInt(chainId),
    ) as [bigint, bigint];
    for (const {layer, bridge, args} of [
      {
        layer: layers.l1,
        bridge: ETHEREUM_BRIDGE,
        args: [layers.l1.address, LINEA_BRIDGE, l1Chain, l2Chain],
      },
      {
        layer: layers.l2,
        bridge: LINEA_BRIDGE,
        args: [layers.l2.address, ETHEREUM_BRIDGE, l2Chain, l1Chain],
      },
    ] as const) {
      await layer.client.setCode({address: bridge, bytecode: code});
      const data = encodeFunctionData({abi: control, functionName: 'setUp', args});
      await send(layer, bridge, data);
    }
  });

  describe('types', () => {
    const write = (name: SdkPackageName, entries: readonly SdkEntry[], file: string) => {
      writeFileSync(fileOf('src', file), documentedTypes(name, entries));
    };

    it('of the samples, the stand-in packages and the facts agree', async () => {
      packages.forEach((name, index) => {
        write(name, sdkEntries, `documented${index}.ts`);
      });
      await runOrThrow('npm', ['run', 'check'], {cwd: layers.folder});
    });

    it('that the facts have wrong do not compile', async () => {
      const wrong = sdkEntries.map((entry): SdkEntry => {
        if (entry.kind === 'function' && entry.name === 'withdraw') {
          const signature = entry.signature.replace('Promise<Hash>', 'Promise<bigint>');
          const [first, ...rest] = entry.params ?? [];
          return first === undefined
            ? entry
            : {...entry, signature, params: [{...first, isOptional: true}, ...rest]};
        }
        return entry.kind === 'function' && entry.name === 'computeMessageHash'
          ? {...entry, params: [{name: 'sender', type: 'Address', meaning: 'Unknown.'}]}
          : entry;
      });
      write('@lfdt-lineth/sdk-viem', wrong, 'documented1.ts');
      const {code, stdout} = await run('npm', ['run', 'check'], {cwd: layers.folder});
      expect(code).not.toBe(0);
      expect(stdout).toMatch(
        /'Promise<`0x\$\{string\}`>' is not assignable to type 'Promise<bigint>'|Promise<bigint>/,
      );
      expect(stdout.match(/error TS2344/g)?.length).toBeGreaterThanOrEqual(3);
      write('@lfdt-lineth/sdk-viem', sdkEntries, 'documented1.ts');
    });

    it.each(packages)('names of %s are those of its stand-in', (name) => {
      const file = fileOf('standIn', path.basename(name), 'index.ts');
      const exported = exportedBy(readFileSync(file, 'utf8'));
      expect(exported.toSorted()).toEqual(documentedIn(name).toSorted());
    });

    it('members of contracts are those of data/abis', () => {
      const source = readFileSync(fileOf('standIn/sdk-viem/abis.ts'), 'utf8');
      const lines = [...source.matchAll(/'((?:struct|function|event) [^']*)'/g)];
      const signatures = (parseAbi(lines.map(([, line]) => line) as never) as Abi).map((item) =>
        toFunctionSignature({...(item as AbiFunction), type: 'function'}),
      );
      const known = knownSignatures(abis);
      expect(signatures.length).toBeGreaterThanOrEqual(11);
      expect(signatures.filter((signature) => !known.has(signature))).toEqual([]);
    });
  });

  describe('to L2', () => {
    let message: Hash;

    it('deposit sends the amount without a fee', async () => {
      const printed = await shell('deposit');
      expect(printed).toMatch(
        /^sent {4}0x[0-9a-f]{64}\nvalue {3}0\.01 ETH, fee 0 ETH\nmessage 0x[0-9a-f]{64}\n$/,
      );
      firstDeposit = printedHash(printed, 'sent');
      env.DEPOSIT = firstDeposit;
      message = printedHash(printed, 'message');
      env.MESSAGE = message;
    });

    it('the status is UNKNOWN, then CLAIMABLE, then CLAIMED', async () => {
      expect(await shell('deposit-status')).toBe('status  UNKNOWN\n');
      // 0x992d87c3 is the selector of MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32).
      expect(await errorOf('claim-deposit')).toContain('0x992d87c3');

      await anchor(message);
      expect(await shell('deposit-status')).toBe('status  CLAIMABLE\n');
      const before = await layers.l2.client.getBalance(layers.l2);
      expect(await shell('claim-deposit')).toMatch(/^claimed 0x[0-9a-f]{64}, success\n$/);
      expect(before - (await layers.l2.client.getBalance(layers.l2))).toBe(parseEther('0.01'));
      expect(await shell('deposit-status')).toBe('status  CLAIMED\n');
    });

    it('deposit without a fee in the call pays one of its own', async () => {
      const printed = await shell('deposit-with-fee');
      const [, fee = '', paid = ''] = /^fee {5}(\S+) ETH\npaid {4}(\S+) ETH\n$/.exec(printed) ?? [];
      expect(parseEther(fee)).toBeGreaterThan(0n);
      expect(formatEther(parseEther(paid) - parseEther(fee))).toBe('0.01');
    });

    it('a message and its transaction are found by the hash', async () => {
      expect(await shell('find-message')).toBe(
        `number  1, 0.01 ETH for ${account.address}\nsent    ${env.DEPOSIT}, success\n`,
      );
      expect(await shell('hash-message')).toBe('same    true\n');
    });

    it('a token is approved, priced and sent', async () => {
      const {abi, bytecode} = standInOf(tokens, 'SampleToken');
      const args = ['Sample Token', 'SAMPLE', 6, 0n];
      const data = encodeDeployData({abi, bytecode, args});
      const hash = await layers.l1.client.sendTransaction({chain: null, data});
      const {contractAddress} = await layers.l1.client.waitForTransactionReceipt({hash});
      const token = contractAddress as Address;
      env.TOKEN = token;
      expect(await errorOf('deposit-token')).toContain('Insufficient token balance for bridging');

      const mint = [account.address, parseUnits('100', 6)] as const;
      await send(
        layers.l1,
        token,
        encodeFunctionData({abi: control, functionName: 'mint', args: mint}),
      );
      const printed = await shell('deposit-token');
      expect(printed).toContain('\nfee     estimated\n');
      await anchor(printedHash(printed, 'message'));
      env.DEPOSIT = printedHash(printed, 'sent');
      expect(await shell('claim-deposit')).toContain(', success\n');

      const copy = await layers.l2.client.readContract({
        address: LINEA_BRIDGE,
        abi: parseAbi([
          'function nativeToBridgedToken(uint256 chainId, address native) view returns (address)',
        ]),
        functionName: 'nativeToBridgedToken',
        args: [BigInt(chains.ethereumSepolia.chainId), token],
      });
      env.COPY = copy;
      const balance = {abi: erc20Abi, functionName: 'balanceOf', args: [account.address]} as const;
      expect(await layers.l2.client.readContract({...balance, address: copy})).toBe(
        parseUnits('25', 6),
      );
    });
  });

  describe('to L1', () => {
    const sent: SentMessage[] = [];

    it('withdraw pays the minimum fee on top', async () => {
      const printed = await shell('withdraw');
      expect(printed).toMatch(
        /^sent {4}0x[0-9a-f]{64}\npaid {4}0\.0051 ETH: 0\.005 ETH plus the fee\nmessage 0x[0-9a-f]{64}\n$/,
      );
      env.WITHDRAWAL = printedHash(printed, 'sent');
      const block = await blockOf(layers.l2, env.WITHDRAWAL as Hash);
      sent.push({hash: printedHash(printed, 'message'), block});
    });

    it('withdraw sends a token after an approval', async () => {
      const printed = await shell('withdraw-token');
      const hash = printedHash(printed, 'sent');
      sent.push({
        hash: printedHash(printed, 'message'),
        block: await blockOf(layers.l2, hash),
      });
      env.TOKEN_WITHDRAWAL = hash;
    });

    it('withdraw sends a third message', async () => {
      const printed = await shell('withdraw');
      const hash = printedHash(printed, 'sent');
      sent.push({hash: printedHash(printed, 'message'), block: await blockOf(layers.l2, hash)});
      env.THIRD_WITHDRAWAL = hash;
    });

    it('the status is UNKNOWN and there is no proof before the finalization', async () => {
      expect(await shell('withdrawal-status')).toBe('status  UNKNOWN\n');
      expect(await shell('proof-or-wait')).toBe(
        `wait    L2 block number ${sent[0]?.block} is not finalized on L1 yet.\n`,
      );
      expect(await errorOf('claim-withdrawal')).toContain('L2BlockNotFinalizedError');
    });

    it('claimOnL1 claims with a proof of its own, and with one that it is given', async () => {
      await layers.finalize(sent);
      expect(await shell('withdrawal-status')).toBe('status  CLAIMABLE\n');
      expect(await shell('proof-or-wait')).toMatch(/^root {4}0x[0-9a-f]{64}\n$/);

      const before = await layers.l1.client.getBalance(layers.l1);
      expect(await shell('claim-withdrawal')).toMatch(/^claimed 0x[0-9a-f]{64}, success\n$/);
      expect(before - (await layers.l1.client.getBalance(layers.l1))).toBe(parseEther('0.005'));
      expect(await shell('withdrawal-status')).toBe('status  CLAIMED\n');

      env.WITHDRAWAL = env.TOKEN_WITHDRAWAL ?? '';
      expect(await shell('claim-with-proof')).toMatch(
        /^leaf {4}1, 2 siblings\nclaimed 0x[0-9a-f]{64}, success\n$/,
      );
      const balance = {abi: erc20Abi, functionName: 'balanceOf', args: [account.address]} as const;
      expect(await layers.l1.client.readContract({...balance, address: env.TOKEN as Address})).toBe(
        parseUnits('85', 6),
      );
    });

    it('endpoints that limit ranges of blocks are enough, where they know past state', async () => {
      const [l1, l2] = await Promise.all(
        [layers.l1, layers.l2].map(({client}) => startLimitedNode(client.transport.url as string)),
      );
      const file = fileOf('src/claimInOneFile.ts');
      const program = readFileSync(file, 'utf8');
      const l1Url = env.L1_RPC_URL ?? '';
      writeFileSync(file, program.replace(/http\('[^']*'\)/, `http('${l2?.url}')`));
      env.L1_RPC_URL = l1?.url ?? '';
      env.WITHDRAWAL = env.THIRD_WITHDRAWAL ?? '';
      try {
        expect(await shell('claim-in-one-file')).toMatch(/^claimed 0x[0-9a-f]{64}, success\n$/);
        expect(await errorOf('claim-in-one-file')).toContain('The message is CLAIMED');
        // The first request covers all L1 blocks. Later requests are within the limit.
        expect(l1?.rejections()).toBe(1);
        expect(l2?.rejections()).toBe(0);
        // A search without a block fails. A search with the block finds the message.
        expect(await errorOf('find-message')).toContain('query exceeds max block range 10000');
        const find = readFileSync(fileOf('src/findMessage.ts'), 'utf8');
        const block = await blockOf(layers.l1, firstDeposit);
        writeFileSync(
          fileOf('src/findMessage.ts'),
          find.replaceAll('{messageHash}', `{messageHash, messageBlockNumber: ${block}n}`),
        );
        expect(await shell('find-message')).toContain(`sent    ${firstDeposit}, success\n`);
        writeFileSync(fileOf('src/findMessage.ts'), find);
      } finally {
        env.L1_RPC_URL = l1Url;
        writeFileSync(file, program);
        await Promise.all([l1?.close(), l2?.close()]);
      }
    });

    it('events are listed by sender', async () => {
      // The token's message comes from the bridge, so the account does not own it.
      expect(await shell('list-messages')).toBe(
        `number  1 in block ${sent[0]?.block}: ${sent[0]?.hash}\nnumber  3 in block ${sent[2]?.block}: ${sent[2]?.hash}\n`,
      );
    });

    it('extended clients have the actions as methods', async () => {
      expect(await shell('extended-clients')).toBe('0.001 ETH, UNKNOWN\n');
      expect(await shell('own-addresses')).toBe(
        'L1      function, function\nL2      function, function\n',
      );
    });
  });

  it('prices come from the block', async () => {
    const url = layers.l2.client.transport.url as string;
    const priced = await startPricedNode(url);
    const clients = readFileSync(fileOf('src/clients.ts'), 'utf8');
    writeFileSync(
      fileOf('src/clients.ts'),
      clients.replace(/http\('[^']*'\)/, `http('${priced.url}')`),
    );
    try {
      expect(await shell('read-prices')).toBe(
        'version  1\nfixed    0.03 gwei\nvariable 1 gwei\ngasPrice 0.041904 gwei\n',
      );
    } finally {
      writeFileSync(fileOf('src/clients.ts'), clients);
      await priced.close();
    }
  });

  describe('the core package', () => {
    it('needs no node', async () => {
      expect(await shell('core')).toBe(
        [
          'L2MessageService 0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec',
          'LineaRollup      0xd19d4B5d358258f05D7B411E21A1460D11B0876F',
          'TokenBridge      0x353012dc4a9A6cF55c941bADC267f82004A8ceB9',
          'true true true true',
          'CLAIMABLE true',
          '{',
          '  version: 1,',
          '  fixedCost: 30000000,',
          '  variableCost: 1200000000,',
          '  ethGasPrice: 60000000',
          '}',
          '',
        ].join('\n'),
      );
      expect(await shell('merkle-tree')).toBe(
        'leaf    1, 5 siblings\nsibling true\nchanged true\n',
      );
      expect(await shell('any-client')).toBe('true\n');
    });
  });

  it('has no command that did not run', () => {
    const commands = readFileSync(fileOf('commands.sh'), 'utf8');
    expect(regionNames(commands).filter((name) => !ran.has(name))).toEqual([]);
  });

  it('calls every function and class in a file that a command runs', () => {
    const commands = readFileSync(fileOf('commands.sh'), 'utf8');
    const isRun = (file: string) =>
      commands.includes(`src/${file} `) ||
      commands.includes(`src/${file}\n`) ||
      file === 'message.ts';
    const uncalled = sdkEntries.filter((entry) => {
      if (entry.sample === undefined) {
        return entry.kind === 'function' || entry.kind === 'class';
      }
      const {file} = entry.sample;
      return !isRun(file) || !readFileSync(fileOf('src', file), 'utf8').includes(entry.name);
    });
    expect(uncalled.map(({name}) => name)).toEqual([]);
  });
});
