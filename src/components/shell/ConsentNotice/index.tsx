import {type ReactNode, useEffect, useDeferredValue, useRef} from 'react';
import Button from '../../ui/Button';
import VisuallyHidden from '../../ui/VisuallyHidden';
import type {Answer} from './answer';
import styles from './styles.module.css';
import {useReservedSpace} from './useReservedSpace';

export interface Props {
  readonly services: readonly {
    readonly id: string;
    readonly label: string;
    readonly host: string;
  }[];
  readonly privacyPolicyUrl: string;
  readonly answer: Answer;
  readonly onAnswer: (accepted: boolean) => void;
  /** Closes the notice without a change. Present if the reader opened the notice. */
  readonly onClose?: () => void;
}

const answerTexts: Record<Answer, string> = {
  accepted: 'You accepted these services. Declining reloads the page.',
  declined: 'You declined these services.',
  signaled:
    'Your browser signals that your data must not be sold or shared (Global Privacy Control). That counts as declined.',
  none: '',
};

const list = new Intl.ListFormat('en', {type: 'conjunction'});

/** Asks for consent to third-party services. Both answers look alike, and the page does not wait for one. */
export default function ConsentNotice({
  services,
  privacyPolicyUrl,
  answer,
  onAnswer,
  onClose,
}: Props): ReactNode {
  const notice = useRef<HTMLElement>(null);
  // A live region announces text only if it was empty in an earlier render.
  const announcement = useDeferredValue(
    onClose ? '' : 'Privacy choices are at the start of the page.',
    '',
  );
  useReservedSpace(notice);

  useEffect(() => {
    if (!onClose) {
      return undefined;
    }
    notice.current?.focus({preventScroll: true});
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        onClose();
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    <section ref={notice} tabIndex={-1} aria-labelledby="privacy-choices" className={styles.notice}>
      <p id="privacy-choices" className={styles.title}>
        Privacy choices
      </p>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {answerTexts[answer] && <p>{answerTexts[answer]}</p>}
      <p>
        If you accept, this site loads {list.format(services.map(({label}) => label))} from other
        companies. They can recognize your browser and see what you read. All pages work without
        them.
      </p>
      <details>
        <summary>What loads, and from where</summary>
        <ul>
          {services.map(({id, label, host}) => (
            <li key={id}>
              {label}: {host}
            </li>
          ))}
        </ul>
        <p>
          You can change your mind with “Privacy choices” at the bottom of every page.{' '}
          {/* eslint-disable-next-line @docusaurus/no-html-links -- rendered outside the app, without its router */}
          <a href={privacyPolicyUrl}>Privacy policy</a>
        </p>
      </details>
      <div className={styles.buttons}>
        <Button onPress={() => onAnswer(true)}>Accept</Button>
        <Button onPress={() => onAnswer(false)}>Decline</Button>
        {onClose && (
          <Button kind="quiet" onPress={onClose}>
            Leave unchanged
          </Button>
        )}
      </div>
    </section>
  );
}
