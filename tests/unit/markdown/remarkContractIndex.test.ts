import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {remarkContract} from '../../../src/markdown/remarkContract';
import {family, familyWith, familyWithOther, ShopBase} from '../contracts/fixtures';

interface Row {
  readonly head: string;
  readonly note?: string;
  readonly copy?: {readonly value: string; readonly label: string};
  readonly cells: readonly string[];
}

/** The tables that replace an element: caption, columns and rows. */
function tablesOf(text: string, catalog = family) {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkContract, {catalog});
  const page = new VFile({path: 'docs/page.mdx', value: text});
  const {children} = processor.runSync(processor.parse(page), page);
  return children.map((node) => {
    const {attributes} = node as unknown as {
      attributes: readonly {readonly name: string; readonly value: string}[];
    };
    const facts = Object.fromEntries(attributes.map(({name, value}) => [name, value]));
    return {
      caption: facts.caption,
      columns: facts.columns,
      rows: JSON.parse(facts.rows ?? '[]') as readonly Row[],
    };
  });
}

describe('what is deployed', () => {
  it('has a table for each layer, with version, source and date', () => {
    const [one, two] = tablesOf('<ContractDeployments network="mainnet" />');
    expect(one?.caption).toBe('Linea Mainnet: contracts on Ethereum Mainnet');
    expect(two?.caption).toBe('Linea Mainnet: contracts on Linea Mainnet');
    const rollup = one?.rows.find(({head}) => head.includes('LineaRollup'));
    expect(rollup?.note).toMatch(/^implementation `0x/);
    expect(rollup?.cells[0]).toContain('`Initialized`');
    expect(rollup?.cells[1]).toMatch(/^\[contract-audit-[\d-]+\]\(https:\/\/github\.com\//);
    expect(rollup?.cells[2]).toMatch(/^\d{4}-\d\d-\d\d, last seen \d{4}-\d\d-\d\d$/);
  });

  it('says so where nothing is published, with the proxy to ask', () => {
    const [table] = tablesOf('<ContractDeployments network="sepolia" />');
    expect(table?.columns).toBe('Contract|Version, source and date');
    expect(table?.rows[0]?.note).toMatch(/^proxy `0x/);
    expect(table?.rows.flatMap(({cells}) => cells)).toContain('Not published');
  });

  it('fails on an unknown network, naming those there are', () => {
    expect(() => tablesOf('<ContractDeployments network="goerli" />')).toThrow(
      'docs/page.mdx:1: Unknown network "goerli" in <ContractDeployments>: use one of mainnet, sepolia',
    );
  });
});

describe('the index of roles', () => {
  it('has each role once, with its hash, what it opens, and who declares it', () => {
    const [table] = tablesOf('<ContractRoleIndex />');
    const keeper = table?.rows.filter(({head}) => head.includes('KEEPER_ROLE'));
    expect(keeper).toHaveLength(1);
    expect(keeper?.[0]?.head).toBe(
      '[`KEEPER_ROLE`](/api/linea-smart-contracts/shopbase#keeper_role)',
    );
    expect(keeper?.[0]?.copy?.value).toMatch(/^0x[\da-f]{64}$/);
    expect(keeper?.[0]?.cells).toEqual([
      'Opens and closes. May call [`close`](/api/linea-smart-contracts/shopbase#close).',
      '[`ShopBase`](/api/linea-smart-contracts/shopbase)',
    ]);
  });

  it('leads to members of others where a page shows them', () => {
    const [table] = tablesOf('<ContractRoleIndex />', familyWithOther());
    expect(table?.rows.find(({head}) => head.includes('AUDITOR_ROLE'))).toMatchObject({
      head: '[`AUDITOR_ROLE`](/api/linea-smart-contracts/shop#auditor_role)',
      cells: [
        'Reads the books. May call [`audit`](/api/linea-smart-contracts/shop#audit).',
        '`Ledger`',
      ],
    });
  });

  it('leaves out what only older source has', () => {
    const [keeper, ...others] = ShopBase.members;
    const older = familyWith({
      ...ShopBase,
      members: [{...keeper, gone: 'Since spring.'}, ...others],
    });
    expect(JSON.stringify(tablesOf('<ContractRoleIndex />', older))).not.toContain('KEEPER_ROLE');
  });
});

describe('the index of pause types', () => {
  it('has each with its number and the functions whose own type it is', () => {
    const [table] = tablesOf('<ContractPauseIndex />');
    expect(table?.rows.map(({head, note, cells}) => [head, note, cells[1]])).toEqual([
      ['[`NONE`](/api/linea-smart-contracts/interfaces/ishop#pausetype)', '0', 'None'],
      [
        '[`SALES`](/api/linea-smart-contracts/interfaces/ishop#pausetype)',
        '1',
        '[`buy`](/api/linea-smart-contracts/shopbase#buy) of `ShopBase`',
      ],
    ]);
  });

  it('fails where nothing can be paused', () => {
    expect(() => tablesOf('<ContractPauseIndex />', new Map())).toThrow(
      'No contract declares the enum PauseType. Remove <ContractPauseIndex>',
    );
  });
});
