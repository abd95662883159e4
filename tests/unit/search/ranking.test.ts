import {describe, expect, it} from 'vitest';
import {type SmallPage, smallSearch} from './smallSearch';

const guide = '/get-started/how-to/a';
const method = '/api/reference/eth-b';
const methodGroup = '/api/reference/group';
const contract = '/api/linea-smart-contracts/c';
const contractInterface = '/api/linea-smart-contracts/interfaces/d';

/** The URLs of the pages for a query, best first. */
async function ranked(query: string, pages: readonly SmallPage[]): Promise<readonly string[]> {
  const {find} = await smallSearch(pages);
  return find(query);
}

/** Expects an order that does not depend on the order of pages in the index. */
async function expectOrder(query: string, pages: readonly SmallPage[]): Promise<void> {
  const urls = pages.map(({url}) => url);
  expect(await ranked(query, pages)).toEqual(urls);
  expect(await ranked(query, [...pages].reverse())).toEqual(urls);
}

/** Expects the first page to be found first, wherever it stands in the index. */
async function expectFirst(query: string, pages: readonly SmallPage[]): Promise<void> {
  expect((await ranked(query, pages))[0]).toBe(pages[0]?.url);
  expect((await ranked(query, [...pages].reverse()))[0]).toBe(pages[0]?.url);
}

describe('plain words', () => {
  it('lead to a guide before a method that does not say it is about them', async () => {
    const other = {url: guide, title: 'Gas', prose: 'It is cheaper.'};
    const mentions = {url: method, title: 'eth_b', sections: {'Gas that is cheaper': {}}};
    await expectOrder('cheaper gas', [other, mentions]);
    await expectOrder('cheaper gas', [{...mentions, keywords: 'cheaper, gas'}, other]);
  });
});

describe('the words of a query', () => {
  it('count most in a title, then in a heading, then in the text', async () => {
    await expectOrder('gas fees', [
      {url: '/a', title: 'Gas fees', prose: 'What a transaction costs.'},
      {url: '/b', title: 'Costs', sections: {'Gas fees': {prose: 'What a transaction costs.'}}},
      {url: '/c', title: 'Costs', prose: 'What a transaction costs: gas fees.'},
    ]);
  });

  it('count most in the title that they are, then in one that they begin, then in another', async () => {
    await expectOrder('gas fees', [
      {url: '/a', title: 'Gas fees'},
      {url: '/b', title: 'Gas fees explained in every detail'},
      {url: '/c', title: 'About gas fees'},
    ]);
  });

  it('count alike with stop words and without', async () => {
    for (const query of ['deploy contract', 'deploy a contract']) {
      await expectFirst(query, [
        {url: '/a', title: 'Deploy a contract'},
        {url: '/b', title: 'Deploy another contract'},
      ]);
    }
  });

  it('name the guide rather than the page below it whose title they begin', async () => {
    for (const query of ['deploy contract', 'deploy a contract']) {
      await expectFirst(query, [
        {url: '/deploy', title: 'Deploy a smart contract', prose: 'Deploy a contract.'},
        {url: '/deploy/tool', title: 'Deploy a contract from a tool', prose: 'Deploy a contract.'},
      ]);
    }
  });

  it('count more the rarer they are', async () => {
    const others = Array.from({length: 10}, (_, number) => ({
      url: `/${number}`,
      title: 'Network',
      prose: 'The bridge.',
    }));
    await expectFirst('bridge network shnarf', [
      {url: '/rare', title: 'Shnarf', prose: 'The bridge.'},
      ...others,
    ]);
  });

  it('count more when the page lacks none', async () => {
    await expectOrder('bridge usdc quickly', [
      {url: '/a', prose: 'Bridge USDC quickly.'},
      {url: '/b', prose: 'Bridge USDC.'},
    ]);
  });

  it('count more next to each other, as typed', async () => {
    await expectOrder('block explorer', [
      {url: '/a', prose: 'Open the block explorer and look for the number of it over there.'},
      {url: '/b', prose: 'The explorer of a block.'},
    ]);
  });

  it('count a little also when they say little', async () => {
    await expectOrder('node run', [
      {url: '/a', prose: 'Run the node.'},
      {url: '/b', prose: 'Stop the node.'},
    ]);
  });

  it('count more when they are a whole keyword', async () => {
    await expectOrder('limit daily', [
      {url: '/a', title: 'A', keywords: 'throttle, daily limit, quota'},
      {url: '/b', title: 'B', keywords: 'daily report, limit order'},
    ]);
  });

  it('count more as a whole keyword than in the title of another page', async () => {
    await expectFirst('stuck transaction', [
      {url: '/a', title: 'Fees', keywords: 'price, stuck transaction'},
      {url: '/b', title: 'Fees of each stuck or pending transaction', keywords: 'price, stuck'},
    ]);
  });

  it('count more together in a section than in several', async () => {
    await expectOrder('bridge tokens', [
      {url: '/a', sections: {A: {prose: 'Tokens of a bridge.'}, B: {prose: 'Something else.'}}},
      {url: '/b', sections: {A: {prose: 'Something of a bridge.'}, B: {prose: 'Tokens else.'}}},
    ]);
  });

  it('count most below the heading that they are', async () => {
    await expectOrder('sequencer', [
      {url: '/a', title: 'A', sections: {Sequencer: {}}},
      {url: '/b', title: 'B', keywords: 'sequencer', sections: {'The sequencer': {}}},
    ]);
  });
});

