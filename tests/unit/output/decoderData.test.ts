import {describe, expect, it} from 'vitest';
import {addresses} from '@site/data/addresses';
import {catalog} from '@site/data/abis/contracts';
import {standards} from '@site/data/abis/standards';
import {contracts, type DeployedContract} from '@site/data/contracts';
import {type ChainKey, chains} from '@site/data/networks';
import {textParts} from '@site/src/components/facts/FactText/textParts';
import type {DecoderSlot} from '@site/src/contracts/decoderData';
import {decoderData} from '../../../src/output/decoderData/decoderData';
import {valueKind} from '../../../src/output/decoderData/valueKind';
import {family, familyWith, Shop, ShopBase} from '../contracts/fixtures';

const facts = {catalog: family, standards: [], deployed: [], known: []};

describe('what the decoder is given', () => {
  it('names each member with its hash, its values and its places', () => {
    const {members, contracts: known} = decoderData(facts);
    const [buy, ...more] = members.filter(({name, kind}) => name === 'buy' && kind === 'function');
    expect(more).toEqual([]);
    expect(buy).toMatchObject({
      signature: 'buy((uint8,address[]))',
      inputs: [
        {
          type: 'tuple',
          text: 'What to buy.',
          components: [
            {name: 'kind', type: 'uint8', text: 'Small is 0.'},
            {name: 'buyers', type: 'address[]'},
          ],
        },
      ],
    });
    expect(buy?.hash).toMatch(/^0x[0-9a-f]{8}$/);
    const owners = buy?.places.map(({contract}) => known[contract]?.name);
    expect(owners).toContain('IShop');
    expect(owners?.at(-1)).toBe('IShop');
    expect(members.find(({name}) => name === 'Sold')).toMatchObject({
      kind: 'event',
      inputs: [
        {name: 'buyer', indexed: true},
        {name: 'price', as: 'wei'},
      ],
    });
    expect(members.find(({name}) => name === 'IsPaused')?.inputs[0]?.as).toBe('enum:PauseType');
  });

  it('keeps errors and functions apart, and standards beside what is its own', () => {
    const [first] = standards;
    const {members} = decoderData({
      ...facts,
      standards: [
        {
          name: 'Shops',
          source: 'https://example.org/shops',
          members: [
            {signature: 'error Closed()', meaning: 'The same as here.'},
            {signature: 'function Closed()', meaning: 'Something else.'},
          ],
        },
        ...(first === undefined ? [] : [first]),
      ],
    });
    const closed = members.filter(({name}) => name === 'Closed');
    expect(closed.map(({kind, meaning}) => `${kind}: ${meaning}`)).toEqual([
      'error: Come back later.',
      'function: Something else.',
    ]);
    expect(closed[0]?.places.at(-1)).not.toHaveProperty('anchor');
    expect(members.find(({name}) => name === 'Error')).toMatchObject({
      hash: '0x08c379a0',
      inputs: [{as: 'reason'}],
    });
    expect(members.find(({name}) => name === 'Panic')).toMatchObject({
      hash: '0x4e487b71',
      inputs: [{as: 'panic'}],
    });
  });

  it('leads to pages of the site, and knows who answers at each address of the network', () => {
    const data = decoderData({catalog, standards, deployed: contracts, known: addresses});
    for (const {places, name, signature} of data.members) {
      for (const {contract, anchor} of places) {
        const {page = '', own} = data.contracts[contract] ?? {};
        expect(page, name).toMatch(own === true ? /^\/api\/linea-smart-contracts\// : /^https:/);
        expect(anchor === undefined, `${name} ${signature}`).toBe(own !== true);
      }
    }
    for (const {address, name, chain} of contracts) {
      const entry = data.addresses[address.toLowerCase()]?.find(
        ({label}) => label === `${name} on ${chains[chain].name}`,
      );
      expect(entry, name).toBeDefined();
      if (catalog.get(name)?.page !== undefined) {
        expect(data.contracts[entry?.contract ?? -1]?.name).toBe(name);
      }
    }
    expect(Object.keys(data.addresses).filter((key) => !/^0x[0-9a-f]{40}$/.test(key))).toEqual([]);
  });

  it('knows each owner of an address that several contracts have, on their chains', () => {
    const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
    const deployedAs = (name: string, chain: ChainKey): DeployedContract => ({
      ...(contracts[0] as DeployedContract),
      name,
      chain,
      address,
    });
    const {addresses: book, contracts: described} = decoderData({
      ...facts,
      deployed: [
        deployedAs('Shop', 'ethereum'),
        deployedAs('Till', 'linea'),
        deployedAs('LineaRollup', 'ethereum'),
        deployedAs('Shop beacon', 'linea'),
      ],
    });
    const known = book[address.toLowerCase()] ?? [];
    expect(known.map(({label}) => label)).toEqual([
      'Shop on Ethereum Mainnet',
      'Till on Linea Mainnet',
      'LineaRollup on Ethereum Mainnet',
      'Shop beacon on Linea Mainnet',
    ]);
    expect(
      known.map(({contract}) => (contract === undefined ? undefined : described[contract]?.name)),
    ).toEqual(['Shop', undefined, 'Shop', undefined]);
  });

  it('tells what a contract with an address has from its bases, where its page only links it', () => {
    const {contracts: described, members} = decoderData({
      ...facts,
      catalog: familyWith({...Shop, showsInterface: undefined} as never),
      deployed: [{...(contracts[0] as DeployedContract), name: 'Shop'}],
    });
    const shop = described.find(({name}) => name === 'Shop');
    for (const name of ['buy', 'Sold', 'Closed', 'KEEPER_ROLE', 'close']) {
      expect(shop?.inherited).toContain(members.find((member) => member.name === name)?.hash);
    }
    expect(shop?.inherited).not.toContain(members.find(({name}) => name === 'refund')?.hash);
    expect(described.filter(({inherited}) => inherited !== undefined)).toHaveLength(1);
  });

  it('puts what is gone last, and says so', () => {
    const {contracts: described} = decoderData({
      ...facts,
      catalog: familyWith({...ShopBase, gone: 'Since yesterday.'}),
    });
    expect(described.at(-1)).toMatchObject({name: 'ShopBase', isGone: true});
    expect(described.filter(({isGone}) => isGone)).toHaveLength(1);
  });

  it('has the hash of what is too long for a topic', () => {
    const {members} = decoderData({
      ...facts,
      catalog: familyWith({
        ...Shop,
        members: [
          {
            kind: 'event',
            signature:
              'event Named(string indexed name, address[] indexed buyers, bytes32 indexed id)',
            meaning: 'Once.',
            params: {name: 'Of the shop.', buyers: 'All.', id: 'Of the receipt.'},
          },
        ],
      }),
    });
    expect(members.find(({name}) => name === 'Named')).toMatchObject({
      signature: 'Named(string,address[],bytes32)',
      inputs: [
        {
          type: 'bytes32',
          indexed: true,
          text: 'The log contains only the hash of the string. Of the shop.',
        },
        {type: 'bytes32', text: 'The log contains only the hash of the address[]. All.'},
        {type: 'bytes32', text: 'Of the receipt.'},
      ],
    });
  });

  it('has texts whose code and links are whole', () => {
    const data = decoderData({catalog, standards, deployed: contracts, known: addresses});
    const slotTexts = ({text = '', components = []}: DecoderSlot): readonly string[] => [
      text,
      ...components.flatMap(slotTexts),
    ];
    const texts = [
      ...data.members.flatMap(({meaning, gone = '', inputs}) => [
        meaning,
        gone,
        ...inputs.flatMap(slotTexts),
      ]),
      ...Object.values(data.addresses).flatMap((known) => known.map(({label}) => label)),
    ];
    for (const text of texts) {
      expect(() => textParts(text), text).not.toThrow();
    }
  });
});

describe('valueKind', () => {
  it.each([
    ['_fee', 'uint256', 'What it pays, in wei.', 'wei'],
    ['amounts', 'uint256[]', 'In wei.', 'wei'],
    ['amount', 'uint256', 'The stETH, counted as wei of ETH.', 'wei'],
    ['amount', 'uint64', 'In gwei.', 'gwei'],
    ['end', 'uint256', 'When it ends, in Unix seconds.', 'time'],
    ['period', 'uint256', 'How long, in seconds.', 'seconds'],
    ['_chainId', 'uint256', 'Of the token.', 'chain'],
    ['_pauseType', 'uint8', 'Which.', 'enum:PauseType'],
    ['unPauseType', 'uint8', 'The `PauseType`.', 'enum:PauseType'],
    ['kind', 'uint8', 'Which.', undefined],
    ['amount', 'uint256', 'In the smallest unit of the token.', undefined],
    ['wei', 'bytes32', 'In wei.', undefined],
    ['_newRole', 'bytes32', 'Who may.', 'role'],
    ['_tokenMetadata', 'bytes', '', 'tokenMetadata'],
    ['data', 'bytes', 'In wei.', undefined],
    ['text', 'string', 'In wei.', undefined],
  ])('%s, a %s, %s: %s', (name, type, text, kind) => {
    expect(valueKind({name, type}, text, ['PauseType'])).toBe(kind);
  });
});
