import {type ReactNode, useId} from 'react';
import clsx from 'clsx';
import input from '../../ui/Field/styles.module.css';
import {type Measured, measuredText} from './measureHex';
import styles from './styles.module.css';

interface Props {
  readonly text: string;
  readonly measured: Measured;
  readonly onChange: (text: string) => void;
}

/** A field for calldata or a signed transaction, with what it measures. */
export default function HexField({text, measured, onChange}: Props): ReactNode {
  const id = useId();
  const isWrong = measured.kind === 'problem';
  return (
    <div className={styles.hex}>
      <label htmlFor={id}>Calldata or signed transaction, in hex (optional)</label>
      <textarea
        id={id}
        className={clsx(input.field, input.code, styles.entry)}
        placeholder="0x…"
        value={text}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={`${id}note`}
        onChange={({target}) => onChange(target.value)}
      />
      <p id={`${id}note`} role="status" className={clsx(isWrong && styles.problem)}>
        {measuredText(measured)}
      </p>
    </div>
  );
}
