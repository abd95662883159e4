import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import Button from '../../ui/Button';
import ExternalIcon from '../../ui/ExternalLink/ExternalIcon';
import field from '../../ui/Field/styles.module.css';
import type {FeedbackPage} from './issueUrl';
import {outcomeText} from './outcomeText';
import {type Outcome, sendFeedback} from './sendFeedback';
import styles from './styles.module.css';
import {withText} from './withText';

export interface Props {
  readonly page: FeedbackPage;
  readonly answer: 'Yes' | 'No' | undefined;
  /** The URL of a new issue that names the page. */
  readonly issue: string;
  /** The URL that the feedback is posted to. Absent: the form only links to a new issue. */
  readonly endpoint: string | undefined;
}

/** A form for feedback on the page. It sends nothing before the reader presses Send. */
export default function FeedbackForm({page, answer, issue, endpoint}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const status = useRef<HTMLParagraphElement>(null);
  const isSent = outcome?.kind === 'sent';
  const host = endpoint === undefined ? '' : new URL(endpoint).host;

  useEffect(() => {
    // The focused button was removed.
    if (isSent) {
      status.current?.focus();
    }
  }, [isSent]);

  const send = async (to: string) => {
    setOutcome(undefined);
    setSending(true);
    setOutcome(await sendFeedback(to, {...page, helpful: answer === 'Yes', text}));
    setSending(false);
  };

  return (
    <div className={styles.form}>
      {!isSent && (
        <>
          <label htmlFor={id}>
            {answer === 'Yes'
              ? 'What helped, or what could be better?'
              : 'What is wrong or missing?'}
          </label>
          <textarea
            id={id}
            className={field.field}
            rows={4}
            maxLength={4000}
            value={text}
            onChange={({target}) => setText(target.value)}
          />
          {endpoint !== undefined && (
            <>
              <p>
                When you press Send, your answer, this text, and this page’s title, address and
                checked date go to {host}. Leave out names, keys and anything private.
              </p>
              <Button busy={sending} onPress={() => void send(endpoint)}>
                {sending ? 'Sending' : 'Send'}
              </Button>
            </>
          )}
        </>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {outcome && outcomeText(outcome, host)}
      </p>
      {!isSent && (
        <p>
          {endpoint === undefined ? 'Nothing is sent from here: ' : 'Or in public: '}
          <Link href={withText(issue, text)}>
            open an issue on GitHub with this text
            <ExternalIcon />
          </Link>
          . You can check it there first.
        </p>
      )}
    </div>
  );
}
