import type {Plugin} from '@docusaurus/types';
import {methods} from '../../../data/rpc/methods';
import {validatorsPlugin} from '../../rpc/validatorsModule';
import {paramsValidator} from './paramsValidator';

/**
 * Compiles the schemas of the parameters of each JSON-RPC method to a module of its own, which its playground loads
 * (`@generated/rpc-validators/default/<method>.js`).
 */
export function rpcValidators(): Plugin {
  return {
    name: validatorsPlugin,
    async contentLoaded({actions}) {
      for (const method of Object.values(methods)) {
        await actions.createData(`${method.name}.js`, paramsValidator(method));
      }
    },
  };
}
