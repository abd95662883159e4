import type {JsonSchema} from '@site/data/rpc/schema';
import type {Draft} from './draft';
import type {Place} from './place';

/** What a field of any kind is given. */
export interface FieldProps {
  readonly schema: JsonSchema;
  readonly draft: Draft;
  readonly place: Place;
  /** In how many objects and lists it stands. */
  readonly depth: number;
  readonly onChange: (draft: Draft) => void;
}

/** A field with its name. */
export interface NamedFieldProps extends FieldProps {
  readonly name: string;
  readonly required?: boolean;
  /** What the value is, in a sentence. */
  readonly about?: string | undefined;
  /** Of a part that can be taken away: takes it away. */
  readonly onRemove?: (() => void) | undefined;
}

/** A field that knows its kind. */
export interface FieldOf<
  Kind extends Draft['kind'],
  Schema extends JsonSchema = JsonSchema,
> extends FieldProps {
  readonly schema: Schema;
  readonly draft: Extract<Draft, {kind: Kind}>;
}

/** The ids of the texts that belong to a field, for those who listen. */
export function describedBy(...ids: readonly (string | false)[]): string | undefined {
  const known = ids.filter((id) => id !== false);
  return known.length === 0 ? undefined : known.join(' ');
}
