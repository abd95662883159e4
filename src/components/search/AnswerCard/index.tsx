import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {FoundAnswer} from '@site/src/search/hit';
import clsx from 'clsx';
import CopyButton from '../../ui/CopyButton';
import styles from './styles.module.css';

/** A fact that answers a query, with a button that copies it and a link to the page that explains it. */
export default function AnswerCard({
  answer: {label, value, url},
  onOpen,
}: {
  readonly answer: FoundAnswer;
  readonly onOpen?: () => void;
}): ReactNode {
  return (
    <div role="group" aria-label={`Answer: ${label}`} className={styles.answer}>
      <Link to={url} className={clsx(styles.label)} {...(onOpen && {onClick: onOpen})}>
        {label}
      </Link>
      <span className={styles.line}>
        <code className={styles.value}>{value}</code>
        <CopyButton value={value} label={`Copy: ${label}`} />
      </span>
    </div>
  );
}
