import type {RpcMethod} from '../../data/rpc/schema';

const component = (name: string, method: string) => `<${name} method="${method}" />`;

const section = (title: string, id: string, ...blocks: readonly string[]) =>
  [`## ${title} {/* #${id} */}`, ...blocks].join('\n\n');

/**
 * A draft of a method page: front matter from its facts, and the sections of every page. The writer
 * replaces each TODO: tests fail on a page with one.
 */
export function pageFrame(method: RpcMethod): string {
  const {name, summary, sources, checked, playground} = method;
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
    `${summary} TODO when to prefer it, and to what.`,
    'TODO what is particular on Linea, if anything.',
    component('RpcAvailability', name),
    section('Parameters', 'parameters', component('RpcParameters', name)),
    section('Returns', 'returns', component('RpcReturns', name)),
    section('Example', 'example', component('RpcExamples', name)),
    ...(playground === true ? [section('Try it', 'try-it', component('RpcPlayground', name))] : []),
    section('Errors', 'errors', component('RpcErrors', name)),
    section(
      'What goes wrong',
      'what-goes-wrong',
      'TODO failures that carry no error, and what to do.',
    ),
  ]
    .join('\n\n')
    .concat('\n');
}
