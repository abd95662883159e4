import type {Code, Paragraph, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {networks} from '../../../data/networks';
import {methods, type RpcMethodName} from '../../../data/rpc/methods';
import type {JsonValue, RpcExample, RpcMethod} from '../../../data/rpc/schema';
import {json, layout} from '../../rpc/render/layout';
import type {Renderer} from '../../rpc/render/renderer';
import {renderers} from '../../rpc/render/renderers';
import {bodyOf, type RpcRequest} from '../../rpc/request';
import {methodFact} from '../remarkComponents/facts/methodFact';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';

const URL = networks.mainnet.rpc.http[0].url;

/** Where an answer was seen, in the title of its fence. */
const ANSWERS = {
  'local node': 'Answer of a local development node',
  'Linea Mainnet': 'Answer of Linea Mainnet',
  'Linea Sepolia': 'Answer of Linea Sepolia',
  computed: 'Answer',
} as const satisfies Record<RpcExample['seen'], string>;

function element(name: string, attributes: Readonly<Record<string, string>>, children: unknown[]) {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  } as unknown as RootContent;
}

function fence(lang: string, value: string, title?: string): Code {
  return {type: 'code', lang, meta: title === undefined ? null : `title="${title}"`, value};
}

const sentence = (text: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'text', value: `${text}:`}],
});

const jsonFence = (value: object, title: string) =>
  fence('json', layout(value as Readonly<Record<string, JsonValue>>, json), title);

const answerFence = ({result, seen}: RpcExample) =>
  jsonFence({jsonrpc: '2.0', id: 1, result}, ANSWERS[seen]);

/** The tab of a language; none where the library has no action for the method. */
function tab(renderer: Renderer, request: RpcRequest, method: RpcMethod): RootContent[] {
  const {value, label, language, file} = renderer;
  const program = renderer.render(request, method);
  return program === undefined
    ? []
    : [element('TabItem', {value, label}, [fence(language, program, file?.(method.name))])];
}

/** The first example in all languages, further ones as request and answer. */
function examplesOf(method: RpcMethod): RootContent[] {
  const [first, ...others] = method.examples;
  const request = {method: method.name, params: first.params, url: URL};
  return [
    sentence(first.title),
    element(
      'Tabs',
      {groupId: 'language'},
      renderers.flatMap((renderer) => tab(renderer, request, method)),
    ),
    answerFence(first),
    ...others.flatMap((example) => [
      sentence(example.title),
      jsonFence(bodyOf({...request, params: example.params}), 'Request'),
      answerFence(example),
    ]),
  ];
}

/**
 * A remark step: writes the examples of a method where a page says `<RpcExamples method="eth_call" />`.
 * Later steps color the code and import the tabs, as they do for what a writer writes.
 * Fails the build on an unknown method, naming page, line and fix.
 */
export function remarkRpcExamples() {
  return (tree: Root, page: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const found = node as MdxElement;
      if (found.name !== 'RpcExamples' || parent === undefined || index === undefined) {
        return undefined;
      }
      try {
        const {name} = methodFact('RpcExamples', plainAttributes('RpcExamples', found));
        const examples = examplesOf(methods[name as RpcMethodName]);
        parent.children.splice(index, 1, ...examples);
        return [SKIP, index + examples.length];
      } catch (error) {
        throw new Error(
          `${page.path}:${found.position?.start.line ?? 1}: ${(error as Error).message}`,
        );
      }
    });
  };
}
