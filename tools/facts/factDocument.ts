import type {z} from 'zod';

/** A fact as it is published. `id` is unique in its document and final, because readers compare versions by it. */
export interface Fact {
  readonly id: string;
  /** Where the fact was read. */
  readonly sources: readonly string[];
  /** The day on which it was last compared with its sources. */
  readonly checked: string;
}

/** A published file of facts: its name, its form and its content. */
export interface FactDocument {
  /** The name of the file without extension: `rpc-methods`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The type of an item in programs: `RpcMethod`. */
  readonly itemName: string;
  /** The version of the form, not of the facts: the first number grows if a reader of the old form would fail. */
  readonly version: `${number}.${number}.${number}`;
  readonly item: z.ZodType<Fact>;
  /** The facts, in the order of the file. */
  readonly items: () => readonly Fact[];
}

/** Checks at compile time that the items have the form. */
export function factDocument<Item extends Fact>(
  document: Omit<FactDocument, 'item' | 'items'> & {
    readonly item: z.ZodType<Item>;
    readonly items: () => readonly Item[];
  },
): FactDocument {
  return document;
}
