import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Address, createWalletClient, http, parseAbi, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {beforeAll, describe, expect, it} from 'vitest';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const MEMBERSHIP = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

describe('examples/contract-templates', () => {
  const staged = useLocalNode('contract-templates', {network: 'sepolia'});
  const shell = (region: string, env?: Readonly<Record<string, string>>) =>
    runOrThrow(...pageCommand(staged.folder, region, env));

  beforeAll(() => {
    writeFileSync(path.join(staged.folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
  });

  it('passes the type check', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('deploys an ERC-721 of OpenZeppelin', async () => {
    expect(await shell('deploy')).toBe(`Membership 5044 bytes\ndeployed ${MEMBERSHIP}\n`);
    expect(await shell('check', {CONTRACT: MEMBERSHIP})).toBe(
      `name    Membership\nowner   ${ACCOUNT}\nERC-721 yes\n`,
    );
  });

  it('deploys an ERC-721 of thirdweb', async () => {
    const printed = await shell('deploy-badges');
    expect(printed).toMatch(/^Badges 11986 bytes\ndeployed 0x[\da-fA-F]{40}\n$/);
    const address = /0x[\da-fA-F]{40}/.exec(printed)?.[0] ?? '';
    expect(await shell('check', {CONTRACT: address})).toBe(
      `name    Badges\nowner   ${ACCOUNT}\nERC-721 yes\n`,
    );

    const client = createWalletClient({
      account: privateKeyToAccount(DEVELOPMENT_KEY),
      pollingInterval: 200,
      transport: http(staged.node.url),
    }).extend(publicActions);
    const mint = async (count: bigint) => {
      const hash = await client.writeContract({
        address: address as Address,
        abi: parseAbi(['function batchMintTo(address, uint256, string, bytes)']),
        functionName: 'batchMintTo',
        args: [ACCOUNT, count, 'ipfs://badges/', '0x'],
        chain: null,
      });
      return (await client.waitForTransactionReceipt({hash})).gasUsed;
    };
    await mint(1n);
    const [one, ten] = [await mint(1n), await mint(10n)];
    expect([one, ten]).toEqual([110_682n, 128_583n]);
  });

  it('says what the compiler says', async () => {
    writeFileSync(path.join(staged.folder, 'contracts/Broken.sol'), 'contract Broken {');
    const {code, stderr} = await run('npx', ['tsx', '--env-file=.env', 'src/deploy.ts', 'Broken'], {
      cwd: staged.folder,
    });
    expect(code).not.toBe(0);
    expect(stderr).toContain('ParserError');
  });
});
