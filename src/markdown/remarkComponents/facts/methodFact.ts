import {methods, type RpcMethodName} from '../../../../data/rpc/methods';
import type {RpcMethod} from '../../../../data/rpc/schema';
import {validatorsModule} from '../../../rpc/validatorsModule';
import {type Attributes, onlyAttribute} from './attributes';
import {nearest} from './nearest';

/** A fact that a page imports by itself, and the property by which it hands it to a component. */
export interface ImportedFact {
  readonly property: string;
  /** The named export. */
  readonly name: string;
  readonly source: string;
  /** A module with the fact that the component loads on demand: it gets a function that does so, and the name. */
  readonly later?: {readonly property: string; readonly source: string};
}

/**
 * The method that a component names, `<RpcReturns method="eth_call" />`: the page imports only this one.
 *
 * @throws when `data/rpc` does not have it.
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

/** The same for `<RpcErrors>`, which also shows what all methods share: `method="all"`. */
export function errorsFact(component: string, attributes: Attributes): ImportedFact {
  return attributes.method === 'all'
    ? {property: 'method', name: 'commonErrors', source: '@site/data/rpc/commonErrors'}
    : methodFact(component, attributes);
}

/**
 * The same for `<RpcPlayground>`, which loads the method and its validator on demand. The import is in the page, so that
 * each method has a chunk of its own and no page loads a list of them.
 *
 * @throws when readers are not to run the method.
 */
export function playgroundFact(component: string, attributes: Attributes): ImportedFact {
  const fact = methodFact(component, attributes);
  const method: RpcMethod = methods[fact.name as RpcMethodName];
  if (method.playground !== true) {
    throw new Error(
      `<${component}> cannot run ${fact.name}: ${method.playground.no} Take it off the page, or change playground in data/rpc/${fact.name}.ts`,
    );
  }
  return {...fact, later: {property: 'load', source: validatorsModule(fact.name)}};
}
