import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createPublicClient, http} from 'viem';
import {beforeAll, describe, expect, it} from 'vitest';
import {useContractTools} from './harness/contractTools';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OFFICE = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

describe('examples/deploy-hardhat', () => {
  const tools = useContractTools(['Node.js 22.13 or newer']);
  const staged = useLocalNode('deploy-hardhat', {network: 'sepolia'});
  let env: Readonly<Record<string, string>>;

  beforeAll(() => {
    // The configuration of the reader, but that the compiler comes from npm instead of a download.
    const compiler = path.join(tools.folder, 'node_modules/solc/soljson.js');
    const config = 'hardhat.offline.mjs';
    writeFileSync(
      path.join(staged.folder, config),
      [
        "import reader from './hardhat.config.ts';",
        `const solidity = {...reader.solidity, path: ${JSON.stringify(compiler)}};`,
        'export default {...reader, solidity};',
      ].join('\n'),
    );
    env = {
      HOME: path.join(staged.folder, '.home'),
      HARDHAT_CONFIG: config,
      HARDHAT_IGNITION_CONFIRM_DEPLOYMENT: 'true',
      DEPLOYER_KEY: DEVELOPMENT_KEY,
    };
  });

  const shell = (region: string) => runOrThrow(...pageCommand(staged.folder, region, env));
  const client = () => createPublicClient({transport: http(staged.node.url)});

  it('shows the contract of examples/deploy-foundry', () => {
    const contract = (file: string) =>
      readFileSync(path.resolve(import.meta.dirname, '../../examples', file), 'utf8');
    expect(contract('deploy-hardhat/contracts/TicketOffice.sol')).toBe(
      contract('deploy-foundry/src/TicketOffice.sol'),
    );
  });

  it('builds for Osaka, and passes its tests', async () => {
    const printed = await shell('build');
    expect(printed).toContain('Compiled 1 Solidity file with solc 0.8.37 (evm target: osaka)');
    expect(printed).toContain('3 passing (3 nodejs)');
  });

  it('passes the type check with the ABI that was compiled', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder, env});
  });

  it('says when there is no key', async () => {
    const {DEPLOYER_KEY, ...keyless} = env;
    expect(DEPLOYER_KEY).toBeDefined();
    const {code, stderr} = await run(...pageCommand(staged.folder, 'deploy', keyless));
    expect(code).not.toBe(0);
    expect(stderr).toContain('Error HHE7: Configuration Variable "DEPLOYER_KEY" not found.');
  });

  it('deploys, and prints where', async () => {
    expect(await shell('deploy')).toContain(
      `[ Tickets ] successfully deployed 🚀\n\nDeployed Addresses\n\nTickets#TicketOffice - ${OFFICE}\n`,
    );
  });

  it('reads back code, owner and price', async () => {
    expect(await shell('check')).toContain(
      `code  853 bytes at ${OFFICE}\nowner ${ACCOUNT}\nprice 1 gwei\n`,
    );
  });

  it('does not deploy twice, and refuses other arguments for what is deployed', async () => {
    expect(await shell('deploy')).toContain(
      '[ Tickets ] Nothing new to deploy based on previous execution',
    );
    const module = path.join(staged.folder, 'ignition/modules/TicketOffice.ts');
    const source = readFileSync(module, 'utf8');
    writeFileSync(module, source.replace("parseGwei('1')", "parseGwei('2')"));
    const {code, stdout} = await run(...pageCommand(staged.folder, 'deploy', env));
    writeFileSync(module, source);
    expect(code).not.toBe(0);
    expect(stdout).toContain('[ Tickets ] reconciliation failed ⛔');
  });

  it('pays the price of linea_estimateGas when the network names it', async () => {
    const [priorityFee, maxFee] = [40_440_123n, 40_440_137n];
    expect(await shell('estimate')).toContain(
      `gas                  238696\nmaxPriorityFeePerGas ${priorityFee}n\nmaxFeePerGas         ${maxFee}n\n`,
    );

    const config = path.join(staged.folder, 'hardhat.config.ts');
    const source = readFileSync(config, 'utf8');
    const fees = `ignition: {maxPriorityFeePerGas: ${priorityFee}n, maxFeePerGas: ${maxFee}n},`;
    writeFileSync(config, source.replace('chainId: 59141,', `$& ${fees}`));
    const [command, [flag = '', lines = ''], options] = pageCommand(staged.folder, 'deploy', env);
    await runOrThrow(command, [flag, `${lines} --deployment-id priced`], options);
    writeFileSync(config, source);

    const block = await client().getBlock({includeTransactions: true});
    const nonce = (await client().getTransactionCount({address: ACCOUNT})) - 1;
    for (let number = block.number; number > 0n; number--) {
      const {transactions} = await client().getBlock({
        blockNumber: number,
        includeTransactions: true,
      });
      const sent = transactions.find((transaction) => transaction.nonce === nonce);
      if (sent) {
        expect(sent.maxPriorityFeePerGas).toBe(priorityFee);
        return;
      }
    }
    expect.fail('the deployment is in no block');
  });
});
