/** The plugin that writes a validator for each method. */
export const validatorsPlugin = 'rpc-validators';

/** The module id of the parameter validator of a method. */
export function validatorsModule(method: string): string {
  return `@generated/${validatorsPlugin}/default/${method}.js`;
}
