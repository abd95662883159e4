import {type ComponentType, type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '../../ui/Button';
import ExternalIcon from '../../ui/ExternalLink/ExternalIcon';
import type {Props as FormProps} from './FeedbackForm';
import {type FeedbackPage, issueUrl} from './issueUrl';
import styles from './styles.module.css';

/** The custom field `feedback`, from `config/feedback.ts`. */
interface Places {
  readonly forum: string;
  readonly issue: string;
  readonly endpoint?: string;
}

const answers = ['Yes', 'No'] as const;

/** Asks whether a page helped. The links work without JavaScript. The form loads after the reader answers. */
export default function PageFeedback({page}: {readonly page: FeedbackPage}): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {forum, issue, endpoint} = customFields?.feedback as Places;
  const [answer, setAnswer] = useState<(typeof answers)[number]>();
  // `null` after a failed load.
  const [Form, setForm] = useState<ComponentType<FormProps> | null>();
  const prefilled = issueUrl(issue, page);

  return (
    <section aria-label="Feedback" className={styles.feedback}>
      <p>
        Was this page helpful?
        {answers.map((word) => (
          <Button
            key={word}
            pressed={answer === word}
            onPress={() => {
              setAnswer(word);
              import('./FeedbackForm').then(
                (form) => setForm(() => form.default),
                () => setForm(null),
              );
            }}
          >
            {word}
          </Button>
        ))}
      </p>
      <p>
        <Link href={prefilled}>
          Report an error
          <ExternalIcon />
        </Link>
        <Link href={forum}>
          Feedback forum
          <ExternalIcon />
        </Link>
      </p>
      {Form && <Form page={page} answer={answer} issue={prefilled} endpoint={endpoint} />}
      {Form === null && <p role="alert">The form could not be loaded. The links work.</p>}
    </section>
  );
}
