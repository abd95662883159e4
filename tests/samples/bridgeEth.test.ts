import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Abi,
  type AbiFunction,
  type AbiItem,
  encodeFunctionData,
  type Hash,
  parseAbi,
  parseEther,
  toFunctionSignature,
} from 'viem';
import {describe, expect, it} from 'vitest';
import {abis} from '../../data/abis/abis';
import {knownSignatures} from '../content/checks/knownSignatures';
import {
  account,
  control,
  type Layer,
  printedHash,
  type SentMessage,
  standInOf,
  tell,
  useBridgeLayers,
} from './harness/bridgeLayers';
import {runOrThrow} from './harness/run';

const signatureOf = (item: AbiItem) =>
  toFunctionSignature({...(item as AbiFunction), type: 'function'});

/** The signatures in the files of data/abis that the sample declares. */
const signaturesIn = (source: string): string[] => {
  const lines = [...source.matchAll(/'((?:struct|function|event|error) [^']*)'/g)];
  return (parseAbi(lines.map(([, line]) => line) as never) as Abi).map(signatureOf);
};

const setLimit = (layer: Layer, limit: string) => {
  const args = [parseEther(limit)] as const;
  return tell(layer, encodeFunctionData({abi: control, functionName: 'setLimit', args}));
};

describe('examples/bridge-eth', () => {
  const layers = useBridgeLayers('bridge-eth');
  const {env, shell, errorOf, anchor} = layers;

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: layers.folder});
  });

  it('names only members that data/abis has, and the stand-ins too', () => {
    const source = readFileSync(path.join(layers.folder, 'src/contracts.ts'), 'utf8');
    const signatures = signaturesIn(source);
    expect(signatures).toContain(
      'claimMessageWithProof((bytes32[],uint256,uint32,address,address,uint256,uint256,address,bytes32,bytes))',
    );

    const known = knownSignatures(abis);
    expect(signatures.filter((signature) => !known.has(signature))).toEqual([]);
    const standIns = ['StandInL1', 'StandInL2'].flatMap((name) => [
      ...standInOf(layers.folder, name).abi,
    ]);
    const offered = new Set(standIns.map(signatureOf));
    expect(signatures.filter((signature) => !offered.has(signature))).toEqual([]);
  });

  describe('to L2', () => {
    let message: Hash;
    let before: bigint;

    it('deposit sends the amount and prints the hash of the message', async () => {
      const printed = await shell('deposit');
      expect(printed).toMatch(
        /^sent {4}0x[0-9a-f]{64}\nvalue {3}0\.01 ETH for 0xf39F\w+\nnumber {2}1\nmessage 0x[0-9a-f]{64}\n$/,
      );
      env.DEPOSIT = printedHash(printed, 'sent');
      message = printedHash(printed, 'message');
    });

    it('deposit-status waits for the finality of L1, then for the anchoring', async () => {
      expect(await shell('deposit-status')).toMatch(/^L1 {6}8 blocks to go\nL2 {6}not anchored\n$/);
      await layers.l1.client.mine({blocks: 9});
      expect(await shell('deposit-status')).toBe('L1      final\nL2      not anchored\n');
    });

    it('claim-deposit names the error as long as nothing is anchored', async () => {
      expect(await errorOf('claim-deposit')).toContain(
        'MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32 messageHash)',
      );
    });

    it('claim-deposit pays out once the hash is anchored', async () => {
      await anchor(message);
      expect(await shell('deposit-status')).toContain('L2      ready to claim\n');

      before = await layers.l2.client.getBalance(layers.l2);
      expect(await shell('claim-deposit')).toMatch(/^claimed 0x[0-9a-f]{64}, success\n$/);
      expect(before - (await layers.l2.client.getBalance(layers.l2))).toBe(parseEther('0.01'));
      expect(await shell('deposit-status')).toContain('L2      claimed\n');
    });

    it('claim-deposit also claims what a contract sent, with its calldata', async () => {
      const send = encodeFunctionData({
        abi: control,
        functionName: 'sendMessage',
        args: [account.address, 0n, '0x0123456789'],
      });
      const {logs, transactionHash} = await tell(layers.l1, send);
      await anchor(logs[0]?.topics[3] as Hash);

      env.DEPOSIT = transactionHash;
      expect(await shell('claim-deposit')).toMatch(/, success\n$/);
    });
  });

  describe('to L1', () => {
    let sent: readonly SentMessage[];
    let sentIn: bigint;

    it('read-limits prints fee, limits, reserve and pauses', async () => {
      expect(await shell('read-limits')).toBe(
        [
          'fee     0.0001 ETH',
          'send    8000 of 8000 ETH left',
          'claim   10000 of 10000 ETH left',
          'reserve 1000.01 ETH',
          'paused  no',
          '',
        ].join('\n'),
      );
    });

    it('withdraw names the error when the limit is reached, and when messages are paused', async () => {
      await setLimit(layers.l2, '0.001');
      expect(await errorOf('withdraw')).toContain('RateLimitExceeded()');
      await setLimit(layers.l2, '8000');

      const pause = (paused: boolean) =>
        encodeFunctionData({abi: control, functionName: 'setPaused', args: [3, paused]});
      await tell(layers.l2, pause(true));
      expect(await errorOf('withdraw')).toContain('IsPaused(uint8 pauseType)');
      expect(await shell('read-limits')).toContain('paused  yes\n');
      await tell(layers.l2, pause(false));
    });

    it('withdraw sends the amount on top of the fee', async () => {
      // Five other messages come first: the sixth is the second leaf of the second tree.
      const other = encodeFunctionData({
        abi: control,
        functionName: 'sendMessage',
        args: [account.address, parseEther('0.0001'), '0x'],
      });
      const receipts = [];
      for (let i = 0; i < 5; i++) {
        receipts.push(await tell(layers.l2, other, parseEther('0.0001')));
      }
      const printed = await shell('withdraw');
      expect(printed).toMatch(
        /^sent {4}0x[0-9a-f]{64}\nvalue {3}0\.005 ETH for 0xf39F\w+\nnumber {2}6\nmessage 0x[0-9a-f]{64}\n$/,
      );
      env.WITHDRAWAL = printedHash(printed, 'sent');
      const hash = printedHash(printed, 'sent');
      sentIn = (await layers.l2.client.getTransactionReceipt({hash})).blockNumber;

      sent = [
        ...receipts.map(({logs, blockNumber}) => ({
          hash: logs[0]?.topics[3] as Hash,
          block: blockNumber,
        })),
        {hash: printedHash(printed, 'message'), block: sentIn},
      ];
    });

    it('withdrawal-status counts the blocks, and claim-withdrawal says that it is too early', async () => {
      expect(await shell('withdrawal-status')).toBe(
        `L1      waiting for the proof, ${sentIn} blocks behind\n`,
      );
      expect(await errorOf('claim-withdrawal')).toContain(
        `L2 block ${sentIn} is not finalized on L1 yet`,
      );
    });

    it('claim-withdrawal proves the message to the contract, once, from short spans too', async () => {
      const file = path.join(layers.folder, 'src/messageProof.ts');
      const source = readFileSync(file, 'utf8');
      expect(source).toContain('SPAN = 5_000n');
      writeFileSync(file, source.replace('SPAN = 5_000n', 'SPAN = 2n'));

      await layers.finalize(sent);
      expect(await shell('withdrawal-status')).toBe('L1      ready to claim\n');

      const before = await layers.l1.client.getBalance(layers.l1);
      expect(await shell('claim-withdrawal')).toMatch(/^claimed 0x[0-9a-f]{64}, success\n$/);
      expect(before - (await layers.l1.client.getBalance(layers.l1))).toBe(parseEther('0.005'));
      expect(await shell('withdrawal-status')).toBe('L1      claimed\n');
      expect(await errorOf('claim-withdrawal')).toContain(
        'MessageAlreadyClaimed(uint256 messageIndex)',
      );
    });
  });
});
