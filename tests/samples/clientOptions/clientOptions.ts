import type {SourceRef} from '../../../data/source';

/** The options that a version of a client documents, without their leading hyphens. */
export interface ClientOptions {
  readonly version: string;
  /** The source files that define the options. */
  readonly sources: readonly [SourceRef, ...SourceRef[]];
  /** Flags: they have no value, or `true` or `false`. */
  readonly switches: ReadonlySet<string>;
  /** Options that need a value. */
  readonly settings: ReadonlySet<string>;
}

/** A set of names separated by white space. */
export function names(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.trim().split(/\s+/)));
}

/** The invalid arguments of a client, according to its documented options. */
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
