import type {Attributes} from './facts/attributes';

/** An attribute of an MDX element. `value`: an object if in braces, null if absent. */
export interface MdxAttribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

/** The part of an MDX element that remark steps read. */
export interface MdxElement {
  readonly type: string;
  readonly name?: string | null;
  attributes?: readonly MdxAttribute[];
  readonly position?: {readonly start: {readonly line: number}};
}

/**
 * Attributes as text.
 * @throws on an expression in braces, and on a name without a value.
 */
export function plainAttributes(component: string, {attributes = []}: MdxElement): Attributes {
  return Object.fromEntries(
    attributes.map(({name, value}) => {
      if (name === undefined || typeof value !== 'string') {
        throw new Error(
          `<${component}> takes plain text: write ${name ?? 'each attribute'}="…", without braces`,
        );
      }
      return [name, value];
    }),
  );
}
