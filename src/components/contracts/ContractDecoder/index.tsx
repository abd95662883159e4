import {
  type ChangeEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
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

/** Whether the reader pasted or dropped a text, and does not type. */
const isWhole = (event: Event) =>
  event instanceof InputEvent && /^insertFrom(?:Paste|Drop)$/.test(event.inputType);

/** Decodes calldata, reverts, logs and names. Its code loads when the reader focuses the field. */
export default function ContractDecoder(): ReactNode {
  const {text, change, open, isFailed, decoder, decoding} = useDecoder();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  // How often the reader has asked for a result at once. Zero while typing.
  const [asked, setAsked] = useState(0);

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

  const takeExample = (data: string) => {
    change(data);
    setAsked(asked + 1);
  };
  const takeInput = ({target, nativeEvent}: ChangeEvent<HTMLTextAreaElement>) => {
    change(target.value);
    setAsked(isWhole(nativeEvent) ? asked + 1 : 0);
  };

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
          className={clsx(field.field, field.code)}
          value={text}
          placeholder="0x…"
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={id}
          aria-invalid={decoding?.decoded.kind === 'problem'}
          onFocus={open}
          onChange={takeInput}
        />
        <p id={id} className={styles.note}>
          Decoded in your browser: nothing is sent or stored.
        </p>
        <ButtonRow label="Examples:">
          {examples.map(({label, data}) => (
            <Button key={label} onPress={() => takeExample(data)}>
              {label}
            </Button>
          ))}
        </ButtonRow>
        <p role="status">{statusOf({text, isFailed, decoding})}</p>
        {decoder !== undefined && decoding !== undefined && (
          <decoder.Result
            key={decoding.input}
            decoding={decoding}
            asked={asked}
            onClear={() => {
              change('');
              setAsked(0);
              input.current?.focus();
            }}
          />
        )}
      </NeedsScripts>
    </>
  );
}
