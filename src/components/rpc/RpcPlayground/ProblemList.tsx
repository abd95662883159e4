import type {ReactNode} from 'react';
import {useFormTools} from './form/tools';
import type {Problem} from './form/valueProblems';
import styles from './form/playground.module.css';

/** The problems that block the request, each with a button that focuses its field. */
export default function ProblemList({
  problems,
}: {
  readonly problems: readonly Problem[];
}): ReactNode {
  const {focusOn} = useFormTools();
  return (
    <div role="group" aria-label="Fields to fix" className={styles.problems}>
      <ul role="list">
        {problems.map(({id, label, text}) => (
          <li key={id + text}>
            <button type="button" className={styles.go} onClick={() => focusOn(id)}>
              {label}
            </button>{' '}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
