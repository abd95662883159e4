import type {Code, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {networks} from '../../../data/networks';
import {methods, type RpcMethodName} from '../../../data/rpc/methods';
import type {JsonValue, RpcExample, RpcMethod} from '../../../data/rpc/schema';
import {json, layout} from '../../rpc/render/layout';
import type {Renderer} from '../../rpc/render/renderer';
import {renderers} from '../../rpc/render/renderers';
import {shortened} from '../../rpc/render/shortened';
import {bodyOf, type RpcRequest} from '../../rpc/request';
import {located} from '../located';
import {codeBlock, flowElement, paragraph, text} from '../nodes';
import {methodFact} from '../remarkComponents/facts/methodFact';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';

const URL = networks.mainnet.rpc.http[0].url;

/** The class that the search index skips: the same request in other languages. */
const UNINDEXED = 'unindexed';

/** The source of a response, for the title of its fence. */
const ANSWERS = {
  'local node': 'Answer of a local development node',
  'Linea Mainnet': 'Answer of Linea Mainnet',
  'Linea Sepolia': 'Answer of Linea Sepolia',
  computed: 'Answer',
} as const satisfies Record<RpcExample['seen'], string>;

const fence = (lang: string, value: string, title?: string): Code =>
  codeBlock(lang, value, title === undefined ? null : `title="${title}"`);

const sentence = (words: string) => paragraph(text(`${words}:`));

const jsonFence = (value: object, title: string) =>
  fence('json', layout(value as Readonly<Record<string, JsonValue>>, json), title);

/** A response with long lists shortened, as its title says. */
function answerFence({result, seen}: RpcExample): Code {
  const shown = shortened(result);
  const title = shown === result ? ANSWERS[seen] : `${ANSWERS[seen]}, shortened`;
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
function messagesOf({name}: RpcMethod, example: RpcExample): RootContent[] {
  return [
    sentence(example.title),
    jsonFence(bodyOf({method: name, params: example.params, url: URL}), 'Request'),
    answerFence(example),
  ];
}

/**
 * The first example in all languages. Other examples, and all of WebSocket methods, are request and
 * response.
 */
function examplesOf(method: RpcMethod): RootContent[] {
  const [first, ...others] = method.examples;
  if (method.transport === 'WebSocket') {
    return method.examples.flatMap((example) => messagesOf(method, example));
  }
  const request = {method: method.name, params: first.params, url: URL};
  return [
    sentence(first.title),
    flowElement(
      'Tabs',
      {groupId: 'language'},
      renderers.flatMap((renderer) => tab(renderer, request, method)),
    ),
    answerFence(first),
    ...others.flatMap((example) => messagesOf(method, example)),
  ];
}

/**
 * A remark step: writes the examples of `<RpcExamples method="eth_call" />`. Later steps highlight
 * the code and import the tabs. Fails the build on an unknown method.
 */
export const remarkRpcExamples: Plugin<[], Root> = () => {
  return (tree, page) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const found = node as MdxElement;
      if (found.name !== 'RpcExamples' || parent === undefined || index === undefined) {
        return undefined;
      }
      const examples = located(page, found, () => {
        const {name} = methodFact('RpcExamples', plainAttributes('RpcExamples', found));
        return examplesOf(methods[name as RpcMethodName]);
      });
      parent.children.splice(index, 1, ...examples);
      return [SKIP, index + examples.length];
    });
  };
};
