import type {JsonSchema} from '@site/data/rpc/schema';
import type {Draft} from './draft';
import type {Place} from './place';

export interface FieldProps {
  readonly schema: JsonSchema;
  readonly draft: Draft;
  readonly place: Place;
  /** The nesting depth in objects and lists. */
  readonly depth: number;
  readonly onChange: (draft: Draft) => void;
}

/** The props of a labeled field. */
export interface NamedFieldProps extends FieldProps {
  readonly name: string;
  readonly required?: boolean;
  readonly about?: string | undefined;
  /** Removes the field. Absent if the field cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
}

/** The props of a field for one kind of draft. */
export interface FieldOf<
  Kind extends Draft['kind'],
  Schema extends JsonSchema = JsonSchema,
> extends FieldProps {
  readonly schema: Schema;
  readonly draft: Extract<Draft, {kind: Kind}>;
}

/** The value of `aria-describedby` for the given ids. Undefined without any. */
export function describedBy(...ids: readonly (string | false)[]): string | undefined {
  const known = ids.filter((id) => id !== false);
  return known.length === 0 ? undefined : known.join(' ');
}
