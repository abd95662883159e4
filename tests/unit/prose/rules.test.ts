import {describe, expect, it} from 'vitest';
import {lint} from '../../../tools/prose/lint';
import {ruleIds} from '../../../tools/prose/ruleSet';
import {findings, words} from './findings';

interface Case {
  readonly rule: string;
  readonly file?: string;
  /** The text of a page, and how its finding begins. */
  readonly fails: readonly (readonly [text: string, finding: string])[];
  readonly passes: readonly string[];
}

const fence = '```sh\nnpm start\n```';
const steps = '1. Open the app.';
const long = words(20).replaceAll('.', '');
const howTo = 'docs/get-started/how-to/fixture.mdx';

const cases: readonly Case[] = [
  {
    rule: 'phantom-actor',
    fails: [
      ['Nobody can stop it.', '"Nobody": name the actor'],
      ['Send it before someone else does.', '"someone else": name the actor'],
      ['It pays whoever claims.', '"whoever": name the actor'],
      ['A field in which one can divide.', '"one can": name the actor'],
    ],
    passes: ['You can stop it. Another one can too.', 'The two nodes differ: only one must agree.'],
  },
  {
    rule: 'calque',
    fails: [
      ['`eth_call` answers with a hash.', '"answers with": write "returns"'],
      ['The node answers `null`.', '"answers": write "returns"'],
      ['Geth takes `latest`.', '"takes": write "accepts"'],
      ['The URL stands in the file.', '"stands in": write "is"'],
      ['The hashes are others.', '"are others": write "differs from"'],
      ['The fault is mended.', '"mended": write "fix"'],
      ['Look whether it runs.', '"Look whether": write "check whether"'],
      ['Besu drops it without a word.', '"without a word": write "silently"'],
      ['The value is no hash.', '"is no hash": write "isn’t a"'],
      ['Linea has it since July 2026.', '"has it since July": write "has been'],
      ['| A | B |\n|---|---|\n| 1 | the same |', '"the same": write the value again'],
      ['Run it. Of a token, send the name.', '"Of": write the subject first'],
      ['Run it. `a` knocks.', '"knocks": write "connect"'],
    ],
    passes: [
      'An answer with two fields answers the question. ABI stands for application binary interface.',
      'The transaction runs out of gas. There is no fee, and the key is no longer valid.',
      'Linea has supported blobs since March 2024. Of course, the `stand-in` runs there.',
      'The node takes ten minutes. The difference lies in the fee.',
    ],
  },
  {
    rule: 'of-yours',
    fails: [
      ['Create a key of yours.', '"of yours": put the owner first'],
      ['It has a page of its own, too.', '"of its own": put the owner first'],
      ['Run a node of your own on Linea.', '"of your own": put the owner first'],
    ],
    passes: ['The size of its own proof matters. Use your own key.'],
  },
  {
    rule: 'auditor-voice',
    fails: [
      ["The network's own documentation differs.", '"The network\'s own documentation": state'],
      ['No public source that we found gives it.', '"No public source that we found": state'],
      ['We found no tag.', '"We found": state the fact'],
    ],
    passes: ["The source code isn't published. The network's validators sign.", 'No source code.'],
  },
  {
    rule: 'sentence-length',
    fails: [
      [
        `${words(30).replaceAll('.', '')} \`code\`.`,
        '"Run your node and read its …" has 31 words: split it',
      ],
      [`- ${words(31).replaceAll('.', '')}`, '"Run your node and read its …" has 31 words'],
    ],
    passes: [
      `${words(29).replaceAll('.', '')} \`eth_call\`. \`code\` starts the next one.`,
      `| A | B |\n|---|---|\n| ${long} | ${long} |`,
      `- ${long}\n- ${long}`,
    ],
  },
  {
    rule: 'repeated-words',
    fails: [['Run the the node.', 'Unexpected repeated `the`']],
    passes: ['Run the node.'],
  },
  {
    rule: 'indefinite-article',
    fails: [['Send an transaction.', 'Unexpected article `an` before `transaction`']],
    passes: ['Send a transaction to an L2 over a URL.'],
  },
  {
    rule: 'heading-start',
    fails: [
      ['## What the check catches', 'heading "What the check catches" starts with "What the"'],
      ['## Of blobs', 'heading "Of blobs" starts with "Of"'],
      ['## When one is silent', 'heading "When one is silent" starts with "When one"'],
    ],
    passes: ["## Check Maru's status", '## What is Linea?', '## What happens to a token'],
  },
  {
    rule: 'code-introduction',
    fails: [
      [`## Run {/* #run */}\n\n${fence}`, 'code block without a sentence directly before it'],
      [`Run it:\n\n${fence}\n\n${fence}`, 'code block without a sentence directly before it'],
      [`## Run\n\n<Tabs>\n<TabItem>\n\n${fence}\n\n</TabItem>\n</Tabs>`, 'code block without'],
    ],
    passes: [
      `Run it:\n\n{/* why */}\n\n${fence}`,
      `Run it:\n\n<Tabs>\n<TabItem>\n\n${fence}\n\n${fence}\n\n</TabItem>\n</Tabs>`,
      '## Life of a block\n\n```mermaid\nflowchart LR\n```',
    ],
  },
  {
    rule: 'inline-dates',
    fails: [
      ['In May 2026, on June 4, and on 2026-07-14.', '"May 2026", "June 4", "2026-07-14" in one'],
    ],
    passes: ['In May 2026 and on June 4.\n\nAnd on July 14, 2026.'],
  },
  {
    rule: 'how-to-length',
    file: howTo,
    fails: [[`${steps}\n\n${words(1200)}`, 'the page has 1203 words of prose: split it']],
    passes: [
      `---\ntitle: ${words(9)}\n---\n\n${steps}\n\n${words(1190)}\n\n12 7\n\nRun it:\n\n${fence}`,
    ],
  },
  {
    rule: 'late-action',
    file: howTo,
    fails: [
      [`${words(160)}\n\n${steps}`, 'the first action comes after 160 words, in line 3'],
      [words(160), 'no numbered step or code block in 160 words'],
    ],
    passes: [`${words(150)}\n\n${steps}\n\n${words(100)}`, words(150)],
  },
  {
    rule: 'late-request',
    file: 'docs/api/reference/eth-call.mdx',
    fails: [
      [`${words(160)}\n\n<RpcExamples method="eth_call" />`, '<RpcExamples> comes after 160 words'],
      [words(160), 'no <RpcExamples> in 160 words'],
      [
        'Run a call.\n\n<RpcParameters method="eth_call" />\n\n<RpcExamples method="eth_call" />',
        '<RpcExamples> comes after parameters, returns or errors: put the request',
      ],
    ],
    passes: [`${words(150)}\n\n<RpcExamples method="eth_call" />\n\n${words(100)}`],
  },
];

