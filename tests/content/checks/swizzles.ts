import type {Problem} from '../../../tools/content/problem';

/** A swizzled component: its path below src/theme and the text of its index file. */
export interface Swizzle {
  readonly name: string;
  readonly text: string;
}

/**
 * The ledger and the folder list the same swizzles, and the first line of each describes its
 * change.
 */
export function checkSwizzles(ledger: string, swizzles: readonly Swizzle[]): Problem[] {
  const rows = [...ledger.matchAll(/^\|\s*`([^`]+)`\s*\|/gm)].map(([, name = '']) => name);
  const names = swizzles.map(({name}) => name);
  return [
    ...names
      .filter((name) => !rows.includes(name))
      .map((name) => ({
        file: 'src/theme/README.md',
        message: `${name} has no row. Add it: what, why, wrap or eject, version, when it can go`,
      })),
    ...rows
      .filter((name) => !names.includes(name))
      .map((name) => ({
        file: 'src/theme/README.md',
        message: `${name} has a row and no component in src/theme. Remove the row`,
      })),
    ...swizzles
      .filter(({text}) => !text.startsWith('// Change: '))
      .map(({name}) => ({
        file: `src/theme/${name}`,
        message:
          'the first line does not say "// Change: …". Say what differs from the stock component',
      })),
  ];
}
