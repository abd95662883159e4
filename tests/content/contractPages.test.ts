import {describe, expect, it} from 'vitest';
import {catalog} from '../../data/abis/contracts';
import type {ContractFacts} from '../../data/abis/schema';
import {pageFrame} from '../../tools/contractPage/pageFrame';
import {nameOf} from '../../src/contracts/catalog';
import {Counter, family, familyWith, Shop, ShopBase, withMember} from '../unit/contracts/fixtures';
import {checkContractPages} from './checks/contractPages';
import {checkContractSamples} from './checks/contractSamples';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {parsePage, readPages} from '../../tools/content/readPages';

describe('the reference of contracts', () => {
  it('has a page for each contract, with each of its members once', () => {
    expectNoProblems(checkContractPages(readPages(), catalog));
  });

  it('calls members in viem and in Solidity, where they name a sample', () => {
    expectNoProblems(checkContractSamples(readPages(), catalog));
    const called = [...catalog.values()].flatMap(({members}) =>
      members.filter(({sample}) => sample !== undefined).map(nameOf),
    );
    expect(new Set(called)).toEqual(
      new Set([
        'sendMessage',
        'minimumFeeInWei',
        'claimMessage',
        'inboxL1L2MessageStatus',
        'claimMessageWithProof',
        'isMessageClaimed',
        'currentL2BlockNumber',
        'bridgeToken',
        'nativeToBridgedToken',
        'limitInWei',
        'currentPeriodEnd',
        'currentPeriodAmountInWei',
        'isPaused',
        'bridgeTokenWithPermit',
      ]),
    );
  });
});

describe('the check of samples', () => {
  const file = 'docs/api/linea-smart-contracts/shop.mdx';
  const member = {
    kind: 'function',
    signature: 'function claimMessage(uint256 number) external',
    meaning: 'Takes what is yours.',
    sample: '/api/linea-smart-contracts/shop#claim',
    params: {number: 'Of the receipt.'},
    callers: ['anyone'],
  } as const;
  const catalogOf = (sample: string) => familyWith(withMember({...member, sample}));
  const viem = '```ts file=examples/bridge-eth/src/claimDeposit.ts\n```\n';
  const solidity = '```solidity file=examples/contract-calls/contracts/LineaClaims.sol\n```\n';
  const check = (text: string, sample: string = member.sample) =>
    described(checkContractSamples([parsePage(file, text)], catalogOf(sample)));
  const checkForPrograms = (text: string) => {
    const catalog = familyWith(withMember({...member, sampleIn: 'viem'}));
    return described(checkContractSamples([parsePage(file, text)], catalog));
  };

  it('accepts a section with both languages, in tabs and below other headings too', () => {
    const text = `## Claim {/* #claim */}\n\n<Tabs>\n<TabItem value="viem">\n\n${viem}\n</TabItem>\n</Tabs>\n\n### From a contract\n\n${solidity}`;
    expect(check(text)).toBe('');
  });

  it('asks for no Solidity where only programs call a member, and for viem still', () => {
    expect(checkForPrograms(`## Claim {/* #claim */}\n\n${viem}`)).toBe('');
    expect(checkForPrograms(`## Claim {/* #claim */}\n\n${solidity}`)).toContain(
      'where no ts fence of an example calls it',
    );
  });

  it.each<[what: string, text: string, sample: string, message: string]>([
    [
      'a section that is not there',
      `## Claim {/* #claim */}\n\n${viem}\n${solidity}`,
      '/api/linea-smart-contracts/shop#send',
      'data/abis/ShopBase.ts: claimMessage has its sample at /api/linea-smart-contracts/shop#send, and no page has that section. Correct sample',
    ],
    [
      'one language only',
      `## Claim {/* #claim */}\n\n${viem}`,
      member.sample,
      'where no solidity fence of an example calls it',
    ],
    [
      'code that stands below the next heading',
      `## Claim {/* #claim */}\n\n${solidity}\n## Next\n\n${viem}`,
      member.sample,
      'where no ts fence of an example calls it',
    ],
    [
      'code that calls something else',
      `## Claim {/* #claim */}\n\n${solidity}\n\`\`\`ts file=examples/bridge-eth/src/deposit.ts\n\`\`\`\n`,
      member.sample,
      'where no ts fence of an example calls it',
    ],
  ])('fails on %s', (_, text, sample, message) => {
    expect(check(text, sample)).toContain(message);
  });
});

