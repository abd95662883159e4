import {type ReactNode, useId} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import input from '../../ui/Field/styles.module.css';
import {type Field, problemOf} from './fields';
import styles from './styles.module.css';

interface Props {
  readonly field: Field;
  readonly entry: string;
  readonly onChange: (entry: string) => void;
}

/** The rows of an input: label and field, then what it means and what is wrong. */
export default function FieldRow({field, entry, onChange}: Props): ReactNode {
  const {label, unit, digits, start, hint} = field;
  const id = useId();
  const isBrowser = useIsBrowser();
  const problem = problemOf(field, entry);
  const notes = [hint !== undefined && `${id}hint`, problem !== undefined && `${id}problem`];
  return (
    <>
      <tr>
        <th scope="row">
          <label htmlFor={id}>
            {label} ({unit})
          </label>
        </th>
        <td>
          {isBrowser ? (
            <input
              id={id}
              className={clsx(input.field, styles.entry)}
              inputMode={digits === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              value={entry}
              aria-invalid={problem !== undefined}
              aria-describedby={clsx(notes) || undefined}
              onChange={({target}) => onChange(target.value)}
            />
          ) : (
            <span className={clsx(input.field, styles.value)}>{start}</span>
          )}
        </td>
      </tr>
      {(hint !== undefined || problem !== undefined) && (
        <tr className={styles.notes}>
          <td colSpan={2}>
            {problem !== undefined && (
              <p id={`${id}problem`} role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
            {hint !== undefined && <p id={`${id}hint`}>{hint}</p>}
          </td>
        </tr>
      )}
    </>
  );
}
