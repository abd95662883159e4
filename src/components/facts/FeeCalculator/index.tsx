import {type ReactNode, useId, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import input from '../../ui/Field/styles.module.css';
import {feeOf} from './feeOf';
import {feeRows} from './feeRows';
import {fields, inputsOf, problemOf, problemsOf, startEntries} from './fields';
import styles from './styles.module.css';

/** A calculator of a fee, which sends nothing. Without scripts, it is a worked example. */
export default function FeeCalculator(): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const [entries, setEntries] = useState(startEntries);
  const problems = problemsOf(entries);
  const [total, ...others] = feeRows(problems.length === 0 ? feeOf(inputsOf(entries)) : undefined);

  return (
    <div className={styles.calculator}>
      <p className={styles.total}>
        {total[0]} <output>{total[1]}</output>
      </p>
      <table className={styles.table}>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <th scope="row">
                <label htmlFor={id + field.name}>
                  {field.label} ({field.unit})
                </label>
              </th>
              <td>
                {isBrowser ? (
                  <input
                    id={id + field.name}
                    className={input.field}
                    inputMode={field.digits === 0 ? 'numeric' : 'decimal'}
                    autoComplete="off"
                    value={entries[field.name]}
                    aria-invalid={problemOf(field, entries[field.name]) !== undefined}
                    aria-describedby={`${id}problems`}
                    onChange={({target}) => setEntries({...entries, [field.name]: target.value})}
                  />
                ) : (
                  <span className={clsx(input.field, styles.value)}>{field.start}</span>
                )}
              </td>
            </tr>
          ))}
          {others.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p id={`${id}problems`} role="alert" className={styles.problems}>
        {problems.join(' ')}
      </p>
    </div>
  );
}