describe('the check of the reference of contracts', () => {
  const file = 'docs/api/linea-smart-contracts/shop.mdx';
  const only = new Map([...family].filter(([name]) => name === 'Shop'));
  const good = pageFrame(family, Shop);
  const own = new Map(
    [...family].map(([name, contract]) => {
      const {page, ...rest} = contract;
      return [name, name === 'Shop' ? {...rest, ...(page !== undefined && {page})} : rest];
    }),
  );
  const check = (text: string) => described(checkContractPages([parsePage(file, text)], own));

  it('accepts the frame of a page', () => {
    expect(only.size).toBe(1);
    expect(check(good)).toBe('');
  });

  it('accepts sections in parts, with text between', () => {
    const parts = good.replace(
      '<ContractMembers contract="Shop" />',
      '<ContractMembers contract="Shop" section="errors" />\n\nText.\n\n<ContractMembers contract="Shop" />',
    );
    expect(check(parts)).toBe('');
  });

  it('accepts inherited functions as folds and other inherited members as rows, which lead to the pages of their contracts', () => {
    const checkRows = (text: string) =>
      described(
        checkContractPages([parsePage(file, text)], family).filter(
          (problem) => problem.file === file,
        ),
      );
    expect(checkRows(good)).toBe('');
    const errors = good.replace(
      '<ContractMembers contract="Shop" />',
      '<ContractMembers contract="Shop" section="errors" />',
    );
    expect(checkRows(errors)).toContain('shows buy 0 times below #buy');
    expect(
      checkRows(
        `${good}\n${errors.slice(errors.indexOf('<ContractMembers'))}\n\n<ContractMembers contract="Shop" section="errors" />`,
      ),
    ).toContain('shows Closed 2 times as the row #closed');
  });

  it('demands of a base the tables that its own members fill, and no others', () => {
    const problems = (contract: ContractFacts) => {
      const base = new Map<string, ContractFacts>([...own, [contract.name, contract]]);
      base.delete('Shop');
      const bare = pageFrame(base, contract).replace(/^<Contract(?:Roles|Pauses) .*\n/gm, '');
      const page = parsePage('docs/api/linea-smart-contracts/counter.mdx', bare);
      return described(checkContractPages([page], base));
    };
    expect(problems({...Counter, members: []})).toBe('');
    expect(problems(Counter)).toMatch(/has no <ContractRoles[^]*has no <ContractPauses/);
  });

  it('fails on a contract without a page, naming file and fix', () => {
    expect(described(checkContractPages([], own))).toBe(
      'data/abis/Shop.ts: has no page. Write docs/api/linea-smart-contracts/shop.mdx: npm run contract-page -- Shop prints its frame',
    );
  });

  it('fails on a page without a contract', () => {
    const page = parsePage('docs/api/linea-smart-contracts/stall.mdx', good);
    expect(described(checkContractPages([page], new Map()))).toContain(
      'is the page of no contract',
    );
  });

  it.each<[what: string, text: string, message: string]>([
    ['another title', good.replace('title: Shop', 'title: A shop'), 'title must be Shop'],
    ['another source', good.replace(Shop.source, ShopBase.source), `sources lack ${Shop.source}`],
    [
      'another day',
      good.replace(Shop.checked, '2020-01-01'),
      'checked is 2020-01-01, and 2026-11-22',
    ],
    [
      'no summary',
      good.replace('<ContractSummary contract="Shop" />', ''),
      'has no <ContractSummary contract="Shop" />',
    ],
    ['no roles', good.replace('<ContractRoles contract="Shop" />', ''), 'has no <ContractRoles'],
    ['no pauses', good.replace('<ContractPauses contract="Shop" />', ''), 'has no <ContractPauses'],
    [
      'one section only',
      good.replace(
        '<ContractMembers contract="Shop" />',
        '<ContractMembers contract="Shop" section="errors" />',
      ),
      'shows buy 0 times below #buy',
    ],
    [
      'members that are there twice',
      `${good}\n<ContractMembers contract="Shop" section="errors" />\n\n<ContractMembers contract="Shop" section="errors" />\n`,
      'shows Closed 2 times below #closed',
    ],
    [
      'the members of another contract',
      good.replace(
        '<ContractMembers contract="Shop" />',
        '<ContractMembers contract="ShopBase" />',
      ),
      '<ContractMembers> shows ShopBase on the page of Shop',
    ],
  ])('fails on %s', (_, text, message) => {
    expect(text).not.toBe(good);
    expect(check(text)).toContain(message);
  });
});
