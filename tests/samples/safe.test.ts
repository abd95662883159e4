import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  concat,
  createTestClient,
  createWalletClient,
  getContractAddress,
  type Hex,
  http,
  pad,
  parseEther,
  publicActions,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia} from 'viem/chains';
import {globSync} from 'tinyglobby';
import {beforeAll, describe, expect, it} from 'vitest';
import {safeContracts, safeReleases} from '../../data/safeContracts';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {stage} from './harness/stage';
import {useLocalNode} from './harness/useLocalNode';

const SALT = pad('0x0');
/** The public key of a development node's second account. It has no funds on any network. */
const SECOND_KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';
const OWNERS = [
  privateKeyToAccount(DEVELOPMENT_KEY).address,
  privateKeyToAccount(SECOND_KEY).address,
  '0x1111111111111111111111111111111111111111',
];

/** Safe's published creation code, by contract name. */
function publishedCode(packages: string, name: string): Map<string, Hex> {
  const files = globSync('build/artifacts/contracts/**/*.json', {
    cwd: path.join(packages, name),
    absolute: true,
    ignore: ['**/*.dbg.json', '**/test/**', '**/examples/**'],
  });
  const artifacts = files.map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as {contractName: string; bytecode: Hex},
  );
  return new Map(artifacts.map(({contractName, bytecode}) => [contractName, bytecode]));
}

describe('examples/safe', () => {
  const staged = useLocalNode('safe', {network: 'sepolia'});
  let packages: string;

  beforeAll(async () => {
    packages = path.join(await stage('tests/samples/safeContracts'), 'node_modules');
  });

  it.each(safeReleases)(
    'the addresses of Safe $version follow from the code that Safe publishes',
    ({version, factory, package: name}) => {
      const code = publishedCode(packages, name);
      const listed = safeContracts.filter((contract) => contract.version === version);
      expect(
        listed.map((contract) => [
          contract.name,
          getContractAddress({
            opcode: 'CREATE2',
            from: factory,
            salt: SALT,
            bytecode: code.get(contract.name) ?? '0x',
          }),
        ]),
      ).toEqual(listed.map(({name: contract, address}) => [contract, address]));
    },
  );

  describe('with the contracts of version 1.4.1 on the local node', () => {
    // The environment overrides the key in the file.
    const shell = (region: string, env: Record<string, string>) =>
      runOrThrow(...pageCommand(staged.folder, region, env));

    beforeAll(async () => {
      const transport = http(staged.node.url);
      const chain = lineaSepolia;
      const wallet = createWalletClient({
        account: privateKeyToAccount(DEVELOPMENT_KEY),
        chain,
        transport,
        pollingInterval: 200,
      }).extend(publicActions);
      const artifacts = '@safe-global/safe-singleton-factory/artifacts/59141/deployment.json';
      const creation = JSON.parse(readFileSync(path.join(packages, artifacts), 'utf8')) as {
        signerAddress: Hex;
        transaction: Hex;
        address: Hex;
      };
      await createTestClient({mode: 'anvil', chain, transport}).setBalance({
        address: creation.signerAddress,
        value: parseEther('1'),
      });
      const serializedTransaction = creation.transaction;
      await wallet.waitForTransactionReceipt({
        hash: await wallet.sendRawTransaction({serializedTransaction}),
      });
      const [release] = safeReleases.filter(({version}) => version === '1.4.1');
      expect(creation.address).toBe(release?.factory);
      const code = publishedCode(packages, release?.package ?? '');
      for (const {name, address} of safeContracts.filter(({version}) => version === '1.4.1')) {
        const data = concat([SALT, code.get(name) ?? '0x']);
        await wallet.waitForTransactionReceipt({
          hash: await wallet.sendTransaction({to: creation.address, data}),
        });
        expect(await wallet.getCode({address}), name).toBeTruthy();
      }
    });

    it('compiles', async () => {
      await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
    });

    it('a Safe is created, two of three owners sign, and any account executes', async () => {
      writeFileSync(path.join(staged.folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
      const created = await shell('create', {OWNERS: OWNERS.join(',')});
      expect(created).toMatch(
        /^safe {5}0x[\da-fA-F]{40}\nsuccess {2}0x[\da-f]{64}, 30\d{4} gas\n$/,
      );
      const SAFE = created.slice(9, 51);
      expect(await shell('fund', {SAFE})).toMatch(/^success {2}0x[\da-f]{64}\n$/);

      expect(await shell('propose', {SAFE})).toMatch(
        /^100000000000000 wei to 0x1{40} with 0x, nonce 0\nhash {6}0x[\da-f]{64}\nsigned by 1 of 2\n$/,
      );
      const early = await run(...pageCommand(staged.folder, 'execute', {SAFE}));
      expect(early.stderr).toContain('The Safe would reject the transaction');

      expect(await shell('second', {SAFE, PRIVATE_KEY: SECOND_KEY})).toMatch(/signed by 2 of 2\n$/);
      expect(await shell('execute', {SAFE})).toMatch(/^success 0x[\da-f]{64}, 11\d{4} gas\n$/);
      expect(await shell('check', {SAFE})).toBe(
        [
          'version   1.4.1',
          'singleton 0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
          `owners    ${OWNERS.join(',')}`,
          'threshold 2',
          'nonce     1',
          'holds     0.0009 ETH',
          '',
        ].join('\n'),
      );
    });
  });
});
