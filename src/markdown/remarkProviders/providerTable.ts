import type {RootContent} from 'mdast';
import {listProviders, TOOLS} from '../../../config/tooling/toolPages';
import type {ListedProvider} from '../../../data/tooling/provider';
import type {ToolCategory} from '../../../data/tooling/schema';
import {flowElement} from '../nodes';

/** A table with fewer rows needs no filter. */
const FILTERED_FROM = 3;

type Options = readonly (readonly [value: string, label: string])[];

/** A question of `<TableFilter>`, and what a provider answers to it. */
interface Facet {
  readonly key: string;
  readonly label: string;
  readonly options: Options;
  readonly answers: (provider: ListedProvider) => readonly string[];
}

/** Answers of providers that still offer something. */
const offered =
  (answers: Facet['answers']): Facet['answers'] =>
  (provider) =>
    provider.status === 'retired' ? [] : answers(provider);

/** Facets that every category has. The keys are parameters of the address. */
const COMMON: readonly Facet[] = [
  {
    key: 'network',
    label: 'Network',
    options: [
      ['mainnet', 'Mainnet'],
      ['sepolia', 'Sepolia'],
    ],
    answers: offered(({networks}) => networks),
  },
  {
    key: 'pricing',
    label: 'Pricing',
    options: [
      ['free', 'Free'],
      ['freemium', 'Free plan'],
      ['paid', 'Paid'],
    ],
    answers: offered(({pricing}) => [pricing]),
  },
  {
    key: 'key',
    label: 'API key or account',
    options: [
      ['none', 'Not needed'],
      ['optional', 'Optional'],
      ['required', 'Needed'],
    ],
    answers: offered(({key}) => [key]),
  },
  {
    key: 'status',
    label: 'Status',
    options: [
      ['active', 'Active'],
      ['unconfirmed', 'Unconfirmed'],
      ['retired', 'Retired'],
    ],
    answers: ({status}) => [status],
  },
];

const taskFacet = (categories: readonly ToolCategory[]): Facet => ({
  key: 'for',
  label: 'You want to',
  options: categories.flatMap(({tasks}) => Object.entries(tasks)),
  answers: ({tasks}) => tasks,
});

/** Only answers that some provider gives, and only questions with more than one. */
function useful(facets: readonly Facet[], providers: readonly ListedProvider[]): Facet[] {
  return facets
    .map((facet) => {
      const given = new Set(providers.flatMap(facet.answers));
      return {...facet, options: facet.options.filter(([value]) => given.has(value))};
    })
    .filter(({options}) => options.length > 1);
}

function filterOf(providers: readonly ListedProvider[], all: readonly Facet[]): RootContent {
  const facets = useful(all, providers);
  return flowElement('TableFilter', {
    noun: 'provider',
    facets: JSON.stringify(facets.map(({key, label, options}) => ({key, label, options}))),
    rows: JSON.stringify(
      providers.map((provider) => ({
        id: provider.id,
        answers: Object.fromEntries(facets.map(({key, answers}) => [key, answers(provider)])),
      })),
    ),
  });
}

/** The filter and the table of the providers of some categories. With several, each row names its category. */
export function providerTable(root: string, categories: readonly ToolCategory[]): RootContent[] {
  const providers = categories.flatMap((category) => listProviders(root, category));
  const [only] = categories;
  const isOne = categories.length === 1 && only !== undefined;
  const facets = [taskFacet(categories), ...COMMON];
  return [
    ...(providers.length < FILTERED_FROM ? [] : [filterOf(providers, facets)]),
    flowElement('ProviderRows', {
      caption: isOne ? `${only.label} on Linea` : 'All tools on Linea',
      providers: JSON.stringify(providers),
      ...(!isOne && {
        categories: JSON.stringify(
          Object.fromEntries(categories.map(({key, label}) => [key, label])),
        ),
      }),
    }),
  ];
}

/** Every category with its tasks, and the providers that do a task on Linea today. */
export function toolFinder(root: string, categories: readonly ToolCategory[]): RootContent {
  const found = categories.map((category) => {
    const {key, label, summary, tasks} = category;
    const to = `/${TOOLS}/${key}`;
    const active = listProviders(root, category).filter(({status}) => status === 'active');
    return {
      key,
      label,
      summary,
      to,
      tasks: Object.entries(tasks).flatMap(([task, name]) => {
        const providers = active.filter((provider) => provider.tasks.includes(task));
        return providers.length === 0
          ? []
          : [
              {
                label: name,
                to: providers.length < 2 ? providers[0]?.to : `${to}?for=${task}#compare`,
                providers: providers.map(({name: provider, to: page}) => ({
                  name: provider,
                  to: page,
                })),
              },
            ];
      }),
    };
  });
  return flowElement('ToolFinder', {categories: JSON.stringify(found)});
}