describe('plain words', () => {
  it('lead to a guide, then to a method, then to a contract', async () => {
    const page = {title: 'Send messages', prose: 'How to send messages.'};
    await expectOrder('send messages', [
      {...page, url: guide},
      {...page, url: method},
      {...page, url: contract},
      {...page, url: contractInterface},
    ]);
  });

  it('lead to a guide before the page of an SDK, but the name of a function does not', async () => {
    const sdk = '/api/linea-sdk/viem-actions';
    const page = {title: 'Withdraw', prose: 'Call withdrawFunds to withdraw.'};
    await expectOrder('withdraw', [
      {...page, url: guide},
      {...page, url: sdk},
    ]);
    await expectFirst('withdrawFunds', [
      {...page, title: 'Withdraw with withdrawFunds', url: sdk},
      {...page, url: guide},
    ]);
  });

  it('lead to a method before the page of its group', async () => {
    const page = {title: 'Get a transaction', prose: 'How to get a transaction.'};
    await expectOrder('transaction', [
      {...page, url: method},
      {...page, url: methodGroup},
    ]);
  });

  it('lead to a page that is not retired', async () => {
    const page = {title: 'Node provider', prose: 'Runs nodes.'};
    await expectOrder('node provider', [
      {...page, url: '/get-started/tooling/node-providers/a'},
      {...page, url: '/get-started/tooling/node-providers/b', traits: ['retired']},
    ]);
  });

  it('lead to the overview of a section before its pages, if several are found', async () => {
    const page = {title: 'Oracle', prose: 'Reads an oracle.'};
    const overview = {...page, url: '/prices'};
    const pages = [
      {...page, url: '/prices/a'},
      {...page, url: '/prices/b'},
    ];
    await expectFirst('oracle', [overview, ...pages]);
    expect(await ranked('oracle', [...pages.slice(0, 1), overview])).toEqual([
      '/prices/a',
      '/prices',
    ]);
  });
});

describe('the name of a member', () => {
  it('leads to its contract before guides that mention it', async () => {
    await expectOrder('sendMessage', [
      {url: contract, title: 'MessageService', sections: {sendMessage: {prose: 'Sends it.'}}},
      {url: guide, title: 'Messages', sections: {'Call it': {prose: 'Call sendMessage.'}}},
    ]);
  });

  it('leads to a deployed contract before its interface', async () => {
    const sections = {sendMessage: {prose: 'Sends it.'}};
    await expectOrder('sendMessage', [
      {url: contract, title: 'Service', traits: ['deployed'], sections},
      {url: '/api/linea-smart-contracts/e', title: 'Base', sections},
      {url: contractInterface, title: 'Interface', sections},
    ]);
  });

  it('leads to a method before guides that mention it', async () => {
    await expectOrder('eth_call', [
      {url: method, title: 'eth_call', prose: 'Calls.'},
      {url: guide, title: 'Read a contract', prose: 'Use eth_call.'},
    ]);
  });
});

describe('pasted text', () => {
  const message = 'insufficient funds for gas * price + value: balance 7, tx cost 9';

  it('that is a message leads to the errors first', async () => {
    const prose = 'Insufficient funds for gas * price + value: balance, tx cost.';
    await expectOrder(message, [
      {url: '/api/errors', title: 'API errors', prose},
      {url: guide, title: 'Insufficient funds', prose},
      {url: method, title: 'eth_sendRawTransaction', prose},
    ]);
  });

  it('that is a message leads elsewhere if the list of errors lacks what tells it apart', async () => {
    await expectOrder('execution reverted: custom error FeedTooOld', [
      {url: '/oracle', prose: 'Execution reverted with the custom error FeedTooOld.'},
      {url: '/api/errors', prose: 'Execution reverted with a custom error.'},
    ]);
  });

  it('that is an address leads to the list of addresses first', async () => {
    const address = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
    await expectFirst(address, [
      {url: '/get-started/build/contracts', title: 'Addresses', cells: address},
      {url: guide, title: 'Bridge', cells: address},
      {url: contractInterface, title: 'Interface', cells: address},
    ]);
  });
});

describe('a name in code with other words', () => {
  const parameters = {
    url: contract,
    title: 'YieldManager',
    sections: {setParameters: {prose: 'Parameters of the eth_call.'}},
  };
  const call = {url: method, title: 'eth_call', sections: {Parameters: {prose: 'A block.'}}};

  it('finds the page with that title first, in either case', async () => {
    await expectFirst('eth_call parameters', [call, parameters]);
    await expectFirst('ETH_CALL parameters', [call, parameters]);
  });

  it('is not what a long question is about', async () => {
    const guides = {
      url: guide,
      title: 'Find the finalized block',
      prose: 'Why an eth_call of the finalized block does not return on a node that you sync.',
    };
    await expectFirst('why does eth_call not return the finalized block on a node I sync', [
      guides,
      call,
    ]);
  });
});
