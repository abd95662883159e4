/**
 * Prints a draft of a method page from its facts, for the writer to complete.
 *
 *   npm run rpc-page -- eth_getBalance
 */
import {methods} from '../data/rpc/methods';
import type {RpcMethod} from '../data/rpc/schema';
import {nearest} from '../src/markdown/remarkComponents/facts/nearest';
import {pageFrame} from '../tools/rpcPage/pageFrame';

const [name = ''] = process.argv.slice(2);
const method = new Map<string, RpcMethod>(Object.entries(methods)).get(name);

if (method === undefined) {
  process.stderr.write(
    `data/rpc/methods.ts has no method "${name}". Perhaps: ${nearest(name, Object.keys(methods)).join(', ')}\n`,
  );
  process.exitCode = 1;
} else {
  process.stdout.write(pageFrame(method));
}
