import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {DEVELOPMENT_KEY} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {runOrThrow} from './harness/run';
import {itShowsTheTicketOffice} from './harness/ticketOffice';
import {useLocalNode} from './harness/useLocalNode';

describe('examples/deploy-viem', () => {
  const staged = useLocalNode('deploy-viem', {network: 'sepolia'});
  const shell = (region: string) => runOrThrow(...pageCommand(staged.folder, region));

  itShowsTheTicketOffice('deploy-viem');

  it('compile prints the version of the compiler and the size of the code', async () => {
    expect(await shell('compile')).toBe('solc 0.8.37, 1035 bytes\n');
  });

  it('passes the type check with the ABI that was compiled', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('deploys the contract, buys a ticket, reads, and decodes the error of a call', async () => {
    writeFileSync(path.join(staged.folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
    expect(await shell('deploy')).toBe(
      [
        'deployed 0x5FbDB2315678afecb367f032d93F642f64180aa3',
        'event    ticket 1 to 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
        'sold     1',
        'rejected WrongPayment(0, 1000000000)',
        '',
      ].join('\n'),
    );
  });
});
