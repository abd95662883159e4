import type {Code, Heading, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {methods, type RpcMethodName} from '../../../data/rpc/methods';
import type {JsonValue, RpcExample, RpcMethod} from '../../../data/rpc/schema';
import {json, layout} from '../../rpc/render/layout';
import type {Renderer} from '../../rpc/render/renderer';
import {renderers} from '../../rpc/render/renderers';
import {shortened} from '../../rpc/render/shortened';
import {bodyOf, type RpcRequest} from '../../rpc/request';
import {sampleUrl} from '../../rpc/sampleUrl';
import {located} from '../located';
import {codeBlock, flowElement, paragraph, text} from '../nodes';
import {methodFact} from '../remarkComponents/facts/methodFact';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';

/** The class that the search index skips: the same request in other languages. */
const UNINDEXED = 'unindexed';

/** The source of a response, for the title of its fence. */
const RESPONSES = {
  'local node': 'Response from a local development node',
  'Linea Mainnet': 'Response from Linea Mainnet',
  'Linea Sepolia': 'Response from Linea Sepolia',
  computed: 'Response',
} as const satisfies Record<RpcExample['seen'], string>;

const fence = (lang: string, value: string, title?: string): Code =>
  codeBlock(lang, value, title === undefined ? null : `title="${title}"`);

const sentence = (words: string) => paragraph(text(`${words}:`));

const jsonFence = (value: object, title: string) =>
  fence('json', layout(value as Readonly<Record<string, JsonValue>>, json), title);

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

/** Request and response as JSON. */
function messagesOf(method: RpcMethod, example: RpcExample): RootContent[] {
  return [jsonFence(bodyOf(requestOf(method, example)), 'Request'), responseFence(example)];
}

/** The first example: the request in all languages, a button that runs it, and the response. */
function firstExample(method: RpcMethod): RootContent[] {
  const [first] = method.examples;
  const request = requestOf(method, first);
  return [
    flowElement(
      'Tabs',
      {groupId: 'language'},
      renderers.flatMap((renderer) => tab(renderer, request, method)),
    ),
    ...(method.playground === true ? [flowElement('RpcPlayground', {method: method.name})] : []),
    responseFence(first),
  ];
}

/** A further example, which opens on request. */
function folded(method: RpcMethod, example: RpcExample): RootContent {
  return flowElement('details', {}, [
    flowElement('summary', {}, [text(example.title)]),
    ...messagesOf(method, example),
  ]);
}

/**
 * The panel of a page: the first example, then the others. WebSocket methods have messages and no
 * programs. On wide screens, the panel is beside the text (`src/css/content.css`).
 */
function panelOf(method: RpcMethod, title: readonly Heading[]): RootContent {
  const [first, ...others] = method.examples;
  return flowElement('div', {className: 'request-panel'}, [
    flowElement('div', {}, [
      ...title,
      sentence(first.title),
      ...(method.transport === 'WebSocket' ? messagesOf(method, first) : firstExample(method)),
      ...others.map((example) => folded(method, example)),
    ]),
  ]);
}

/**
 * A remark step: writes the examples of `<RpcExamples method="eth_call" />` into a panel, with the
 * heading before it. Later steps highlight the code and import the components. Fails the build on an
 * unknown method.
 */
export const remarkRpcExamples: Plugin<[], Root> = () => {
  return (tree, page) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const found = node as MdxElement;
      if (found.name !== 'RpcExamples' || parent === undefined || index === undefined) {
        return undefined;
      }
      const title = [parent.children[index - 1]].filter((each) => each?.type === 'heading');
      const panel = located(page, found, () => {
        const {name} = methodFact('RpcExamples', plainAttributes('RpcExamples', found));
        return panelOf(methods[name as RpcMethodName], title);
      });
      parent.children.splice(index - title.length, 1 + title.length, panel);
      return [SKIP, index - title.length + 1];
    });
  };
};
