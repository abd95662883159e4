import type {Syntax} from './layout';

/** JSON's escapes for text inside quotes. */
const inner = (value: string) => JSON.stringify(value).slice(1, -1);

/** Quotes a text as Prettier does: single quotes, or double quotes if they need fewer escapes. */
function text(value: string): string {
  const singles = value.split("'").length;
  const doubles = value.split('"').length;
  return singles > doubles
    ? JSON.stringify(value)
    : `'${inner(value).replace(/\\(.)|'/g, (found, escaped?: string) =>
        escaped === undefined ? "\\'" : escaped === '"' ? '"' : found,
      )}'`;
}

function key(name: string): string {
  if (name === '__proto__') {
    return "['__proto__']: "; // A plain key would set the prototype.
  }
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name)}: `;
}

export const javascript: Syntax = {
  text,
  number: String,
  flag: String,
  nothing: 'null',
  key,
  padding: '',
  trailing: ',',
  step: '  ',
};
