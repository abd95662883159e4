/**
 * The attribute of a component as a key of its facts.
 *
 * @throws on a value that is not a key. The message names the component, the keys and their file.
 */
export function knownKey<Key extends string>(
  keys: Readonly<Record<Key, unknown>>,
  value: string,
  {element, attribute, file}: Readonly<Record<'element' | 'attribute' | 'file', string>>,
): Key {
  if (!Object.hasOwn(keys, value)) {
    throw new Error(
      `Unknown ${attribute} "${value}" in <${element}>: use one of ${Object.keys(keys).join(', ')} (${file})`,
    );
  }
  return value as Key;
}
