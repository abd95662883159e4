import {describe, expect, it} from 'vitest';
import {BridgedToken} from '../../data/abis/BridgedToken';
import {CustomBridgedToken} from '../../data/abis/CustomBridgedToken';
import {contractGroups, folderOf} from '../../data/abis/groups';
import {ITokenBridge} from '../../data/abis/ITokenBridge';
import {TokenBridge} from '../../data/abis/TokenBridge';
import {catalog, contracts} from '../../data/abis/contracts';
import type {ContractFacts} from '../../data/abis/schema';
import {contractPage} from '../../data/abis/contractPage';
import {contractItems, methodItems} from '../../config/sidebars/items';
import {contractMark, methodMark} from '../../config/sidebars/marks';

const idOf = (item: ReturnType<typeof contractItems>[number]) =>
  typeof item === 'string' ? item : 'id' in item ? item.id : item.label;

const all = contracts as readonly ContractFacts[];

const markOf = (name: string) => {
  const contract = catalog.get(name);
  return contract && contractMark(contract, [...catalog.values()]);
};

describe('the contracts of a group', () => {
  it('start with the deployed ones, and end with a fold of the bases', () => {
    const folder = folderOf(TokenBridge);
    expect(contractItems(folder).map(idOf)).toEqual([
      contractPage(BridgedToken.page),
      contractPage(CustomBridgedToken.page),
      contractPage(TokenBridge.page),
      contractPage(ITokenBridge.page),
      'Base contracts',
    ]);
  });

  it.each(contractGroups)('$label: each contract is there once', ({folder}) => {
    const ids = contractItems(folder).flatMap((item) =>
      typeof item === 'object' && 'items' in item ? item.items.map(idOf) : [idOf(item)],
    );
    const pages = all
      .filter((contract) => folderOf(contract) === folder)
      .flatMap(({page}) => (page === undefined ? [] : [contractPage(page)]));
    expect([...ids].sort()).toEqual([...pages].sort());
  });
});

describe('the mark of a contract', () => {
  it.each([
    ['LineaRollup', 'L1'],
    ['L2MessageService', 'L2'],
    ['TokenBridge', 'L1 L2'],
    // Through the contracts that inherit it.
    ['LineaRollupBase', 'L1'],
    ['IPauseManager', 'L1 L2'],
    // In the source code only.
    ['ForcedTransactionGateway', undefined],
  ])('of %s is %s', (name, mark) => {
    expect(markOf(name)).toBe(mark);
  });
});

describe('the mark of a method', () => {
  it.each([
    ['yes', undefined],
    ['no', 'not public'],
    ['conditional', 'limited'],
    ['unconfirmed', 'not listed'],
  ] as const)('that a public endpoint answers with %s is %s', (answers, mark) => {
    const availability = [{place: 'public endpoint', answers}] as Parameters<
      typeof methodMark
    >[0]['availability'];
    expect(methodMark({availability})).toBe(mark);
  });

  it('is absent from most methods of the state group, and present on a WebSocket method', () => {
    expect(methodItems('state')).toContain('api/reference/eth-getbalance');
    expect(methodItems('logs')).toContainEqual({
      type: 'doc',
      id: 'api/reference/eth-subscribe',
      customProps: {mark: 'not public'},
    });
  });
});
