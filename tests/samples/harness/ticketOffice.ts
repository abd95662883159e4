import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const examples = path.resolve(import.meta.dirname, '../../../examples');

/** Tests that an example has the same contract as `deploy-foundry`. */
export function itShowsTheTicketOffice(example: string) {
  it('shows the contract of examples/deploy-foundry', () => {
    const read = (file: string) => readFileSync(path.join(examples, file), 'utf8');
    expect(read(`${example}/contracts/TicketOffice.sol`)).toBe(
      read('deploy-foundry/src/TicketOffice.sol'),
    );
  });
}
