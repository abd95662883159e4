import {methods, type RpcMethodName} from '../../../../data/rpc/methods';
import type {RpcMethod} from '../../../../data/rpc/schema';
import {validatorsModule} from '../../../rpc/validatorsModule';
import {type Attributes, onlyAttribute} from './attributes';
import {nearest} from './nearest';

/** An import of a fact, and the prop that receives it. */
export interface ImportedFact {
  readonly property: string;
  readonly name: string;
  readonly source: string;
  /** A lazily loaded module: the component receives its loader and name. */
  readonly lazy?: {readonly property: string; readonly source: string};
}

/**
 * The import for `<RpcReturns method="eth_call" />`, so that the page loads only this method.
 * @throws if the method is not in `data/rpc`.
 */
export function methodFact(component: string, attributes: Attributes): ImportedFact {
  const [property, name] = onlyAttribute(component, attributes, ['method']);
  if (!Object.hasOwn(methods, name)) {
    throw new Error(
      `Unknown method "${name}" in <${component}>: perhaps ${nearest(name, Object.keys(methods)).join(', ')}. ` +
        `A new one needs data/rpc/${name || '<method>'}.ts and its line in data/rpc/methods.ts`,
    );
  }
  return {property, name, source: `@site/data/rpc/${name}`};
}

/** The import for `<RpcErrors>`. `method="all"`: the common errors. */
export function errorsFact(component: string, attributes: Attributes): ImportedFact {
  return attributes.method === 'all'
    ? {property: 'method', name: 'commonErrors', source: '@site/data/rpc/commonErrors'}
    : methodFact(component, attributes);
}

/**
 * The import for `<RpcPlayground>`, which loads the method and its validator on demand. The import
 * is in the page, so that each method has its own chunk and no page loads a list of methods.
 * @throws if the method has no playground.
 */
export function playgroundFact(component: string, attributes: Attributes): ImportedFact {
  const fact = methodFact(component, attributes);
  const method: RpcMethod = methods[fact.name as RpcMethodName];
  if (method.playground !== true) {
    throw new Error(
      `<${component}> cannot run ${fact.name}: ${method.playground.no} Take it off the page, or change playground in data/rpc/${fact.name}.ts`,
    );
  }
  return {...fact, lazy: {property: 'load', source: validatorsModule(fact.name)}};
}
