import type * as z from 'zod';
import type {Site} from './site';

/** A tool of the server. Its answer is Markdown or JSON, as text. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Shape;
  /** @throws an error whose message tells the assistant what to do. */
  readonly answer: (
    site: Site,
    input: {readonly [Key in keyof Shape]: z.output<Shape[Key]>},
  ) => Promise<string>;
}

/** Checks at compile time that the answer takes the input. */
export const tool = <Shape extends z.ZodRawShape>(definition: Tool<Shape>): Tool =>
  definition as unknown as Tool;
