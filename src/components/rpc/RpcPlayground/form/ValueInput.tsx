import type {ReactNode} from 'react';
import {decode} from '../answer/decode';
import styles from './playground.module.css';
import {type FieldOf, describedBy} from './fieldProps';
import {useFormTools} from './tools';
import {valueOf} from './valueOf';

/** Browser features for prose would spoil numbers and addresses. */
const plain = {autoCapitalize: 'off', autoComplete: 'off', autoCorrect: 'off', spellCheck: false};

/**
 * The input for a scalar: a select, a text area for digits that wrap on a phone, or an input. Its decoded
 * meaning follows.
 */
export default function ValueInput(props: FieldOf<'text'>): ReactNode {
  const {schema, draft, place, onChange} = props;
  const {problemAt, leave} = useFormTools();
  const problem = problemAt(place.id);
  const meaning = decode(schema, valueOf(schema, draft));
  const common = {
    id: place.id,
    className: styles.input,
    value: draft.text,
    'aria-label': place.label,
    'aria-invalid': problem !== undefined,
    'aria-describedby': describedBy(
      `${place.id}-about`,
      meaning !== undefined && `${place.id}-means`,
      problem !== undefined && `${place.id}-problem`,
    ),
    onBlur: () => leave(place.id),
    onChange: ({target}: {readonly target: {readonly value: string}}) =>
      onChange({kind: 'text', text: target.value}),
  } as const;
  if ('enum' in schema) {
    return (
      <select {...common}>
        {schema.enum.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    );
  }
  const hex = 'x-hex' in schema ? schema['x-hex'] : undefined;
  return (
    <>
      {hex !== undefined && hex !== 'quantity' ? (
        <textarea
          {...common}
          {...plain}
          rows={Math.min(6, Math.ceil(draft.text.length / 80) || 1)}
          data-line
        />
      ) : (
        <input {...common} {...plain} />
      )}
      {meaning !== undefined && (
        <p id={`${place.id}-means`} className={styles.meaning}>
          {meaning}
        </p>
      )}
    </>
  );
}
