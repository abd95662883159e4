import * as z from 'zod';
import {editDistance} from '@site/src/search/editDistance';
import {type Fact, readFacts} from '../facts';
import {tool} from '../tool';

/** The names that differ least from a name. */
const nearest = (name: string, names: readonly string[]) =>
  [...names]
    .sort(
      (a, b) =>
        editDistance(name.toLowerCase(), a.toLowerCase()) -
        editDistance(name.toLowerCase(), b.toLowerCase()),
    )
    .slice(0, 5);

export const rpcMethod = tool({
  name: 'rpc_method',
  title: 'A JSON-RPC method of Linea',
  description:
    'Returns what the Linea docs say about a JSON-RPC method: parameters and result as JSON Schema, errors, limits, which endpoints answer, and an example.',
  input: {
    method: z.string().min(1).max(100).describe('The name: linea_estimateGas'),
  },
  async answer(site, {method}) {
    const methods = await readFacts<Fact & {readonly page: string}>(site, 'rpc-methods');
    const found = methods.find(({id}) => id.toLowerCase() === method.toLowerCase());
    if (found === undefined) {
      const names = methods.map(({id}) => id);
      throw new Error(
        `The Linea docs describe no method "${method}". Perhaps: ${nearest(method, names).join(', ')}`,
      );
    }
    const url = new URL(found.page.slice(1), site.home).href;
    return `${JSON.stringify(found, null, 1)}\n\nPage: ${url}`;
  },
});
