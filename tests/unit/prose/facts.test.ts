import {expect, it} from 'vitest';
import {findings} from './findings';

const file = `import {a} from './a of yours.';
interface Fact { readonly kind: 'one of yours.' }
export const fact: Fact = {
  source: 'a page of yours.',
  message: 'nobody can do this.',
  signature: 'function take(address nobody, uint256 of, bool yours)',
  id: 'of-yours',
  summary: 'A key of yours.',
  notes: [
    'The value of \`nobody\`. ' + \`Nobody reads \${a.b}.\`,
    '[Ask](/support) somebody.',
  ],
};
`;

it('strings that are prose are checked, with their line; code, sources and types are not', async () => {
  expect(await findings(file, 'data/fact.ts')).toEqual([
    expect.stringContaining('10 phantom-actor: "Nobody"'),
    expect.stringContaining('11 phantom-actor: "somebody"'),
    expect.stringContaining('8 of-yours: "of yours"'),
  ]);
});
