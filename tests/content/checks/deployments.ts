import type {Deployment} from '../../../data/abis/deployments';
import type {DeployedContract} from '../../../data/contracts';
import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

const FILE = 'data/abis/deployments.ts';

/**
 * Deployments have addresses of data/contracts.ts, ordered dates and at least two sources, which
 * are all on their page.
 */
export function checkDeployments(
  deployments: readonly Deployment[],
  addresses: readonly DeployedContract[],
  page: Page,
): Problem[] {
  const known = new Set(addresses.map(({chain, name}) => `${chain}/${name}`));
  const named = new Set(
    Array.isArray(page.frontMatter.sources) ? page.frontMatter.sources.map(String) : [],
  );
  const messages = deployments.flatMap(({address, code, sources, checked}) => [
    ...[address, code?.implementation ?? address]
      .filter((key) => !known.has(key))
      .map((key) => `data/contracts.ts has no "${key}". Write chain/name as it stands there`),
    ...(new Set(sources).size < 2 ? [`${address} needs two different sources`] : []),
    ...(code === undefined || (code.since <= code.seen && code.seen <= checked)
      ? []
      : [`${address}: since, seen and checked must follow each other`]),
  ]);
  const missing = [...new Set(deployments.flatMap(({sources}) => sources))]
    .filter((source) => !named.has(source))
    .map((source) => ({file: page.file, message: `sources lack ${source}, which ${FILE} names`}));
  return [...new Set(messages)].map((message) => ({file: FILE, message})).concat(missing);
}
