/** The problem with a value, as the end of a sentence that starts with its key. */
export type Rule = (value: unknown) => string | undefined;

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

/** Text with a maximum number of characters. */
export const text =
  (longest: number): Rule =>
  (value) =>
    isText(value) && value.length <= longest
      ? undefined
      : `must be text of at most ${longest} characters`;

export const link: Rule = (value) =>
  isText(value) && value.startsWith('https://') && URL.canParse(value)
    ? undefined
    : 'must be an https:// address';

export const oneOf =
  (values: readonly string[]): Rule =>
  (value) =>
    isText(value) && values.includes(value) ? undefined : `must be one of ${values.join(', ')}`;

/** A non-empty list of distinct values from a set. */
export const someOf =
  (values: readonly string[]): Rule =>
  (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    new Set(value).size === value.length &&
    value.every((entry) => values.includes(String(entry)))
      ? undefined
      : `must list one or more of ${values.join(', ')}, each once`;

/**
 * The problems of a front matter block, as sentences with the key and the fix.
 * @param name the key of the block.
 * @param rules by key, in the required order of keys.
 */
export function blockProblems(
  name: string,
  block: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, Rule>>,
): string[] {
  const known = Object.keys(rules);
  const written = Object.keys(block);
  const ordered = known.filter((key) => written.includes(key));
  const unknown = written.filter((key) => !known.includes(key));
  return [
    ...unknown.map(
      (key) => `${name} has the unknown key "${key}". Allowed: ${known.join(', ')}. Remove it`,
    ),
    ...Object.entries(rules).flatMap(([key, rule]) => {
      const problem = rule(block[key]);
      return problem === undefined ? [] : [`${name}.${key} ${problem}`];
    }),
    ...(unknown.length > 0 || written.join() === ordered.join()
      ? []
      : [`the keys of ${name} must be in the order ${ordered.join(', ')}`]),
  ];
}
