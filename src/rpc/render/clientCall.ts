import type {ClientCall, ClientValue, JsonValue} from '../../../data/rpc/schema';
import type {RpcRequest} from '../request';
import {javascript} from './javascript';
import {layout, type Printed, Source} from './layout';

/** The value at a path inside a parameter. */
function valueAt(
  {method, params}: RpcRequest,
  {param, path = []}: Extract<ClientValue, {readonly param: number}>,
): JsonValue {
  const found = [param, ...path].reduce<JsonValue | undefined>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, JsonValue>>)[step]
        : undefined,
    params,
  );
  if (found === undefined) {
    throw new Error(
      `data/rpc/${method}.ts: the library call uses params[${[param, ...path].join('.')}], which the example does not have. Correct the path or the example`,
    );
  }
  return found;
}

function printed(request: RpcRequest, value: ClientValue): Printed {
  if ('fixed' in value) {
    return value.fixed;
  }
  if ('object' in value) {
    const entries = Object.entries(value.object);
    return Object.fromEntries(entries.map(([name, member]) => [name, printed(request, member)]));
  }
  if ('list' in value) {
    return value.list.map((member) => printed(request, member));
  }
  const found = valueAt(request, value);
  if (value.as === undefined) {
    return found;
  }
  if (typeof found !== 'string' || !/^0x[0-9a-fA-F]+$/.test(found)) {
    throw new Error(
      `data/rpc/${request.method}.ts: the library call converts ${JSON.stringify(found)} to ${value.as}, but it is not a quantity. Remove "as"`,
    );
  }
  return new Source(`${BigInt(found)}${value.as === 'bigint' ? 'n' : ''}`);
}

/**
 * The call of a library action, after `before` on the same line: `getBalance({…})`.
 *
 * @param first arguments before those in the facts, such as the client.
 * @throws if the facts name a parameter that the example lacks. The error names file and fix.
 */
export function clientCall(
  request: RpcRequest,
  {action, args}: ClientCall,
  {before, first = []}: {readonly before: string; readonly first?: readonly Source[]},
): string {
  const start = `${before}${action}(`;
  const values: readonly Printed[] = [...first, ...args.map((value) => printed(request, value))];
  const [last] = values.slice(-1);
  const others = values.slice(0, -1).map((value) => `${layout(value, javascript, {width: 9e9})}, `);
  const used = start.length + others.join('').length;
  // Prettier breaks only the last argument, if it is an object.
  if (last === undefined) {
    return `${start})`;
  }
  const isCompound = typeof last === 'object' && last !== null && !(last instanceof Source);
  const tail = layout(last, javascript, {before: used, after: ');'.length});
  const line = `${start}${others.join('')}${tail})`;
  const fits = (line.split('\n')[0] ?? '').length <= 80;
  return fits || isCompound
    ? line
    : `${start}\n${values.map((value) => `  ${layout(value, javascript, {before: 2, after: 1, indent: '  '})},\n`).join('')})`;
}
