import {expect, it} from 'vitest';
import {findings} from './findings';

const text = 'Nobody can stop it.';

it('an exception with a reason silences its rule in what follows it, and only there', async () => {
  const marker = '{/* prose-ignore phantom-actor: the claim is about all accounts */}';
  expect(await findings(`${marker}\n\n${text}`)).toEqual([]);
  expect(await findings(`${marker}\n\n${text}\n\n${text}`)).toEqual([
    expect.stringContaining('5 phantom-actor'),
  ]);
  expect(await findings(`${marker}\n\n${text} A key of yours.`)).toEqual([
    expect.stringContaining('3 of-yours'),
  ]);
});

it.each([
  ['without a reason', '{/* prose-ignore phantom-actor: */}', 'phantom-actor has no reason: write'],
  ['without a rule', '{/* prose-ignore */}', '"" is no rule: write'],
  ['with an unknown rule', '{/* prose-ignore ghost: it is fine */}', '"ghost" is no rule: write'],
  [
    'that silences nothing',
    '{/* prose-ignore calque: it is fine */}',
    'calque silences nothing in what follows it: remove it',
  ],
])('an exception %s is an error, and silences nothing', async (_name, marker, problem) => {
  const found = await findings(`${marker}\n\n${text}`);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringContaining('1 exception: '),
      expect.stringContaining(problem),
      expect.stringContaining('3 phantom-actor: '),
    ]),
  );
  expect(found).toHaveLength(2);
});

it('an exception in facts is a comment before the string', async () => {
  const fact = "export const fact = {\n  summary: 'A key of yours.',\n};";
  const excepted = fact.replace('  summary', '  // prose-ignore of-yours: a quotation\n  summary');
  expect(await findings(fact, 'data/a.ts')).toHaveLength(1);
  expect(await findings(excepted, 'data/a.ts')).toEqual([]);
});
