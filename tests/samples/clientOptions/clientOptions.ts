import type {SourceRef} from '../../../data/source';

/** The options that a version of a client documents, without their leading hyphens. */
export interface ClientOptions {
  readonly version: string;
  /** Where the client defines its options. */
  readonly sources: readonly [SourceRef, ...SourceRef[]];
  /** Those that are on or off: they stand alone or have `true` or `false`. */
  readonly switches: ReadonlySet<string>;
  /** Those that need a value. */
  readonly settings: ReadonlySet<string>;
}

/** A set of names that are written with white space between them. */
export function names(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.trim().split(/\s+/)));
}

/** What is wrong with the arguments of a client, by the options that it documents. */
export function wrongArguments(
  {version, switches, settings}: ClientOptions,
  command: readonly string[],
): readonly string[] {
  return command.flatMap((argument) => {
    const [, name = '', value] = /^--([\w.-]+)(?:=(.*))?$/.exec(argument) ?? [];
    if (switches.has(name)) {
      return value === undefined || /^(?:true|false)$/.test(value)
        ? []
        : [`${argument}: an option of ${version} that is true or false`];
    }
    if (!settings.has(name)) {
      return [`${argument}: no option of ${version}`];
    }
    return value === undefined || value === '' ? [`${argument}: needs a value`] : [];
  });
}
