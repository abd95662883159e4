import type {RpcMethod} from '../../data/rpc/schema';

const component = (name: string, method: string) => `<${name} method="${method}" />`;

const section = (title: string, id: string, ...blocks: readonly string[]) =>
  [`## ${title} {/* #${id} */}`, ...blocks].join('\n\n');

/**
 * A draft of a method page: front matter from its facts, and the sections of every page. The writer
 * replaces each TODO: tests fail on a page with one.
 */
export function pageFrame(method: RpcMethod): string {
  const {name, summary, sources, checked} = method;
  return [
    [
      '---',
      `title: ${name}`,
      'description: TODO in 80 to 160 characters, what the reader gets',
      'keywords: [TODO words that a reader types and the page does not contain]',
      'sources:',
      ...sources.map((source) => `  - ${source}`),
      `checked: ${checked}`,
      '---',
    ].join('\n'),
    `${summary} TODO when to use another method.`,
    section('Request and response', 'example', component('RpcExamples', name)),
    section('Parameters', 'parameters', component('RpcParameters', name)),
    section('Returns', 'returns', component('RpcReturns', name)),
    section('Errors', 'errors', component('RpcErrors', name)),
    section('Availability and limits', 'availability', component('RpcAvailability', name)),
    section('Differences on Linea', 'linea', 'TODO what an Ethereum developer does not expect.'),
    section('Other clients', 'other-clients', 'TODO Geth, Nethermind and stock Besu, folded.'),
    section('Troubleshooting', 'what-goes-wrong', 'TODO failures without an error, and the fix.'),
  ]
    .join('\n\n')
    .concat('\n');
}
