export type Attributes = Readonly<Record<string, string>>;

/**
 * The single attribute and its value.
 * @throws unless exactly one known attribute has a value.
 */
export function onlyAttribute<Name extends string>(
  component: string,
  attributes: Attributes,
  names: readonly Name[],
): readonly [Name, string] {
  const [found, ...more] = Object.entries(attributes);
  const [name, value = ''] = found ?? [];
  const known = names.find((each) => each === name);
  if (known === undefined || value === '' || more.length > 0) {
    const written = Object.keys(attributes).join(', ') || 'nothing';
    throw new Error(
      `<${component}> takes exactly one of ${names.map((each) => `${each}="…"`).join(', ')} and got ${written}`,
    );
  }
  return [known, value];
}
