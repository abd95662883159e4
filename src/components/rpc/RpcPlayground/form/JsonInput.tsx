import type {ReactNode} from 'react';
import styles from './playground.module.css';
import {describedBy, type FieldOf} from './fieldProps';
import {useFormTools} from './tools';

const MOST_ROWS = 24;

/** A text area for a value as JSON, where a form would be harder to read. */
export default function JsonInput({
  draft,
  place,
  onChange,
}: Omit<FieldOf<'json'>, 'schema' | 'depth'>): ReactNode {
  const {problemAt, leave} = useFormTools();
  const problem = problemAt(place.id);
  return (
    <textarea
      id={place.id}
      className={styles.input}
      rows={Math.min(MOST_ROWS, Math.max(2, draft.text.split('\n').length))}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      value={draft.text}
      aria-label={`${place.label} as JSON`}
      aria-invalid={problem !== undefined}
      aria-describedby={describedBy(problem !== undefined && `${place.id}-problem`)}
      onBlur={() => leave(place.id)}
      onChange={({target}) => onChange({kind: 'json', text: target.value})}
    />
  );
}
