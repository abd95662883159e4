import type {ReactNode} from 'react';
import AnswerCard from '../../AnswerCard';
import type {FoundAnswer} from '@site/src/search/hit';
import styles from './list.module.css';

/** The facts that answer the query, above the suggestions. */
export default function Answers({
  answers,
  onClose,
}: {
  readonly answers: readonly FoundAnswer[];
  readonly onClose: () => void;
}): ReactNode {
  return (
    <div className={styles.answers}>
      {answers.map((answer) => (
        <AnswerCard key={`${answer.label} ${answer.value}`} answer={answer} onOpen={onClose} />
      ))}
    </div>
  );
}
