import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {FoundAnswer} from '@site/src/search/hit';
import clsx from 'clsx';
import AnswerValue from './AnswerValue';
import CopyAnswer from './CopyAnswer';
import styles from './styles.module.css';

/** A fact that answers a query, with a button that copies it and a link to the page that explains it. */
export default function AnswerCard({answer}: {readonly answer: FoundAnswer}): ReactNode {
  const {label, url} = answer;
  return (
    <div role="group" aria-label={`Answer: ${label}`} className={styles.answer}>
      <Link to={url} className={clsx(styles.label)}>
        {label}
      </Link>
      <span className={styles.line}>
        <AnswerValue answer={answer} />
        <CopyAnswer answer={answer} />
      </span>
    </div>
  );
}
