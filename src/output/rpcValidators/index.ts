import type {Plugin} from '@docusaurus/types';
import {methods} from '../../../data/rpc/methods';
import {validatorsPlugin} from '../../rpc/validatorsModule';
import {paramsValidator} from './paramsValidator';

/**
 * Writes a module for each JSON-RPC method, which the method's playground loads on demand, with its
 * facts (`method`) and its compiled parameter schemas (`params`):
 * `@generated/rpc-validators/default/<method>.js`.
 */
export function rpcValidators(): Plugin {
  return {
    name: validatorsPlugin,
    async contentLoaded({actions}) {
      for (const method of Object.values(methods)) {
        const facts = `export {${method.name} as method} from '@site/data/rpc/${method.name}';`;
        await actions.createData(`${method.name}.js`, `${paramsValidator(method)}\n${facts}\n`);
      }
    },
  };
}
