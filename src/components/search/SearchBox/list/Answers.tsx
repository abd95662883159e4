import type {MouseEvent, ReactNode} from 'react';
import type {FoundAnswer} from '@site/src/search/hit';
import clsx from 'clsx';
import AnswerValue from '../../AnswerCard/AnswerValue';
import CopyAnswer from '../../AnswerCard/CopyAnswer';
import styles from './list.module.css';

interface Props {
  readonly answers: readonly FoundAnswer[];
  readonly optionId: (index: number) => string;
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (answer: FoundAnswer, event: MouseEvent) => void;
}

/**
 * The facts that answer the query, as the first options of the list, which owns them by their ids. The
 * buttons beside them are no options, so they are outside the list.
 */
export default function Answers({answers, optionId, active, onPoint, onChoose}: Props): ReactNode {
  return (
    <div className={styles.answers}>
      {answers.map((answer, place) => (
        <div
          key={`${answer.label} ${answer.value}`}
          className={clsx(styles.answer, place === active && styles.active)}
        >
          {/* The keys are handled where the focus is: in the input that the list belongs to. */}
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events */}
          <div
            id={optionId(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={styles.fact}
            onClick={(event) => onChoose(answer, event)}
            onPointerMove={() => onPoint(place)}
          >
            <span className={styles.path}>{answer.label}</span>
            <AnswerValue answer={answer} />
          </div>
          <CopyAnswer answer={answer} />
        </div>
      ))}
    </div>
  );
}
