import {type ReactNode, useId, useState} from 'react';
import clsx from 'clsx';
import input from '../../ui/Field/styles.module.css';
import {type Measured, measuredText, measureHex} from './measureHex';
import styles from './styles.module.css';

/** A field that measures pasted calldata or a signed transaction. */
export default function HexField({
  onMeasure,
}: {
  readonly onMeasure: (measured: Measured) => void;
}): ReactNode {
  const id = useId();
  const [measured, setMeasured] = useState<Measured>({kind: 'nothing'});
  const isWrong = measured.kind === 'problem';
  return (
    <div className={styles.hex}>
      <label htmlFor={id}>Calldata or signed transaction, in hex (optional)</label>
      <textarea
        id={id}
        className={clsx(input.field, input.code, styles.entry)}
        placeholder="0x…"
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={`${id}note`}
        onChange={({target}) => {
          const next = measureHex(target.value);
          setMeasured(next);
          onMeasure(next);
        }}
      />
      <p id={`${id}note`} role="status" className={clsx(isWrong && styles.problem)}>
        {measuredText(measured)}
      </p>
    </div>
  );
}
