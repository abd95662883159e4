import type {Code, PhrasingContent, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {methods, type RpcMethodName} from '../../../data/rpc/methods';
import type {JsonValue, RpcExample, RpcMethod} from '../../../data/rpc/schema';
import {json, layout, PANEL_WIDTH} from '../../rpc/render/layout';
import type {Renderer} from '../../rpc/render/renderer';
import {renderers} from '../../rpc/render/renderers';
import {shortened} from '../../rpc/render/shortened';
import {bodyOf, type RpcRequest} from '../../rpc/request';
import {sampleUrl} from '../../rpc/sampleUrl';
import {located} from '../located';
import {codeBlock, flowElement, link, paragraph, strong, text} from '../nodes';
import {methodFact} from '../remarkComponents/facts/methodFact';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';

/** The class that the search index skips: the same request in other languages. */
const UNINDEXED = 'unindexed';

/** The source of a response, for the title of its fence. */
const RESPONSES = {
  'local node': 'Example response, from a local development node',
  'Linea Mainnet': 'Example response, from Linea Mainnet',
  'Linea Sepolia': 'Example response, from Linea Sepolia',
  computed: 'Example response',
} as const satisfies Record<RpcExample['seen'], string>;

const fence = (lang: string, value: string, title?: string): Code =>
  codeBlock(lang, value, title === undefined ? null : `title="${title}"`);

const jsonFence = (value: object, title: string) =>
  fence(
    'json',
    layout(value as Readonly<Record<string, JsonValue>>, json, {width: PANEL_WIDTH}),
    title,
  );

const requestOf = (method: RpcMethod, {params}: RpcExample): RpcRequest => ({
  method: method.name,
  params,
  url: sampleUrl(method),
});

/** A response with long lists shortened, as its title says. */
function responseFence({result, seen}: RpcExample): Code {
  const shown = shortened(result);
  const title = shown === result ? RESPONSES[seen] : `${RESPONSES[seen]}, shortened`;
  return jsonFence({jsonrpc: '2.0', id: 1, result: shown}, title);
}

/** The tab of a language. Empty if its library has no action for the method. */
function tab(renderer: Renderer, request: RpcRequest, method: RpcMethod): RootContent[] {
  const {value, label, language, file} = renderer;
  const program = renderer.render(request, method);
  return program === undefined
    ? []
    : [
        flowElement(
          'TabItem',
          {value, label, ...(value === 'curl' ? {} : {className: UNINDEXED})},
          [fence(language, program, file?.(method.name))],
        ),
      ];
}

/** A part of the panel. */
const part = (is: string, ...children: readonly RootContent[]): RootContent =>
  flowElement('PanelPart', {is}, children);

/** A part that repeats what the page contains elsewhere, for the eyes. */
const unindexed = (is: string, ...children: readonly PhrasingContent[]): RootContent =>
  flowElement('PanelPart', {is, className: UNINDEXED}, children);

const requestFence = (method: RpcMethod, example: RpcExample): Code =>
  jsonFence(bodyOf(requestOf(method, example)), 'Request');

/** The request in all languages, and a button that runs it. */
function programs(method: RpcMethod, example: RpcExample): RootContent[] {
  const request = requestOf(method, example);
  const tabs = renderers.flatMap((renderer) => tab(renderer, request, method));
  return [
    part('request', flowElement('Tabs', {groupId: 'language'}, tabs)),
    part(
      'run',
      ...(method.playground === true ? [flowElement('RpcPlayground', {method: method.name})] : []),
      unindexed('endpoint', strong('POST'), text(` ${new URL(request.url).host}`)),
    ),
  ];
}

/** A further example, which opens on request. */
function folded(method: RpcMethod, example: RpcExample): RootContent {
  return flowElement('details', {}, [
    flowElement('summary', {}, [text(example.title)]),
    requestFence(method, example),
    responseFence(example),
  ]);
}

/**
 * The panel of a page: the first example, then the others. WebSocket methods have messages and no
 * programs.
 */
function panelOf(method: RpcMethod): RootContent {
  const [first, ...others] = method.examples;
  const {length: errors} = method.errors;
  return flowElement('RequestPanel', {method: method.name}, [
    part('head', paragraph(text(`${first.title}:`))),
    ...(method.transport === 'WebSocket'
      ? [part('request', requestFence(method, first))]
      : programs(method, first)),
    part('answers', responseFence(first), ...others.map((example) => folded(method, example))),
    ...(errors === 0 ? [] : [unindexed('errors', link('#errors', text(`Errors · ${errors}`)))]),
  ]);
}

/**
 * A remark step: writes the examples of `<RpcExamples method="eth_call" />` into a panel. Later
 * steps highlight the code and import the components. Fails the build on an unknown method.
 */
export const remarkRpcExamples: Plugin<[], Root> = () => {
  return (tree, page) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const found = node as MdxElement;
      if (found.name !== 'RpcExamples' || parent === undefined || index === undefined) {
        return undefined;
      }
      parent.children[index] = located(page, found, () => {
        const {name} = methodFact('RpcExamples', plainAttributes('RpcExamples', found));
        return panelOf(methods[name as RpcMethodName]);
      });
      return SKIP;
    });
  };
};
