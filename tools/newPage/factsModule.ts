import {format, resolveConfig} from 'prettier';

/** A module that exports an object, formatted like the others. Texts of the object are JSON. */
export async function factsModule(
  file: string,
  {
    imports,
    name,
    type,
    value,
  }: Readonly<Record<'imports' | 'name' | 'type', string>> & {
    readonly value: object;
  },
): Promise<string> {
  const text = `${imports}\n\nexport const ${name}${type.startsWith(':') ? type : ''} = ${JSON.stringify(value)}${type.startsWith(':') ? '' : ` ${type}`};\n`;
  return format(text, {...(await resolveConfig(file)), parser: 'typescript'});
}
