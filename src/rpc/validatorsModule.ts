/** The build step that writes a validator for each method. */
export const validatorsPlugin = 'rpc-validators';

/** The module with the validator of a method's parameters. */
export function validatorsModule(method: string): string {
  return `@generated/${validatorsPlugin}/default/${method}.js`;
}
