import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import input from '../../ui/Field/styles.module.css';
import Table from '../../ui/Table';
import {feeOf} from './feeOf';
import {feeRows} from './feeRows';
import {fields, inputsOf, problemOf, problemsOf, startEntries} from './fields';

/** The calculator form. It sends nothing. */
export default function FeeForm(): ReactNode {
  const id = useId();
  const [entries, setEntries] = useState(startEntries);
  const first = useRef<HTMLInputElement>(null);
  const problems = problemsOf(entries);
  const fee = problems.length === 0 ? feeOf(inputsOf(entries)) : undefined;

  // The focused button was replaced by the form.
  useEffect(() => first.current?.focus(), []);

  return (
    <>
      <Table label="Fee calculator">
        <tbody>
          {fields.map((field, index) => (
            <tr key={field.name}>
              <th scope="row">
                <label htmlFor={id + field.name}>
                  {field.label} ({field.unit})
                </label>
              </th>
              <td>
                <input
                  ref={index === 0 ? first : undefined}
                  id={id + field.name}
                  className={input.field}
                  inputMode={field.digits === 0 ? 'numeric' : 'decimal'}
                  autoComplete="off"
                  value={entries[field.name]}
                  aria-invalid={problemOf(field, entries[field.name]) !== undefined}
                  aria-describedby={`${id}problems`}
                  onChange={({target}) => setEntries({...entries, [field.name]: target.value})}
                />
              </td>
            </tr>
          ))}
          {feeRows(fee).map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <output>{value}</output>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p id={`${id}problems`} role="alert">
        {problems.join(' ')}
      </p>
    </>
  );
}
