import type {Syntax} from './layout';

/** The escapes of JSON that a text needs within either quotes. */
const inner = (value: string) => JSON.stringify(value).slice(1, -1);

/** A text in single quotes, or in double ones where that saves escapes, as Prettier has it. */
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
    return "['__proto__']: "; // Else it would set the prototype.
  }
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name)}: `;
}

/** Values as JavaScript writes them. */
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
