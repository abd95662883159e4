import type {ReactNode} from 'react';
import styles from './playground.module.css';
import type {FieldOf} from './fieldProps';

/** A checkbox for a boolean. */
export default function FlagInput({draft, place, onChange}: FieldOf<'flag'>): ReactNode {
  return (
    <label className={styles.flag}>
      <input
        id={place.id}
        type="checkbox"
        checked={draft.on}
        aria-label={place.label}
        aria-describedby={`${place.id}-about`}
        onChange={({target}) => onChange({kind: 'flag', on: target.checked})}
      />
      <code>{String(draft.on)}</code>
    </label>
  );
}
