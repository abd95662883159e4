import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Abi,
  type Address,
  createTestClient,
  createWalletClient,
  encodeAbiParameters,
  getAddress,
  type Hex,
  http,
  keccak256,
  pad,
  parseEventLogs,
  publicActions,
  toHex,
  walletActions,
  zeroHash,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {axelar} from '../../data/providers/axelar';
import {ccip} from '../../data/providers/ccip';
import {hyperlane} from '../../data/providers/hyperlane';
import {layerZero} from '../../data/providers/layerZero';
import {wormhole} from '../../data/providers/wormhole';
import {DEVELOPMENT_KEY, type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {sharedFolder} from './harness/sharedFolders';
import {compileAll} from './harness/solc';
import {useLocalNode} from './harness/useLocalNode';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const STRANGER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TEXT = 'Hello from Linea';
const L1_RESOLVER = '0x1507cE9421232FDBd302f5EbE4590F8D77FeBBFF';

const addressIn = (
  {contracts}: {readonly contracts: readonly {name: string; chain: string; address: Address}[]},
  name: string,
  chain = 'lineaSepolia',
) => {
  const found = contracts.find((each) => each.name === name && each.chain === chain);
  if (found === undefined) {
    throw new Error(`No ${name} on ${chain}`);
  }
  return found.address;
};

/** Preloaded into a sample: stands in for providers and blocks all but local nodes. */
const SERVICES = `
import {appendFileSync} from 'node:fs';
const reach = globalThis.fetch;
const json = (status, body) => new Response(JSON.stringify(body), {status, headers: {'content-type': 'application/json'}});
const answers = {
  'bridge.thirdweb.com': (url, headers) =>
    headers.get('x-client-id') === 'my-client'
      ? json(200, {data: {originAmount: url.searchParams.get('amount'), destinationAmount: '9961000000000000', estimatedExecutionTimeMs: 10000, steps: [{}]}})
      : json(401, {code: 'UNAUTHORIZED', message: 'Invalid client'}),
  'api.enso.build': (url, headers) =>
    headers.get('authorization') === 'Bearer my-key'
      ? json(200, {amountOut: '29950000', route: [{}], tx: {to: '${STRANGER}', data: '0x', value: url.searchParams.get('amountIn')}})
      : json(401, {message: 'Unauthorized'}),
  'gateway.example': () => json(200, {data: '${pad(ACCOUNT)}'}),
  'api.testnet.wormholescan.io': () =>
    process.env.SIGNED ? json(200, {vaaBytes: process.env.SIGNED}) : json(404, {}),
};
globalThis.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const answer = answers[url.hostname];
  if (answer) {
    appendFileSync('asked.txt', url.href + '\\n');
    return answer(url, new Headers(init?.headers));
  }
  if (!['127.0.0.1', 'localhost'].includes(url.hostname)) throw new Error('no internet');
  return reach(input, init);
};
`;

describe('examples/cross-chain', () => {
  const staged = useLocalNode('cross-chain', {network: 'sepolia', blocks: 'with transactions'});
  let remote: LocalNode;
  let compilation: ReturnType<typeof compileAll>;

  const clientOf = (url: string) =>
    createTestClient({
      mode: 'anvil',
      transport: http(url),
      account: privateKeyToAccount(DEVELOPMENT_KEY),
    })
      .extend(publicActions)
      .extend(walletActions);

  const contract = (file: string, name = path.basename(file, '.sol')) => {
    const found = compilation.contracts[file]?.[name];
    if (found === undefined) {
      throw new Error(`${file} has no contract ${name}. ${compilation.problems.join('\n')}`);
    }
    return found;
  };
  const standIn = (name: string) => contract('standIn/StandIns.sol', name);

  const shell = (region: string, env: Readonly<Record<string, string>> = {}) =>
    runOrThrow(...command(region, env));
  const command = (region: string, env: Readonly<Record<string, string>>) =>
    pageCommand(staged.folder, region, {
      REMOTE_RPC: remote.url,
      NODE_OPTIONS: `--import=${path.join(staged.folder, 'services.mjs')}`,
      ...env,
    });
  const asked = () => readFileSync(path.join(staged.folder, 'asked.txt'), 'utf8');

  async function place(name: string, address: Address) {
    for (const url of [staged.node.url, remote.url]) {
      const client = clientOf(url);
      await client.setCode({address, bytecode: standIn(name).runtimeCode});
      await client.setBalance({address, value: 10n ** 18n});
    }
  }

  /** Runs the region that deploys two messengers, and the region that connects them. */
  async function deploy(
    region: string,
    endpoint: Address,
    env: Readonly<Record<string, string>> = {},
  ) {
    const printed = await shell(region, {REMOTE_ENDPOINT: endpoint, ...env});
    const [onLinea, onRemote] = [...printed.matchAll(/^deployed (0x\w{40}) on chain \d+$/gm)].map(
      ([, address]) => getAddress(address ?? ''),
    );
    const messengers = {ON_LINEA: onLinea ?? '', ON_REMOTE: onRemote ?? ''};
    expect(await shell('peers', messengers)).toBe(
      `success: ${onLinea} trusts ${onRemote}\nsuccess: ${onRemote} trusts ${onLinea}\n`,
    );
    return messengers as {ON_LINEA: Address; ON_REMOTE: Address};
  }

  /** Calls a contract on a node, as the provider does. A revert is thrown with its name. */
  async function call(
    url: string,
    address: Address,
    abi: Abi,
    functionName: string,
    args: readonly unknown[],
  ) {
    const client = clientOf(url);
    const errors = readdirSync(path.join(staged.folder, 'contracts'))
      .flatMap((file) => [...contract(`contracts/${file}`).abi])
      .filter(({type}) => type === 'error');
    const {request} = await client.simulateContract({
      address,
      abi: [...abi, ...errors],
      functionName,
      args,
      account: client.account,
    });
    const hash = await client.writeContract({...request, chain: null});
    return client.waitForTransactionReceipt({hash});
  }

  const eventsOf = async (url: string, abi: Abi, hash: string) => {
    const {logs} = await clientOf(url).getTransactionReceipt({hash: hash as Hex});
    return parseEventLogs({abi, logs}) as unknown as {
      eventName: string;
      args: Record<string, unknown>;
    }[];
  };

  const readText = (ON_REMOTE: string) => shell('read', {ON_REMOTE});

  const SENT =
    /^fee {5}(\S+) ETH\nsent {4}(0x[0-9a-f]{64}) \(success\)\nmessage (0x[0-9a-f]{64})\n$/;

  beforeAll(async () => {
    remote = await startLocalNode({blocks: 'with transactions'});
    const folder = path.resolve(__dirname, '../../examples/cross-chain');
    const sources = ['contracts', 'standIn'].flatMap((part) =>
      readdirSync(path.join(folder, part)).map((file) => `${part}/${file}`),
    );
    compilation = compileAll(sharedFolder('contractTools'), {
      language: 'Solidity',
      sources: Object.fromEntries(
        sources.map((file) => [file, {content: readFileSync(path.join(folder, file), 'utf8')}]),
      ),
      settings: {evmVersion: 'cancun', optimizer: {enabled: true, runs: 200}},
    });
    writeFileSync(path.join(staged.folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
    writeFileSync(path.join(staged.folder, 'services.mjs'), SERVICES);
  });

  afterAll(() => remote.stop());

  it('compiles without a warning', async () => {
    expect(compilation.problems).toEqual([]);
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  describe('LayerZero', () => {
    const endpoint = addressIn(layerZero, 'EndpointV2');
    let messengers: {ON_LINEA: Address; ON_REMOTE: Address};

    beforeAll(async () => {
      await place('StandInEndpoint', endpoint);
      messengers = await deploy('layerzero-deploy', endpoint);
    });

    it('send prints fee, transaction and message', async () => {
      const [, fee, hash] = SENT.exec(await shell('send', messengers)) ?? [];
      expect(fee).toBe('0.000000116');
      const [packet] = await eventsOf(staged.node.url, standIn('StandInEndpoint').abi, hash ?? '');
      expect(packet?.args).toMatchObject({
        encodedPayload: toHex(TEXT),
        // The output of OptionsBuilder for 200,000 gas.
        options: '0x00030100110100000000000000000000000000030d40',
      });
    });

    it('send accepts a higher fee, which comes back', async () => {
      const client = clientOf(staged.node.url);
      const before = await client.getBalance({address: messengers.ON_LINEA});
      expect(await shell('send-with-fee', messengers)).toMatch(/^fee {5}0\.001 ETH\n/);
      expect(await client.getBalance({address: messengers.ON_LINEA})).toBe(before);
    });

    it('receives what the peer sent, and nothing else', async () => {
      const {abi} = standIn('StandInEndpoint');
      const origin = {srcEid: 40287, sender: pad(messengers.ON_LINEA), nonce: 1n};
      const arrive = (name: string, from: object) =>
        call(remote.url, endpoint, abi, name, [messengers.ON_REMOTE, from, toHex(TEXT)]);

      await expect(arrive('arrive', {...origin, srcEid: 1})).rejects.toThrow(
        'LZ_PathNotInitializable',
      );
      await expect(arrive('force', {...origin, sender: pad(STRANGER)})).rejects.toThrow('NotPeer');
      await expect(
        call(
          remote.url,
          messengers.ON_REMOTE,
          contract('contracts/LayerZeroMessenger.sol').abi,
          'lzReceive',
          [origin, zeroHash, '0x', ACCOUNT, '0x'],
        ),
      ).rejects.toThrow('NotEndpoint');

      await arrive('arrive', origin);
      expect(await readText(messengers.ON_REMOTE)).toBe(`text ${TEXT}\n`);
    });

    it('setPeer is for the owner', async () => {
      const client = createWalletClient({transport: http(staged.node.url)}).extend(publicActions);
      await expect(
        client.simulateContract({
          account: STRANGER,
          address: messengers.ON_LINEA,
          abi: contract('contracts/LayerZeroMessenger.sol').abi,
          functionName: 'setPeer',
          args: [STRANGER],
        }),
      ).rejects.toThrow('NotOwner');
    });
  });

  describe('CCIP', () => {
    const router = addressIn(ccip, 'Router');
    let messengers: {ON_LINEA: Address; ON_REMOTE: Address};

    beforeAll(async () => {
      await place('StandInRouter', router);
      messengers = await deploy('ccip-deploy', router);
    });

    it('quote reads the fee that send pays', async () => {
      expect(await shell('quote', messengers)).toBe('fee 0.000000216 ETH\n');
    });

    it('send asks for 200,000 gas, out of order', async () => {
      const [, fee, hash] = SENT.exec(await shell('send', messengers)) ?? [];
      expect(fee).toBe('0.000000216');
      const [message] = await eventsOf(staged.node.url, standIn('StandInRouter').abi, hash ?? '');
      expect(message?.args).toEqual({
        selector: 5224473277236331295n,
        receiver: pad(messengers.ON_REMOTE).toLowerCase(),
        data: toHex(TEXT),
        extraArgs: `0x181dcf10${toHex(200_000, {size: 32}).slice(2)}${toHex(true, {size: 32}).slice(2)}`,
      });
    });

    it('send returns what is left, since the router would keep it', async () => {
      const client = clientOf(staged.node.url);
      const before = await client.getBalance({address: router});
      await shell('send-with-fee', messengers);
      expect((await client.getBalance({address: router})) - before).toBe(216_000_000_000n);
      expect(await client.getBalance({address: messengers.ON_LINEA})).toBe(0n);
    });

    it('receives what the peer sent, and nothing else', async () => {
      const {abi} = standIn('StandInRouter');
      const arrive = (selector: bigint, sender: string) =>
        call(remote.url, router, abi, 'arrive', [
          messengers.ON_REMOTE,
          selector,
          sender,
          toHex(TEXT),
        ]);
      await expect(arrive(1n, messengers.ON_LINEA)).rejects.toThrow('NotPeer');
      await expect(arrive(5719461335882077547n, STRANGER)).rejects.toThrow('NotPeer');
      await expect(
        call(
          remote.url,
          messengers.ON_REMOTE,
          contract('contracts/CcipMessenger.sol').abi,
          'ccipReceive',
          [
            {
              messageId: zeroHash,
              sourceChainSelector: 0n,
              sender: '0x',
              data: '0x',
              destTokenAmounts: [],
            },
          ],
        ),
      ).rejects.toThrow('NotRouter');
      await arrive(5719461335882077547n, messengers.ON_LINEA);
      expect(await readText(messengers.ON_REMOTE)).toBe(`text ${TEXT}\n`);
    });
  });

  describe('Hyperlane', () => {
    const mailbox = addressIn(hyperlane, 'Mailbox', 'linea');
    let messengers: {ON_LINEA: Address; ON_REMOTE: Address};

    beforeAll(async () => {
      await place('StandInMailbox', mailbox);
      messengers = await deploy('hyperlane-deploy', mailbox);
    });

    it('send pays the quote and returns the rest', async () => {
      const [, fee, hash] = SENT.exec(await shell('send', messengers)) ?? [];
      expect(fee).toBe('0.000000316');
      const [dispatched] = await eventsOf(
        staged.node.url,
        standIn('StandInMailbox').abi,
        hash ?? '',
      );
      expect(dispatched?.args).toMatchObject({destination: 8453, message: toHex(TEXT)});
      await shell('send-with-fee', messengers);
      expect(await clientOf(staged.node.url).getBalance({address: messengers.ON_LINEA})).toBe(0n);
    });

    it('receives what the peer sent, and nothing else', async () => {
      const {abi} = standIn('StandInMailbox');
      const arrive = (domain: number, sender: Address) =>
        call(remote.url, mailbox, abi, 'arrive', [
          messengers.ON_REMOTE,
          domain,
          pad(sender),
          toHex(TEXT),
        ]);
      await expect(arrive(1, messengers.ON_LINEA)).rejects.toThrow('NotPeer');
      await expect(arrive(59144, STRANGER)).rejects.toThrow('NotPeer');
      await expect(
        call(
          remote.url,
          messengers.ON_REMOTE,
          contract('contracts/HyperlaneMessenger.sol').abi,
          'handle',
          [59144, pad(messengers.ON_LINEA), toHex(TEXT)],
        ),
      ).rejects.toThrow('NotMailbox');
      await arrive(59144, messengers.ON_LINEA);
      expect(await readText(messengers.ON_REMOTE)).toBe(`text ${TEXT}\n`);
    });
  });

  describe('Wormhole', () => {
    const core = addressIn(wormhole, 'Core');
    let messengers: {ON_LINEA: Address; ON_REMOTE: Address};

    const signed = (chain: number, emitter: Address, payload: Hex) =>
      Buffer.from(
        encodeAbiParameters(
          [{type: 'uint16'}, {type: 'bytes32'}, {type: 'uint64'}, {type: 'bytes'}],
          [chain, pad(emitter), 0n, payload],
        ).slice(2),
        'hex',
      ).toString('base64');

    beforeAll(async () => {
      await place('StandInCore', core);
      messengers = await deploy('wormhole-deploy', core);
    });

    it('send prints the message as the API names it', async () => {
      const emitter = pad(messengers.ON_LINEA).slice(2).toLowerCase();
      expect(await shell('wormhole-send', messengers)).toMatch(
        new RegExp(`^sent {4}0x[0-9a-f]{64} \\(success\\)\nmessage 38/${emitter}/0\n$`),
      );
    });

    it('deliver waits for the guardians', async () => {
      const MESSAGE = `38/${pad(messengers.ON_LINEA).slice(2).toLowerCase()}/0`;
      const {code, stderr} = await run(...command('wormhole-deliver', {...messengers, MESSAGE}));
      expect(code).not.toBe(0);
      expect(stderr).toContain('The guardians have not signed the message yet');
      expect(asked()).toContain(`/v1/signed_vaa/${MESSAGE}\n`);
    });

    it('deliver brings the message, once', async () => {
      const deliver = (SIGNED: string) =>
        run(...command('wormhole-deliver', {...messengers, MESSAGE: '38/00/0', SIGNED}));
      const failing = async (SIGNED: string) => (await deliver(SIGNED)).stderr;
      // viem shows the selectors of unknown errors.
      const selector = (signature: string) => keccak256(toHex(signature)).slice(0, 10);
      // No program sends a transaction, so all can run at once.
      const [unsigned, otherChain, otherSender] = await Promise.all([
        failing(signed(38, messengers.ON_LINEA, '0x')),
        failing(signed(2, messengers.ON_LINEA, toHex(TEXT))),
        failing(signed(38, STRANGER, toHex(TEXT))),
      ]);
      expect(unsigned).toContain(selector('InvalidMessage(string)'));
      expect(otherChain).toContain(selector('NotPeer(uint16,bytes32)'));
      expect(otherSender).toContain(selector('NotPeer(uint16,bytes32)'));
      const {stdout} = await deliver(signed(38, messengers.ON_LINEA, toHex(TEXT)));
      expect(stdout).toMatch(new RegExp(`^delivered 0x[0-9a-f]{64}\ntext {6}${TEXT}\n$`));
      expect(await failing(signed(38, messengers.ON_LINEA, toHex(TEXT)))).toContain(
        selector('AlreadyReceived()'),
      );
    });
  });

  describe('Axelar', () => {
    const gateway = addressIn(axelar, 'AxelarGateway');
    const gasService = addressIn(axelar, 'AxelarGasService');
    let messengers: {ON_LINEA: Address; ON_REMOTE: Address};

    beforeAll(async () => {
      await place('StandInGateway', gateway);
      await place('StandInGasService', gasService);
      messengers = await deploy('axelar-deploy', gateway, {REMOTE_GAS_SERVICE: gasService});
    });

    it('send pays the gas service and calls the gateway', async () => {
      const printed = await shell('send-with-fee', messengers);
      const [, hash] = /^fee {5}0\.001 ETH\nsent {4}(0x\w{64}) \(success\)\n$/.exec(printed) ?? [];
      const abi = [...standIn('StandInGateway').abi, ...standIn('StandInGasService').abi];
      const [paid, called] = await eventsOf(staged.node.url, abi, hash ?? '');
      expect(paid?.args).toEqual({
        sender: messengers.ON_LINEA,
        chain: 'base-sepolia',
        to: messengers.ON_REMOTE.toLowerCase(),
        value: 10n ** 15n,
        refundAddress: ACCOUNT,
      });
      expect(called?.args).toMatchObject({
        destinationChain: 'base-sepolia',
        destinationContractAddress: messengers.ON_REMOTE.toLowerCase(),
        payload: toHex(TEXT),
      });
    });

    it('receives what the gateway approved from the peer, and nothing else', async () => {
      const {abi} = contract('contracts/AxelarMessenger.sol');
      const execute = async (chain: string, sender: string, isApproved = true) => {
        const id = keccak256(toHex(`${chain} ${sender}`));
        if (isApproved) {
          await call(remote.url, gateway, standIn('StandInGateway').abi, 'approve', [
            id,
            chain,
            sender,
            messengers.ON_REMOTE,
            keccak256(toHex(TEXT)),
          ]);
        }
        return call(remote.url, messengers.ON_REMOTE, abi, 'execute', [
          id,
          chain,
          sender,
          toHex(TEXT),
        ]);
      };
      await expect(execute('linea-sepolia', messengers.ON_LINEA, false)).rejects.toThrow(
        'NotApproved',
      );
      await expect(execute('ethereum', messengers.ON_LINEA)).rejects.toThrow('NotPeer');
      await expect(execute('linea-sepolia', STRANGER)).rejects.toThrow('NotPeer');
      // With a checksum, as other contracts may pass it.
      await execute('linea-sepolia', messengers.ON_LINEA);
      expect(await readText(messengers.ON_REMOTE)).toBe(`text ${TEXT}\n`);
    });
  });

  describe('Reactive Network', () => {
    it('ReactiveTarget accepts its own reactive contract through the proxy', async () => {
      const proxy = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
      const printed = await shell('reactive-deploy', {
        CALLBACK_PROXY: proxy,
        REACTIVE_DEPLOYER: ACCOUNT,
      });
      const target = getAddress(/^deployed (0x\w{40})/.exec(printed)?.[1] ?? '');
      const {abi} = contract('contracts/ReactiveTarget.sol');
      const client = clientOf(staged.node.url);
      await client.impersonateAccount({address: proxy});
      await client.setBalance({address: proxy, value: 10n ** 18n});
      const onEvent = (account: Address, deployer: string) =>
        client.simulateContract({
          account,
          address: target,
          abi,
          functionName: 'onEvent',
          args: [deployer, 7n],
        });

      await expect(onEvent(ACCOUNT, ACCOUNT)).rejects.toThrow('NotCallbackProxy');
      await expect(onEvent(proxy, STRANGER)).rejects.toThrow('NotMyContract');
      const {request} = await onEvent(proxy, ACCOUNT);
      await client.waitForTransactionReceipt({
        hash: await client.writeContract({...request, chain: null}),
      });
      expect(await client.readContract({address: target, abi, functionName: 'lastValue'})).toBe(7n);

      await place('StandInCallbackProxy', proxy);
      expect(await shell('reactive-fund', {CALLBACK_PROXY: proxy, TARGET: target})).toBe(
        'reserves 0.001 ETH\n',
      );
    });
  });

  describe('services', () => {
    it('read-record follows the lookup to the gateway', async () => {
      await place('StandInResolver', L1_RESOLVER);
      expect(await shell('read-record', {L1_RPC_URL: remote.url})).toBe(`linea.eth ${ACCOUNT}\n`);
      expect(asked()).toContain(`https://gateway.example/${L1_RESOLVER.toLowerCase()}/0x3b3b57de`);
    });

    it('thirdweb-quote prints what arrives on Linea', async () => {
      expect(await shell('thirdweb-quote', {THIRDWEB_CLIENT_ID: 'my-client'})).toBe(
        'send    0.01 ETH on Base\nreceive 0.009961 ETH on Linea\nabout   10 s in 1 step(s)\n',
      );
      expect(asked()).toContain(
        'https://bridge.thirdweb.com/v1/sell/quote?originChainId=8453&originTokenAddress=0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE&destinationChainId=59144&',
      );
      const {stderr} = await run(...command('thirdweb-quote', {THIRDWEB_CLIENT_ID: 'wrong'}));
      expect(stderr).toContain('UNAUTHORIZED: Invalid client');
    });

    it('enso-route prints the amount and estimates the call', async () => {
      expect(await shell('enso-route', {ENSO_API_KEY: 'my-key'})).toBe(
        `receive 29.95 USDC in 1 hop(s)\ncall    ${STRANGER}, 21000 gas\n`,
      );
      const {stderr} = await run(...command('enso-route', {ENSO_API_KEY: 'wrong'}));
      expect(stderr).toContain('401 {"message":"Unauthorized"}');
    });
  });
});
