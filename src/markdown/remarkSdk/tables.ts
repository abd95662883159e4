import type {RootContent} from 'mdast';
import type {SdkPackage} from '../../../data/sdk/packages';
import type {SdkError} from '../../../data/sdk/schema';
import {table} from '../nodes';

/** The anchor of an export. */
export const anchorOf = (name: string) => name.toLowerCase();

/** The key of an error: its name, or the start of its message if the name repeats. */
export const errorKey = ({name, message}: SdkError) => message ?? name;

export const errorAnchor = (error: SdkError) => errorKey(error).toLowerCase().replace(/\W+/g, '-');

export const errorTable = (errors: readonly SdkError[]): RootContent[] =>
  table(
    'Errors that actions throw',
    ['Error', 'When', 'What to do'],
    errors.map((error) => ({
      id: errorAnchor(error),
      head: `\`${error.name}\``,
      note:
        error.message === undefined
          ? `from ${error.from}`
          : `from ${error.from}: ${error.message} …`,
      cells: [error.when, error.fix],
    })),
    {hidesCaption: true, hasCellLabels: true},
  );

/** Packages with the versions in the registry. */
export const packageTable = (packages: readonly SdkPackage[]): RootContent[] =>
  table(
    'Packages',
    ['Package', 'Status', `npm registry (${packages[0]?.checked ?? ''})`],
    packages.map(({name, page, version, status, served}) => ({
      head: page === undefined ? `\`${name}\`` : `[\`${name}\`](${page})`,
      note: version,
      cells: [status, served],
    })),
    {hidesCaption: true, hasCellLabels: true},
  );
