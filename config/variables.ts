export type Environment = Readonly<Record<string, string | undefined>>;

/** Directives of the content security policy that take sources. */
export const sourceKinds = ['script', 'style', 'connect', 'img', 'frame', 'font'] as const;

/** Additional sources, by directive. */
export type Sources = Readonly<Record<(typeof sourceKinds)[number], readonly string[]>>;

/** A host, optionally with `*.` for subdomains, a port and a path. No keyword of a policy matches. */
const SOURCE =
  /^(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?(?:\/[\w./@%~+-]*)?$/i;

function unusable(variable: string, value: string, fix: string): Error {
  return new Error(`The environment variable ${variable} is "${value}": ${fix}`);
}

/** The value of a variable. Empty counts as unset: workflows pass unset variables as empty. */
export function valueOf(environment: Environment, variable: string): string | undefined {
  const value = environment[variable]?.trim();
  return value === '' ? undefined : value;
}

/** @throws if the value does not match. */
export function matching(
  environment: Environment,
  variable: string,
  form: RegExp,
  fix: string,
): string | undefined {
  const value = valueOf(environment, variable);
  if (value !== undefined && !form.test(value)) {
    throw unusable(variable, value, fix);
  }
  return value;
}

/** An absolute https URL, or an http URL on localhost, for tests. @throws on any other value. */
export function addressOf(environment: Environment, variable: string): string | undefined {
  const value = valueOf(environment, variable);
  if (value === undefined) {
    return undefined;
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
  if (!url || !isSafe || url.username !== '' || url.password !== '' || url.hash !== '') {
    throw unusable(
      variable,
      value,
      'set it to an absolute https:// address without a name, a password or a #, for example https://cdn.example.org/script.js',
    );
  }
  return url.href;
}

/** An object as JSON. @throws on any other value. */
export function objectOf(
  environment: Environment,
  variable: string,
  fix: string,
): Readonly<Record<string, unknown>> | undefined {
  const value = valueOf(environment, variable);
  if (value === undefined) {
    return undefined;
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    throw unusable(variable, value, fix);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw unusable(variable, value, fix);
  }
  return parsed as Record<string, unknown>;
}

/**
 * URLs by kind, as in `script https://a.example https://b.example; connect wss://c.example`.
 * @throws on any other value.
 */
export function sourcesOf(environment: Environment, variable: string): Partial<Sources> {
  const value = valueOf(environment, variable);
  const parts = (value ?? '').split(';').map((part) => part.trim().split(/\s+/));
  const found: Partial<Record<keyof Sources, readonly string[]>> = {};
  for (const [name = '', ...addresses] of parts.filter(([name]) => name !== '')) {
    const kind = sourceKinds.find((known) => name === known || name === `${known}-src`);
    if (kind === undefined || addresses.length === 0) {
      throw unusable(
        variable,
        value ?? '',
        `name a kind (${sourceKinds.join(', ')}) and its addresses, kinds apart by ";", for example "script https://a.example; img https://b.example"`,
      );
    }
    const wrong = addresses.find((address) => !SOURCE.test(address));
    if (wrong !== undefined) {
      throw unusable(
        variable,
        value ?? '',
        `${wrong} is no https:// or wss:// address with a host. Words such as 'unsafe-inline' are never let in`,
      );
    }
    found[kind] = [...(found[kind] ?? []), ...addresses];
  }
  return found;
}

/** Checks that a variable is not set without the variable that it depends on. @throws if it is. */
export function needs(environment: Environment, variable: string, other: string): void {
  const value = valueOf(environment, variable);
  if (value !== undefined && valueOf(environment, other) === undefined) {
    throw unusable(variable, value, `it does nothing without ${other}. Set both, or neither`);
  }
}
