import type {ReactNode} from 'react';
import type {FoundAnswer} from '@site/src/search/hit';
import styles from './styles.module.css';

/** The value of an answer: code, or a sentence with code between backticks. */
export default function AnswerValue({
  answer: {value, isProse = false},
}: {
  readonly answer: FoundAnswer;
}): ReactNode {
  return isProse ? (
    <span className={styles.prose}>
      {/* Every second part is between backticks. The same code can be there twice. */}
      {value.split('`').map((part, place) => {
        const key = `${place}`;
        return place % 2 === 0 ? part : <code key={key}>{part}</code>;
      })}
    </span>
  ) : (
    <code className={styles.value}>{value}</code>
  );
}
