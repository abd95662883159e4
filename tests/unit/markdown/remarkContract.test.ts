import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {memberHash} from '../../../src/contracts/abi';
import {remarkContract} from '../../../src/markdown/remarkContract';
import {family, familyWith, IShop, Shop, ShopBase, withMember} from '../contracts/fixtures';

type Node = Root['children'][number];

interface MdxElement {
  readonly name?: string;
  readonly attributes?: readonly {readonly name: string; readonly value: string}[];
}

function childrenOf(text: string, catalog = family): readonly Node[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkContract, {catalog});
  const page = new VFile({path: 'docs/page.mdx', value: text});
  return processor.runSync(processor.parse(page), page).children;
}

/** The content of sections and members, in reading order. */
const inOrder = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) =>
    ['StaticPart', 'Member'].includes((node as MdxElement).name ?? '')
      ? inOrder((node as unknown as Root).children)
      : [node],
  );

const headingsOf = (nodes: readonly Node[]) =>
  inOrder(nodes)
    .filter((node): node is Heading => node.type === 'heading')
    .map((node) => {
      const {id = ''} = (node.data as {hProperties: {id?: string}}).hProperties;
      return `${'#'.repeat(node.depth)} ${toString(node)} ${id}`;
    });

/** The content from an anchor to the next heading. */
function below(page: readonly Node[], id: string): readonly Node[] {
  const nodes = inOrder(page);
  const isHeading = (node: Node) => node.type === 'heading';
  const start = nodes.findIndex(
    (node) => isHeading(node) && JSON.stringify(node.data).includes(`"${id}"`),
  );
  const rest = nodes.slice(start + 1);
  const end = rest.findIndex(isHeading);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The attributes of all components in these nodes. */
function attributesOf(nodes: readonly Node[], name: string): Readonly<Record<string, string>>[] {
  return nodes.flatMap((node) => {
    const {name: own, attributes = []} = node as MdxElement;
    const inner = 'children' in node ? attributesOf(node.children, name) : [];
    return own === name
      ? [Object.fromEntries(attributes.map(({name: key, value}) => [key, value])), ...inner]
      : inner;
  });
}

const BASE = '/api/linea-smart-contracts/shopbase';

interface Row {
  readonly id?: string;
  readonly head: string;
  readonly note?: string;
  readonly cells: readonly string[];
}

/** The table row with an anchor. */
const rowOf = (nodes: readonly Node[], id: string) =>
  attributesOf(nodes, 'FactTable')
    .flatMap(({rows = '[]'}) => JSON.parse(rows) as readonly Row[])
    .find((row) => row.id === id);

const textOf = (nodes: readonly Node[]) => nodes.map((node) => toString(node)).join('\n');

describe('the members of a contract', () => {
  it('stand below headings with their anchors, in sections', () => {
    expect(headingsOf(childrenOf('<ContractMembers contract="ShopBase" />'))).toEqual([
      '## Functions functions',
      '### buy buy',
      '## View functions reads',
      '### isPaused ispaused',
      '## Restricted functions restricted',
      '### close close',
      '## Constants and storage values',
      '### KEEPER_ROLE keeper_role',
      '### spent spent',
      '## Modifiers modifiers',
      '### onlyOnce onlyonce',
      '## Internal functions internal-functions',
      '### _count _count',
      '## Inherited members inherited',
    ]);
  });

  it('are split where a page names a section, each shown once', () => {
    const parts = headingsOf(
      childrenOf(
        '<ContractMembers contract="ShopBase" section="modifiers" />\n\nText.\n\n<ContractMembers contract="ShopBase" />',
      ),
    );
    expect(parts.slice(0, 3)).toEqual([
      '## Modifiers modifiers',
      '### onlyOnce onlyonce',
      '## Functions functions',
    ]);
    expect(parts.filter((heading) => heading.includes('onlyonce'))).toHaveLength(1);
  });

  it('say what holds of them', () => {
    const nodes = below(childrenOf('<ContractMembers contract="ShopBase" />'), 'buy');
    const [signature] = attributesOf(nodes, 'Signature');
    expect(signature?.lines).toContain('buy');
    expect(textOf(nodes)).toContain('Counts what is spent, spent.');
    expect(textOf(nodes)).toMatch(
      /Selector .* Callers any account · Paused by SALES · Emits Sold · Implements IShop/,
    );
    expect(attributesOf(nodes, 'Copyable')[0]).toMatchObject({
      value: expect.stringMatching(/^0x[\da-f]{8}$/) as string,
      label: 'Copy selector of buy',
    });
    const [params, reverts] = attributesOf(nodes, 'FactTable');
    // The description comes from the interface, and the type links to the struct.
    expect(JSON.parse(params?.rows ?? '')).toEqual([
      {
        head: '`_order`',
        note: '[Order](/api/linea-smart-contracts/interfaces/ishop#order)',
        cells: ['What to buy.'],
      },
    ]);
    expect(JSON.parse(reverts?.rows ?? '')).toEqual([
      {
        head: '[`IsPaused`](/api/linea-smart-contracts/interfaces/ishop#ispaused)',
        cells: ['`SALES` is paused.'],
      },
      {
        head: '[`Closed`](/api/linea-smart-contracts/interfaces/ishop#closed)',
        cells: ['It is Sunday.'],
      },
    ]);
    expect(textOf(nodes)).toContain('Returns uint256 number: Of the receipt.');
  });

  it('lead to the section that calls them, on the page and from others', () => {
    const sold = (sample: string) =>
      familyWith(
        withMember({
          kind: 'function',
          signature: 'function sell(uint256 price) external',
          meaning: 'Takes it back.',
          sample,
          params: {price: 'In wei.'},
          callers: ['anyone'],
        }),
      );
    const linkOn = (route: string) => {
      const text = '<ContractMembers contract="ShopBase" />';
      const nodes = below(
        childrenOf(text, sold(`/api/linea-smart-contracts/${route}#sell-it`)),
        'sell',
      );
      expect(textOf(nodes)).toContain('Callers any account · Sample how to call it');
      return JSON.stringify(nodes);
    };
    expect(linkOn('shopbase')).toContain('"url":"#sell-it"');
    expect(linkOn('shop')).toContain('"url":"/api/linea-smart-contracts/shop#sell-it"');
  });

  it('tell what a role needs, and its hash', () => {
    const nodes = childrenOf('<ContractMembers contract="ShopBase" />');
    expect(textOf(below(nodes, 'close'))).toContain('Callers accounts with KEEPER_ROLE');
    const [reverts] = attributesOf(below(nodes, 'close'), 'FactTable').slice(1);
    expect(reverts?.rows).toContain('is missing role');
    const copies = attributesOf(below(nodes, 'keeper_role'), 'Copyable');
    expect(copies.map(({label}) => label)).toEqual([
      'Copy selector of KEEPER_ROLE',
      'Copy value of KEEPER_ROLE',
    ]);
  });

  it('have no selector inside, and no copy of what they are', () => {
    const nodes = below(childrenOf('<ContractMembers contract="ShopBase" />'), '_count');
    expect(attributesOf(nodes, 'Copyable')).toEqual([]);
    expect(textOf(nodes)).not.toContain('Callers');
  });

  it('link to others on the page and on other pages, and not to themselves', () => {
    const nodes = childrenOf('<ContractMembers contract="ShopBase" />');
    expect(JSON.stringify(below(nodes, 'buy'))).toContain('"url":"#spent"');
    expect(JSON.stringify(below(nodes, 'spent'))).not.toContain('"url"');
  });

  /** The page of an interface with so many errors. */
  const pageWith = (count: number) => {
    const members = Array.from({length: count}, (_, index) => ({
      kind: 'error' as const,
      signature: `error E${index}()`,
      meaning: 'One of many.',
    }));
    return childrenOf('<ContractMembers contract="IShop" />', familyWith({...IShop, members}));
  };

  it('are static, in a part for each section', () => {
    const nodes = pageWith(2);
    expect(nodes.map((node) => (node as MdxElement).name)).toEqual(['StaticPart']);
    expect(attributesOf(nodes, 'StaticPart')).toEqual([{id: 'errors-section'}]);
    expect(headingsOf(nodes)).toEqual(['## Errors errors', '### E0 e0', '### E1 e1']);
  });

  it('fold, at first only where there are many', () => {
    const open = (count: number) =>
      attributesOf(pageWith(count), 'Member').filter(({opened}) => opened !== undefined);
    expect(open(20)).toHaveLength(20);
    expect(open(21)).toHaveLength(0);
  });

  it('have kind, parameters and selector beside the name', () => {
    const members = attributesOf(childrenOf('<ContractMembers contract="ShopBase" />'), 'Member');
    const hash = memberHash(family, ShopBase, ShopBase.members[2])?.value;
    expect(members[0]).toMatchObject({kind: 'function', hash, opened: ''});
    expect(members[0]?.takes).toBe('(Order _order)');
    const modifier = members.find(({kind}) => kind === 'modifier');
    expect(modifier).toMatchObject({opened: ''});
    expect(modifier).not.toHaveProperty('hash');
    expect(modifier).not.toHaveProperty('takes');
    for (const member of members) {
      expect(member.anchor).toBe(member.label?.toLowerCase());
    }
  });

  it('have one filter above them, unless there are few', () => {
    const filters = (nodes: readonly Node[]) => attributesOf(nodes, 'MemberFilter');
    expect(filters(pageWith(10))).toEqual([]);
    expect(filters(pageWith(11))).toEqual([{}]);
    expect((pageWith(11)[0] as MdxElement).name).toBe('MemberFilter');
    const members = Array.from({length: 11}, (_, index) => ({
      kind: 'error' as const,
      signature: `error E${index}()`,
      meaning: 'One of many.',
    }));
    const parts = childrenOf(
      '<ContractMembers contract="Shop" section="errors" />\n\n<ContractMembers contract="Shop" />',
      familyWith({...IShop, members: [...IShop.members, ...members]}),
    );
    expect(filters(parts)).toEqual([{inherited: ''}]);
  });

  it('are told to be newer than what is deployed', () => {
    const nodes = below(childrenOf('<ContractMembers contract="Shop" />'), 'refund');
    expect(textOf(nodes)).toContain('Not deployed yet for Linea Mainnet.');
  });

  it('are told to be deployed nowhere: once on their own page, and in each list of another', () => {
    const missing = familyWith({...ShopBase, missingOn: ['mainnet', 'sepolia']});
    const told = 'Not deployed for Linea Mainnet and Linea Sepolia (published deployments).';
    const nodes = childrenOf('<ContractMembers contract="ShopBase" />', missing);
    for (const anchor of ['buy', 'spent', 'onlyonce']) {
      expect(textOf(below(nodes, anchor))).not.toContain('Not deployed');
    }
    expect(textOf(childrenOf('<ContractSummary contract="ShopBase" />', missing))).toContain(told);
    // Derived contracts have the same note, but only on inherited members.
    const shop = childrenOf('<ContractMembers contract="Shop" />', missing);
    expect(textOf(below(shop, 'buy'))).toContain(`${told} Counts what is spent, spent.`);
    expect(rowOf(shop, 'sold')?.cells).toEqual(['Money changed hands.']);
    expect(textOf(below(shop, 'refund'))).toContain('Not deployed yet for Linea Mainnet.');
    expect(textOf(below(shop, 'refund'))).not.toContain(told);
  });

  it('that are called come first, also if another page describes them', () => {
    const nodes = childrenOf('<ContractMembers contract="Shop" />');
    const buy = below(nodes, 'buy');
    const hash = memberHash(family, ShopBase, ShopBase.members[2])?.value ?? '';
    expect(headingsOf(nodes).slice(0, 2)).toEqual(['## Functions functions', '### buy buy']);
    expect(attributesOf(nodes, 'Member')).toContainEqual({
      kind: 'function',
      anchor: 'buy',
      label: 'buy',
      inherited: '',
      takes: '(Order _order)',
      hash,
    });
    // The link comes first, then the signature and the brief meaning.
    expect(textOf(buy)).toMatch(/Described on ShopBase: buy\s+Counts what is spent, spent\./);
    expect(JSON.stringify(buy)).toContain(`"url":"${BASE}#buy"`);
    expect(attributesOf(buy, 'Signature')[0]?.lines).toContain('payable');
    expect(attributesOf(buy, 'Copyable')).toEqual([{value: hash, label: 'Copy selector of buy'}]);
    expect(attributesOf(buy, 'FactTable')).toEqual([]);
  });

  it('are a folded table with links, if other pages describe them and they are not called', () => {
    const nodes = childrenOf('<ContractMembers contract="Shop" />');
    expect(attributesOf(nodes, 'FactTable')).toContainEqual(
      expect.objectContaining({
        caption: 'Inherited errors',
        columns: 'Inherited member|Meaning',
      }),
    );
    expect(attributesOf(nodes, 'StaticPart')).toContainEqual({id: 'errors-section'});
    expect(textOf(nodes)).toContain('Inherited errors (2)');
    const sold = memberHash(family, IShop, IShop.members[2])?.value ?? '';
    const SHOP = '/api/linea-smart-contracts/interfaces/ishop';
    expect(rowOf(nodes, 'sold')).toEqual({
      id: 'sold',
      head: `[\`Sold\`](${SHOP}#sold)`,
      note: `\`${sold}\` in [\`IShop\`](${SHOP})`,
      copy: {value: sold, label: 'Copy topic of Sold'},
      cells: ['Money changed hands.'],
    });
    // The row keeps the anchor of this page, and the link has the anchor of the describing page.
    expect(rowOf(nodes, 'ispaused-error')?.head).toBe(`[\`IsPaused\`](${SHOP}#ispaused)`);
    expect(rowOf(nodes, 'order')).toMatchObject({note: `in [\`IShop\`](${SHOP})`});
    const inherited = textOf(below(nodes, 'inherited'));
    expect(inherited).toContain('ShopBase: spent, onlyOnce, _count');
    expect(inherited).not.toContain('Sold');
  });

  it('fold at the end of a section if they are boilerplate, and overrides of it come last', () => {
    const {members, ...base} = ShopBase;
    const [, , buy, isPaused] = members;
    const copyOf = {
      ...buy,
      signature: 'function sell(uint256 price) external',
      params: {price: 'In wei.'},
    };
    const pageOf = (own: readonly object[]) =>
      childrenOf(
        '<ContractMembers contract="Shop" />',
        familyWith(
          {...base, members: [buy, isPaused], page: undefined, isBoilerplate: true} as never,
          {...Shop, members: own} as never,
        ),
      );
    const nodes = pageOf([copyOf]);
    expect(headingsOf(nodes)).toEqual([
      '## Functions functions',
      '### sell sell',
      '### buy buy',
      '## View functions reads',
      '### isPaused ispaused',
      ...headingsOf(nodes).slice(5),
    ]);
    // Their fold has a line, but no member.
    expect(attributesOf(nodes, 'Member').slice(0, 3)).toMatchObject([
      {label: 'sell'},
      {},
      {label: 'buy', inherited: ''},
    ]);
    expect(textOf(nodes)).toContain('Functions of ShopBase (1)');
    expect(textOf(nodes)).toContain('View functions of ShopBase (1)');

    const replaced = pageOf([buy, copyOf]);
    expect(headingsOf(replaced).slice(1, 3)).toEqual(['### sell sell', '### buy buy']);
    expect(textOf(replaced)).not.toContain('\nFunctions of ShopBase');
  });
});

describe('an inherited member in a row', () => {
  const meaningIn = (meaning: string, gone?: string) => {
    const members = IShop.members.map((member) =>
      member.signature.includes('Sold') ? {...member, meaning, ...(gone && {gone})} : member,
    );
    const changed = {...IShop, members};
    const catalog = familyWith(changed, {...Shop, bases: ['IShop'], members: []});
    return rowOf(childrenOf('<ContractMembers contract="Shop" />', catalog), 'sold')?.cells[0];
  };

  it.each([
    ['One. Two.', 'One.'],
    ['Costs 1.5 gwei. More is refused.', 'Costs 1.5 gwei.'],
    ['Reads `a. b` first. Then more.', 'Reads `a. b` first.'],
    ['Is [this. That](/api/errors). More.', 'Is [this. That](/api/errors).'],
    ['Does it work? Ask.', 'Does it work?'],
    ['No end', 'No end'],
  ])('says of "%s" only "%s"', (meaning, sentence) => {
    expect(meaningIn(meaning)).toBe(sentence);
  });

  it('says what is gone', () => {
    expect(meaningIn('Buys. At once.', 'Since version 2.')).toBe('Since version 2. Buys.');
  });
});

describe('the summary of a contract', () => {
  const [list] = childrenOf('<ContractSummary contract="Shop" />');

  it('has kind, source, family, ABI and addresses', () => {
    expect(toString(list)).toContain('Kind: contract');
    expect(JSON.stringify(list)).toContain(
      'https://github.com/example/shop/blob/0123abcd/contracts/Shop.sol',
    );
    expect(JSON.stringify(list)).toContain('"url":"/api/linea-smart-contracts/shopbase"');
    expect(JSON.stringify(list)).toContain('pathname:///abi/Shop.json');
    expect(list && attributesOf([list], 'Address')).toEqual([{contract: 'ethereum/LineaRollup'}]);
  });

  it('names what inherits it', () => {
    expect(textOf(childrenOf('<ContractSummary contract="ShopBase" />'))).toContain(
      'Inherited by: Shop',
    );
  });
});

describe('tables of a contract', () => {
  it('show roles with their hash and what they open', () => {
    const [roles] = attributesOf(childrenOf('<ContractRoles contract="Shop" />'), 'FactTable');
    expect(roles?.rows).toContain(`May call [\`close\`](${BASE}#close).`);
    expect(roles?.rows).toMatch(/"note":"`0x[\da-f]{64}`"/);
  });

  it('show pauses with what they stop', () => {
    const [pauses] = attributesOf(childrenOf('<ContractPauses contract="Shop" />'), 'FactTable');
    expect(JSON.parse(pauses?.rows ?? '')).toEqual([
      {
        head: '[`SALES`](/api/linea-smart-contracts/interfaces/ishop#pausetype)',
        cells: [`[\`buy\`](${BASE}#buy)`],
      },
    ]);
  });

  it('list all contracts', () => {
    const nodes = childrenOf('<ContractList />');
    expect(headingsOf(nodes)).toEqual(['### Rollup rollup', '### Interfaces interfaces']);
    const rows = attributesOf(nodes, 'FactTable').map(
      (list) => JSON.parse(list.rows ?? '') as unknown[],
    );
    expect(rows.flat()).toHaveLength(family.size);
  });

  it('mark in the list what is gone and what is deployed nowhere', () => {
    const gone = new Map([[IShop.name, {...IShop, gone: 'Closed.'}]]);
    const [list] = attributesOf(childrenOf('<ContractList />', gone), 'FactTable');
    expect(list?.rows).toContain('interface, removed, [ABI]');
    const missing = familyWith({...ShopBase, missingOn: ['mainnet']});
    const [rollup] = attributesOf(childrenOf('<ContractList />', missing), 'FactTable');
    expect(rollup?.rows).toContain('abstract contract, not deployed, [ABI]');
  });
});

describe('remarkContract', () => {
  it.each([
    [
      '<ContractMembers contract="Shoop" />',
      'Unknown contract "Shoop" in <ContractMembers>: perhaps Shop',
    ],
    ['<ContractMembers contract={x} />', '<ContractMembers> takes plain text'],
    [
      '<ContractMembers contract="Shop" kind="errors" />',
      'does not know kind: it takes contract="…" and section="…"',
    ],
    [
      '<ContractMembers contract="Shop" section="error" />',
      'does not know the section "error": use one of functions',
    ],
    [
      '<ContractMembers contract="IShop" section="modifiers" />',
      'IShop has no modifiers. Remove this',
    ],
    [
      '<ContractRoles contract="IShop" />',
      'There is no role to show for IShop: a base shows those of its own members. Remove <ContractRoles>',
    ],
    [
      '<ContractPauses contract="IShop" />',
      'No function to show for IShop says pausedBy: a base shows its own. Remove <ContractPauses>',
    ],
    ['<ContractList contract="Shop" />', '<ContractList> does not know contract: it takes nothing'],
  ])('fails the build on %s, naming page, line and fix', (text, message) => {
    expect(() => childrenOf(`\n${text}`)).toThrow(/^docs\/page\.mdx:2: /);
    expect(() => childrenOf(`\n${text}`)).toThrow(message);
  });

  it('leaves other elements alone', () => {
    expect(
      attributesOf(childrenOf('<ContractTable network="mainnet" />'), 'ContractTable'),
    ).toEqual([{network: 'mainnet'}]);
  });
});
