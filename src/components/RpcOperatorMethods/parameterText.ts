/** The parameters of an operator method as a text: `block hash; options (optional)`, or `none`. */
export function parameterText(params: readonly string[]): string {
  return params.length === 0
    ? 'none'
    : params.map((param) => param.replace(/\?$/, ' (optional)')).join('; ');
}
