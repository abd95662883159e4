import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {useContractTools} from './harness/contractTools';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const POINTS = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

/**
 * Imports of OpenZeppelin Contracts 4, and the compiler's errors for them. The compiler lists all
 * missing files in one error.
 */
const OLD_HABITS = {
  'imports of files that are gone': {
    lines: [
      'import "@openzeppelin/contracts/security/Pausable.sol";',
      'import "@openzeppelin/contracts/utils/Counters.sol";',
      'import "@openzeppelin/contracts/utils/math/SafeMath.sol";',
    ],
    messages: [
      'contracts/security/Pausable.sol" not found',
      'contracts/utils/Counters.sol" not found',
      'contracts/utils/math/SafeMath.sol" not found',
    ],
  },
  'Ownable without an owner': {
    lines: [
      'import "@openzeppelin/contracts/access/Ownable.sol";',
      'contract Old is Ownable { constructor() {} }',
    ],
    messages: ['No arguments passed to the base constructor'],
  },
  'a hook before transfers': {
    lines: [
      'import "@openzeppelin/contracts/token/ERC20/ERC20.sol";',
      'contract Old is ERC20("", "") {',
      '  function _beforeTokenTransfer(address, address, uint256) internal override {}',
      '}',
    ],
    messages: ['Function has override specified but does not override anything'],
  },
  'the setup of a role': {
    lines: [
      'import "@openzeppelin/contracts/access/AccessControl.sol";',
      'contract Old is AccessControl {',
      '  constructor() { _setupRole(DEFAULT_ADMIN_ROLE, msg.sender); }',
      '}',
    ],
    messages: ['Undeclared identifier'],
  },
} as const;

describe('examples/deploy-template', () => {
  const tools = useContractTools(['forge', 'cast']);
  const staged = useLocalNode('deploy-template', {network: 'sepolia'});
  const env = () => ({
    HOME: path.join(staged.folder, '.home'),
    FOUNDRY_OFFLINE: 'true',
    FOUNDRY_SOLC: path.join(tools.folder, 'solc.mjs'),
  });
  const passwordFile = () => path.join(env().HOME, 'password');
  const shell = (region: string, more: Readonly<Record<string, string>> = {}) =>
    runOrThrow(
      ...pageCommand(staged.folder, region, {...env(), ETH_PASSWORD: passwordFile(), ...more}),
    );

  beforeAll(async () => {
    if (tools.missing.length > 0) {
      return;
    }
    mkdirSync(env().HOME);
    writeFileSync(passwordFile(), 'test');
    cpSync(path.join(tools.folder, 'forge-std'), path.join(staged.folder, 'lib/forge-std'), {
      recursive: true,
    });
    const keystore = ['--private-key', DEVELOPMENT_KEY, '--unsafe-password', 'test'];
    await runOrThrow('cast', ['wallet', 'import', 'deployer', ...keystore], {
      cwd: staged.folder,
      env: env(),
    });
  });

  it('look-through shows what a template builds on', async () => {
    expect(await shell('look-through')).toBe(
      [
        'src/LoyaltyPoints.sol:1:// SPDX-License-Identifier: MIT',
        'src/LoyaltyPoints.sol:2:pragma solidity ^0.8.31;',
        'src/LoyaltyPoints.sol:4:import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";',
        'src/LoyaltyPoints.sol:5:import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";',
        'src/LoyaltyPoints.sol:6:import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";',
        '',
      ].join('\n'),
    );
  });

  it('builds with OpenZeppelin Contracts from npm, and passes its tests', async () => {
    const printed = await shell('build');
    expect(printed).toContain('| LoyaltyPoints | 2,545            | 3,253             |');
    expect(printed).toContain('2 tests passed, 0 failed, 0 skipped (2 total tests)');
  });

  it('is formatted as forge does it', async () => {
    await runOrThrow('forge', ['fmt', '--check'], {cwd: staged.folder, env: env()});
  });

  it('deploys, and belongs to whom it names', async () => {
    expect(await shell('deploy')).toContain(`Deployed to: ${POINTS}`);
    expect(await shell('check', {points: POINTS})).toBe(`${ACCOUNT}\n"LOYAL"\n0\n`);
  });

  it.each(Object.entries(OLD_HABITS))('no longer compiles: %s', async (_, {lines, messages}) => {
    const file = path.join(staged.folder, 'src/Old.sol');
    writeFileSync(file, ['pragma solidity ^0.8.0;', ...lines, ''].join('\n'));
    const {code, stdout, stderr} = await run('forge', ['build', 'src/Old.sol'], {
      cwd: staged.folder,
      env: env(),
    });
    rmSync(file);
    for (const message of messages) {
      expect(stdout + stderr).toContain(message);
    }
    expect(code).not.toBe(0);
  });
});
