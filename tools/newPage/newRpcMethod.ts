import {groups} from '../../data/rpc/groups';
import {pageOf} from '../../data/rpc/pageOf';
import type {RpcMethod} from '../../data/rpc/schema';
import {pageFrame} from '../rpcPage/pageFrame';
import {assertNew, dayOf, type DraftKind, readOrThrow} from './draft';
import {factsModule} from './factsModule';
import {withListed} from './withListed';
import {ROUTES, withRoute} from './withRoute';

const METHODS = 'data/rpc/methods.ts';

/** Facts of every kind that a method has. */
const facts = (name: string, group: string, today: Date) => ({
  name,
  group,
  summary: 'TODO In one sentence, what the method returns.',
  params: [
    {
      name: 'TODO',
      required: true,
      description: 'TODO What the parameter says.',
      schema: {type: 'string'},
    },
  ],
  result: {description: 'TODO What comes back.', schema: {type: 'string'}},
  errors: [],
  availability: ['public endpoint', 'Infura', 'Linea Besu', 'other clients'].map((place) => ({
    place,
    answers: 'unconfirmed',
    note: 'TODO What a source says, or remove the note.',
  })),
  examples: [
    {
      title: 'TODO What is asked',
      params: ['TODO'],
      result: 'TODO',
      seen: 'local node',
      stable: false,
    },
  ],
  playground: {no: 'TODO why readers can’t run it, or true'},
  sources: ['https://TODO'],
  checked: dayOf(today),
});

/** The facts of a JSON-RPC method, and its page. Its sidebar and the list of methods follow from the facts. */
export const newRpcMethod: DraftKind = {
  usage: 'rpc <method> <group>',
  draft: async (read, [name = '', group = ''], today) => {
    if (!/^[a-z\d]+_[A-Za-z\d]+$/.test(name)) {
      throw new Error(`"${name}" is no name of a method: eth_getBalance`);
    }
    if (!groups.some(({key}) => key === group)) {
      throw new Error(
        `There is no group "${group}". Use one of ${groups.map(({key}) => key).join(', ')}`,
      );
    }
    const file = `data/rpc/${name}.ts`;
    const page = `docs/${pageOf(name)}.mdx`;
    assertNew(read, [file, page]);
    const value = facts(name, group, today);
    const text = await factsModule(file, {
      imports: "import type {RpcMethod} from './schema';",
      name,
      type: ': RpcMethod',
      value,
    });
    return {
      created: new Map([
        [file, text],
        [page, pageFrame(value as unknown as RpcMethod)],
      ]),
      changed: new Map([
        [METHODS, withListed(readOrThrow(read, METHODS), name, METHODS)],
        [ROUTES, withRoute(readOrThrow(read, ROUTES), `/${pageOf(name)}`)],
      ]),
      next: `Replace each TODO in ${file} first: the tables of the page come from there. Then run npm run openrpc and npm run facts`,
    };
  },
};
