import {describe, expect, it} from 'vitest';
import {answerTask} from '../../../config/tooling/taskAnswers';
import {listProviders} from '../../../config/tooling/toolPages';
import type {ToolCategory} from '../../../data/tooling/schema';
import {acme, toolFolder} from './toolFolder';

const category = {
  key: 'oracles',
  label: 'Oracles',
  summary: 'Prices.',
  tasks: {
    'read-prices': 'Read a price',
    'pull-prices': 'Bring a price',
    'bring-own-data': 'Bring data',
    'get-ai-results': 'Get AI results',
  },
  answers: {'bring-own-data': {name: 'An own feed', to: '/get-started/tooling/oracles#own'}},
} as const satisfies ToolCategory;

const PAGE = '/get-started/tooling/oracles';

/** The answer to a task, given these providers. */
function answer(task: string, providers: Readonly<Record<string, object>>) {
  const root = toolFolder(
    Object.fromEntries(
      Object.entries(providers).map(([name, changes]) => [
        `oracles/${name.toLowerCase()}`,
        acme(name, changes),
      ]),
    ),
  );
  return answerTask(category, task, listProviders(root, category));
}

const unconfirmed = {status: 'unconfirmed', since: '2024-05'};
const retired = {status: 'retired', since: '2025-10'};

describe('what does a task', () => {
  it('are the providers that work, without those that may not', () => {
    expect(answer('read-prices', {Alpha: {}, Beta: {}, Gamma: unconfirmed})).toEqual({
      label: 'Read a price',
      to: `${PAGE}?for=read-prices#compare`,
      answers: [
        {name: 'Alpha', to: `${PAGE}/alpha`},
        {name: 'Beta', to: `${PAGE}/beta`},
      ],
    });
  });

  it('is the page of the only provider', () => {
    expect(answer('read-prices', {Alpha: {}, Omega: retired})?.to).toBe(`${PAGE}/alpha`);
  });

  it('are unconfirmed providers, marked, where no other does it', () => {
    expect(answer('read-prices', {Beta: unconfirmed, Omega: retired})).toEqual({
      label: 'Read a price',
      to: `${PAGE}/beta`,
      answers: [{name: 'Beta', to: `${PAGE}/beta`, isUnconfirmed: true}],
    });
    expect(answer('read-prices', {Beta: unconfirmed, Gamma: unconfirmed})?.to).toBe(
      `${PAGE}?for=read-prices#compare`,
    );
  });

  it('is first a page of ours that does it', () => {
    const tasks = ['bring-own-data'];
    expect(answer('bring-own-data', {Beta: {...unconfirmed, tasks}})).toEqual({
      label: 'Bring data',
      to: `${PAGE}#own`,
      answers: [
        {name: 'An own feed', to: `${PAGE}#own`},
        {name: 'Beta', to: `${PAGE}/beta`, isUnconfirmed: true},
      ],
    });
    expect(answer('bring-own-data', {})?.answers).toHaveLength(1);
  });

  it('is nothing where only a retired provider did it', () => {
    expect(answer('read-prices', {Omega: retired})).toBeUndefined();
    expect(answer('get-ai-results', {Alpha: {}})).toBeUndefined();
  });
});
