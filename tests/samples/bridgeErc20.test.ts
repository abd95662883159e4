import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {
  type Abi,
  type AbiFunction,
  type AbiItem,
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  type Hash,
  type Hex,
  pad,
  parseAbi,
  parseAbiParameters,
  parseUnits,
  toFunctionSignature,
  zeroHash,
} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {abis} from '../../data/abis/abis';
import {chains} from '../../data/networks';
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
import {type RunResult, run} from './harness/run';

const ETHEREUM_BRIDGE = '0x5A0a48389BB0f12E5e017116c1105da97E129142';
const LINEA_BRIDGE = '0x93DcAdf238932e6e6a85852caC89cBd71798F463';
const USDC = '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238';
const LINEA_USDC = '0xFEce4462D57bD51A6A552365A011b95f0E16d9B7';
const TOKEN_MESSENGER = '0x8FE6B999Dc680CcFDD5Bf7EB0974218be2542DAA';
const MESSAGE_TRANSMITTER = '0xE737e5cEBEEBa77EFE34D4aa090756590b1CE275';

/** Files that readers have from the page on ETH. */
const ETH_FILES = path.resolve(__dirname, '../../examples/bridge-eth/src');

const control = parseAbi([
  'function mint(address to, uint256 amount)',
  'function setPaused(uint8 pauseType, bool paused)',
  'function setReserved(address token)',
  'function setUp(address messages, address otherBridge, uint256 thisChain, uint256 otherChain)',
]);

const signatureOf = (item: AbiItem) =>
  toFunctionSignature({...(item as AbiFunction), type: 'function'});

/** The signatures that a file declares. */
const signaturesIn = (source: string): string[] => {
  const lines = [...source.matchAll(/'((?:function|event|error) [^']*)'/g)];
  return (parseAbi(lines.map(([, line]) => line) as never) as Abi).map(signatureOf);
};

/** Circle's service. Returns the response that the test sets. */
const circle: {
  fee: number;
  burn?: {status: string; delayReason?: string | null; message?: Hex; attestation?: Hex};
} = {fee: 0};

