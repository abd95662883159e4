import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  type Address,
  BaseError,
  concat,
  ContractFunctionRevertedError,
  decodeErrorResult,
  encodeErrorResult,
  encodeFunctionData,
  getAddress,
  type Hash,
  type Hex,
  keccak256,
  parseAbi,
  parseEther,
  parseEventLogs,
  parseGwei,
  parseUnits,
  type PrivateKeyAccount,
  type TransactionReceipt,
  zeroAddress,
  zeroHash,
} from 'viem';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {catalog} from '../../data/abis/contracts';
import {IMessageService} from '../../data/abis/IMessageService';
import {L2MessageService} from '../../data/abis/L2MessageService';
import {LineaRollup} from '../../data/abis/LineaRollup';
import {MessageServiceBase} from '../../data/abis/MessageServiceBase';
import type {ContractFacts} from '../../data/abis/schema';
import {TokenBridge} from '../../data/abis/TokenBridge';
import {abiOf} from '../../src/contracts/abi';
import {
  account,
  anchorOn,
  control,
  finalizeOn,
  type Layer,
  placeServices,
  tell,
} from './harness/bridgeLayers';
import {useContractTools} from './harness/contractTools';
import {type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {runOrThrow} from './harness/run';
import {sharedFolder} from './harness/sharedFolders';
import {compileAll, type CompiledContract} from './harness/solc';

const root = path.resolve(__dirname, '../..');
const samples = readdirSync(path.join(root, 'examples/contract-calls/contracts')).sort();

/** The contracts that the sample's interfaces declare. */
const DECLARED: Readonly<Record<string, ContractFacts>> = {
  ILineaRollup: LineaRollup,
  IL2MessageService: L2MessageService,
  IMessageService,
  ITokenBridge: TokenBridge,
};

const events = parseAbi([
  'event MessageSent(address indexed _from, address indexed _to, uint256 _fee, uint256 _value, uint256 _nonce, bytes _calldata, bytes32 indexed _messageHash)',
  'event BridgingInitiatedV2(address indexed sender, address indexed recipient, address indexed token, uint256 amount)',
]);

const FEE = parseEther('0.0001');

/** Where a reader of the sample has Linea's base contract. */
const BASE = 'linea/messaging/MessageServiceBase.sol';

const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

const compile = (sources: Readonly<Record<string, string>>) =>
  compileAll(sharedFolder('contractTools'), {
    language: 'Solidity',
    sources: Object.fromEntries(
      Object.entries(sources).map(([file, content]) => [file, {content}]),
    ),
    settings: {evmVersion: 'osaka', optimizer: {enabled: true, runs: 200}},
  });

interface Slot {
  readonly name: string;
  readonly type: string;
  readonly components?: readonly Slot[];
}

/** A parameter without the compiler's own fields. */
function slot({name = '', type, ...rest}: AbiParameter): Slot {
  const components = (rest as {components?: readonly AbiParameter[]}).components;
  return {name, type, ...(components && {components: components.map(slot)})};
}

const shapes = (abi: Abi) =>
  abi
    .filter((item): item is AbiFunction => item.type === 'function')
    .map(({name, stateMutability, inputs, outputs}) => ({
      name,
      stateMutability,
      inputs: inputs.map(slot),
      outputs: outputs.map(slot),
    }));

interface Deployed {
  readonly layer: Layer;
  readonly address: Address;
  readonly abi: Abi;
}

const newAddress = () => privateKeyToAccount(generatePrivateKey()).address;

const costOf = ({gasUsed, effectiveGasPrice}: TransactionReceipt) => gasUsed * effectiveGasPrice;

/** The message that a transaction sent. */
function sentIn({logs}: TransactionReceipt) {
  const [sent] = parseEventLogs({abi: events, eventName: 'MessageSent', logs});
  if (sent === undefined) {
    throw new Error('The transaction emits no MessageSent');
  }
  return sent.args;
}

/** The bridge event, if there is one. */
const bridgedIn = ({logs}: TransactionReceipt) =>
  parseEventLogs({abi: events, eventName: 'BridgingInitiatedV2', logs})[0]?.args;

type Sent = ReturnType<typeof sentIn>;

/** A message in the format of `LineaClaims`. */
const forLinea = ({_from, _to, _fee, _value, _nonce, _calldata}: Sent) => ({
  from: _from,
  to: _to,
  fee: _fee,
  value: _value,
  number: _nonce,
  data: _calldata,
});

const pair = (left: Hash, right: Hash) => keccak256(concat([left, right]));

/** A message in the format of `EthereumClaims`, if it is the only one in its tree. */
const forEthereum = ({_from, _to, _fee, _value, _nonce, _calldata, _messageHash}: Sent) => ({
  proof: [zeroHash, pair(zeroHash, zeroHash)],
  messageNumber: _nonce,
  leafIndex: 0,
  from: _from,
  to: _to,
  fee: _fee,
  value: _value,
  feeRecipient: zeroAddress,
  merkleRoot: pair(pair(_messageHash, zeroHash), pair(zeroHash, zeroHash)),
  data: _calldata,
});

describe('examples/contract-calls', () => {
  const nodes: LocalNode[] = [];
  let compilation: ReturnType<typeof compile>;
  let l1: Layer;
  let l2: Layer;
  /** The account that claims for others. */
  const claimer = privateKeyToAccount(generatePrivateKey());
  let lineaClaims: Deployed;

  function contractIn(file: string, name = path.basename(file, '.sol')): CompiledContract {
    const found = compilation.contracts[file]?.[name];
    if (found === undefined) {
      throw new Error(`${file} has no contract ${name}. ${compilation.problems.join('\n')}`);
    }
    return found;
  }

  async function deploy(
    layer: Layer,
    {abi, creationCode}: CompiledContract,
    args: readonly unknown[] = [],
    value = 0n,
  ): Promise<Deployed> {
    const {client} = layer;
    const hash = await client.deployContract({
      abi,
      bytecode: creationCode,
      args,
      value,
      chain: null,
    });
    const {contractAddress} = await client.waitForTransactionReceipt({hash});
    if (!contractAddress) {
      throw new Error(`${hash} created no contract`);
    }
    return {layer, address: getAddress(contractAddress), abi};
  }

  const fixture = (name: string) => contractIn('Fixtures.sol', name);
  const token = (name: string) => contractIn('StandInTokens.sol', name);

  const read = ({layer, address, abi}: Deployed, functionName: string, ...args: unknown[]) =>
    layer.client.readContract({address, abi, functionName, args});

  /**
   * Calls a contract from an account of the node. A revert in the simulation is thrown with its
   * name.
   */
  async function write(
    {layer, address, abi}: Deployed,
    functionName: string,
    args: readonly unknown[],
    {from, value = 0n}: {from?: PrivateKeyAccount; value?: bigint} = {},
  ): Promise<TransactionReceipt> {
    const errors = ['StandInL1', 'StandInL2']
      .flatMap((name) => [...contractIn('StandIn.sol', name).abi])
      .concat(token('StandInTokenBridge').abi)
      .filter(({type}) => type === 'error');
    const call = {
      account: from ?? account,
      address,
      abi: [...abi, ...errors] as Abi,
      functionName,
      args,
      value,
    };
    await layer.client.simulateContract(call);
    const hash = await layer.client.writeContract({...call, chain: null});
    const receipt = await layer.client.waitForTransactionReceipt({hash});
    expect(receipt.status).toBe('success');
    return receipt;
  }

  const sendMessage = async (layer: Layer, to: Address, fee: bigint, data: Hex, value: bigint) => {
    const args = [to, fee, data] as const;
    const call = encodeFunctionData({abi: control, functionName: 'sendMessage', args});
    return sentIn(await tell(layer, call, value));
  };

  /** Anchors a message and claims it, as the postman does. */
  async function deliver(sent: Sent): Promise<TransactionReceipt> {
    await anchorOn(l2, sent._messageHash);
    return write(lineaClaims, 'claim', [forLinea(sent)], {from: claimer});
  }

  beforeAll(async () => {
    compilation = compile({
      ...Object.fromEntries(
        samples.map((file) => [file, sourceOf(`examples/contract-calls/contracts/${file}`)]),
      ),
      'Fixtures.sol': sourceOf('examples/contract-calls/fixtures/Fixtures.sol'),
      'NumberLink.sol': sourceOf('examples/contract-calls/inherit/NumberLink.sol'),
      [BASE]: sourceOf('examples/contract-calls/fixtures/MessageServiceBase.sol'),
      'StandIn.sol': sourceOf('examples/bridge-eth/standIn/StandIn.sol'),
      'StandInTokens.sol': sourceOf('examples/bridge-erc20/standIn/StandIn.sol'),
    });
    nodes.push(
      await startLocalNode({blocks: 'with transactions'}),
      await startLocalNode({network: 'sepolia', blocks: 'with transactions'}),
    );
    const [first, second] = nodes as [LocalNode, LocalNode];
    const code = {
      l1: contractIn('StandIn.sol', 'StandInL1').runtimeCode,
      l2: contractIn('StandIn.sol', 'StandInL2').runtimeCode,
    };
    ({l1, l2} = await placeServices({l1: first, l2: second}, code));
    for (const {client} of [l1, l2]) {
      await client.setBalance({address: claimer.address, value: parseEther('100')});
    }
    lineaClaims = await deploy(l2, contractIn('LineaClaims.sol'), [l2.address]);
  });

  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
  });

  it('compile without a warning', () => {
    expect(compilation.problems).toEqual([]);
    expect(samples.map((file) => contractIn(file).creationCode.length > 2)).toEqual(
      samples.map(() => true),
    );
  });

  it('declare of Linea only what data/abis has, to the letter', () => {
    const declared = samples.flatMap((file) =>
      Object.entries(compilation.contracts[file] ?? {}).flatMap(([name, {abi}]) => {
        const facts = DECLARED[name];
        return facts === undefined ? [] : [{file, facts, functions: shapes(abi)}];
      }),
    );
    expect(new Set(declared.map(({file}) => file))).toEqual(new Set(samples));
    for (const {facts, functions} of declared) {
      const known = shapes(abiOf(catalog, facts));
      expect(known).toEqual(expect.arrayContaining(functions));
    }
  });

  describe('to Linea', () => {
    let sender: Deployed;
    let board: Deployed;
    let sent: Sent;

    beforeAll(async () => {
      sender = await deploy(l1, contractIn('PriceSender.sol'), [l1.address]);
      board = await deploy(l2, contractIn('PriceBoard.sol'), [l2.address, sender.address]);
    });

    const send = async (price: bigint, value = 0n) =>
      sentIn(await write(sender, 'send', [board.address, price], {value}));
    const priceOf = async () => [await read(board, 'price'), await read(board, 'edition')];

    it('PriceSender sends a call, and its whole value as the fee', async () => {
      sent = await send(1850n, parseEther('0.002'));
      const {abi} = board;
      expect(sent).toMatchObject({
        _from: sender.address,
        _to: board.address,
        _fee: parseEther('0.002'),
        _value: 0n,
        _calldata: encodeFunctionData({abi, functionName: 'setPrice', args: [1850n, 1n]}),
      });
    });

    it('PriceSender sends for its owner only', async () => {
      const call = write(sender, 'send', [board.address, 1n], {from: claimer});
      await expect(call).rejects.toThrow('NotOwner(address caller)');
    });

    it('LineaClaims says that a message is not anchored', async () => {
      expect(await read(lineaClaims, 'statusOf', forLinea(sent))).toBe(0n);
      await expect(write(lineaClaims, 'claim', [forLinea(sent)])).rejects.toThrow('NotAnchored()');
    });

    it('LineaClaims claims, and the fee goes to its caller', async () => {
      await anchorOn(l2, sent._messageHash);
      expect(await read(lineaClaims, 'statusOf', forLinea(sent))).toBe(1n);

      const before = await l2.client.getBalance(claimer);
      const receipt = await write(lineaClaims, 'claim', [forLinea(sent)], {from: claimer});
      expect(await l2.client.getBalance(claimer)).toBe(
        before - costOf(receipt) + parseEther('0.002'),
      );
      expect(await priceOf()).toEqual([1850n, 1n]);
      expect(await read(lineaClaims, 'statusOf', forLinea(sent))).toBe(2n);
    });

    it('LineaClaims changes nothing when another account was first', async () => {
      expect((await write(lineaClaims, 'claim', [forLinea(sent)])).logs).toEqual([]);
    });

    it('LineaClaims could not take the fee itself', async () => {
      const source = sourceOf('examples/contract-calls/contracts/LineaClaims.sol');
      const other = source.replace('payable(msg.sender)', 'payable(address(0))');
      expect(other).not.toBe(source);
      const {contracts} = compile({'LineaClaims.sol': other});
      const changed = contracts['LineaClaims.sol']?.LineaClaims as CompiledContract;
      const claims = await deploy(l2, changed, [l2.address]);

      const next = await send(1850n, parseEther('0.002'));
      await anchorOn(l2, next._messageHash);
      const call = write(claims, 'claim', [forLinea(next)]);
      await expect(call).rejects.toThrow('FeePaymentFailed(address recipient)');
    });

    it('of a plain transfer, the recipient gets what the claim did not cost', async () => {
      const [recipient, fee] = [newAddress(), parseEther('0.01')];
      const plain = await sendMessage(l1, recipient, fee, '0x', parseEther('1.01'));
      const before = await l2.client.getBalance(claimer);
      const receipt = await deliver(plain);

      const after = await l2.client.getBalance(claimer);
      const share = after - before + costOf(receipt);
      expect(share).toBeGreaterThan(0n);
      expect(share).toBeLessThan(fee);
      expect(await l2.client.getBalance({address: recipient})).toBe(parseEther('1.01') - share);
    });

    it('of a plain transfer with a fee, an estimate without a gas price is thousands too low', async () => {
      const [fee, value] = [parseEther('0.01'), parseEther('1.01')];
      const plain = await sendMessage(l1, newAddress(), fee, '0x', value);
      await anchorOn(l2, plain._messageHash);
      const {address, abi} = lineaClaims;
      const data = encodeFunctionData({abi, functionName: 'claim', args: [forLinea(plain)]});
      const gasPrice = parseGwei('0.1');
      // By address, because viem then passes it on unchanged.
      const call = {account: claimer.address, to: address, data};
      const free = await l2.client.estimateGas(call);
      const priced = await l2.client.estimateGas({...call, gasPrice});
      const claimWith = async (gas: bigint) => {
        const signed = {...call, account: claimer, chain: null, gas, gasPrice};
        const hash = await l2.client.sendTransaction(signed);
        return (await l2.client.waitForTransactionReceipt({hash})).status;
      };

      expect(Number(priced - free)).toBeGreaterThan(3_000);
      expect(Number(priced - free)).toBeLessThan(10_000);
      expect(await claimWith(free)).toBe('reverted');
      expect(await claimWith(priced)).toBe('success');
    });

    it('PriceBoard keeps the newest price, in whatever order messages are claimed', async () => {
      const [older, newer] = [await send(1900n), await send(1950n)];
      await deliver(newer);
      expect(await priceOf()).toEqual([1950n, 4n]);
      await deliver(older);
      expect(await priceOf()).toEqual([1950n, 4n]);
      expect(await read(lineaClaims, 'statusOf', forLinea(older))).toBe(2n);
    });

    it('PriceBoard refuses who is not the message service', async () => {
      const call = write(board, 'setPrice', [1n, 100n]);
      await expect(call).rejects.toThrow('NotAMessage(address caller)');
    });

    it('PriceBoard refuses messages of others', async () => {
      const {abi} = board;
      const data = encodeFunctionData({abi, functionName: 'setPrice', args: [1n, 100n]});
      const forged = await sendMessage(l1, board.address, 0n, data, 0n);
      await anchorOn(l2, forged._messageHash);
      const {address} = lineaClaims;
      const call = write({layer: l2, address, abi: [...lineaClaims.abi, ...abi]}, 'claim', [
        forLinea(forged),
      ]);
      await expect(call).rejects.toThrow('NotFromSource(address sender)');
    });
  });

  describe('to Ethereum', () => {
    const recipient = newAddress();
    const amount = parseEther('0.5');
    let payouts: Deployed;
    let claims: Deployed;
    let sent: Sent;
    let block: bigint;

    beforeAll(async () => {
      payouts = await deploy(l2, contractIn('Payouts.sol'), [l2.address]);
      claims = await deploy(l1, contractIn('EthereumClaims.sol'), [l1.address]);
    });

    it('Payouts names the value that it needs', async () => {
      const call = write(payouts, 'pay', [recipient, amount], {value: amount + FEE - 1n});
      await expect(call).rejects.toThrow(/ValueTooLow\(uint256 needed\)\s+\(500100000000000000\)/);
    });

    it('Payouts sends the amount on top of the minimum fee, and gives the rest back', async () => {
      const before = await l2.client.getBalance(claimer);
      const value = amount + FEE + parseEther('0.2');
      const receipt = await write(payouts, 'pay', [recipient, amount], {from: claimer, value});
      expect(await l2.client.getBalance(claimer)).toBe(before - amount - FEE - costOf(receipt));
      expect(await l2.client.getBalance(payouts)).toBe(0n);

      sent = sentIn(receipt);
      block = receipt.blockNumber;
      // The minimum fee stays on Linea.
      expect(sent).toMatchObject({_from: payouts.address, _to: recipient, _fee: 0n});
      expect(sent._value).toBe(amount);
    });

    it('Payouts fails as a whole when its caller does not take the rest', async () => {
      const purse = await deploy(l2, fixture('Purse'));
      const caller = {
        ...purse,
        abi: [...purse.abi, ...payouts.abi.filter(({type}) => type === 'error')],
      };
      const args = [payouts.address, recipient, amount];
      const call = write(caller, 'pay', args, {value: amount + FEE + 1n});
      await expect(call).rejects.toThrow('RefundFailed()');
      await write(caller, 'pay', args, {value: amount + FEE});
    });

    it('Payouts lets the errors of the message service through', async () => {
      const tooMuch = parseEther('8000');
      const call = write(payouts, 'pay', [recipient, tooMuch], {value: tooMuch + FEE});
      await expect(call).rejects.toThrow('RateLimitExceeded()');
    });

    it('EthereumClaims says that the block is not finalized', async () => {
      const call = write(claims, 'claim', [block, forEthereum(sent)]);
      await expect(call).rejects.toThrow(
        new RegExp(`NotFinalized\\(uint256 l2Block, uint256 newest\\)\\s+\\(${block}, 0\\)`),
      );
    });

    it('EthereumClaims claims once the block is', async () => {
      await finalizeOn(l1, [{hash: sent._messageHash, block}]);
      await write(claims, 'claim', [block, forEthereum(sent)], {from: claimer});
      expect(await l1.client.getBalance({address: recipient})).toBe(amount);
    });

    it('EthereumClaims changes nothing when another account was first', async () => {
      expect((await write(claims, 'claim', [block, forEthereum(sent)])).logs).toEqual([]);
      expect(await l1.client.getBalance({address: recipient})).toBe(amount);
    });

    it('EthereumClaims gives the fee to its caller', async () => {
      const fee = parseEther('0.003');
      // With calldata, the recipient gets no refund of the fee.
      const next = await sendMessage(l2, newAddress(), FEE + fee, '0x01', FEE + fee);
      expect(next._fee).toBe(fee);
      const at = await l2.client.getBlockNumber();
      await finalizeOn(l1, [{hash: next._messageHash, block: at}]);

      const before = await l1.client.getBalance(claimer);
      const receipt = await write(claims, 'claim', [at, forEthereum(next)], {from: claimer});
      expect(await l1.client.getBalance(claimer)).toBe(before - costOf(receipt) + fee);
    });

    it('EthereumClaims lets the errors of LineaRollup through', async () => {
      const wrong = {...forEthereum(sent), messageNumber: 1000n};
      await expect(write(claims, 'claim', [block, wrong])).rejects.toThrow('InvalidMerkleProof()');
      const unknown = {...wrong, merkleRoot: keccak256('0x')};
      await expect(write(claims, 'claim', [block, unknown])).rejects.toThrow(
        'L2MerkleRootDoesNotExist()',
      );
    });

    it('FinalityEscrow pays once the block is finalized', async () => {
      const [payee, awaited] = [newAddress(), (await l2.client.getBlockNumber()) + 5n];
      const args = [l1.address, awaited, payee];
      const escrow = await deploy(l1, contractIn('FinalityEscrow.sol'), args, parseEther('2'));
      await expect(write(escrow, 'release', [])).rejects.toThrow(
        new RegExp(`NotFinalized\\(uint256 l2Block, uint256 newest\\)\\s+\\(${awaited}, \\d+\\)`),
      );

      await finalizeOn(l1, [{hash: keccak256('0x'), block: awaited}]);
      await write(escrow, 'release', []);
      expect(await l1.client.getBalance({address: payee})).toBe(parseEther('2'));
      expect(await l1.client.getBalance(escrow)).toBe(0n);
    });
  });

  describe('with the base contract', () => {
    let links: {readonly l1: Deployed; readonly l2: Deployed};

    beforeAll(async () => {
      const link = contractIn('NumberLink.sol');
      links = {
        l1: await deploy(l1, link, [l1.address]),
        l2: await deploy(l2, link, [l2.address]),
      };
      await write(links.l1, 'setCounterpart', [links.l2.address]);
      await write(links.l2, 'setCounterpart', [links.l1.address]);
    });

    it('stands in for the members that data/abis has', () => {
      const known = abiOf(catalog, MessageServiceBase);
      const has = contractIn(BASE, 'MessageServiceBase').abi;
      expect(shapes(has)).toEqual(expect.arrayContaining(shapes(known)));
      const errors = has.flatMap((item) => (item.type === 'error' ? [item.name] : []));
      expect(errors).toEqual(
        expect.arrayContaining(['CallerIsNotMessageService', 'SenderNotAuthorized']),
      );
    });

    it('NumberLink sends to its counterpart, which stores the number', async () => {
      await deliver(sentIn(await write(links.l1, 'send', [7n], {value: FEE})));
      expect(await read(links.l2, 'number')).toBe(7n);
    });

    it('NumberLink sends and changes its counterpart for its owner only', async () => {
      for (const [name, args] of [
        ['send', [1n]],
        ['setCounterpart', [claimer.address]],
      ] as const) {
        const call = write(links.l1, name, args, {from: claimer});
        await expect(call).rejects.toThrow('NotOwner(address caller)');
      }
    });

    it('NumberLink rejects calls that are not messages, and messages of others', async () => {
      const direct = write(links.l2, 'receiveNumber', [8n]);
      await expect(direct).rejects.toThrow('CallerIsNotMessageService()');

      const {abi, address} = links.l2;
      const data = encodeFunctionData({abi, functionName: 'receiveNumber', args: [8n]});
      const forged = await sendMessage(l1, address, 0n, data, 0n);
      await anchorOn(l2, forged._messageHash);
      const claims = {...lineaClaims, abi: [...lineaClaims.abi, ...abi]};
      const call = write(claims, 'claim', [forLinea(forged)]);
      await expect(call).rejects.toThrow('SenderNotAuthorized()');
      expect(await read(links.l2, 'number')).toBe(7n);
    });
  });

  describe('errors in the shell', () => {
    useContractTools(['cast']);
    const decoded = (region: string, DATA: Hex) =>
      runOrThrow(...pageCommand(path.join(root, 'examples/contract-calls'), region, {DATA}));

    it('decode the hash of a failed claim', async () => {
      const abi = parseAbi(['error MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32)']);
      const hash = keccak256('0x');
      const data = encodeErrorResult({abi, args: [hash]});
      expect((await decoded('decode-claim-error', data)).trim()).toBe(hash);
    });

    it('decode the text of a verifier, and nothing else', async () => {
      const abi = parseAbi(['error InvalidProofOrProofVerificationRanOutOfGas(string)']);
      const data = encodeErrorResult({abi, args: ['wrong proof size']});
      expect((await decoded('decode-verifier-error', data)).trim()).toBe('"wrong proof size"');
      // A panic of the verifier, under the selector of the text.
      const panic = concat([data.slice(0, 10) as Hex, `0x${'11'.padStart(64, '0')}`]);
      await expect(decoded('decode-verifier-error', panic)).rejects.toThrow('ABI decoding failed');
    });
  });

  describe('with tokens', () => {
    const units = (amount: string) => parseUnits(amount, 6);
    let bridges: {readonly l1: Deployed; readonly l2: Deployed};
    let senders: {readonly l1: Deployed; readonly l2: Deployed};
    let original: Deployed;
    let copy: Deployed;

    const newToken = async (keptPercent: bigint) => {
      const made = await deploy(l1, token('SampleToken'), ['Sample', 'SMP', 6, keptPercent]);
      await write(made, 'mint', [account.address, units('100')]);
      return made;
    };
    const approve = (what: Deployed, {address}: Deployed, amount: string) =>
      write(what, 'approve', [address, units(amount)]);
    const send = async (by: Deployed, {address}: Deployed, amount: string, value = 0n) =>
      write(by, 'send', [address, units(amount), account.address], {value});
    const copyOf = ({address}: Deployed) => read(senders.l2, 'copyOf', address);
    const reasonOf = (call: Promise<unknown>) =>
      call.then(
        () => undefined,
        (error: unknown) => {
          const found =
            error instanceof BaseError
              ? error.walk((each) => each instanceof ContractFunctionRevertedError)
              : null;
          return found instanceof ContractFunctionRevertedError ? found.data : undefined;
        },
      );

    beforeAll(async () => {
      const bridge = token('StandInTokenBridge');
      bridges = {l1: await deploy(l1, bridge), l2: await deploy(l2, bridge)};
      const [first, second] = [await l1.client.getChainId(), await l2.client.getChainId()];
      await write(bridges.l1, 'setUp', [l1.address, bridges.l2.address, first, second]);
      await write(bridges.l2, 'setUp', [l2.address, bridges.l1.address, second, first]);

      const sample = contractIn('TokenSender.sol');
      senders = {
        l1: await deploy(l1, sample, [bridges.l1.address]),
        l2: await deploy(l2, sample, [bridges.l2.address]),
      };
      original = await newToken(0n);
    });

    it('TokenSender names what the token answers without an allowance', async () => {
      const reason = await reasonOf(send(senders.l1, original, '25'));
      expect(reason?.errorName).toBe('TokenRefused');
      const [address, answer] = reason?.args as [Address, Hex];
      expect(address).toBe(original.address);
      expect(decodeErrorResult({abi: [], data: answer}).args).toEqual([
        'ERC20: insufficient allowance',
      ]);
    });

    it('TokenSender sends tokens to Linea, where copyOf then finds the copy', async () => {
      await approve(original, senders.l1, '25');
      const receipt = await send(senders.l1, original, '25');
      expect(bridgedIn(receipt)).toEqual({
        sender: senders.l1.address,
        recipient: account.address,
        token: original.address,
        amount: units('25'),
      });
      expect(await read(original, 'balanceOf', bridges.l1.address)).toBe(units('25'));

      expect(await copyOf(original)).toBe(zeroAddress);
      await deliver(sentIn(receipt));
      copy = {...original, layer: l2, address: (await copyOf(original)) as Address};
      expect(await read(copy, 'balanceOf', account.address)).toBe(units('25'));
      // On its own layer, the token has no copy.
      expect(await read(senders.l1, 'copyOf', original.address)).toBe(zeroAddress);
    });

    it('TokenSender sends a copy back, for the minimum fee', async () => {
      await approve(copy, senders.l2, '10');
      await expect(send(senders.l2, copy, '10', FEE - 1n)).rejects.toThrow('FeeTooLow()');

      const receipt = await send(senders.l2, copy, '10', FEE);
      expect(sentIn(receipt)).toMatchObject({_to: bridges.l1.address, _fee: 0n, _value: 0n});
      expect(await read(copy, 'balanceOf', account.address)).toBe(units('15'));
    });

    it('TokenSender passes on what arrives of a token that keeps a share', async () => {
      const taxed = await newToken(10n);
      await approve(taxed, senders.l1, '50');
      const sent = bridgedIn(await send(senders.l1, taxed, '50'));
      // 45 arrive at the contract, and nine tenths of these at the bridge.
      expect(sent?.amount).toBe(units('40.5'));
      expect(await read(taxed, 'balanceOf', senders.l1.address)).toBe(0n);
    });

    it('TokenSender takes tokens that answer nothing, again and again', async () => {
      const quiet = await deploy(l1, fixture('QuietToken'), [account.address]);
      for (const round of [1n, 2n]) {
        await approve(quiet, senders.l1, '25');
        await send(senders.l1, quiet, '25');
        expect(await read(quiet, 'balanceOf', bridges.l1.address)).toBe(units('25') * round);
      }
    });

    it('TokenSender stops at a token that says false', async () => {
      const lying = await deploy(l1, fixture('FalseToken'));
      const reason = await reasonOf(send(senders.l1, lying, '25'));
      expect(reason).toMatchObject({errorName: 'TokenRefused', args: [lying.address, zeroHash]});
    });

    it('TokenSender lets the errors of the bridge through', async () => {
      const reserved = await newToken(0n);
      await write(bridges.l1, 'setReserved', [reserved.address]);
      await approve(reserved, senders.l1, '25');
      const call = send(senders.l1, reserved, '25');
      await expect(call).rejects.toThrow('ReservedToken(address token)');
      expect(await read(reserved, 'balanceOf', account.address)).toBe(units('100'));
    });
  });
});
