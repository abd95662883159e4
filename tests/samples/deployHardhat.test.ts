import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Address,
  concatHex,
  createPublicClient,
  createTestClient,
  encodeAbiParameters,
  getCreate2Address,
  type Hash,
  type Hex,
  http,
  keccak256,
  parseAbi,
  parseAbiParameters,
  parseEther,
  publicActions,
  walletActions,
  zeroHash,
} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {useContractTools} from './harness/contractTools';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {sampleTest} from './harness/sampleTest';
import {EXPLORER_KEY, type SourceVerifiers, startSourceVerifiers} from './harness/sourceVerifiers';
import {itShowsTheTicketOffice} from './harness/ticketOffice';
import {typeIn} from './harness/typeIn';
import {useLocalNode} from './harness/useLocalNode';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OFFICE = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const SECOND_ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const PASSWORD = 'a password of tests';
const CREATE_X = '0xba5Ed099633D3B313e4D5F7bdc1305d3c28ba5Ed';
const CREATE_X_DEPLOYER = '0xeD456e05CaAb11d66C4c797dD6c1D6f9A7F352b5';

describe('examples/deploy-hardhat', () => {
  const tools = useContractTools(['Node.js 22.13 or newer']);
  const staged = useLocalNode('deploy-hardhat', {network: 'sepolia'});
  let env: Readonly<Record<string, string>>;
  let services: SourceVerifiers | undefined;
  /** The contract deployed with the arguments from a file. */
  let expensive: Address;
  /** The contract deployed at the network's gas price, with the page's arguments. */
  let priced: {readonly office: Address; readonly creation: Hash};

  beforeAll(async () => {
    if (tools.missing.length > 0) {
      return;
    }
    services = await startSourceVerifiers({
      rpcUrl: staged.node.url,
      solc: path.join(tools.folder, 'solc.mjs'),
    });
    const {blockscout, etherscan, sourcify} = services;
    const site = 'https://explorer.example';
    const blockExplorers = {
      etherscan: {name: 'LineaScan', url: site, apiUrl: etherscan},
      blockscout: {url: site, apiUrl: blockscout},
    };
    // The reader's configuration, except that the compiler comes from npm and that stand-ins
    // verify.
    const compiler = path.join(tools.folder, 'node_modules/solc/soljson.js');
    const config = 'hardhat.offline.mjs';
    const chains = {59141: {name: 'Linea Sepolia', blockExplorers}};
    writeFileSync(
      path.join(staged.folder, config),
      [
        "import reader from './hardhat.config.ts';",
        `const solidity = {...reader.solidity, path: ${JSON.stringify(compiler)}};`,
        `const chainDescriptors = ${JSON.stringify(chains)};`,
        `const verify = {...reader.verify, sourcify: {apiUrl: ${JSON.stringify(sourcify)}}};`,
        'export default {...reader, solidity, chainDescriptors, verify};',
      ].join('\n'),
    );
    env = {
      HOME: path.join(staged.folder, '.home'),
      XDG_CONFIG_HOME: path.join(staged.folder, '.home/.config'),
      HARDHAT_CONFIG: config,
      HARDHAT_IGNITION_CONFIRM_DEPLOYMENT: 'true',
      DEPLOYER_KEY: DEVELOPMENT_KEY,
    };
  });

  afterAll(() => services?.close());

  const shell = (region: string) => runOrThrow(...pageCommand(staged.folder, region, env));
  const client = () => createPublicClient({transport: http(staged.node.url)});
  const officeIn = (printed: string) =>
    /TicketOffice - (0x[0-9a-fA-F]{40})/.exec(printed)?.[1] as Address;

  itShowsTheTicketOffice('deploy-hardhat');

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

  sampleTest(
    'keeps a key, and deploys with it, behind prompts',
    ['python3 with requests'],
    async () => {
      const {DEPLOYER_KEY, HARDHAT_IGNITION_CONFIRM_DEPLOYMENT, ...asked} = env;
      expect([DEPLOYER_KEY, HARDHAT_IGNITION_CONFIRM_DEPLOYMENT]).toEqual([
        DEVELOPMENT_KEY,
        'true',
      ]);
      const set = await typeIn(
        [
          ['Enter the password:', PASSWORD],
          ['confirm your password:', PASSWORD],
          ['Enter secret to store', DEVELOPMENT_KEY],
        ],
        pageCommand(staged.folder, 'keystore', asked),
      );
      expect(set).toContain('Key "DEPLOYER_KEY" set in the production keystore');
      const [command, [flag = '', lines = ''], options] = pageCommand(
        staged.folder,
        'deploy',
        asked,
      );
      const deployed = await typeIn(
        [
          ['Enter the password:', PASSWORD],
          ['Confirm deploy to network lineaSepolia (59141)?', 'y'],
        ],
        [command, [flag, `${lines} --deployment-id asked`], options],
      );
      expect(deployed).toContain('Tickets#TicketOffice - 0x');
    },
  );

  it('reads back code, owner and price', async () => {
    expect(await shell('check')).toContain(
      `code  853 bytes at ${OFFICE}\nowner ${ACCOUNT}\nprice 1 gwei\n`,
    );
  });

  it('shows what is deployed', async () => {
    expect(await shell('status')).toContain(`Tickets#TicketOffice - ${OFFICE}`);
  });

  it('takes the arguments from a file', async () => {
    const printed = await shell('deploy-parameters');
    expensive = officeIn(printed);
    const abi = parseAbi([
      'function owner() view returns (address)',
      'function price() view returns (uint256)',
    ]);
    const read = (functionName: 'owner' | 'price') =>
      client().readContract({address: expensive, abi, functionName});
    expect([await read('owner'), await read('price')]).toEqual([SECOND_ACCOUNT, 2_000_000_000n]);
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

  it('deploys through CreateX to the address that salt and init code make', async () => {
    // As on Linea, CreateX is there already. Ignition's package has its presigned transaction.
    const {presignedTx} = (await import(
      path.join(
        staged.folder,
        'node_modules/@nomicfoundation/ignition-core/dist/src/internal/execution/strategy/createx-artifact.js',
      )
    )) as {presignedTx: Hex};
    const node = createTestClient({mode: 'anvil', transport: http(staged.node.url)})
      .extend(publicActions)
      .extend(walletActions);
    await node.setBalance({address: CREATE_X_DEPLOYER, value: parseEther('1')});
    await node.waitForTransactionReceipt({
      hash: await node.sendRawTransaction({serializedTransaction: presignedTx}),
    });
    expect((await node.getCode({address: CREATE_X}))?.length).toBeGreaterThan(2);

    const config = path.join(staged.folder, 'hardhat.create2.ts');
    const source = readFileSync(config, 'utf8');
    writeFileSync(config, source.replace('./hardhat.config.js', './hardhat.offline.mjs'));
    const salt = /salt: '(0x[0-9a-f]{64})'/.exec(source)?.[1] as Hex;
    const office = officeIn(await shell('deploy-create2'));

    const artifact = 'artifacts/contracts/TicketOffice.sol/TicketOffice.json';
    const {bytecode} = JSON.parse(readFileSync(path.join(staged.folder, artifact), 'utf8')) as {
      bytecode: Hex;
    };
    const args = encodeAbiParameters(parseAbiParameters('address, uint256'), [
      SECOND_ACCOUNT,
      2_000_000_000n,
    ]);
    expect(office).toBe(
      getCreate2Address({
        from: CREATE_X,
        // CreateX hashes a salt that names no sender.
        salt: keccak256(salt),
        bytecode: concatHex([bytecode, args]),
      }),
    );
    expect(await node.getCode({address: office})).toHaveLength(2 + 2 * 853);
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
    const printed = await runOrThrow(command, [flag, `${lines} --deployment-id priced`], options);
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
        priced = {office: officeIn(printed), creation: sent.hash};
        return;
      }
    }
    expect.fail('the deployment is in no block');
  });

  describe('verification', () => {
    const verify = (region: string, more: Readonly<Record<string, string>> = {}) =>
      run(
        ...pageCommand(staged.folder, region, {
          ...env,
          ETHERSCAN_API_KEY: EXPLORER_KEY,
          office: OFFICE,
          owner: ACCOUNT,
          ...more,
        }),
      );

    it('sends what Ignition deployed to all three services', async () => {
      const {code, stdout} = await verify('verify-deployment');
      expect(stdout).toContain('✅ Contract verified successfully on LineaScan!');
      expect(stdout).toContain('✅ Contract verified successfully on Blockscout!');
      expect(stdout).toContain('✅ Contract verified successfully on Sourcify!');
      expect(code).toBe(0);
      expect(services?.submissions.map(({service}) => service)).toEqual([
        'etherscan',
        'blockscout',
        'sourcify',
      ]);
    });

    it('says what is verified already', async () => {
      const {code, stdout} = await verify('verify');
      expect(stdout.match(/has already been verified on/g)).toHaveLength(3);
      expect(code).toBe(0);
    });

    it('sends to the one service that is named', async () => {
      const sent = services?.submissions.length ?? 0;
      const {code, stdout} = await verify('verify-sourcify', priced);
      expect(stdout).toContain('✅ Contract verified successfully on Sourcify!');
      expect(code).toBe(0);
      expect(services?.submissions.slice(sent)).toMatchObject([
        {service: 'sourcify', address: priced.office},
      ]);
    });

    it('takes the arguments from a file, and sends to the services that are left', async () => {
      const {code, stdout} = await verify('verify-file', priced);
      expect(stdout).toContain('✅ Contract verified successfully on LineaScan!');
      expect(stdout).toContain('✅ Contract verified successfully on Blockscout!');
      expect(stdout.match(/has already been verified on/g)).toHaveLength(1);
      expect(code).toBe(0);
    });

    it('compares before it sends anything', async () => {
      const contract = path.join(staged.folder, 'contracts/TicketOffice.sol');
      const source = readFileSync(contract, 'utf8');
      writeFileSync(contract, source.replace('++sold', 'sold += 1'));
      await runOrThrow('npx', ['hardhat', 'build'], {cwd: staged.folder, env});
      const sent = services?.submissions.length;
      const {code, stderr} = await verify('verify-sourcify', {
        office: expensive,
        creation: zeroHash,
      });
      expect(stderr).toContain('bytecode does not match any of your local contracts');
      expect(code).toBe(1);
      expect(services?.submissions.length).toBe(sent);
    });
  });
});
