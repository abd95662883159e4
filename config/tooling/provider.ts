import {
  type Provider,
  providerKeys,
  providerNetworks,
  pricingModels,
  providerStatuses,
} from '../../data/tooling/provider';
import type {ToolCategory} from '../../data/tooling/schema';
import {blockProblems, isText, link, oneOf, type Rule, someOf, text} from '../frontMatterRules';

/** A year, a month or a day. YAML reads a bare year as a number and a bare day as a date. */
function dateText(value: unknown): string | undefined {
  if (value instanceof Date) {
    return value.toISOString().slice(0, 10);
  }
  const written = typeof value === 'number' ? String(value) : value;
  return isText(written) && /^20\d{2}(?:-\d{2}){0,2}$/.test(written) ? written : undefined;
}

/** Rules by key, in the required order of keys. */
const rulesFor = ({tasks}: ToolCategory): Readonly<Record<keyof Provider, Rule>> => ({
  name: text(40),
  url: link,
  docs: link,
  gives: text(80),
  tasks: someOf(Object.keys(tasks)),
  networks: someOf(providerNetworks),
  pricing: oneOf(pricingModels),
  key: oneOf(providerKeys),
  status: oneOf(providerStatuses),
  since: (value) =>
    value === undefined || dateText(value) !== undefined
      ? undefined
      : 'must be a year, a month or a day, such as 2025-10',
});

function checkSince(block: Readonly<Record<string, unknown>>): string[] {
  const isWanted = block.status === 'retired' || block.status === 'unconfirmed';
  if (isWanted === (block.since !== undefined)) {
    return [];
  }
  return isWanted
    ? [
        `provider.since is missing. Say since when it is retired, or when a source last confirmed it, such as since: 2025-10`,
      ]
    : ['provider.since belongs to status: retired or unconfirmed. Remove it'];
}

/** The problems of a page's `provider` block, as sentences with the key and the fix. */
export function providerProblems(value: unknown, category: ToolCategory): string[] {
  if (typeof value !== 'object' || value === null) {
    return ['provider must be a block of keys. npm run new -- provider writes one'];
  }
  const block = value as Readonly<Record<string, unknown>>;
  return [...blockProblems('provider', block, rulesFor(category)), ...checkSince(block)];
}

/**
 * The provider of a page.
 * @param file for messages, relative to the project's root folder.
 * @throws all problems of the block, with the file.
 */
export function readProvider(value: unknown, category: ToolCategory, file: string): Provider {
  const problems = providerProblems(value, category);
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  }
  const {since, ...provider} = value as Provider;
  const date = dateText(since);
  return {...provider, ...(date !== undefined && {since: date})};
}