it('the list of all methods needs no request', async () => {
  expect((await findings(words(160), 'docs/api/reference/index.mdx')).join()).not.toContain(
    'late-request',
  );
});

describe.each(cases)('the rule $rule', ({rule, file, fails, passes}) => {
  it('fails, quotes the words and says the fix', async () => {
    for (const [text, finding] of fails) {
      const found = await findings(text, file);
      expect(found, text).toContainEqual(expect.stringContaining(` ${rule}: ${finding}`));
    }
  });

  it('passes plain English', async () => {
    for (const text of passes) {
      expect(await findings(text, file), text).toEqual([]);
    }
  });
});

describe('the rules', () => {
  it('all have cases here', () => {
    expect(cases.map(({rule}) => rule)).toEqual(ruleIds);
  });

  it('say the place, in the file, of the words', async () => {
    const text = '---\ntitle: A note\n---\n\n:::note\n**Two [links](./a.mdx)** for nobody.\n:::';
    const {messages} = await lint('docs/a.mdx', text);
    const [{line, column} = {}] = messages;
    expect(text.split('\n')[(line ?? 0) - 1]?.slice((column ?? 0) - 1)).toBe('nobody.');
  });

  it('read title and description', async () => {
    expect(await findings('---\ndescription: A key of yours.\n---')).toEqual([
      expect.stringContaining('2 of-yours: "of yours"'),
    ]);
  });

  it('report a page that is not MDX', async () => {
    expect(await findings('<Tabs>')).toEqual([expect.stringContaining('Expected a closing tag')]);
  });
});
