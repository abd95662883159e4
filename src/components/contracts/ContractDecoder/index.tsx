import {type ReactNode, useEffect, useEffectEvent, useId, useRef} from 'react';
import clsx from 'clsx';
import Button from '../../ui/Button';
import ButtonRow from '../../ui/ButtonRow';
import field from '../../ui/Field/styles.module.css';
import NeedsScripts from '../../shell/NeedsScripts';
import VisuallyHidden from '../../ui/VisuallyHidden';
import {examples} from './examples';
import styles from './styles.module.css';
import {useDecoder} from './useDecoder';

function statusOf({
  text,
  isFailed,
  decoding,
}: Pick<ReturnType<typeof useDecoder>, 'text' | 'isFailed' | 'decoding'>): ReactNode {
  if (decoding === undefined) {
    return isFailed
      ? 'The decoder could not be loaded. Change the text to try again.'
      : text !== '' && 'Loading the decoder…';
  }
  // The findings are shown below. Screen readers announce a summary.
  return decoding.decoded.kind === 'findings' ? (
    <VisuallyHidden>{decoding.summary}</VisuallyHidden>
  ) : (
    decoding.summary
  );
}

/** Decodes calldata, reverts, logs and names. Its code loads when the reader focuses the field. */
export default function ContractDecoder(): ReactNode {
  const {text, change, open, isFailed, decoder, decoding} = useDecoder();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);

  const takeOver = useEffectEvent(() => {
    const early = input.current?.value ?? '';
    if (early !== '') {
      change(early);
    }
  });
  // Text that the reader typed before hydration.
  useEffect(() => {
    takeOver();
  }, []);

  return (
    <>
      <noscript>
        <p>
          The decoder needs JavaScript. In a terminal, run <code>cast decode-calldata</code> with
          the signature from the contract’s page and your data.
        </p>
      </noscript>
      <NeedsScripts>
        <label htmlFor="decoder-input">
          Calldata, revert data, selector, topic, log, receipt, transaction or name
        </label>
        <textarea
          ref={input}
          id="decoder-input"
          className={clsx(field.field, styles.input)}
          rows={6}
          value={text}
          placeholder="0x…"
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={id}
          aria-invalid={decoding?.decoded.kind === 'problem'}
          onFocus={open}
          onChange={({target}) => change(target.value)}
        />
        <p id={id} className={styles.note}>
          Decoded in your browser: nothing is sent or stored.
        </p>
        <ButtonRow label="Examples:">
          {examples.map(({label, data}) => (
            <Button key={label} onPress={() => change(data)}>
              {label}
            </Button>
          ))}
        </ButtonRow>
        <p role="status">{statusOf({text, isFailed, decoding})}</p>
        {decoder !== undefined && decoding !== undefined && (
          <decoder.Result
            key={decoding.input}
            decoding={decoding}
            onClear={() => {
              change('');
              input.current?.focus();
            }}
          />
        )}
      </NeedsScripts>
    </>
  );
}
