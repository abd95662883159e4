import type {RootContent} from 'mdast';
import {answerTask} from '../../../config/tooling/taskAnswers';
import {listProviders, TOOLS} from '../../../config/tooling/toolPages';
import type {ListedProvider} from '../../../data/tooling/provider';
import type {ToolCategory} from '../../../data/tooling/schema';
import {flowElement} from '../nodes';

/** A table with fewer rows needs no filter. */
const FILTERED_FROM = 3;

type Options = readonly (readonly [value: string, label: string])[];

/** A question of `<TableFilter>`, and a provider's answers. */
interface Facet {
  readonly key: string;
  readonly label: string;
  readonly options: Options;
  readonly answers: (provider: ListedProvider) => readonly string[];
}

/** Answers, or none for a retired provider. */
const offered =
  (answers: Facet['answers']): Facet['answers'] =>
  (provider) =>
    provider.status === 'retired' ? [] : answers(provider);

/** Facets of every category. The keys are URL parameters. */
const COMMON: readonly Facet[] = [
  {
    key: 'network',
    label: 'Network',
    options: [
      ['mainnet', 'Mainnet'],
      ['sepolia', 'Sepolia'],
    ],
    answers: offered(({networks}) =>
      networks.includes('any') ? ['mainnet', 'sepolia'] : networks,
    ),
  },
  {
    key: 'pricing',
    label: 'Pricing',
    options: [
      ['free', 'Free'],
      ['freemium', 'Free to start'],
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

/** Only answers that apply to a provider, and only questions with several answers. */
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

/** The filter and the table of providers. With several categories, each row names its own. */
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

/** Every category with its tasks and their tools. */
export function toolFinder(root: string, categories: readonly ToolCategory[]): RootContent {
  const found = categories.map((category) => {
    const {key, label, summary, tasks} = category;
    const providers = listProviders(root, category);
    return {
      key,
      label,
      summary,
      to: `/${TOOLS}/${key}`,
      tasks: Object.keys(tasks).flatMap((task) => answerTask(category, task, providers) ?? []),
    };
  });
  return flowElement('ToolFinder', {categories: JSON.stringify(found)});
}
