import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Abi,
  type AbiEvent,
  type AbiFunction,
  concat,
  encodeFunctionData,
  type Hash,
  keccak256,
  parseAbi,
  parseEther,
  toEventSelector,
  toFunctionSelector,
  zeroHash,
} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {catalog} from '../../data/abis/contracts';
import {readRegion} from '../../src/markdown/remarkSample/readRegion';
import {
  account,
  anchorOn,
  control,
  type Layer,
  placeServices,
  printedHash,
  tell,
} from './harness/bridgeLayers';
import {DEVELOPMENT_KEY, type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {sharedFolder} from './harness/sharedFolders';
import {type CompiledContract, compileAll} from './harness/solc';
import {useLocalNode} from './harness/useLocalNode';

const root = path.resolve(import.meta.dirname, '../..');

/** The SDK's default tree depth. */
const TREE_DEPTH = 5;

const older = parseAbi(['function receiveOlder(bytes32 messageHash)', 'function migrate()']);

/** The root of a tree with these leaves. */
function rootOf(leaves: readonly Hash[]): Hash {
  let row = Array.from({length: 2 ** TREE_DEPTH}, (_, index) => leaves[index] ?? zeroHash);
  while (row.length > 1) {
    row = Array.from({length: row.length / 2}, (_, index) =>
      keccak256(concat(row.slice(2 * index, 2 * index + 2))),
    );
  }
  return row[0] ?? zeroHash;
}

describe('examples/sdk-class', () => {
  const staged = useLocalNode('sdk-class', {network: 'sepolia', blocks: 'with transactions'});
  const env: Record<string, string> = {};
  let node: LocalNode | undefined;
  const abis: Partial<Record<'OlderL1' | 'OlderL2', Abi>> = {};
  let l1: Layer;
  let l2: Layer;

  const shell = (region: string) => runOrThrow(...pageCommand(staged.folder, region, env));
  const errorOf = async (region: string) => {
    const {code, stderr} = await run(...pageCommand(staged.folder, region, env));
    expect(code).not.toBe(0);
    return stderr;
  };
  const messageIn = async (layer: Layer, hash: Hash) => {
    const {logs, blockNumber} = await layer.client.getTransactionReceipt({hash});
    return {hash: logs[0]?.topics[3] as Hash, block: blockNumber};
  };
  const withdraw = async () => {
    const printed = await shell('withdraw');
    expect(printed).toMatch(/^sent {4}0x[\da-f]{64}\n$/);
    return printedHash(printed, 'sent');
  };
  /** Sends a message to L1 as `withdraw` does, without a new process. */
  const sendMessage = async () => {
    const data = encodeFunctionData({
      abi: control,
      functionName: 'sendMessage',
      args: [account.address, parseEther('0.0001'), '0x'],
    });
    return (await tell(l2, data, parseEther('0.0051'))).transactionHash;
  };
  const finalize = async (transactions: readonly Hash[]) => {
    const messages = await Promise.all(transactions.map((hash) => messageIn(l2, hash)));
    const blocks = messages.map(({block}) => block);
    const data = encodeFunctionData({
      abi: control,
      functionName: 'finalize',
      args: [
        blocks.at(-1) ?? 0n,
        blocks,
        [rootOf(messages.map(({hash}) => hash))],
        BigInt(TREE_DEPTH),
      ],
    });
    return (await tell(l1, data)).transactionHash;
  };

  beforeAll(async () => {
    const content = (file: string) => readFileSync(path.join(root, file), 'utf8');
    const {contracts, problems} = compileAll(sharedFolder('contractTools'), {
      language: 'Solidity',
      sources: {
        'StandIn.sol': {content: content('examples/bridge-eth/standIn/StandIn.sol')},
        'OlderParts.sol': {content: content('examples/sdk-class/standIn/OlderParts.sol')},
      },
      settings: {evmVersion: 'osaka', optimizer: {enabled: true, runs: 200}},
    });
    expect(problems).toEqual([]);
    const code = (name: 'OlderL1' | 'OlderL2') => {
      const {abi, runtimeCode} = contracts['OlderParts.sol']?.[name] as CompiledContract;
      abis[name] = abi;
      return runtimeCode;
    };

    node = await startLocalNode({blocks: 'with transactions'});
    writeFileSync(path.join(staged.folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
    env.L1_RPC_URL = node.url;
    ({l1, l2} = await placeServices(
      {l1: node, l2: staged.node},
      {l1: code('OlderL1'), l2: code('OlderL2')},
    ));
  });
  afterAll(() => node?.stop());

  it('stands in for older members that the contracts still have', () => {
    const declared = (contract: string, member: string) =>
      catalog
        .get(contract)
        ?.members.map(({signature}) => signature)
        .find((signature) => signature.includes(` ${member}(`)) ?? '';
    const item = (contract: 'OlderL1' | 'OlderL2', member: string) =>
      abis[contract]?.find((one) => 'name' in one && one.name === member) as AbiFunction & AbiEvent;
    for (const [contract, member, standIn] of [
      ['ClaimMessageV1', 'claimMessage', 'OlderL1'],
      ['L1MessageManagerV1', 'inboxL2L1MessageStatus', 'OlderL1'],
    ] as const) {
      expect(toFunctionSelector(item(standIn, member))).toBe(
        toFunctionSelector(declared(contract, member)),
      );
    }
    expect(toEventSelector(item('OlderL2', 'ServiceVersionMigrated'))).toBe(
      toEventSelector(declared('IL2MessageManager', 'ServiceVersionMigrated')),
    );
  });

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('deposits, tells the status, and claims on L2', async () => {
    const printed = await shell('deposit');
    env.DEPOSIT = printedHash(printed, 'sent');
    const {hash} = await messageIn(l1, env.DEPOSIT as Hash);
    expect(await shell('deposit-status')).toBe(`message ${hash}\nstatus  UNKNOWN\n`);

    await anchorOn(l2, hash);
    expect(await shell('deposit-status')).toBe(`message ${hash}\nstatus  CLAIMABLE\n`);
    expect(await shell('claim-deposit')).toMatch(/^gas {5}\d+\nclaimed 0x[\da-f]{64}, status 1\n$/);
    expect(await shell('deposit-status')).toBe(`message ${hash}\nstatus  CLAIMED\n`);
  });

  it('reads L2 at the endpoint in L2_RPC_URL', async () => {
    // The node of L1 has no contract at the address of L2.
    env.L2_RPC_URL = env.L1_RPC_URL ?? '';
    expect(await errorOf('deposit-status')).toContain('could not decode result data');
    env.L2_RPC_URL = staged.node.url;
    expect(await shell('deposit-status')).toContain('status  CLAIMED\n');
  });

  it('wraps what a contract says, undecoded', async () => {
    const pause = (paused: boolean) =>
      tell(l2, encodeFunctionData({abi: control, functionName: 'setPaused', args: [2, paused]}));
    const said = async (error: string) => {
      const printed = await errorOf('claim-deposit');
      expect(printed).toContain('GasEstimationError: Error: execution reverted (unknown custom');
      expect(printed).toContain(`data="${toFunctionSelector(error)}`);
    };
    await pause(true);
    await said('IsPaused(uint8)');
    await pause(false);
    await said('MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32)');
  });

  it('withdraws, tells the status, and claims on L1', async () => {
    const hash = await withdraw();
    env.WITHDRAWAL = hash;
    expect(await shell('withdrawal-status')).toContain('status  UNKNOWN\n');
    expect(await errorOf('claim-withdrawal')).toContain('The message is UNKNOWN');

    await finalize([hash]);
    expect(await shell('withdrawal-status')).toContain('status  CLAIMABLE\n');
    expect(await shell('claim-withdrawal')).toMatch(/^claimed 0x[\da-f]{64}, status 1\n$/);
    expect(await shell('withdrawal-status')).toContain('status  CLAIMED\n');
    expect(await errorOf('claim-withdrawal')).toContain('The message is CLAIMED');
  });

  it('takes the old way for every message where L2 never announced the migration', async () => {
    // The service checks an event, not the message.
    const script = `
      import {sdk} from './src/sdk';
      const service = sdk.getL1ClaimingService();
      console.log(await service.findMigrationBlock(), await service.isClaimingNeedingProof('0x00'));
    `;
    writeFileSync(path.join(staged.folder, 'before.ts'), script);
    const printed = await runOrThrow('npx', ['tsx', '--env-file=.env', 'before.ts'], {
      cwd: staged.folder,
      env,
    });
    expect(printed).toBe('null false\n');
  });

  it('calls every public function', async () => {
    const deposit = encodeFunctionData({
      abi: control,
      functionName: 'sendMessage',
      args: [account.address, 0n, '0x'],
    });
    env.DEPOSIT = (await tell(l1, deposit, parseEther('0.01'))).transactionHash;
    await anchorOn(l2, (await messageIn(l1, env.DEPOSIT as Hash)).hash);

    env.OLDER = await sendMessage();
    const {hash} = await messageIn(l2, env.OLDER as Hash);
    await tell(l1, encodeFunctionData({abi: older, functionName: 'receiveOlder', args: [hash]}));

    await tell(l2, encodeFunctionData({abi: older, functionName: 'migrate'}));
    const withdrawals = [await sendMessage(), await sendMessage(), await sendMessage()];
    env.WITHDRAWALS = withdrawals.join(' ');
    env.FINALIZATION = await finalize(withdrawals);

    const printed = await shell('every-call');
    expect(printed).toMatchInlineSnapshot(`
      "l1 ABI: 137
      l2 ABI: 71
      l1 contract: "0xB218f8A4Bc926cF1cA7b3423c154a0D627Bdb7E5"
      l2 contract: "0x971e727e956690b9957be6d51Ec16E73AcAC83A7"
      l1 nonce: 7
      l2 nonce: 13
      l1 block: true
      l2 block: true
      l1 fees: ["maxPriorityFeePerGas","maxFeePerGas"]
      l2 fees: ["maxPriorityFeePerGas","maxFeePerGas"]
      l1 message: "10000000000000000"
      l1 receipt: true
      l1 events: 2
      l2 status: "CLAIMABLE"
      l2 gas: "67116"
      l2 status: "CLAIMED"
      l2 message: "5000000000000000"
      l2 receipt: true
      l2 events: true
      l1 tree: [5,1]
      l1 siblings: 32
      l1 proof: [5,0]
      l1 status: "CLAIMABLE"
      l1 tree status: "CLAIMABLE"
      l1 gas: true
      l1 gas with proof: true
      l1 status: "CLAIMED"
      l1 status: "CLAIMED"
      l1 older: "CLAIMABLE"
      l1 older gas: true
      l1 older: "CLAIMED"
      migration block: true
      claiming tree: 5
      claiming hashes: 3
      claiming siblings: 32
      claiming after migration: true
      claiming needs proof: true
      claiming proof: 5
      claiming status: "CLAIMABLE"
      claiming gas: true
      claiming status: "CLAIMED"
      l1 retry: 1
      l2 retry without fees fails: max fee per gas less than block base fee
      l2 retry: 1
      read-only claim fails: 'claim' function not callable using readOnly mode.
      read-only L1 claim fails: 'claim' function not callable using readOnly mode.
      read-only gas fails: 'EstimateClaimGas' function not callable using readOnly mode.
      read-only nonce fails: Please provider an account address.
      read-only retry fails: 'retryTransactionWithHigherFee' function not callable using readOnly mode.
      unknown message fails: Message hash does not exist on L2. Message hash: 0x0000000000000000000000000000000000000000000000000000000000000000
      unknown finalization fails: Transaction does not exist or no logs found in this transaction: 0x0000000000000000000000000000000000000000000000000000000000000000.
      no finalization fails: No L2MerkleRootAdded events found in this transaction.
      no messages fails: No MessageSent events found in this block range on L2.
      no sibling fails: Message hash not found in messages.
      unknown transaction fails: Transaction with hash 0x0100000000000000000000000000000000000000000000000000000000000000 not found.
      claimed before fails: Error: execution reverted (unknown custom error)
      wrong key fails: Something went wrong when trying to generate Wallet. Please check your private key and the provider url.
      localhost L1 fails: You need to provide both L1 and L2 local contract address.
      localhost L2 fails: You need to provide a contract address.
      lowercase address: []
      unknown hash: [null,null,null,"UNKNOWN"]
      not finalized: "UNKNOWN"
      proof of not finalized fails: L2 block number 17 has not been finalized on L1.
      capped fees fails: Estimated miner tip of 989013671 exceeds configured max fee per gas of 1!
      not called: []
      functions: 49
      "
    `);
  });

  it('has a page with a sample of each function', () => {
    const page = readFileSync(path.join(root, 'docs/api/linea-sdk/class-sdk.mdx'), 'utf8');
    const tables = page.slice(page.indexOf('## Functions of LineaSDK'), page.indexOf('## Fix an'));
    const cells = tables.split('\n').flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? []);
    const names = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)/g)].map(([, name]) => name));
    expect(new Set(names).size).toBe(31);
    const samples = [...page.matchAll(/ file=(examples\/sdk-class\/src\/\w+\.ts)(?:#([\w-]+))?/g)]
      .map(([, file = '', region]) => {
        const text = readFileSync(path.join(root, file), 'utf8');
        return region === undefined ? text : readRegion(text, region);
      })
      .join('\n');
    expect(names.filter((name) => !samples.includes(`.${name}(`))).toEqual([]);
  });
});
