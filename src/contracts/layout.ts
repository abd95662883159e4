import {closingAt} from './brackets';
import {parseDeclaration} from './declaration';

/** The number of characters in a line of a code block. */
const WIDTH = 76;

/** A declaration laid out for a page: on one line if it fits, else one line for each parameter, field or value. */
export function layoutSignature(signature: string): string {
  const at = signature.search(/[({]/);
  if (signature.length <= WIDTH || at < 0) {
    return signature;
  }
  const {keyword, params} = parseDeclaration(signature);
  if (keyword === 'value') {
    // The brackets belong to the type, for example of a mapping.
    return signature;
  }
  const isBlock = keyword === 'struct' || keyword === 'enum';
  const texts = params.map(({type, indexed, name}) =>
    [type, ...(indexed ? ['indexed'] : []), name].filter((word) => word !== '').join(' '),
  );
  const lines = texts.map((text, index) =>
    keyword === 'struct' ? `  ${text};` : `  ${text}${index < texts.length - 1 ? ',' : ''}`,
  );
  const head = signature.slice(0, at).trimEnd();
  const behind = isBlock ? '' : signature.slice((closingAt(signature, at) ?? signature.length) + 1);
  return [`${head}${isBlock ? ' {' : '('}`, ...lines, isBlock ? '}' : `)${behind}`].join('\n');
}
