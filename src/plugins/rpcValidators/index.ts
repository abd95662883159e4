import type {Plugin} from '@docusaurus/types';
import {methods} from '../../../data/rpc/methods';
import {paramsValidator} from './paramsValidator';

const NAME = 'rpc-validators';

/** Where a page finds the validator of a method. */
export function validatorsModule(method: string): string {
  return `@generated/${NAME}/default/${method}.js`;
}

/**
 * Compiles the schemas of the parameters of each JSON-RPC method to a module of its own, which its playground loads
 * (`@generated/rpc-validators/default/<method>.js`).
 */
export function rpcValidators(): Plugin {
  return {
    name: NAME,
    async contentLoaded({actions}) {
      for (const method of Object.values(methods)) {
        await actions.createData(`${method.name}.js`, paramsValidator(method));
      }
    },
  };
}