function startCircle(): Promise<Server> {
  const server = createServer(({url = ''}, response) => {
    const fees = [
      {finalityThreshold: 1000, minimumFee: 14},
      {finalityThreshold: 2000, minimumFee: circle.fee},
    ];
    const [status, answer] =
      url === '/v2/burn/USDC/fees/0/11'
        ? [200, fees]
        : url.startsWith('/v2/messages/0?transactionHash=0x') && circle.burn !== undefined
          ? [200, {messages: [circle.burn]}]
          : [404, {error: 'Message not found'}];
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(answer));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}

describe('examples/bridge-erc20', () => {
  const layers = useBridgeLayers('bridge-erc20');
  const {env, shell, errorOf, anchor} = layers;
  let service: Server | undefined;
  let check: Promise<RunResult> | undefined;

  const fileOf = (name: string) => path.join(layers.folder, 'src', name);
  const deploy = async ({client}: Layer, name: string, args: readonly unknown[]) => {
    const {abi, bytecode} = standInOf(layers.folder, name);
    const hash = await client.sendTransaction({
      chain: null,
      data: encodeDeployData({abi, bytecode, args}),
    });
    const {contractAddress} = await client.waitForTransactionReceipt({hash});
    return contractAddress as Address;
  };
  const mint = (layer: Layer, token: Address, to: Address, amount: string) =>
    send(
      layer,
      token,
      encodeFunctionData({
        abi: control,
        functionName: 'mint',
        args: [to, parseUnits(amount, 6)],
      }),
    );
  const balanceOf = ({client}: Layer, token: Address, owner: Address = account.address) =>
    client.readContract({address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner]});
  /** Deploys a token on L1, exports its address to the shell, and mints 100 to the account. */
  const newToken = async (name: string, symbol: string, keptPercent = 0n) => {
    const token = await deploy(layers.l1, 'SampleToken', [name, symbol, 6, keptPercent]);
    await mint(layers.l1, token, account.address, '100');
    return token;
  };

  /** Does the same as approve.ts, without starting a program. */
  const approve = (token: Address, amount: bigint) =>
    send(
      layers.l1,
      token,
      encodeFunctionData({
        abi: erc20Abi,
        functionName: 'approve',
        args: [ETHEREUM_BRIDGE, amount],
      }),
    );

  beforeAll(async () => {
    for (const name of readdirSync(ETH_FILES)) {
      cpSync(path.join(ETH_FILES, name), fileOf(name), {force: false});
    }
    const {code} = standInOf(layers.folder, 'StandInTokenBridge');
    const [l1Chain, l2Chain] = [chains.ethereumSepolia, chains.lineaSepolia].map(({chainId}) =>
      BigInt(chainId),
    ) as [bigint, bigint];
    for (const {layer, bridge, setUp} of [
      {
        layer: layers.l1,
        bridge: ETHEREUM_BRIDGE,
        setUp: [layers.l1.address, LINEA_BRIDGE, l1Chain, l2Chain],
      },
      {
        layer: layers.l2,
        bridge: LINEA_BRIDGE,
        setUp: [layers.l2.address, ETHEREUM_BRIDGE, l2Chain, l1Chain],
      },
    ] as const) {
      await layer.client.setCode({address: bridge, bytecode: code});
      await send(
        layer,
        bridge,
        encodeFunctionData({abi: control, functionName: 'setUp', args: setUp}),
      );
    }

    service = await startCircle();
    const {port} = service.address() as AddressInfo;
    const file = fileOf('usdc.ts');
    const source = readFileSync(file, 'utf8');
    expect(source).toContain('https://iris-api-sandbox.circle.com');
    writeFileSync(
      file,
      source.replace('https://iris-api-sandbox.circle.com', `http://127.0.0.1:${port}`),
    );
    // The compiler runs while the programs wait for the nodes.
    check = run('npm', ['run', 'check'], {cwd: layers.folder});
  });

  afterAll(() => service?.close());

  it('has the set-up of the page on ETH', () => {
    for (const name of ['networks.ts', 'contracts.ts', 'message.ts']) {
      const own = path.resolve(__dirname, '../../examples/bridge-erc20/src', name);
      expect(readFileSync(own, 'utf8')).toBe(readFileSync(path.join(ETH_FILES, name), 'utf8'));
    }
  });

  it('names only members that data/abis has, and the stand-ins too', () => {
    const known = knownSignatures(abis);
    const standIns = ['StandInTokenBridge', 'StandInCircle', 'SampleToken'].flatMap((name) => [
      ...standInOf(layers.folder, name).abi,
    ]);
    // The error of the message service passes through the bridge.
    const offered = new Set([...standIns.map(signatureOf), 'FeeTooLow()']);
    for (const name of ['tokens.ts', 'usdc.ts', 'bridgeWithPermit.ts']) {
      const signatures = signaturesIn(readFileSync(fileOf(name), 'utf8'));
      expect(signatures).not.toEqual([]);
      expect(signatures.filter((signature) => !known.has(signature))).toEqual([]);
      expect(signatures.filter((signature) => !offered.has(signature))).toEqual([]);
    }
  });

  describe('to Linea', () => {
    let token: Address;
    let message: Hash;

    it('inspect shows a token that has no copy yet, and bridge misses the allowance', async () => {
      token = await newToken('Sample Token', 'SAMPLE');
      env.TOKEN = token;
      const [printed, error] = await Promise.all([shell('inspect'), errorOf('bridge')]);
      expect(error).toContain('ERC20: insufficient allowance');
      expect(printed).toMatch(
        /^name {5}Sample Token\ndecimals 6\nreserved no\noriginal 0x\w{40} on Sepolia, you have 100\ncopy {5}none yet on Linea Sepolia Testnet\n$/,
      );
    });

    it('no script takes a missing amount for zero', async () => {
      const {TOKEN = '', ...set} = env;
      const args = ['tsx', '--env-file=.env', 'src/approve.ts', 'ethereum', TOKEN];
      const {code, stderr} = await run('npx', args, {cwd: layers.folder, env: set});
      expect(code).not.toBe(0);
      expect(stderr).toContain('Pass an amount of tokens');
    });

    it('bridge works after approve', async () => {
      expect(await shell('approve')).toMatch(/^approved 0x[0-9a-f]{64}, success\n$/);

      const printed = await shell('bridge');
      expect(printed).toMatch(
        /^sent {4}0x[0-9a-f]{64}\namount {2}25\nnumber {2}1\nmessage 0x[0-9a-f]{64}\n$/,
      );
      env.DEPOSIT = printedHash(printed, 'sent');
      message = printedHash(printed, 'message');
      expect(await balanceOf(layers.l1, token, ETHEREUM_BRIDGE)).toBe(parseUnits('25', 6));
    });

    it('the programs for ETH follow and claim the transfer', async () => {
      await anchor(message);
      expect(await shell('deposit-status')).toContain('L2      ready to claim\n');
      expect(await shell('claim-deposit')).toMatch(/^claimed 0x[0-9a-f]{64}, success\n$/);
    });

    it('inspect shows the copy that the claim has deployed', async () => {
      const printed = await shell('inspect');
      expect(printed).toContain('on Sepolia, you have 75\n');
      expect(printed).toMatch(/\ncopy {5}0x\w{40} on Linea Sepolia Testnet, you have 25\n$/);
      env.COPY = /copy +(0x\w{40})/.exec(printed)?.[1] ?? '';
    });
  });

  describe('to Ethereum', () => {
    const sent: SentMessage[] = [];

    it('the way back burns the copy and pays the minimum fee', async () => {
      await shell('approve-copy');
      const printed = await shell('bridge-back');
      expect(printed).toMatch(/^sent {4}0x[0-9a-f]{64}\namount {2}10\nnumber {2}1\n/);

      env.WITHDRAWAL = printedHash(printed, 'sent');
      const {blockNumber} = await layers.l2.client.getTransactionReceipt({
        hash: env.WITHDRAWAL as Hash,
      });
      sent.push({hash: printedHash(printed, 'message'), block: blockNumber});
      expect(await balanceOf(layers.l2, env.COPY as Address)).toBe(parseUnits('15', 6));
    });

    it('the claim on L1 pays out the original', async () => {
      await layers.finalize(sent);
      expect(await shell('withdrawal-status')).toBe('L1      ready to claim\n');
      expect(await shell('claim-withdrawal')).toMatch(/^claimed 0x[0-9a-f]{64}, success\n$/);
      const printed = await shell('inspect');
      expect(printed).toContain('on Sepolia, you have 85\n');
      expect(printed).toContain('on Linea Sepolia Testnet, you have 15\n');
    });

    it('bridge-with-permit needs one transaction and no approve', async () => {
      expect(await shell('bridge-with-permit')).toMatch(/^sent {4}0x[0-9a-f]{64}, success\n$/);
      expect(await balanceOf(layers.l2, env.COPY as Address)).toBe(parseUnits('10', 6));
    });
  });

  describe('tokens that cannot cross, or not whole', () => {
    it('a token without decimals reverts, and inspect says so', async () => {
      const token = await deploy(layers.l1, 'BareToken', [account.address]);
      await approve(token, 10n);
      await expect(
        layers.l1.client.simulateContract({
          account,
          address: ETHEREUM_BRIDGE,
          abi: standInOf(layers.folder, 'StandInTokenBridge').abi,
          functionName: 'bridgeToken',
          args: [token, 10n, account.address],
        }),
      ).rejects.toThrow('DecimalsAreUnknown');

      env.TOKEN = token;
      const printed = await shell('inspect');
      expect(printed).toContain('name     none\n');
      expect(printed).toContain('decimals unknown: the bridge rejects it\n');
    });

    it('a reserved token names the error, and so does a pause', async () => {
      const token = await newToken('Reserved', 'RSV');
      env.TOKEN = token;
      await approve(token, parseUnits('25', 6));
      const setPaused = (paused: boolean) =>
        encodeFunctionData({abi: control, functionName: 'setPaused', args: [7, paused]});
      await send(layers.l1, ETHEREUM_BRIDGE, setPaused(true));
      expect(await errorOf('bridge')).toContain('IsPaused(uint8 pauseType)');
      await send(layers.l1, ETHEREUM_BRIDGE, setPaused(false));

      const args = [token] as const;
      await send(
        layers.l1,
        ETHEREUM_BRIDGE,
        encodeFunctionData({abi: control, functionName: 'setReserved', args}),
      );
      const [error, printed] = await Promise.all([errorOf('bridge'), shell('inspect')]);
      expect(error).toContain('ReservedToken(address token)');
      expect(printed).toContain('reserved yes: the bridge rejects it\n');
    });

    it('of a token that keeps a share of each transfer, the rest arrives', async () => {
      const token = await newToken('Taxed', 'TAX', 10n);
      env.TOKEN = token;
      await approve(token, parseUnits('25', 6));
      expect(await shell('bridge')).toContain('amount  22.5\n');
    });
  });

  describe('USDC', () => {
    beforeAll(async () => {
      const circleCode = standInOf(layers.folder, 'StandInCircle').code;
      for (const [layer, usdc] of [
        [layers.l1, USDC],
        [layers.l2, LINEA_USDC],
      ] as const) {
        const model = await deploy(layer, 'SampleToken', ['USDC', 'USDC', 6, 0n]);
        const code = (await layer.client.getCode({address: model})) as Hex;
        await layer.client.setCode({address: usdc, bytecode: code});
        for (const address of [TOKEN_MESSENGER, MESSAGE_TRANSMITTER] as const) {
          await layer.client.setCode({address, bytecode: circleCode});
        }
      }
      await mint(layers.l1, USDC, account.address, '100');
      await mint(layers.l2, LINEA_USDC, MESSAGE_TRANSMITTER, '100');
    });

    it('send-usdc burns the amount, and allows the fee that Circle names', async () => {
      circle.fee = 1.3;
      const printed = await shell('send-usdc');
      expect(printed).toMatch(/^burned {2}0x[0-9a-f]{64}, success\n$/);
      const hash = printedHash(printed, 'burned');
      env.BURN = hash;
      expect(await balanceOf(layers.l1, USDC)).toBe(parseUnits('90', 6));

      const {input: data, to} = await layers.l1.client.getTransaction({hash});
      expect(to?.toLowerCase()).toBe(TOKEN_MESSENGER.toLowerCase());
      const {abi} = standInOf(layers.folder, 'StandInCircle');
      const recipient = pad(account.address).toLowerCase();
      expect(decodeFunctionData({abi, data}).args).toEqual([
        parseUnits('10', 6),
        11,
        recipient,
        USDC,
        zeroHash,
        parseUnits('0.0013', 6),
        2000,
      ]);
    });

    it('claim-usdc waits for the attestation, then mints', async () => {
      expect(await shell('claim-usdc')).toBe('Circle  has not seen the burn\n');
      circle.burn = {status: 'pending_confirmations', delayReason: 'insufficient_fee'};
      expect(await shell('claim-usdc')).toBe('Circle  pending_confirmations, insufficient_fee\n');

      const fields = parseAbiParameters('address, address, uint256');
      const message = [LINEA_USDC, account.address, parseUnits('10', 6)] as const;
      circle.burn = {
        status: 'complete',
        delayReason: null,
        message: encodeAbiParameters(fields, message),
        attestation: `0x${'11'.repeat(65)}`,
      };
      expect(await shell('claim-usdc')).toMatch(/^claimed 0x[0-9a-f]{64}, success\n$/);
      expect(await balanceOf(layers.l2, LINEA_USDC)).toBe(parseUnits('10', 6));
      expect(await errorOf('claim-usdc')).toContain('Nonce already used');
    });
  });

  it('compiles, together with the files of the page on ETH', async () => {
    const {code, stdout} = (await check) ?? {};
    expect(stdout).not.toContain('error TS');
    expect(code).toBe(0);
  });
});
